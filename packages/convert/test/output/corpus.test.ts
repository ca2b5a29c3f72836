import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../../tools/chance/share.ts';
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
  // Every session is written in some of the ways, the next in others.
  let turn = 0;
  for (const { file, format } of corpusFiles())
    it(`${format}: ${file}`, () => {
      for (const { source } of corpusSessions(file, format)) {
        turn += 1;
        for (const options of targets.filter((_, index) => isInShare(index + turn, 3))) {
          const done = convert(source, { ...options, from: format });
          if (done.refused) {
            expect(done.reason, `${options.to}: ${done.message}`).toBe('nothing-to-write');
            continue;
          }
          expect(problemsOf(done.to, done.document), options.to).toEqual([]);
        }
      }
    });
});
