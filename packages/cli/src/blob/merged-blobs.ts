import { ruleset } from '@trace-formats/lint';
import { version } from '../../package.json';
import { CannotWork } from '../cannot-work.ts';
import { compare } from '../compare.ts';
import { mergedParts } from '../lint/parts/merged-parts.ts';
import type { LintPlan } from '../lint/plan.ts';
import { withoutLaterExcerpts } from '../report/excerpts.ts';
import { inOrder } from '../report/result-order.ts';
import type { Blob } from './blob.ts';

/** A blob, and the file that it was read from. */
export interface NamedBlob {
  readonly name: string;
  readonly blob: Blob;
}

/** Puts the shards of one run together as if one run had looked at everything, or says why they do not belong together. */
export function mergedBlobs(blobs: readonly NamedBlob[]): Omit<Blob, 'shard' | 'seen'> {
  for (const { name, blob } of blobs) mustBeOurs(name, blob);
  const [first, ...others] = blobs;
  for (const other of others) mustAgree(first!, other);
  mustBeComplete(blobs);
  const inTurn = [...blobs].sort((a, b) => a.blob.shard.index - b.blob.shard.index).map(({ blob }) => blob);
  const { results, ...run } = mergedParts(inTurn.map((blob) => ({ ...blob.run, hashes: [] })));
  const days = inTurn.map(({ plan }) => plan.today).sort();
  return {
    tool: first!.blob.tool,
    plan: { ...first!.blob.plan, today: days.at(-1)! },
    asked: first!.blob.asked,
    run: { ...run, results: withoutLaterExcerpts(inOrder(results)) },
    files: inTurn.flatMap(({ files }) => files).sort((a, b) => compare(a.path, b.path)),
  };
}

function mustBeOurs(name: string, { tool }: Blob): void {
  if (tool.version === version && tool.ruleset === ruleset()) return;
  throw new CannotWork(
    `${name} was written by forsy-lint ${tool.version} with ruleset ${tool.ruleset}; this is ${version} with ruleset ${ruleset()}.`,
    'Run the shards and merge with the same version.',
  );
}

function mustAgree(one: NamedBlob, other: NamedBlob): void {
  const both = `${one.name} and ${other.name}`;
  const [a, b] = [one.blob, other.blob];
  if (a.shard.of !== b.shard.of)
    throw new CannotWork(
      `${one.name} is one of ${a.shard.of} shards and ${other.name} one of ${b.shard.of}.`,
      'Merge the shards of one run.',
    );
  const differing = parts.find(({ of }) => JSON.stringify(of(a.plan)) !== JSON.stringify(of(b.plan)));
  if (differing !== undefined || JSON.stringify(a.asked) !== JSON.stringify(b.asked))
    throw new CannotWork(
      `${both} were made with different ${differing?.what ?? 'flags'}.`,
      'Run all shards with the same configuration, flags and paths, from the same folder.',
    );
  if (a.seen !== b.seen)
    throw new CannotWork(
      `${both} were made over different files: the dataset changed between them.`,
      'Run all shards over the same state of the dataset.',
    );
}

/** What of a plan has to be the same in every shard, in the order in which it is told. The day may be another. */
const parts: readonly { readonly what: string; of(plan: LintPlan): unknown }[] = [
  { what: 'paths', of: ({ words }) => words },
  { what: 'folders to start from', of: ({ cwd }) => cwd },
  { what: 'configurations', of: ({ config }) => [config.config, config.path, config.folder, config.ignored ?? null] },
  { what: 'flags', of: ({ config, profile, release, reviewed }) => [config.asked, profile ?? null, release, reviewed] },
  { what: 'baselines', of: ({ baseline }) => baseline },
];

function mustBeComplete(blobs: readonly NamedBlob[]): void {
  const { of } = blobs[0]!.blob.shard;
  const byIndex = new Map<number, string>();
  for (const { name, blob } of blobs) {
    const { index } = blob.shard;
    const before = byIndex.get(index);
    if (before !== undefined)
      throw new CannotWork(`${before} and ${name} are both shard ${index} of ${of}.`, 'Name each shard once.');
    byIndex.set(index, name);
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0)
    throw new CannotWork(
      `${missing.length === 1 ? `Shard ${missing[0]} of ${of} is` : `Shards ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ' and others' : ''} of ${of} are`} missing, so nothing can be said of the whole.`,
      'Name the blobs of all shards.',
    );
}
