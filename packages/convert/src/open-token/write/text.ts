import { contentHash } from '@trace-formats/digest';
import { isArray, type JsonObject } from '../../json/json.ts';
import type { OpenTokenOptions } from '../options.ts';

/** The text of an export, as a file holds it. */
export function openTokenText(document: unknown, options: Pick<OpenTokenOptions, 'pretty'> = {}): string {
  return openTokenPieces(document, options).join('');
}

/** The same text in pieces, one for each record: together they may be longer than any string. */
export function openTokenPieces(
  document: unknown,
  { pretty = true }: Pick<OpenTokenOptions, 'pretty'> = {},
): readonly string[] {
  if (isArray(document)) return document.map((record) => `${JSON.stringify(record)}\n`);
  return [pretty ? JSON.stringify(document, null, 2) : JSON.stringify(document), '\n'];
}

/** The document with a digest of its events. */
export function withIntegrity(document: JsonObject, { sha256 }: Pick<OpenTokenOptions, 'sha256'> = {}): JsonObject {
  return {
    ...document,
    integrity: {
      hash_alg: 'sha256',
      canonicalization: 'json-c14n-like',
      events_hash: contentHash(document['events'], sha256),
    },
  };
}
