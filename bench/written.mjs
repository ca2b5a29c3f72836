import { closeSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes pieces to a file beside its place, so many times over, and then puts it there. */
export function written(path, pieces, times = 1) {
  const beside = `${path}.tmp`;
  const file = openSync(beside, 'w');
  for (let time = 0; time < times; time++)
    for (const bytes of pieces()) for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  closeSync(file);
  renameSync(beside, path);
  return path;
}
