import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInShare, tries } from '../../../../tools/chance/share.ts';
import {
  openLedger,
  type Part,
  readTimeline,
  type Timeline,
  type Trap,
  type WritableFormat,
  writableFormats,
} from '../../src/index.ts';
import { leaveOut } from '../../src/losses/leave-out.ts';
import { anyTimeline } from '../arbitrary-timeline.ts';
import { corpus, corpusFiles, corpusSessions } from '../corpus.ts';
import { honest, problemsOf, type Write } from './pass.ts';

const pairs = writableFormats.flatMap((from) =>
  writableFormats.flatMap((through) => (from === through ? [] : [[from, through] as const])),
);

describe('there and back', () => {
  for (const [from, through] of pairs)
    it(`${from} through ${through} keeps everything but the listed losses, and those are declared`, () => {
      let compared = 0;
      fc.assert(
        fc.property(anyTimeline, (timeline) => {
          const problems = problemsOf(timeline, from, through);
          if (problems === undefined) return;
          compared += 1;
          expect(problems).toEqual([]);
        }),
        { numRuns: tries(10) },
      );
      expect(compared).toBeGreaterThan(6);
    });
});

describe('the bounds of a span that name their causes', () => {
  const place = { pointer: '' };
  const session: Timeline = {
    format: 'made-up',
    session: { thoughts: 'unknown' },
    actors: [
      { id: 'human', kind: 'human', name: 'user' },
      { id: 'scout', kind: 'model', name: 'scout' },
    ],
    spans: [{ id: 's1', actor: 'scout', source: place }],
    events: [
      { kind: 'message', id: 'e1', actor: 'human', role: 'user', author: 'human', content: said('Go.'), source: place },
      { kind: 'span_start', id: 'e2', actor: 'scout', span: 's1', causes: ['e1'], source: place },
      {
        kind: 'message',
        id: 'e3',
        actor: 'scout',
        span: 's1',
        role: 'assistant',
        author: 'model',
        content: said('Gone.'),
        source: place,
      },
      { kind: 'span_end', id: 'e4', actor: 'scout', span: 's1', causes: ['e3'], source: place },
    ],
  };
  it.each(pairs)('%s through %s', (from, through) => {
    expect(problemsOf(session, from, through) ?? []).toEqual([]);
  });
});

function said(text: string): readonly Part[] {
  return [{ type: 'text', text }];
}

/** A writer that sees only a part of the session, and lists what it did not see, or does not. */
function crippled(keeps: (index: number, kind: string) => boolean, trap: Trap | undefined): Write {
  return (timeline, format, ledger) => {
    const isSeen = timeline.events.map((event, index) => keeps(index, event.kind));
    const events = timeline.events.filter((_, index) => isSeen[index]);
    if (trap !== undefined)
      for (const [index, event] of timeline.events.entries())
        if (!isSeen[index]) leaveOut(event, 'This writer leaves it out.', ledger, trap);
    return honest({ ...timeline, events }, format, ledger);
  };
}

describe('the comparison', () => {
  const cripples: Readonly<Record<string, Write>> = {
    'loses everything but the first event, in silence': crippled((index) => index === 0, undefined),
    'loses everything but the first event, and lists it': crippled((index) => index === 0, 'context-left-out'),
    'loses every second call in silence': crippled((index, kind) => kind !== 'call' || index % 2 === 0, undefined),
    'loses all results and lists them': crippled((_, kind) => kind !== 'result', 'result-without-call'),
    'loses all thoughts and lists them': crippled((_, kind) => kind !== 'thought', 'thought-alone'),
  };
  for (const [name, write] of Object.entries(cripples))
    it(`notices a writer that ${name}`, () => {
      for (const [from, through] of pairs) expect(fails(from, through, write), `${from} through ${through}`).toBe(true);
    });

  it('notices a writer that shuffles what was said, and one that makes up words', () => {
    const shuffled: Write = (timeline, format, ledger) =>
      honest({ ...timeline, events: [...timeline.events].reverse() }, format, ledger);
    const eloquent: Write = (timeline, format, ledger) => {
      const last = timeline.events.findLast((event) => event.kind === 'message');
      const events = last === undefined ? timeline.events : [...timeline.events, { ...last, id: 'made up' }];
      return honest({ ...timeline, events }, format, ledger);
    };
    for (const write of [shuffled, eloquent])
      for (const [from, through] of pairs) expect(fails(from, through, write), `${from} through ${through}`).toBe(true);
  });
});

/** Whether a bad writer is found out within two thousand sessions, always the same ones: most are found out within ten. */
function fails(from: WritableFormat, through: WritableFormat, write: Write): boolean {
  return fc.check(
    fc.property(anyTimeline, (timeline) => (problemsOf(timeline, from, through, write) ?? []).length === 0),
    { endOnFailure: true, numRuns: 2000, seed: 20 },
  ).failed;
}

describe.skipIf(corpus === undefined)('there and back on the corpus (TRACE_CORPUS names its folder)', () => {
  // Every session takes some of the ways, the next others.
  let turn = 0;
  for (const { file, format } of corpusFiles())
    it(`${format}: ${file}`, () => {
      for (const { source } of corpusSessions(file, format)) {
        turn += 1;
        const reading = readTimeline(source, format, openLedger());
        if ('refused' in reading) throw new Error(reading.message);
        for (const [index, [from, through]] of pairs.entries())
          if (isInShare(index + turn, 6))
            expect(problemsOf(reading.timeline, from, through) ?? [], `${from} through ${through}`).toEqual([]);
      }
    });
});
