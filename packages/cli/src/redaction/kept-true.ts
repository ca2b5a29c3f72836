import { createHash } from 'node:crypto';
import { basename, dirname, join, relative, sep } from 'node:path';
import { plainPath } from '@trace-formats/lint';
import type { ReadDocument } from '@trace-formats/validate';
import { signedContent } from '../attest/signed-content.ts';
import { ifPossible } from '../if-possible.ts';
import { fileChunks } from '../input/bytes/file-chunks.ts';
import { plainName } from '../input/packed/unpack.ts';
import { objectOf } from '../sessions/record.ts';
import type { Job } from './plan.ts';

/** A value in which something was put right, and a sentence on each thing. */
export interface Amended {
  readonly value: unknown;
  readonly notes: readonly string[];
}

/** Puts right what a document says of the files beside it, after it was masked. */
export type Amend = (document: ReadDocument, masked: unknown) => Amended;

/** Keeps true what the files of one run say of each other: traces of their artifacts, and signatures of traces. */
export interface KeptTrue {
  /** What an artifact is known by as it came: to be asked before anything is written to its place. */
  hashBefore(job: Job): Promise<string | undefined>;
  wrote(job: Job, target: string, before: string | undefined): Promise<void>;
  of(job: Job, target: string | undefined): Amend;
}

/** What is told of comes before what tells of it: artifacts, then traces, then what was signed for them. */
export function turnOf({ from }: Job): 0 | 1 | 2 {
  if (!('path' in from)) return 1;
  if (isSignatures(from.path)) return 2;
  const isArtifact =
    from.path.split(sep).includes('artifacts') || !/\.(?:json|jsonl|ndjson)$/.test(plainName(from.path));
  return isArtifact ? 0 : 1;
}

function isSignatures(path: string): boolean {
  return /^reviews?\.jsonl?$/.test(basename(path));
}

interface Hashes {
  readonly before: string;
  readonly after: string;
}

/** `targets` are the places that the files of a run go to, by the places where they lie. */
export function keptTrue(targets: ReadonlyMap<string, string>): KeptTrue {
  const changed = new Map<string, Hashes>();
  const unsigned = new Set<string>();
  const signs = [...targets.keys()].some(isSignatures);
  return {
    hashBefore: async (job) =>
      targets.size > 1 && turnOf(job) === 0 && 'path' in job.from ? hashOf(job.from.path) : undefined,
    wrote: async ({ from }, target, before) => {
      if (before === undefined || !('path' in from)) return;
      changed.set(from.path.normalize('NFC'), { before, after: await hashOf(target) });
    },
    of: (job, target) => {
      const { from } = job;
      if (targets.size < 2 || target === undefined || !('path' in from)) return (_, value) => ({ value, notes: [] });
      const { path } = from;
      if (isSignatures(path)) return (_, value) => withoutStale(value, unsigned);
      return (document, masked) => {
        const made = artifactsOf(document.value, masked, { path, target, targets, changed });
        if (signs && made.value !== document.value && 'trace_id' in (objectOf(document.value) ?? {})) {
          const content = ifPossible(() => signedContent(document));
          if (content !== undefined) unsigned.add(content);
        }
        return made;
      };
    },
  };
}

/** As it lies on the disk. */
async function hashOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const _ of fileChunks(path, undefined, (piece) => digest.update(piece)));
  return `sha256:${digest.digest('hex')}`;
}

interface Surroundings {
  readonly path: string;
  readonly target: string;
  readonly targets: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, Hashes>;
}

type Fields = Readonly<Record<string, unknown>>;

function artifactsOf(before: unknown, masked: unknown, around: Surroundings): Amended {
  const was = listOf(before);
  const now = listOf(masked);
  const output = objectOf(objectOf(masked)?.['static_output']);
  if (was === undefined || now === undefined || output === undefined) return { value: masked, notes: [] };
  const notes: string[] = [];
  const artifacts = now.map((artifact, index) => {
    const old = objectOf(was[index]);
    const fresh = objectOf(artifact);
    return old === undefined || fresh === undefined ? artifact : artifactOf(old, fresh, index + 1, around, notes);
  });
  if (artifacts.every((artifact, index) => artifact === now[index])) return { value: masked, notes };
  return { value: { ...(masked as Fields), static_output: { ...output, artifacts } }, notes };
}

function listOf(document: unknown): readonly unknown[] | undefined {
  const artifacts = objectOf(objectOf(document)?.['static_output'])?.['artifacts'];
  return Array.isArray(artifacts) ? artifacts : undefined;
}

function artifactOf(old: Fields, masked: Fields, number: number, around: Surroundings, notes: string[]): Fields {
  const { path, target, targets, changed } = around;
  if (typeof old['path'] !== 'string') return masked;
  const plain = plainPath(old['path']);
  // People name it from the trace's folder or from inside of artifacts.
  const folders = [dirname(path), join(dirname(path), 'artifacts')];
  const folder = folders.find((one) => targets.has(join(one, plain)));
  if (folder === undefined) return masked;
  const file = join(folder, plain);
  const made: Record<string, unknown> = { ...masked };
  // What is written back keeps its name, which is not to be told.
  if (masked['path'] !== old['path'] && target !== path) {
    const base = folder === folders[0] ? dirname(target) : join(dirname(target), 'artifacts');
    made['path'] = relative(base, targets.get(file)!).replaceAll(sep, '/');
  }
  const hashes = changed.get(file.normalize('NFC'));
  if (hashes !== undefined && typeof old['hash'] === 'string') {
    const fits = old['hash'].toLowerCase() === hashes.before;
    made['hash'] = fits ? hashes.after : null;
    notes.push(
      fits
        ? `the hash of artifact ${number} was computed again over its masked file`
        : `the hash of artifact ${number} was set to null, because the file that it names was masked`,
    );
  }
  return Object.keys(made).every((key) => made[key] === masked[key]) ? masked : made;
}

/** What was signed for other content signs nothing here, and its digest lets values be tried until one fits. */
function withoutStale(value: unknown, unsigned: ReadonlySet<string>): Amended {
  const file = objectOf(value);
  const given = file?.['reviews'];
  const isStale = (review: unknown): boolean => {
    const { content_hash: hash, sample } = objectOf(review) ?? {};
    return (typeof hash === 'string' && unsigned.has(hash)) || (sample !== undefined && unsigned.size > 0);
  };
  const note = 'what was signed for content that has been masked was taken out';
  if (file === undefined) return { value, notes: [] };
  if (!Array.isArray(given)) return isStale(file) ? { value: undefined, notes: [note] } : { value, notes: [] };
  const reviews = given.filter((review) => !isStale(review));
  return reviews.length === given.length ? { value, notes: [] } : { value: { ...file, reviews }, notes: [note] };
}
