import { isEnough, unsure } from './doubt.ts';
import { behind } from './expected.ts';
import type { Plan, Tag } from './plan.ts';
import { bytes } from './room.ts';
import { space } from './space.ts';
import { QUOTE, text } from './text.ts';

const [COMMA, COLON] = [0x2c, 0x3a];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The branch that the first key of that name in an object calls for; `undefined` where none is, or where that is not sure. */
export function tagged({ key, branches }: Tag, start: number): Plan | undefined {
  let at = space(start + 1);
  while (bytes[at] === QUOTE) {
    const isTag = behind(key, at + 1) !== -1;
    const end = text(at + 1);
    if (end === -1) return undefined;
    at = space(end);
    if (bytes[at] !== COLON) return undefined;
    at = space(at + 1);
    if (isTag) {
      const valueEnd = bytes[at] === QUOTE ? text(at + 1) : -1;
      for (let index = 0; index < branches.length; index++) {
        const { text: tag, plan } = branches[index] as Tag['branches'][number];
        if (valueEnd - at - 2 === tag.length && behind(tag, at + 1) !== -1) return plan;
      }
      // It may be written with escapes.
      unsure();
      return undefined;
    }
    const after = skipped(at);
    if (after === -1) return undefined;
    at = space(after);
    if (bytes[at] === COMMA) at = space(at + 1);
  }
  // The key may be written with escapes.
  unsure();
  return undefined;
}

/** The offset behind any value; whether it is in order is not looked at. */
function skipped(from: number): number {
  let open = 0;
  let at = from;
  for (;;) {
    const byte = bytes[at];
    if (byte === 0) return -1;
    if (byte === QUOTE) {
      at = text(at + 1);
      if (at === -1) return -1;
    } else {
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) open++;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (open === 0) return at;
        open--;
      } else if (byte === COMMA && open === 0) return at;
      at++;
    }
    if (isEnough()) return unsure();
  }
}
