import { LF } from '../../code-units.ts';
/** Watches a file that comes in pieces for something that follows the first of its lines that is not blank. */
export function firstLine(): {
  look(piece: Uint8Array): void;
  hasEnded(): boolean;
  isFollowed(): boolean;
  /** The length of the byte order mark before it. */
  mark(): number;
  /** Where the next line begins, if this one begins the file and a line feed ends it. */
  behind(): number | undefined;
} {
  let length = 0;
  let behind: number | undefined;
  let seen = 0;
  let marked = 0;
  let hasBegun = false;
  let hasEnded = false;
  let isFollowed = false;
  return {
    look: (piece) => {
      let at = 0;
      for (; !hasBegun && at < piece.length; at++, seen++) {
        const byte = piece[at]!;
        if (seen === marked && byte === byteOrderMark[marked]) marked++;
        else hasBegun = !blanks.has(byte) || (seen === marked && marked % byteOrderMark.length > 0);
      }
      if (hasBegun && !hasEnded) {
        const ends = [piece.indexOf(LF, at), piece.indexOf(0x0d, at)].filter((end) => end >= 0);
        hasEnded = ends.length > 0;
        at = Math.min(...ends);
        const lf = piece.indexOf(LF);
        if (seen === 1 && lf >= 0) behind = length + lf + 1;
      }
      for (; hasEnded && !isFollowed && at < piece.length; at++) isFollowed = !blanks.has(piece[at]!);
      length += piece.length;
    },
    hasEnded: () => hasEnded,
    isFollowed: () => isFollowed,
    behind: () => behind,
    mark: () => (marked === byteOrderMark.length ? marked : 0),
  };
}

const byteOrderMark = [0xef, 0xbb, 0xbf];
const blanks: ReadonlySet<number> = new Set([0x20, 0x09, LF, 0x0d]);
