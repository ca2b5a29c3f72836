import { backslash } from '../code-units.ts';
import { countUpTo } from '../offsets.ts';

/** A text as it reads otherwise, such as with its backslash escapes undone, and the way back to the original. */
export interface Unescaped {
  readonly text: string;
  readonly toOriginal: Way;
}

/** Where an offset stands in the original; what was taken out right before the end of a part is no part of it. */
export type Way = (offset: number, isEnd: boolean) => number;

const anyEscape = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(["'\\/bfnrt]|0(?!\d)))/g;
const plain: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '0': '\0' };

/** True when a text holds something that could be an escape. */
export function hasEscapes(text: string, from: number, to: number): boolean {
  return text.slice(from, to - 1).includes('\\');
}

/** Undoes the escapes that JSON and most programming languages share; anything else that follows a backslash stays. */
export function undoEscapes(text: string, from: number, to: number): Unescaped {
  const part = text.slice(from, to);
  const decoded = part.length <= pieceLength ? decodePiece(part) : decodeInPieces(part);
  // For each escape: where the result goes on behind its one character, and by how much the original is ahead there.
  let places: number[] | undefined;
  const shifts: number[] = [];
  return {
    text: decoded,
    toOriginal(offset) {
      if (!places) {
        places = [];
        let shift = 0;
        for (const { 0: whole, index } of part.matchAll(anyEscape)) {
          places.push(index - shift + 1);
          shift += whole.length - 1;
          shifts.push(shift);
        }
      }
      const passed = countUpTo(places, offset);
      return from + offset + (passed === 0 ? 0 : shifts[passed - 1]!);
    },
  };
}

/** A long text would take twenty times its size, because the engine makes a list of all escapes before it writes anything. */
const pieceLength = 1 << 16;
const longestEscape = 6;

function decodeInPieces(part: string): string {
  const pieces: string[] = [];
  for (let from = 0; from < part.length; ) {
    const to = betweenEscapes(part, from + pieceLength);
    pieces.push(decodePiece(part.slice(from, to)));
    from = to;
  }
  return pieces.join('');
}

/** The first offset from another one on that lies in no escape, because none begins shortly before it; or the end of the text. */
function betweenEscapes(text: string, least: number): number {
  let at = least;
  let last = at - longestEscape + text.slice(at - longestEscape, at).lastIndexOf('\\');
  while (at < text.length && at - last < longestEscape) {
    if (text.charCodeAt(at) === backslash) last = at;
    at += 1;
  }
  return Math.min(at, text.length);
}

function decodePiece(part: string): string {
  if (!part.includes('\\')) return part;
  return decodeJson(part) ?? part.replace(anyEscape, (_, unicode, hex, letter) => character(unicode, hex, letter));
}

/** The engine's own decoder is much faster, and gives up on anything that is not strictly JSON. */
function decodeJson(part: string): string | undefined {
  if (noJson.test(part)) return undefined;
  try {
    const value: unknown = JSON.parse(`"${part}"`);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What shows most texts to be no JSON: to learn it from an error that is thrown takes longer than to decode them. */
const noJson = /[\0-\u001f]|\\[^"\\/bfnrtu]/;

function character(unicode: string | undefined, hex: string | undefined, letter: string | undefined): string {
  return letter ? (plain[letter] ?? letter) : String.fromCharCode(Number.parseInt(unicode ?? hex ?? '0', 16));
}
