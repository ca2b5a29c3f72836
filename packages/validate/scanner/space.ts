/** The first place that holds no white space. */
export function space(from: i32): i32 {
  let at = from;
  while (true) {
    const byte = <i32>load<u8>(at);
    if (byte > 32 || (byte !== 32 && byte !== 10 && byte !== 13 && byte !== 9)) return at;
    at++;
    // Indented documents have many spaces in a row.
    const others = i8x16.bitmask(i8x16.ne(v128.load(at), i8x16.splat(0x20)));
    at += others === 0 ? 16 : ctz(others);
  }
}
