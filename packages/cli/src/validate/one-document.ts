const [LF, CR] = [10, 13];

/** Whether bytes are not several documents line by line: among the first lines none but the first opens a value, and that one only opens it. */
export function isSurelyOneDocument(bytes: Uint8Array): boolean {
  if (bytes.includes(CR)) return false;
  let start = 0;
  for (let line = 0; line < 64; line++) {
    const lf = bytes.indexOf(LF, start);
    if (lf === -1 || lf === bytes.length - 1) return line === 0 || !opensAndGoesOn(bytes.subarray(start));
    if (opensAndGoesOn(bytes.subarray(start, lf))) return false;
    start = lf + 1;
  }
  return true;
}

const openers = new Set([0x7b, 0x5b]);

function opensAndGoesOn(line: Uint8Array): boolean {
  const at = firstFull(line, 0);
  return openers.has(line[at] ?? 0) && firstFull(line, at + 1) < line.length;
}

function firstFull(line: Uint8Array, from: number): number {
  let at = from;
  while (line[at] === 32 || line[at] === 9 || line[at] === LF) at++;
  return at;
}
