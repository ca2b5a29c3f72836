import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from '@trace-formats/convert';
import { type Linted, lintDocument } from '@trace-formats/lint';
import { corpusFiles, corpusSessions } from '../../../../convert/test/corpus.ts';

/** A draft that was made of a session of the corpus, with what the linter says of it. */
export interface Draft {
  /** The SHA-256 of the file that the session was read from. */
  readonly file_sha256: string;
  /** Which session of the file it is. */
  readonly session: number;
  readonly document: { readonly steps: readonly unknown[] };
  readonly linted: Linted;
}

/** Every session of the corpus that can be converted, as a draft. Nothing is written. */
export function draftsOf(corpus: string): readonly Draft[] {
  return corpusFiles()
    .filter(({ format }) => format !== 'forsy')
    .flatMap(({ file, format }) => {
      const file_sha256 = createHash('sha256')
        .update(readFileSync(join(corpus, file)))
        .digest('hex');
      return corpusSessions(file, format).flatMap(({ source }, session) => {
        const made = convert(source, { to: 'forsy', from: format });
        if (made.refused) return [];
        const document = made.document as unknown as Draft['document'];
        return [{ file_sha256, session, document, linted: lintDocument(document, 'forsy/v0.1-draft') }];
      });
    });
}
