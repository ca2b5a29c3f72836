import { beSure, isEnough, unsure } from './doubt';
import { ZEROS } from './layout';
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET } from './signs';
import { QUOTE, text } from './text';

/** As `skipped`, of the first value of so many bytes; -1 where it does not end among them. What stands behind them is lost. */
export function behind(from: i32, length: i32): i32 {
  memory.fill(from + length, 0, ZEROS);
  beSure(length);
  return skipped(from);
}

/** The place of the comma or the bracket behind any value; whether that is in order is not looked at. */
export function skipped(from: i32): i32 {
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
