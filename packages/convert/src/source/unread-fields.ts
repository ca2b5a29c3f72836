import type { ReadableFormat } from '../formats/formats.ts';
import type { Ledger } from '../losses/loss.ts';
import { fieldOf } from '../losses/loss.ts';
import { passedOver } from './other-keys.ts';
import { eachOther, list, type Other, type Way } from './shape.ts';
import { shapesOf } from './shapes.ts';
import { filesOf, inside, type Place, placeOf, recordPlace, type Source } from './source.ts';

/** Notes every field of a source that its reader does not read, wherever it stands: newer versions of a format have such. */
export function noteUnreadFields(source: Source, format: ReadableFormat, ledger: Ledger): void {
  const { document, record: ofRecord } = shapesOf(format);
  const files = filesOf(source);
  for (const file of files) {
    const found = new Map<string, { readonly place: Place; readonly other: Other; count: number }>();
    const root = placeOf(file, files.length > 1 ? file.name : undefined);
    let inFile: number | undefined;
    // Few records have such a field, so only of those is the place made.
    const tell = (way: Way, other: Other): void => {
      const field = inside(inFile === undefined ? root : recordPlace(root.file, inFile), ...way);
      const name = fieldOf(field.pointer);
      const known = found.get(`${other} ${name}`);
      if (known) known.count += 1;
      else found.set(`${other} ${name}`, { place: field, other, count: 1 });
    };
    if ('value' in file) {
      const shape = Array.isArray(file.value) ? list(document) : document;
      eachOther(file.value, shape, tell);
    } else
      for (const { value, record } of file.records) {
        inFile = record;
        eachOther(value, ofRecord, tell);
      }
    for (const { place: first, other, count } of found.values())
      ledger.lose({ kind: 'dropped', place: first, field: fieldOf(first.pointer), count, why: whys[other] });
  }
}

const whys: Readonly<Record<Other, string>> = {
  unknown: 'The reader of the format does not know this field, and left it out.',
  'another-word':
    'The reader of the format does not know this word, and read what stands here as it does beside the words that it knows.',
  'passed-over': passedOver,
  misplaced: 'The reader of the format finds another kind of value here than it can read, and left it out.',
};
