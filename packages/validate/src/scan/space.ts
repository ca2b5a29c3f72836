import { bytes, view } from './room.ts';

/** The first offset that holds no white space. */
export function space(from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at] as number;
    if (byte > 32 || (byte !== 32 && byte !== 10 && byte !== 13 && byte !== 9)) return at;
    at++;
    // Indented documents have much of it.
    while (view.getInt32(at, true) === 0x20202020) at += 4;
  }
}
