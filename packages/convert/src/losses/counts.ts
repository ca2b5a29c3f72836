import type { Timeline } from '../timeline/timeline.ts';
import { textOf } from '../timeline/timeline.ts';

/** How much a conversion read: what conservation compares, and what the source was made of. */
export interface Counts {
  /** User messages that a human wrote (also those of formats that do not tell a person from a program). */
  readonly humanMessages: number;
  /** Messages of any role that neither a human nor the model wrote: context, notices, summaries, prompts of subagents. */
  readonly otherMessages: number;
  /** Messages of the model that hold some text. */
  readonly assistantTexts: number;
  /** Thoughts with text. */
  readonly thoughts: number;
  /** Thoughts that the source marks and does not show. */
  readonly unavailableThoughts: number;
  readonly calls: number;
  readonly results: number;
  readonly callsWithoutResult: number;
  readonly resultsWithoutCall: number;
  readonly spans: number;
  readonly annotations: number;
  /** Records of the source by type, for formats that are made of records. */
  readonly records: Readonly<Record<string, number>>;
  /** Those of them that the reader does not know, and so left out. */
  readonly unknownRecords: Readonly<Record<string, number>>;
}

/** Counts what a timeline holds; the reader adds what the source was made of. */
export function countsOf(timeline: Timeline, read: RecordCounts): Counts {
  const counts = { humanMessages: 0, otherMessages: 0, assistantTexts: 0, thoughts: 0, unavailableThoughts: 0 };
  let annotations = 0;
  let results = 0;
  let resultsWithoutCall = 0;
  const calls = new Set<string>();
  const answered = new Set<string>();
  for (const event of timeline.events) {
    if (event.kind === 'message') {
      if (event.author === 'human' || event.author === 'unknown') counts.humanMessages += 1;
      else if (event.author !== 'model') counts.otherMessages += 1;
      else if (textOf(event.content) !== '') counts.assistantTexts += 1;
    } else if (event.kind === 'thought') {
      if (event.form === 'unavailable') counts.unavailableThoughts += 1;
      else counts.thoughts += 1;
    } else if (event.kind === 'call') calls.add(event.call);
    else if (event.kind === 'result') {
      results += 1;
      if (event.call === undefined) resultsWithoutCall += 1;
      else answered.add(event.call);
    } else if (event.kind === 'annotation') annotations += 1;
  }
  const callsWithoutResult = [...calls].filter((call) => !answered.has(call)).length;
  return {
    ...counts,
    calls: calls.size,
    results,
    callsWithoutResult,
    resultsWithoutCall,
    spans: timeline.spans.length,
    annotations,
    records: read.records,
    unknownRecords: read.unknownRecords,
  };
}

/** What a source was made of, by type of record. */
export interface RecordCounts {
  readonly records: Readonly<Record<string, number>>;
  readonly unknownRecords: Readonly<Record<string, number>>;
}
