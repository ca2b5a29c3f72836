/** What conservation counts in one session. */
export interface SessionTally {
  humanMessages: number;
  assistantTexts: number;
  thoughts: number;
  calls: number;
  results: number;
}

/** Nothing counted yet. */
export function noTally(): SessionTally {
  return { humanMessages: 0, assistantTexts: 0, thoughts: 0, calls: 0, results: 0 };
}

// biome-ignore lint/suspicious/noExplicitAny: the counters look into raw data of formats without a schema of ours.
export type Raw = any;

/** Runs a function on every item of a list, and on nothing where there is no list. */
export function each(list: Raw, run: (item: Raw, index: number) => void): void {
  if (Array.isArray(list)) for (const [index, item] of list.entries()) run(item, index);
}

/** Says whether a value is a string that holds anything but space. */
export function says(value: Raw): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
