import { type Place, start } from './places.ts';

/** Follows a text whose bytes come one after the other. */
export interface PlaceCounter {
  count(bytes: Uint8Array): void;
  /** The place behind all that was counted. */
  place(): Place;
}

/** Counts lines, and columns in UTF-16 code units, from the beginning of a file. */
export function placeCounter(): PlaceCounter {
  let { line, column } = start;
  let isAfterReturn = false;
  return {
    count: (bytes) => {
      // In variables of its own, for this looks at every byte.
      const { length } = bytes;
      let units = column;
      for (let at = 0; at < length; at++) {
        const byte = bytes[at]!;
        // Bytes that go on with a character count for nothing, and characters beyond the first plane for two.
        if (byte >= 0x80) units += byte < 0xc0 ? 0 : byte < 0xf0 || byte > 0xf7 ? 1 : 2;
        else if (byte > 13) units++;
        else if (byte === 10 || byte === 13) {
          const isEnded = at === 0 ? isAfterReturn : bytes[at - 1] === 13;
          if (byte === 13 || !isEnded) line++;
          units = 1;
        } else units++;
      }
      column = units;
      if (length > 0) isAfterReturn = bytes[length - 1] === 13;
    },
    place: () => ({ line, column }),
  };
}
