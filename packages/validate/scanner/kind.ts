import { ARRAY, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from './layout';
import { OPEN_BRACE, OPEN_BRACKET } from './signs';
import { QUOTE } from './text';

/** The kind of the value that begins at a place, told from its first sign. */
export function kindAt(at: i32): i32 {
  switch (<i32>load<u8>(at)) {
    case OPEN_BRACE:
      return OBJECT;
    case QUOTE:
      return STRING;
    case 0x6e:
      return NULL;
    case OPEN_BRACKET:
      return ARRAY;
    case 0x74:
      return TRUE;
    case 0x66:
      return FALSE;
    default:
      return NUMBER;
  }
}
