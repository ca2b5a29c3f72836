/**
 * Says whether the hint of a rule finds fault with the field that `pointer` names in `trace` (or, for a pointer that names a
 * step or another object, with anything inside it). Only hints count: what the exact half of a rule finds is not asked here.
 */
export type Fires = (rule: string, trace: unknown, pointer: string) => boolean;

/** True where a finding at `found` speaks of the judged `pointer`: the same place, a part of it, or a whole that holds it. */
export function speaksOf(found: string, pointer: string): boolean {
  return found === pointer || found.startsWith(`${pointer}/`) || (found !== '' && pointer.startsWith(`${found}/`));
}

/** The rules that are written and can be scored; the others are listed with their counts alone. */
export const written: readonly string[] = [];

/** The one function a writer of rules fills in: run the named rule over the trace and compare places with `speaksOf`. */
export const fires: Fires = (rule) => {
  throw new Error(`No hint is written for ${rule}: add it to \`written\` in labels/adapter.ts and run it here.`);
};
