import { basename, dirname, join } from 'node:path';
import { plainPath } from '@trace-formats/lint';
import { plainName } from '../input/packed/unpack.ts';
import type { Job } from './asked/plan.ts';

/** The paths of artifacts that the documents of a job name, as they name them. */
export type Named = ReadonlyMap<Job, ReadonlySet<string>>;

/**
 * Where an artifact of the trace at `path` lies among files: people name it from the trace's folder or from inside of artifacts.
 */
export function placeOfArtifact(
  path: string,
  named: string,
  files: { has(path: string): boolean },
): { readonly file: string; readonly isInside: boolean } | undefined {
  const plain = plainPath(named);
  for (const isInside of [false, true]) {
    const folder = isInside ? join(dirname(path), 'artifacts') : dirname(path);
    const file = join(folder, plain);
    if (files.has(file)) return { file, isInside };
  }
  return undefined;
}

/** True for a file that holds what was signed. */
export function isSignatures(path: string): boolean {
  return /^reviews?\.jsonl?$/.test(plainName(basename(path)));
}

/** What is told of comes before what tells of it: artifacts, then the traces that name them, then what was signed. */
export function inTurn<One extends { readonly job: Job }>(placed: readonly One[], named: Named): One[] {
  const byPath = new Map(placed.flatMap((one) => ('path' in one.job.from ? [[one.job.from.path, one]] : [])));
  const artifacts = ({ job }: One): One[] => {
    if (!('path' in job.from)) return [];
    const { path } = job.from;
    return [...(named.get(job) ?? [])].flatMap((name) => {
      const place = placeOfArtifact(path, name, byPath);
      return place === undefined ? [] : [byPath.get(place.file)!];
    });
  };
  const isLast = ({ job: { from } }: One): boolean => 'path' in from && isSignatures(from.path);
  return [
    ...afterWhat(
      placed.filter((one) => !isLast(one)),
      artifacts,
    ),
    ...placed.filter(isLast),
  ];
}

/** Each after all that comes before it; of those that name each other, one has to be the first. */
function afterWhat<One>(all: readonly One[], before: (one: One) => readonly One[]): ReadonlySet<One> {
  const done = new Set<One>();
  const begun = new Set<One>();
  const waiting = all.toReversed();
  for (let one = waiting.at(-1); one !== undefined; one = waiting.at(-1)) {
    if (begun.has(one)) {
      done.add(one);
      waiting.pop();
      continue;
    }
    begun.add(one);
    waiting.push(...before(one).filter((other) => !begun.has(other)));
  }
  return done;
}
