import { join } from 'node:path';
import { masked } from '@trace-formats/redact';
import { readWhole } from '../../input/bytes/read-file.ts';
import { entriesOf } from '../../input/paths/entries-of.ts';
import { nameOf } from '../../input/source.ts';
import { readmeName } from '../config/file-names.ts';
import type { Card } from '../facts/run-facts.ts';

/** The README that presents a folder, masked, since it is kept and written down with what is known of the dataset. */
export function cardOf(path: string, cwd: string): Card {
  const text = readmeIn(path);
  return { folder: nameOf(path, cwd), text: text === undefined ? undefined : masked(text) };
}

/** The README that lies in a folder, as it stands. */
export function readmeIn(path: string): string | undefined {
  const names = entriesOf(path).map(({ name }) => name);
  // Of several, the one in Markdown is what people are shown.
  const readmes = names.filter((name) => readmeName.test(name));
  for (const name of [...readmes.filter((one) => /\.md$/i.test(one)), ...readmes]) {
    const read = readWhole(join(path, name));
    // A README that cannot be read presents nothing; one of another encoding is for people to read, and told of in part.
    if ('bytes' in read) return Buffer.from(read.bytes).toString('utf8').slice(0, 200_000);
  }
  return undefined;
}
