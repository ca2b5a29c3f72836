import type { ReadableFormat } from '../formats.ts';
import type { Ledger } from '../losses/loss.ts';
import { fieldOf } from '../losses/loss.ts';
import { eachOther } from './shape.ts';
import { shapes } from './shapes.ts';
import { filesOf, inside, type Place, placeOf, type Source } from './source.ts';

/** Notes every field of a source that its reader does not read, wherever it stands: newer versions of a format have such. */
export function noteUnreadFields(source: Source, format: ReadableFormat, ledger: Ledger): void {
  const { document, record: ofRecord } = shapes[format];
  const files = filesOf(source);
  for (const file of files) {
    const found = new Map<string, { readonly place: Place; count: number }>();
    const tell = (place: Place): void => {
      const field = fieldOf(place.pointer);
      const known = found.get(field);
      if (known) known.count += 1;
      else found.set(field, { place, count: 1 });
    };
    const place = placeOf(file, files.length > 1 ? file.name : undefined);
    if ('value' in file)
      if (Array.isArray(file.value))
        for (const [index, item] of file.value.entries()) eachOther(item, document, inside(place, index), tell);
      else eachOther(file.value, document, place, tell);
    else for (const { value, record } of file.records) eachOther(value, ofRecord, { ...place, record }, tell);
    for (const [field, { place: first, count }] of found)
      ledger.lose({
        kind: 'dropped',
        place: first,
        field,
        count,
        why: 'The reader of the format does not know this field, and left it out.',
      });
  }
}
