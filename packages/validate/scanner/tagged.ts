import { unsure } from './doubt';
import { COUNT, ELEMENTS, TAG_KEY, TAG_LENGTH, TAG_TEXTS, TAGGED_PLAN, TAGGED_SIZE, TEXT, TEXT_LENGTH } from './layout';
import { stands } from './listed';
import { COLON, COMMA } from './signs';
import { skipped } from './skipped';
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
