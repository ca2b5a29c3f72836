import { isEnough, unsure } from './doubt';
import { COUNT, ELEMENTS, TAG_KEY, TAG_LENGTH, TAG_TEXTS, TAGGED_PLAN, TAGGED_SIZE, TEXT, TEXT_LENGTH } from './layout';
import { stands } from './listed';
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET } from './signs';
import { space } from './space';
import { QUOTE, text } from './text';

/** The branch that the first key of that name in an object calls for; 0 where none is, or where that is not sure. */
export function tagged(tag: i32, start: i32): i32 {
  const key = load<i32>(tag + TAG_KEY);
  const length = load<i32>(tag + TAG_LENGTH);
  let at = space(start + 1);
  while (load<u8>(at) === QUOTE) {
    const isTag = stands(key, length, at + 1);
    const end = text(at + 1);
    if (end === -1) return 0;
    at = space(end);
    if (load<u8>(at) !== COLON) return 0;
    at = space(at + 1);
    if (isTag) return branch(tag + TAG_TEXTS, at);
    const after = skipped(at);
    if (after === -1) return 0;
    at = space(after);
    if (load<u8>(at) === COMMA) at = space(at + 1);
  }
  // The key may be written with escapes.
  unsure();
  return 0;
}

function branch(texts: i32, at: i32): i32 {
  const length = load<u8>(at) === QUOTE ? text(at + 1) - at - 2 : -1;
  const last = texts + ELEMENTS + TAGGED_SIZE * load<i32>(texts + COUNT);
  for (let each = texts + ELEMENTS; each < last; each += TAGGED_SIZE) {
    if (load<i32>(each + TEXT_LENGTH) === length && stands(load<i32>(each + TEXT), length, at + 1))
      return load<i32>(each + TAGGED_PLAN);
  }
  // It may be written with escapes.
  unsure();
  return 0;
}

/** The place behind any value; whether it is in order is not looked at. */
function skipped(from: i32): i32 {
  let open = 0;
  let at = from;
  while (true) {
    const byte = <i32>load<u8>(at);
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
