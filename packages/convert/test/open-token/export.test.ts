import { canonical } from '@trace-formats/digest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/chance/share.ts';
import {
  convert,
  type OpenTokenOptions,
  openLedger,
  openTokenText,
  readOpenTokenOptions,
  sourceOfDocument,
  sourceOfRecords,
  type Timeline,
} from '../../src/index.ts';
import type { JsonObject } from '../../src/json/json.ts';
import { known } from '../../src/json/known.ts';
import { openTokenFromTimeline } from '../../src/open-token/from-timeline.ts';
import { streamOf } from '../../src/open-token/write/stream-of.ts';
import { anyTimeline } from '../arbitrary-timeline.ts';
import { problemsOf } from '../output/problems.ts';
import { checklist } from './checklist.ts';

const everything = { include: 'include-internal', internal: 'full', redact: 'none' } as const;

const options: fc.Arbitrary<OpenTokenOptions> = fc.record(
  {
    include: fc.constantFrom('visible-only', 'include-internal'),
    internal: fc.constantFrom('redacted', 'summary', 'full'),
    redact: fc.constantFrom('none', 'secrets', 'pii', 'strict'),
    strategy: fc.constantFrom('mask', 'drop', 'hash'),
    key: fc.constant('k'),
    integrity: fc.boolean(),
  },
  { requiredKeys: ['key'] },
);

function written(timeline: Timeline, given: OpenTokenOptions): JsonObject {
  const outcome = openTokenFromTimeline(timeline, { ...given, mode: 'json' }, openLedger());
  if ('refused' in outcome) throw new Error(outcome.message);
  return outcome.document as JsonObject;
}

/** Puts a stream together again. */
function documentOf(records: readonly JsonObject[]): JsonObject {
  const [{ type: _, ...head }, ...rest] = records as readonly [JsonObject, ...JsonObject[]];
  const footer = rest.at(-1)?.['type'] === 'footer' ? rest.pop() : undefined;
  const events = rest.map(({ type: _, event_type, ...event }) => ({ ...event, type: event_type }));
  return known({ ...head, events, integrity: footer?.['integrity'] });
}

describe('an Open-Token export', () => {
  it('holds to the schema and to the checklist of the format, whatever the session and the options', () => {
    fc.assert(
      fc.property(anyTimeline, options, (timeline, given) => {
        const document = written(timeline, given);
        expect(problemsOf('open-token', document)).toEqual([]);
        expect(problemsOf('open-token', streamOf(document) as never)).toEqual([]);
        expect(checklist(document)).toEqual([]);
      }),
      { numRuns: tries(50) },
    );
  });

  it('is the same document whether it was written as JSON or as a stream', () => {
    fc.assert(
      fc.property(anyTimeline, options, (timeline, given) => {
        const document = written(timeline, given);
        const stream = openTokenText(streamOf(document));
        const back = documentOf(
          stream
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
        );
        expect(canonical(back)).toBe(canonical(document));
      }),
    );
  });

  it('invents no time, no text and no turn', () => {
    fc.assert(
      fc.property(anyTimeline, (timeline) => {
        const events = written(timeline, everything)['events'] as readonly JsonObject[];
        const times = new Set<unknown>(timeline.events.map(({ at }) => at));
        for (const { ts } of events) expect(ts === undefined || times.has(ts)).toBe(true);
        const said = timeline.events.filter(({ kind }) => kind === 'message').length;
        const isSaid = ({ type, role }: JsonObject): boolean => type === 'message' && role !== 'assistant_thought';
        expect(events.filter(isSaid).length).toBe(said);
      }),
    );
  });

  it('exported again gives itself, byte for byte', () => {
    fc.assert(
      fc.property(anyTimeline, (timeline) => {
        const document = written(timeline, everything);
        const again = convert(sourceOfDocument(document), { ...everything, to: 'open-token', from: 'open-token' });
        if (again.refused) throw new Error(again.message);
        expect(canonical(again.document)).toBe(canonical(document));
        const stream = sourceOfRecords(streamOf(document));
        const third = convert(stream, { ...everything, to: 'open-token', from: 'open-token' });
        expect(third.refused ? third.message : canonical(third.document)).toBe(canonical(document));
      }),
      { numRuns: tries(100) },
    );
  });
});

describe('the options of an export, as bare words', () => {
  it('are read by name', () => {
    expect(
      readOpenTokenOptions([
        'mode=ndjson',
        'pretty=false',
        'max_bytes=2000',
        'redact=pii',
        'drop_events=true',
        'key=a=b',
      ]),
    ).toEqual({ mode: 'ndjson', pretty: false, max_bytes: 2000, redact: 'pii', drop_events: true, key: 'a=b' });
  });

  for (const word of [
    'mode=xml',
    'key=',
    'max_bytes=0',
    'max_bytes=1e3',
    'mod=json',
    'mode',
    'exported_at=yesterday',
    'exported_at=2026-02-30T00:00:00Z',
  ])
    it(`refuse ${word} in one sentence`, () => {
      const misread = readOpenTokenOptions([word]);
      expect('problem' in misread ? misread.problem : '').toMatch(/^[^\n]+\.$/);
    });
  it('refuse two values for one of them, and take the same value twice', () => {
    expect(readOpenTokenOptions(['redact=pii', 'redact=none'])).toMatchObject({
      problem: 'redact is given twice, and takes one value.',
    });
    expect(readOpenTokenOptions(['redact=pii', 'redact=pii'])).toEqual({ redact: 'pii' });
  });
});
