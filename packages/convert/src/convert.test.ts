import { readFileSync } from 'node:fs';
import type { ForsyTrace } from '@trace-formats/schema';
import { assertForsyTrace } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import {
  convert,
  type Json,
  migrate,
  openLedger,
  readTimeline,
  type Source,
  sourceOfDocument,
  sourceOfRecords,
  trainingRows,
} from './index.ts';

const trajectory = {
  messages: [{ role: 'user', content: 'Hi.' }],
  session_id: 's',
  model: 'm',
  timestamp: '2026-01-01T00:00:00Z',
};

describe('the format of a source', () => {
  const ledger = openLedger();
  const sources: readonly (readonly [string, Parameters<typeof readTimeline>[0]])[] = [
    ['trajectory', sourceOfDocument(trajectory)],
    [
      'claude-code',
      sourceOfRecords([
        { type: 'user', uuid: 'u', parentUuid: null, sessionId: 's', message: { role: 'user', content: 'Hi.' } },
      ]),
    ],
    [
      'sts',
      sourceOfRecords([
        { type: 'session', harness: 'h', id: 's' },
        { type: 'message', message: { role: 'user', content: 'Hi.' } },
      ]),
    ],
    ['pi', sourceOfRecords([{ type: 'session', version: 3, id: 's', timestamp: '2026-01-01T00:00:00Z', cwd: '/' }])],
    [
      'atif',
      sourceOfDocument({ schema_version: 'ATIF-v1.5', session_id: 's', agent: { name: 'a', version: '1' }, steps: [] }),
    ],
  ];
  for (const [format, source] of sources)
    it(`is told by its content: ${format}`, () => {
      const reading = readTimeline(source, undefined, ledger);
      expect('timeline' in reading && reading.timeline.format).toBe(format);
    });
});

describe('a refusal', () => {
  const refused: readonly (readonly [string, Json])[] = [
    ['opencode', { info: { id: 'ses_1', version: '1.0' }, messages: [{ info: { role: 'user' }, parts: [] }] }],
    ['swe-agent', { history: [{ role: 'user', content: 'x', agent: 'main' }], trajectory: [], info: {} }],
  ];
  for (const [format, document] of refused)
    it(`says in one line that ${format} cannot be converted, and what can`, () => {
      const outcome = convert(sourceOfDocument(document), { to: 'trajectory' });
      expect(outcome).toMatchObject({ refused: true, reason: 'format-not-readable' });
      const message = outcome.refused ? outcome.message : '';
      expect(message).toContain(`(${format})`);
      expect(message).toContain('open-token, trajectory, forsy');
      expect(message).not.toContain('\n');
    });

  it('says that a format could not be told, and why', () => {
    const outcome = convert(sourceOfDocument({ a: 1 }), { to: 'trajectory' });
    expect(outcome).toMatchObject({ refused: true, reason: 'format-unknown' });
  });

  it('takes the word of the caller before that of the content', () => {
    const outcome = readTimeline(sourceOfDocument(trajectory), 'openai-chat', openLedger());
    expect('timeline' in outcome && outcome.timeline.format).toBe('openai-chat');
  });
});

describe('fields that only the format of the source has', () => {
  const trace = {
    trace_id: 'f1',
    final_output: 'Done.',
    steps: [{ step: 1, turn: 1, actor: 'user', action: 'user_message', input: 'Do.', eval: 0, directive: 'x' }],
  };

  it('are each named among the losses, at their own place', () => {
    const outcome = convert(sourceOfDocument(trace), { to: 'sts', from: 'forsy' });
    const places = outcome.refused ? [] : outcome.losses.map(({ kind, place }) => `${kind} ${place.pointer}`);
    for (const pointer of ['/final_output', '/steps/0/eval', '/steps/0/directive'])
      expect(places).toContain(`dropped ${pointer}`);
  });

  it('are named once for a long log, with a count', () => {
    const record = (id: number) => [
      {
        type: 'assistant',
        uuid: `a${id}`,
        message: { id: `m${id}`, content: [{ type: 'tool_use', id: `t${id}`, name: 'f', input: {} }] },
      },
      {
        type: 'user',
        uuid: `u${id}`,
        toolUseResult: { x: 1 },
        message: { content: [{ type: 'tool_result', tool_use_id: `t${id}`, content: 'r' }] },
      },
    ];
    const outcome = convert(sourceOfRecords([...record(1), ...record(2)]), { to: 'sts', from: 'claude-code' });
    const losses = outcome.refused ? [] : outcome.losses.filter(({ field }) => field === '/toolUseResult');
    expect(losses).toMatchObject([{ kind: 'dropped', count: 2, place: { record: 2, pointer: '/toolUseResult' } }]);
  });
});

describe('what callers have parsed', () => {
  const value: unknown = JSON.parse(
    readFileSync(new URL('../../../schemas/forsy/v0.1/valid/trace/full.json', import.meta.url), 'utf8'),
  );
  assertForsyTrace(value);
  // The type of the schema, and no longer `any` or `Json`.
  const trace: ForsyTrace = value;

  it('is taken under the type that the schema gives it', () => {
    expect(convert(sourceOfDocument(trace), { to: 'open-token' })).toMatchObject({ refused: false, from: 'forsy' });
    expect(migrate(trace)).toMatchObject({ refused: false, document: trace });
    expect(trainingRows(trace, 'step-labels')).toMatchObject({ refused: false });
  });

  it('is not taken for a source, and a sentence says what makes one', () => {
    const others = [{ value: undefined }, { records: [1] }, { records: [{}] }, { files: [null] }, { files: 'x' }];
    for (const none of [trace, 'text', null, ...others])
      expect(() => convert(none as unknown as Source, { to: 'atif' })).toThrow(/sourceOfDocument or sourceOfRecords/);
  });
});
