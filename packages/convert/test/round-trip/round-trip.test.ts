import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/facts.ts';
import {
  type Loss,
  openLedger,
  readTimeline,
  sourceOfDocument,
  sourceOfRecords,
  type Timeline,
  type WritableFormat,
  writableFormats,
} from '../../src/index.ts';
import { factsOf } from '../../src/pairs.ts';
import type { Writer } from '../../src/writer.ts';
import { writers } from '../../src/writers.ts';
import { anyTimeline } from '../arbitrary-timeline.ts';
import { corpus, corpusFiles, corpusSessions } from '../corpus.ts';
import { saidOf } from './said.ts';

const options: { readonly [Format in WritableFormat]: object } = {
  'open-token': { include: 'include-internal', internal: 'full', redact: 'none' },
  trajectory: { timestamp: '2026-01-31T00:00:00Z', clean: false },
  forsy: {},
  atif: {},
  sts: {},
};

type AnyWriter = Writer<object>;

interface Passed {
  readonly timeline: Timeline;
  readonly losses: readonly Loss[];
}

/** Writes a timeline and reads what was written; undefined where there is nothing to write. */
function pass(
  timeline: Timeline,
  format: WritableFormat,
  write: AnyWriter = writers[format] as AnyWriter,
): Passed | undefined {
  const ledger = openLedger();
  const written = write(timeline, options[format], ledger);
  if ('refused' in written) {
    expect(written.reason).toBe('nothing-to-write');
    return undefined;
  }
  const source = written.form === 'jsonl' ? sourceOfRecords(written.document) : sourceOfDocument(written.document);
  const reading = readTimeline(JSON.parse(JSON.stringify(source)), format, openLedger());
  if ('refused' in reading) throw new Error(reading.message);
  return { timeline: reading.timeline, losses: ledger.losses() };
}

/** Conservation counts these, so a loss of one is listed with its kind; what is listed need not come back. */
const countedAs: { readonly [F in Fact]?: string } = {
  'thought.text': 'thought',
  'message.text': 'human-message assistant-text',
  'result.text': 'result',
  'call.tool': 'call',
};

/** The facts that both formats hold must come back, but for those of which the losses say that some were dropped. */
function differences(
  before: Timeline,
  after: Timeline,
  from: WritableFormat,
  through: WritableFormat,
  losses: readonly Loss[],
): readonly string[] {
  const held = factsOf(through);
  const problems: string[] = [];
  for (const fact of factsOf(from)) {
    const say = held.has(fact) ? saidOf[fact] : undefined;
    if (say === undefined || isExcused(fact, [from, through], losses)) continue;
    // A response that the source wrote in pieces stands together in a target that has responses; the losses say so.
    const isMoved = losses.some(({ trap }) => trap === 'moved-to-its-call');
    const told = (timeline: Timeline): string =>
      wholeCharacters(isMoved ? [...say(timeline)].map(wholeCharacters).sort() : say(timeline));
    const [one, other] = [told(before), told(after)];
    // What the source does not state may be made up of a digest, as the losses say; a model that says nothing is no speaker.
    if (fact.startsWith('session.') && (one === '[]' || !isAnswered(before))) continue;
    // What the program put in may come back as a person's: then there are more times of people than before, never fewer.
    if (fact === 'event.time' && say(before).every((time) => say(after).includes(time))) continue;
    if (one !== other) problems.push(`${fact}: ${one} became ${other}`);
  }
  return problems;
}

/** Half a surrogate pair is no character, and is replaced where a document has a digest. */
function wholeCharacters(said: unknown): string {
  return JSON.stringify(said, (_, value) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value,
  );
}

function isAnswered({ events }: Timeline): boolean {
  return events.some((event) => event.kind === 'call' || (event.kind === 'message' && event.author === 'model'));
}

function isExcused(fact: Fact, formats: readonly WritableFormat[], losses: readonly Loss[]): boolean {
  if (fact === 'result.isError') return isExcused('result.text', formats, losses);
  const kinds = countedAs[fact]?.split(' ') ?? [];
  if (losses.some(({ kind, of }) => kind !== 'missing' && of !== undefined && kinds.includes(of))) return true;
  // Context that the program put in, and steps without a place of their own, are listed too, without being counted.
  const isSaid = fact === 'message.text' || fact === 'event.time';
  return isSaid && formats.includes('forsy') && losses.some(({ trap }) => trap === 'context-left-out');
}

/** A chat leaves the work of subagents out and a trace tells it by actor alone, so it is compared elsewhere. */
function withoutSubagents(timeline: Timeline): Timeline {
  return { ...timeline, spans: [], events: timeline.events.filter(({ span }) => span === undefined) };
}

describe('there and back', () => {
  for (const from of writableFormats)
    for (const through of writableFormats) {
      if (from === through) continue;
      it(`${from} through ${through} keeps what both formats hold`, () => {
        let compared = 0;
        fc.assert(
          fc.property(anyTimeline.map(withoutSubagents), (timeline) => {
            const start = pass(timeline, from);
            const middle = start && pass(start.timeline, through);
            const end = middle && pass(middle.timeline, from);
            if (!start || !middle || !end) return;
            compared += 1;
            expect(differences(start.timeline, end.timeline, from, through, [...middle.losses, ...end.losses])).toEqual(
              [],
            );
          }),
          { numRuns: 60 },
        );
        expect(compared).toBeGreaterThan(30);
      });
    }

  it('notices a writer that loses everything, and one that loses every second call', () => {
    const nothing: AnyWriter = (timeline, given, ledger) =>
      writers.atif({ ...timeline, events: timeline.events.slice(0, 1) }, given, ledger);
    const half: AnyWriter = (timeline, given, ledger) =>
      writers.atif(
        { ...timeline, events: timeline.events.filter((event, index) => event.kind !== 'call' || index % 2 === 0) },
        given,
        ledger,
      );
    for (const broken of [nothing, half]) {
      const found = fc.check(
        fc.property(anyTimeline, (timeline) => {
          const start = pass(timeline, 'open-token');
          const middle = start && pass(start.timeline, 'atif', broken);
          const end = middle && pass(middle.timeline, 'open-token');
          return (
            !start ||
            !middle ||
            !end ||
            differences(start.timeline, end.timeline, 'open-token', 'atif', middle.losses).length === 0
          );
        }),
      );
      expect(found.failed).toBe(true);
    }
  });
});

describe.skipIf(corpus === undefined)('there and back on the corpus (TRACE_CORPUS names its folder)', () => {
  for (const { file, format } of corpusFiles())
    it(`${format}: ${file}`, () => {
      for (const { source } of corpusSessions(file, format)) {
        const reading = readTimeline(source, format, openLedger());
        if ('refused' in reading) throw new Error(reading.message);
        for (const from of writableFormats)
          for (const through of writableFormats) {
            const start = from === through ? undefined : pass(withoutSubagents(reading.timeline), from);
            const middle = start && pass(start.timeline, through);
            const end = middle && pass(middle.timeline, from);
            if (start && middle && end)
              expect(
                differences(start.timeline, end.timeline, from, through, [...middle.losses, ...end.losses]),
                `${from} through ${through}`,
              ).toEqual([]);
          }
      }
    });
});
