import { describe, expect, it } from 'vitest';
import { convert, type Json, openLedger, readTimeline, sourceOfDocument, sourceOfRecords } from './index.ts';

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
    [
      'gemini-cli',
      {
        sessionId: 's',
        projectHash: 'h',
        startTime: '2026-01-01T00:00:00Z',
        messages: [{ id: '1', type: 'user', content: 'Hi.' }],
      },
    ],
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
