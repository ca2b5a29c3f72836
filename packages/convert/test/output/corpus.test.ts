import { describe, expect, it } from 'vitest';
import { convert } from '../../src/index.ts';
import { corpus, corpusFiles, corpusSessions } from '../corpus.ts';
import { problemsOf } from './problems.ts';

const targets = [
  { to: 'trajectory', timestamp: '2026-01-31T00:00:00Z', clean: false },
  { to: 'forsy' },
  { to: 'atif' },
  { to: 'sts' },
  { to: 'open-token', include: 'include-internal', internal: 'full', redact: 'none' },
  { to: 'open-token', mode: 'ndjson', redact: 'pii', key: 'k' },
] as const;

describe.skipIf(corpus === undefined)('every session of the corpus (TRACE_CORPUS names its folder)', () => {
  for (const { file, format } of corpusFiles())
    it(`${format}: ${file}`, () => {
      for (const { source } of corpusSessions(file, format))
        for (const options of targets) {
          const done = convert(source, { ...options, from: format });
          if (done.refused) {
            expect(done.reason, `${options.to}: ${done.message}`).toBe('nothing-to-write');
            continue;
          }
          expect(problemsOf(done.to, done.document), options.to).toEqual([]);
        }
    });
});
