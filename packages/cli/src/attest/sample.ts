import { resolve } from 'node:path';
import { drawn, populationHash, populationOf, type SampleReview, seedOf } from '@trace-formats/lint';
import { masked } from '@trace-formats/redact';
import { printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';
import { clean, type ExitCode } from '../exit-code.ts';
import { isFolder } from '../input/paths/is-folder.ts';
import { nameOf } from '../input/source.ts';
import type { Io } from '../io.ts';
import { configFacts } from '../lint/config/load-config.ts';
import { lintContext } from '../lint/plan.ts';
import { type PlacedTrace, tracesOf } from '../lint/samples.ts';
import { addSampleReviews } from './add-reviews.ts';
import { itemWords, signedItems, signer } from './signing.ts';

/** Draws a sample of a dataset and says what is to be looked at; with items and a name, signs them for what was drawn. */
export async function attestSample(typed: Typed, io: Io): Promise<ExitCode> {
  const folder = resolve(io.cwd, datasetWord(typed));
  const name = nameOf(folder, io.cwd);
  if (!isFolder(folder))
    throw new CannotWork(`${name} is no folder.`, 'Name the folder of a dataset with --dataset <folder>.');
  const count = typed.number('sample', 1);
  const chosen = typed.number('seed', 0);
  if (count === undefined)
    throw new CannotWork('A dataset is signed by a drawn sample, and its size is not said.', 'Add --sample <n>.');
  const signs = typed.has('item') || typed.has('by');
  const by = signs ? signer(typed) : '';
  const items = signs ? signedItems(typed) : [];
  const traces = await tracesOf(folder, contextFor(typed, io.cwd, folder));
  const population = populationOf(traces);
  if (population.length === 0)
    throw new CannotWork(
      `There is no Forsy trace in ${name}.`,
      'Name the folder of a dataset with --dataset <folder>.',
    );
  if (count > population.length)
    throw new CannotWork(
      `${count} traces cannot be drawn from ${name}: it holds ${population.length} different ones.`,
      'Draw fewer.',
    );
  const seed = chosen ?? seedOf(population);
  const sample = drawn(population, count, seed);
  const bySeed = `with seed ${seed}${chosen === undefined ? ', which follows from its content' : ''}`;
  const places = new Map(traces.map((trace) => [trace.content_hash, trace]));
  if (!signs) {
    for (const { content_hash } of sample) io.out(`${place(places.get(content_hash)!)}\n`);
    io.err(
      `Drawn: ${count} of ${population.length} traces of ${printable(name)} ${bySeed}. Look at them, then add --item <n> --by <name> to sign.\n`,
    );
    return clean;
  }
  const signed = items.map(
    (item): SampleReview => ({
      sample: { seed, drawn: count, of: population.length, population: populationHash(population) },
      item,
      by,
      note: typed.value('note') ?? null,
      on: new Date().toISOString().slice(0, 10),
      traces: sample.map(({ trace_id, content_hash }) => ({ trace_id, content_hash })),
    }),
  );
  const at = addSampleReviews(folder, signed, io.cwd);
  const said = `${by} signed ${itemWords(items)} of ${name} by ${count} of ${population.length} traces, drawn ${bySeed}.`;
  io.out(`${printable(`${at}: ${said}`)}\n`);
  return clean;
}

/** The folder stands behind the flag, with or without an equals sign. */
function datasetWord(typed: Typed): string {
  const words = [typed.value('dataset'), ...typed.words].filter((word) => word !== undefined && word !== '');
  if (words.length > 1) throw new CannotWork('Exactly one dataset is signed at a time.', 'Leave the others out.');
  return words[0] ?? '.';
}

/** What belongs to the dataset is what linting it would look at. */
function contextFor(typed: Typed, cwd: string, folder: string): ReturnType<typeof lintContext> {
  const config = configFacts(typed, cwd);
  return lintContext({
    cwd,
    words: [folder],
    profile: config.config.profile,
    release: false,
    reviewed: false,
    config,
    baseline: [],
    today: '',
    hashed: false,
  });
}

function place({ file, record, trace_id }: PlacedTrace): string {
  const at = record === null ? file : `${file} (record ${record})`;
  return printable(masked(trace_id === null ? at : `${at}  ${trace_id}`));
}
