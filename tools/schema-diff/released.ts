import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Schema } from '../generate/schema-source.ts';

/** A schema as it was when it was last released, with the documents that proved it then. */
export interface Released {
  /** Path below `schemas/`. */
  readonly path: string;
  /** The version of the packages that carried it. */
  readonly version: string;
  readonly schema: Schema;
  readonly valid: readonly { readonly name: string; readonly document: unknown }[];
}

const ending = '.released.json';

/**
 * The released copies under a folder; none before the first release. They are files and not git tags, because a shallow clone
 * has no tags, and because the documents of that day must be at hand as well.
 */
export function readReleased(folder: string): Released[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Released);
}

/** Replaces the released copies by these. */
export function writeReleased(folder: string, all: readonly Released[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const released of all) {
    const path = join(folder, released.path.replace(/\.schema\.json$/, ending));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOf(released));
  }
}

/** One line for each document, so that a later release shows in a diff what became of which. */
function textOf({ path, version, schema, valid }: Released): string {
  const documents = valid.map((one) => JSON.stringify(one)).join(',\n');
  return `{"path":${JSON.stringify(path)},"version":${JSON.stringify(version)},\n"schema":${JSON.stringify(schema, null, 1)},\n"valid":[\n${documents}\n]}\n`;
}
