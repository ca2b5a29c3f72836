import { closeSync, openSync, readSync } from 'node:fs';

/** Calls back with every line of a file as a view into one reused buffer; the caller decodes it before it returns. */
export function eachLine(path, take) {
  const file = openSync(path, 'r');
  let buffer = Buffer.allocUnsafe(1 << 20);
  let kept = 0;
  for (;;) {
    if (kept === buffer.length) {
      const larger = Buffer.allocUnsafe(buffer.length * 2);
      buffer.copy(larger, 0, 0, kept);
      buffer = larger;
    }
    const read = readSync(file, buffer, kept, buffer.length - kept, null);
    const end = kept + read;
    let start = 0;
    for (let at = buffer.indexOf(10, kept); at !== -1 && at < end; at = buffer.indexOf(10, start)) {
      take(buffer.subarray(start, at));
      start = at + 1;
    }
    if (read === 0) {
      if (end > start) take(buffer.subarray(start, end));
      break;
    }
    buffer.copyWithin(0, start, end);
    kept = end - start;
  }
  closeSync(file);
}
