import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { read } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import {
  convert,
  type Loss,
  type ReadableFormat,
  readableFormats,
  type Source,
  sessionsOf,
  sourceOfRead,
} from '../../src/index.ts';
import { corpus, corpusFiles, corpusSessions } from '../corpus.ts';
import { everyTarget } from '../every-target.ts';
import { countOutput, tokensOf } from './count-output.ts';
import { countSource } from './count-source.ts';
import { countTokens } from './count-tokens.ts';
import type { SessionTally } from './tally.ts';

/**
 * What goes in comes out, or stands among the losses: for each session and each format that is written, both ends counted apart from the
 * readers and the writers. What is lost must be lost under the name of a trap; the budget is what may be lost without one.
 */
const budget: SessionTally = { humanMessages: 0, assistantTexts: 0, thoughts: 0, calls: 0, results: 0 };

const kinds = {
  humanMessages: 'human-message',
  assistantTexts: 'assistant-text',
  thoughts: 'thought',
  calls: 'call',
  results: 'result',
} as const;

describe.skipIf(corpus === undefined)('output on the corpus (TRACE_CORPUS names its folder)', () => {
  for (const { file, format } of corpusFiles())
    it(`${format}: ${file}`, () => {
      for (const { source } of corpusSessions(file, format)) compare(source, format);
    });
});

describe('output of the fixtures', () => {
  // The placeholder of a subagent's thought in an export is left out with the subagent, and not as a thought.
  for (const format of readableFormats.filter((one) => one !== 'open-token')) {
    const folder = fileURLToPath(new URL(`../../src/${format}/fixtures/`, import.meta.url));
    for (const name of readdirSync(folder))
      it(`${format}: ${name}`, () => {
        const file = sourceOfRead(read(readFileSync(folder + name), { mode: 'tolerant' }), name);
        for (const source of sessionsOf(file, format)) compare(source, format);
      });
  }
});

function compare(source: Source, format: ReadableFormat): void {
  const before = countSource(source, format);
  for (const options of everyTarget) {
    const done = convert(source, { ...options, from: format });
    if (done.refused) {
      expect(done.reason, `${options.to}: ${done.message}`).toBe('nothing-to-write');
      continue;
    }
    const after = countOutput(done.to, done.document);
    const problems: string[] = [];
    // A format that cannot say who put a message there has those of the program among those of people and of the model.
    let strangers = sum(done.losses, ({ kind, fact }) => kind === 'approximated' && fact === 'message.author');
    for (const [kind, of] of Object.entries(kinds) as [keyof SessionTally, string][]) {
      const listed = sum(
        done.losses,
        (loss) =>
          loss.kind !== 'missing' &&
          (loss.of === of || (of === 'thought' && loss.kind === 'dropped' && loss.trap === 'thought-unavailable')) &&
          loss.trap !== undefined,
      );
      // Texts with a mark in front were read as thoughts.
      const turned = kind === 'thoughts' ? sum(done.losses, ({ trap }) => trap === 'thought-as-text') : 0;
      const gap = before[kind] + turned - after[kind] - listed;
      if (gap > budget[kind]) problems.push(`${kind}: ${gap} lost without a trap, of ${before[kind]}`);
      if (gap >= 0) continue;
      const isSaid = kind === 'humanMessages' || kind === 'assistantTexts';
      if (isSaid) strangers += gap;
      if (!isSaid || strangers < 0) problems.push(`${kind}: ${-gap} more than the source has`);
    }
    const [stated, written] = [countTokens(source, format), tokensOf(done.to, done.document)];
    if (stated !== undefined && written !== undefined && stated !== written)
      problems.push(`tokens: ${stated} in the source, ${written} in what was written`);
    expect(problems, options.to).toEqual([]);
  }
}

function sum(losses: readonly Loss[], isMeant: (loss: Loss) => boolean): number {
  return losses.filter(isMeant).reduce((total, { count }) => total + count, 0);
}
