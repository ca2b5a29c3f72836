import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read } from '@trace-formats/validate';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type Loss,
  openLedger,
  type ReadableFormat,
  readableFormats,
  readTimeline,
  type Source,
  type SourceFile,
  sessionsOf,
  sourceOfRead,
  type Timeline,
} from '../../src/index.ts';
import { corpus, corpusFiles } from '../corpus.ts';
import { countSource } from './count-source.ts';
import { noTally, type SessionTally } from './tally.ts';

/**
 * Every human message, assistant text, thought, call and result of every session of the corpus is in the timeline, or its absence
 * stands in the losses under the name of a trap. What the source holds is counted here, apart from the readers.
 */
const table: string[] = [];

describe.skipIf(corpus === undefined)('conservation on the corpus (TRACE_CORPUS names its folder)', () => {
  for (const { file, format } of corpusFiles())
    it(`${format}: ${file}`, () => {
      for (const source of sessionsOf(open(join(corpus!, file)), format)) compare(source, format, file);
    });
  for (const [main, agent] of sessionsWithSubagents())
    it(`claude-code: ${main} with its subagent`, () => {
      compare({ files: [open(join(corpus!, main)), open(join(corpus!, agent))] }, 'claude-code', main);
    });
  afterAll(() => {
    const head = row('session', 'human', 'text', 'thought', 'call', 'result');
    console.log(['source = timeline + accounted for (by trap)', head, ...table].join('\n'));
  });
});

describe('conservation on the fixtures', () => {
  for (const format of readableFormats) {
    const folder = fileURLToPath(new URL(`../../src/${format}/fixtures/`, import.meta.url));
    for (const name of readdirSync(folder))
      it(`${format}: ${name}`, () => {
        for (const source of sessionsOf(open(folder + name), format)) compare(source, format, name);
      });
  }
});

function open(path: string): SourceFile {
  return sourceOfRead(read(readFileSync(path), { mode: 'tolerant' }), path.split('/').at(-1));
}

/** Main files of the corpus beside which a subagent's file lies. */
function sessionsWithSubagents(): readonly (readonly [string, string])[] {
  const files = corpusFiles().map(({ file }) => file);
  return files.flatMap((agent) => {
    const main = `${agent.replace(/\/subagents\/agent-[^/]+$/, '')}.jsonl`;
    return files.includes(main) ? [[main, agent] as const] : [];
  });
}

function compare(source: Source, format: ReadableFormat, file: string): void {
  const ledger = openLedger();
  const reading = readTimeline(source, format, ledger);
  if ('refused' in reading) throw new Error(reading.message);
  const counted = countSource(source, format);
  const found = countTimeline(reading.timeline);
  const explained = accountedFor(ledger.losses());
  const cells = (Object.keys(counted) as (keyof SessionTally)[]).map((kind) => {
    expect(found[kind] + explained[kind], `${kind} of ${file}`).toBe(counted[kind]);
    return explained[kind] === 0 ? `${counted[kind]}` : `${counted[kind]} = ${found[kind]} + ${explained[kind]}`;
  });
  table.push(row(`${format} ${file}`.slice(-60), ...cells));
}

function countTimeline(timeline: Timeline): SessionTally {
  const tally = noTally();
  for (const event of timeline.events) {
    if (event.kind === 'thought') tally.thoughts += 1;
    if (event.kind === 'call') tally.calls += 1;
    if (event.kind === 'result') tally.results += 1;
    if (event.kind !== 'message') continue;
    if (event.author === 'human' || event.author === 'unknown') tally.humanMessages += 1;
    if (event.author === 'model' && !event.content.every((part) => part.type === 'text' && part.text === ''))
      tally.assistantTexts += 1;
  }
  return tally;
}

const kinds = {
  'human-message': 'humanMessages',
  'assistant-text': 'assistantTexts',
  thought: 'thoughts',
  call: 'calls',
  result: 'results',
} as const;

/** How many of each kind the losses account for, each under a trap; a text that was read as a thought is one more thought. */
function accountedFor(losses: readonly Loss[]): SessionTally {
  const tally = noTally();
  for (const { kind, of, trap, count } of losses) {
    if (trap === undefined || of === undefined || of === 'record') continue;
    if (kind === 'dropped' || kind === 'renamed') tally[kinds[of]] += count;
    if (trap === 'thought-as-text') tally.thoughts -= count;
  }
  return tally;
}

function row(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(62)}${cells.map((cell) => cell.padStart(14)).join('')}`;
}
