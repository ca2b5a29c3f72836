import { bytesThatGrow } from './bytes-that-grow.ts';

/** Holds the beginning of a line whose end has not come yet; of a line past the limit only the length. */
export interface HeldLine {
  add(bytes: Uint8Array): void;
  take(): { readonly bytes: Uint8Array; readonly dropped: number };
  /** What is held: a view that is good until more is added. */
  all(): Uint8Array;
  isEmpty(): boolean;
  length(): number;
}

/** Holds nothing yet, and no line of more than so many bytes. */
export function heldLine(most: number): HeldLine {
  let held = bytesThatGrow();
  // What is taken is a view that must outlive what is added in the same call, so two of them take turns.
  let spare = bytesThatGrow();
  let dropped = 0;
  return {
    add: (bytes) => {
      if (bytes.length === 0) return;
      // One line end of two bytes may stand behind the longest line.
      if (dropped > 0 || held.length() + bytes.length > most + 2) {
        dropped += held.length() + bytes.length;
        held.clear();
      } else held.add(bytes);
    },
    take: () => {
      const taken = { bytes: held.bytes(), dropped };
      [held, spare] = [spare, held];
      held.clear();
      dropped = 0;
      return taken;
    },
    all: () => held.bytes(),
    isEmpty: () => held.length() === 0 && dropped === 0,
    length: () => held.length(),
  };
}
