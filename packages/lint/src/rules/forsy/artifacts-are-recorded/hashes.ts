import { sha256Hex } from '@trace-formats/digest';
import type { ForsyArtifact } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import { placesOf, plainPath } from '../../artifact-path.ts';
import { quoted } from '../../wording/quoted.ts';

/** Says that the inline content of an artifact does not have the hash that the artifact states, or undefined. */
export function contentFault(artifact: ForsyArtifact): string | undefined {
  const { content, hash } = artifact;
  if (typeof content !== 'string' || !isSha256(hash) || isAltered(artifact)) return undefined;
  const actual = sha256Hex(content);
  return hasHash(content, hash)
    ? undefined
    : `The artifact ${quoted(artifact.path)} states the hash ${short(hash)}, but its content has sha256:${actual.slice(0, 12)}….`;
}

/** True for a text that has a hash, as it stands or with other ends of its lines. */
export function hasHash(text: string, hash: string): boolean {
  return hash.toLowerCase() === `sha256:${sha256Hex(text)}` || sameButForLineEnds(text, hash.toLowerCase());
}

/** A file is hashed as it lies on the disk; read as text it may lose its line ends, its last one or its byte order mark. */
function sameButForLineEnds(content: string, hash: string): boolean {
  const plain = content.replaceAll('\r\n', '\n').replace(/^\ufeff/, '');
  // One line end may have come or gone, and a blank line at the end is none.
  const trimmed = plain.replace(/(?<!\n)\n$/, '');
  const windows = trimmed.replaceAll('\n', '\r\n');
  const forms = [plain, trimmed, windows];
  if (!trimmed.endsWith('\n')) forms.push(`${trimmed}\n`, `${windows}\r\n`);
  return forms.some((form) => [form, `\ufeff${form}`].some((one) => hash === `sha256:${sha256Hex(one)}`));
}

/** Says what is wrong between an artifact and the files of the trace's folder, or undefined. */
export function fileFault(
  artifact: ForsyArtifact,
  files: NonNullable<LintContext['files']>,
): { readonly about: 'path' | 'hash' | 'content'; readonly message: string } | undefined {
  if (artifact.type === 'deleted') return undefined;
  const path = plainPath(artifact.path);
  // A path that leads out of the folder is told of by artifacts-stay-inside.
  if (path.split('/').includes('..')) return undefined;
  const inFolder = /^artifacts\//i.test(path);
  const beside = fileBeside(artifact, files);
  const file = beside === undefined ? undefined : files.get(beside);
  if (file === undefined) {
    const withheld = artifact.release_sensitivity === 'private' || artifact.release_sensitivity === 'exclude';
    return inFolder && !withheld && beside === undefined
      ? { about: 'path', message: `There is no file ${JSON.stringify(path.slice(0, 120))} beside the trace.` }
      : undefined;
  }
  if (file.hash === undefined) return undefined;
  if (!isSha256(artifact.hash)) return inlineFault(artifact, file.hash);
  if (file.hash === artifact.hash.toLowerCase()) return undefined;
  // What was masked after it was hashed can't have its old hash, unless it says that it was not masked.
  if (artifact.release_sensitivity === 'redacted') return undefined;
  return {
    about: 'hash',
    message: `The artifact's hash is ${short(artifact.hash)}, but the file beside the trace has ${short(file.hash)}.`,
  };
}

/** Says that the inline content of an artifact without a hash is not what its file holds, or undefined. */
function inlineFault(artifact: ForsyArtifact, hash: string): ReturnType<typeof fileFault> {
  const { content } = artifact;
  if (typeof content !== 'string' || isAltered(artifact) || sameButForLineEnds(content, hash)) return undefined;
  return {
    about: 'content',
    message: `The artifact's content has ${short(`sha256:${sha256Hex(content)}`)}, but the file beside the trace has ${short(hash)}.`,
  };
}

/** What lies at the path of an artifact in the folder of the trace: its file, or a folder of files; undefined where nothing does. */
export function fileBeside(artifact: ForsyArtifact, files: NonNullable<LintContext['files']>): string | undefined {
  // A system may keep the letters of a name in pieces.
  const places = placesOf(artifact.path).flatMap((place) => [place, place.normalize('NFD')]);
  return places.find((place) => files.has(place)) ?? places.find((place) => isFolderOf(place, files));
}

function isFolderOf(place: string, files: NonNullable<LintContext['files']>): boolean {
  for (const path of files.keys()) if (path.startsWith(`${place}/`)) return true;
  return false;
}

export function isSha256(hash: string | null | undefined): hash is string {
  return typeof hash === 'string' && /^sha256:[0-9a-f]{64}$/i.test(hash);
}

/** The hash of a whole file cannot be that of a masked text or an excerpt of it. */
function isAltered({ content, release_sensitivity, state, description }: ForsyArtifact): boolean {
  const notes = `${state ?? ''} ${description ?? ''}`;
  return (
    release_sensitivity === 'redacted' ||
    /\[(?:REDACTED|CREDENTIAL|PERSON_|INTERNAL_URL|CUSTOMER_ID)/.test(content ?? '') ||
    /\b(?:excerpt|extract|truncated|shortened|abridged|partial|first \d+|redacted|masked)\b/i.test(notes) ||
    /^\s*(?:\[?(?:\.\.\.|…)\]?|\[?(?:truncated|excerpt)\b.*)\s*$/im.test(content ?? '')
  );
}

function short(hash: string): string {
  return `${hash.toLowerCase().slice(0, 'sha256:'.length + 12)}…`;
}
