/** Nothing stands in the way. */
export const clean = 0;
/** There are findings at or above the bar, or a check would change something. */
export const findings = 1;
/** The command could not do its work: usage, configuration, a path, a format, a fault of our own. */
export const cannotWork = 2;

/** What a command ends with. */
export type ExitCode = typeof clean | typeof findings | typeof cannotWork;

/** Of two codes the one that says more: what could not be done weighs more than what was found. */
export function worse(one: ExitCode, other: ExitCode): ExitCode {
  return one > other ? one : other;
}
