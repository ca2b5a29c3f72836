/** What the system calls the fault with which something ended, such as `ENOENT`; undefined for an error of another kind. */
export function codeOf(error: unknown): string | undefined {
  return has(error, 'code') && typeof error.code === 'string' ? error.code : undefined;
}

/** The end of a sentence for a fault for which we have no words of our own. */
export function saidBySystem(error: unknown): string {
  return `the system says ${codeOf(error) ?? messageOf(error)}`;
}

/** What an error says of itself, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** True for what a call of the system ended with, as when it reads a file; false for what a program did wrong. */
export function isOfSystem(error: unknown): boolean {
  return has(error, 'syscall');
}

function has<Name extends string>(error: unknown, name: Name): error is Readonly<Record<Name, unknown>> {
  return error instanceof Error && name in error;
}
