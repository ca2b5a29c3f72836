import { type Layout, pairsWith } from './layout.ts';

/** A name and its value side by side in a frame, or in a row that a client shows alone. */
export const frame: Layout = {
  signs: ['\u2502', '-[ RECORD'],
  pairs: pairsWith(
    /(?:^|\n)[^\n\u2502]{0,40}\u2502 (?<key>[^\u2502\n]{2,60}?) {1,60}\u2502 (?<value>[^\s\u2502][^\u2502\n]{0,399}?) {1,200}\u2502(?=\r?\n|$)/dg,
    /(?:^|\n)(?<key>[A-Za-z_]\w{1,59}) {1,60}\| (?<value>[^\s|][^|\n]{1,399}?) {0,200}(?=\r?\n|$)/dg,
  ),
};
