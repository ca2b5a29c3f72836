/** The numbers under which values stand in the markers of their family. */
export interface Numbers {
  /** The number of a value within its family: the first person is 1. */
  number(family: string, digest: string): number;
  /** Reads the numbers of persons that an earlier run left in a text, so that no one else gets them. */
  noteNumbers(text: string): void;
}

/** Gives numbers out as the values come. */
export function startNumbers(): Numbers {
  const numbers = new Map<string, Map<string, number>>();
  const highest = new Map<string, number>();
  return {
    number(family, of) {
      const known = numbers.get(family) ?? new Map<string, number>();
      numbers.set(family, known);
      const number = known.get(of) ?? (highest.get(family) ?? 0) + 1;
      known.set(of, number);
      highest.set(family, Math.max(highest.get(family) ?? 0, number));
      return number;
    },
    noteNumbers(text) {
      if (!text.includes('PERSON_')) return;
      for (const [, number] of text.matchAll(/\[PERSON_(\d{1,6})\]/g))
        highest.set('PERSON', Math.max(highest.get('PERSON') ?? 0, Number(number)));
    },
  };
}
