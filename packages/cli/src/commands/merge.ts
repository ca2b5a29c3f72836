import { isBlobText, readBlob } from '../blob/blob.ts';
import { mergedBlobs, type NamedBlob } from '../blob/merged-blobs.ts';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { clean } from '../exit-code.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import { mustNameFiles } from '../input/paths/files-alone.ts';
import { findSources } from '../input/sources.ts';
import { baselineOf } from '../lint/config/baseline.ts';
import { endLint } from '../lint/ending.ts';
import { lintContext } from '../lint/plan.ts';
import { fromRoot, rootOf } from '../receipt/place.ts';
import { wantedReports } from '../report/wanted-reports.ts';

/** `forsy-lint merge <blobs>`: what the runs over the shards of a dataset found, as if one had looked at everything. */
export const run: Run = async (typed, io) => {
  const wanted = wantedReports(typed);
  if (typed.words.length === 0)
    throw new CannotWork(
      'No blob was named.',
      'Write forsy-lint merge <blobs...>; forsy-lint --shard 1/3 -f blob=1.blob makes the first of three.',
    );
  mustNameFiles('merge', typed.words, io.cwd);
  const { plan, run, asked, files } = mergedBlobs(await namedBlobs(typed.words, io.cwd));
  const context = lintContext(plan);
  context.decided.remember(run.used);
  const baselineFile = baselineOf(plan).file;
  const root = rootOf(plan.words, plan.cwd);
  const receipt = {
    asked,
    files: async (outputs: readonly string[]) => {
      // A shard does not know what the merged run writes.
      const written = new Set(outputs.map((path) => fromRoot(path, root)));
      return files.filter(({ path }) => !written.has(path));
    },
  };
  return endLint({ run, wanted, baselineFile, prunes: false, byWord: false, code: clean, receipt }, context, typed, io);
};

async function namedBlobs(words: readonly string[], cwd: string): Promise<readonly NamedBlob[]> {
  const { sources, unreadable } = await findSources(words, cwd, () => true);
  const [lost] = unreadable;
  if (lost !== undefined) throw new CannotWork(`${lost.name} could not be read: ${lost.why}.`, 'Correct the path.');
  const blobs: NamedBlob[] = [];
  for (const { name, path, named } of sources) {
    const read = readBytes(path);
    if ('why' in read) throw new CannotWork(`${name} could not be read: ${read.why}.`, 'Correct the path.');
    // A folder of blobs may hold other things; what is named is meant.
    if (!named && !isBlobText(read.bytes)) continue;
    const blob = readBlob(new TextDecoder().decode(read.bytes));
    if ('why' in blob)
      throw new CannotWork(`${name} cannot be merged: ${blob.why}.`, 'Run its shard again with -f blob=<file>.');
    blobs.push({ name, blob });
  }
  if (blobs.length === 0)
    throw new CannotWork('There is no blob in what was named.', 'forsy-lint --shard 1/3 -f blob=1.blob makes one.');
  return blobs;
}
