import type { LineInPieces, LineOptions, Piecewise, Scanner } from '@trace-formats/validate';
import { LF } from '../../code-units.ts';

/** A line from this size on is looked at while it comes: less is in the caches of the processor all the same. */
export const longFrom: number = 1 << 20;

/** How a reader of lines is to look at long ones, which are kept for whoever reads those that do not pass. */
export function longLines({ inPieces }: Scanner, from: number = longFrom): NonNullable<LineOptions['inPieces']> {
  const begin = (): LineInPieces | undefined => {
    const look = inPieces?.();
    return look && { ...lookAtLine(look), isKept: true };
  };
  return { from, begin };
}

/** Looks at a line that comes in pieces; one that something else than a line feed may end does not pass. */
export function lookAtLine(look: Piecewise): Pick<LineInPieces, 'push' | 'passes'> & { canPass(): boolean } {
  let isSure = true;
  const canPass = (): boolean => isSure && look.state() === 'open';
  return {
    canPass,
    push: (bytes) => {
      const cr = bytes.indexOf(CR);
      isSure &&= cr === -1 || (cr === bytes.length - 2 && bytes[cr + 1] === LF);
      if (isSure) look.push(bytes);
    },
    passes: () => canPass() && look.passes(),
  };
}

const CR = 13;
