import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { masked } from '@trace-formats/redact';
import { detect } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { withoutOwnWords } from '../../src/report/own-words.ts';
import { isTelling } from '../../src/report/without-values.ts';

const schemas = fileURLToPath(new URL('../../../../schemas/', import.meta.url));
const documents = readdirSync(schemas, { recursive: true, encoding: 'utf8' })
  .filter((name) => /valid.*\.(?:json|jsonl|ndjson)$/.test(name))
  .map((name) => readFileSync(`${schemas}${name}`));

/** All that detection says of some documents. */
const answers = new Set(
  documents.flatMap((document) => {
    const { why, candidates } = detect(document);
    return [why, ...candidates.flatMap(({ saw }) => saw)];
  }),
);

describe('what detection says', () => {
  it('is not looked through where only its own words might be telling, which are not sensitive', () => {
    const plain = [...answers].filter((said) => !isTelling(withoutOwnWords(said)));
    expect(plain.filter((said) => isTelling(said)).length).toBeGreaterThan(10);
    for (const said of plain) expect(masked(said)).toBe(said);
  });
  it.each([
    'Forsy trace: schema_version forsy-trace-v0.1x8, a trace.',
    'Forsy trace: schema_version 10.20.30.40, a trace.',
    'OpenCode export: call 555 0199.',
    '10.20.30.40',
    'Password: Forsy trace: hunter',
  ])('is looked through where a document may speak: %s', (said) => {
    expect(isTelling(withoutOwnWords(said))).toBe(true);
  });
});
