import { basename, dirname, join } from 'node:path';
import { packedNames, packingOfName, plainName } from '../input/packed/unpack.ts';

const besideTrace = 'review.json';
const besideLines = 'reviews.jsonl';

/** Every name of a file of signatures: whoever packs all files of a folder packs these too. */
export const signatureNames: readonly string[] = [besideTrace, besideLines].flatMap(packedNames);

/**
 * Where the signatures for a file are written: `review.json` beside a trace, `reviews.jsonl` beside a JSONL file, packed or not.
 */
export function reviewPath(path: string): string {
  return join(dirname(path), holdsLines(path) ? besideLines : besideTrace);
}

/** Where the signatures for a file may stand, the place that they are written to last. */
export function reviewPlaces(path: string): readonly string[] {
  // Of packed lines the signatures stood in `review.json` once.
  const former = holdsLines(path) && packingOfName(path) !== undefined ? [join(dirname(path), besideTrace)] : [];
  return [...former, reviewPath(path)].flatMap(packedNames);
}

/** Where what was signed by sample for the dataset in a folder is written. */
export function samplePath(folder: string): string {
  return join(folder, besideLines);
}

/** Where what was signed by sample may stand, the place that it is written to last. */
export function samplePlaces(folder: string): readonly string[] {
  return packedNames(samplePath(folder));
}

function holdsLines(path: string): boolean {
  return /\.(?:jsonl|ndjson)$/i.test(plainName(basename(path)));
}
