import { createHash } from 'node:crypto';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ReadDocument } from '@trace-formats/validate';
import { artifactsOf } from '../../artifacts.ts';
import { reviewPlaces } from '../../attest/places.ts';
import { readReviews } from '../../attest/reviews.ts';
import { signedContent } from '../../attest/signed-content.ts';
import { ifPossible } from '../../if-possible.ts';
import { fileChunks } from '../../input/bytes/file-chunks.ts';
import { objectOf } from '../../object-of.ts';
import type { Job } from '../asked/plan.ts';
import { isSignatures, type Named, placeOfArtifact } from '../in-turn.ts';

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

interface Hashes {
  readonly before: string;
  readonly after: string;
}

/**
 * `targets` are the places that the files of a run go to, by the places where they lie; `named` are the artifacts that its traces
 * name.
 */
export function keptTrue(targets: ReadonlyMap<string, string>, named: Named): KeptTrue {
  const changed = new Map<string, Hashes>();
  const unsigned = new Set<string>();
  const signs = [...targets.keys()].some(isSignatures);
  const artifacts = new Set(
    [...named].flatMap(([{ from }, names]) =>
      'path' in from ? [...names].flatMap((name) => placeOfArtifact(from.path, name, targets)?.file ?? []) : [],
    ),
  );
  return {
    hashBefore: async ({ from }) => ('path' in from && artifacts.has(from.path) ? hashOf(from.path) : undefined),
    wrote: async ({ from }, target, before) => {
      if (before === undefined || !('path' in from)) return;
      changed.set(from.path.normalize('NFC'), { before, after: await hashOf(target) });
    },
    of: ({ from }, target) => {
      if (target === undefined || !('path' in from)) return (_, value) => ({ value, notes: [] });
      const { path } = from;
      if (isSignatures(path)) return (_, value) => withoutStale(value, unsigned);
      // Only what is written back leaves signatures beside it that are not masked with it.
      const left = target === path ? reviewPlaces(path).filter((place) => !targets.has(place)) : [];
      let beside: ReadonlyMap<string, readonly string[]> | undefined;
      return (document, masked) => {
        const made = madeTrue(document.value, masked, { path, target, targets, changed });
        if (made.value === document.value || !(signs || left.length > 0)) return made;
        beside ??= signedAt(left);
        if (!signs && beside.size === 0) return made;
        const content = ifPossible(() => signedContent(document));
        if (content === undefined) return made;
        if (signs) unsigned.add(content);
        const stale = beside.get(content);
        return stale === undefined ? made : { ...made, notes: [...made.notes, ...stale.map(staleBeside)] };
      };
    },
  };
}

/** The contents that were signed in some files of signatures, each with those in which it was. */
function signedAt(places: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const signed = new Map<string, string[]>();
  for (const place of places)
    for (const hash of new Set(ifPossible(() => readReviews(place))?.map(({ content_hash }) => content_hash)))
      signed.set(hash, [...(signed.get(hash) ?? []), place]);
  return signed;
}

function staleBeside(place: string): string {
  return `what was signed for content that has been masked still stands in ${basename(place)} beside it, where its digest lets masked values be tried until one fits: take it out there, which a run over the whole folder does by itself`;
}

/** The hash of a file's bytes on the disk, packed or not. */
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

function madeTrue(before: unknown, masked: unknown, around: Surroundings): Amended {
  const was = artifactsOf(before);
  const now = artifactsOf(masked);
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

function artifactOf(old: Fields, masked: Fields, number: number, around: Surroundings, notes: string[]): Fields {
  const { path, target, targets, changed } = around;
  if (typeof old['path'] !== 'string') return masked;
  const place = placeOfArtifact(path, old['path'], targets);
  if (place === undefined) return masked;
  const { file, isInside } = place;
  const made: Record<string, unknown> = { ...masked };
  // What is written back keeps its name, which is not to be told.
  if (masked['path'] !== old['path'] && target !== path) {
    const base = isInside ? join(dirname(target), 'artifacts') : dirname(target);
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
