import { join } from 'node:path';
import { type Baseline, type BaselineEntry, faultOf } from '@trace-formats/lint';
import { CannotWork } from '../../cannot-work.ts';
import { compare } from '../../compare.ts';
import { baselineShape } from '../../generated/baseline-shape.ts';
import { readText } from '../../input/bytes/read-text.ts';
import { nameOf } from '../../input/source.ts';
import { writeBeside } from '../../output/whole/write-beside.ts';
import { baselineName } from './file-names.ts';
import type { ConfigFacts } from './load-config.ts';

/** Where the findings that are lived with are written down, and how reports name that file. */
export function baselineOf({ cwd, config }: { readonly cwd: string; readonly config: Pick<ConfigFacts, 'folder'> }): {
  readonly path: string;
  readonly file: string;
} {
  const path = join(config.folder, baselineName);
  return { path, file: nameOf(path, cwd) };
}

/** Reads a baseline; none where there is no such file. */
export function readBaseline(path: string, name: string): readonly BaselineEntry[] {
  const read = readText(path);
  if (read === undefined) return [];
  if ('why' in read) throw new CannotWork(`${name} could not be read: ${read.why}.`, 'Correct it, or take it away.');
  let value: unknown;
  try {
    value = JSON.parse(read.text);
  } catch {
    throw new CannotWork(`${name} is not whole JSON.`, anew);
  }
  const fault = baselineFault(value);
  if (fault !== undefined) throw new CannotWork(`${name} is not a baseline of forsy-lint: ${fault}`, anew);
  return (value as Baseline).suppressions;
}

/** It is not written over: what made of it what it is may be another program, or half a merge. */
const anew = 'Take it away, and write it anew with forsy-lint --suppress-all.';

/** What the schema says against a value that is to be a baseline. */
export function baselineFault(value: unknown): string | undefined {
  return faultOf(baselineShape, value, 'baseline', '')?.fault.message;
}

/**
 * Writes a baseline: each entry once, in a stable order. One that stands for findings in several parts is about no part of them.
 */
export function writeBaseline(path: string, entries: readonly BaselineEntry[]): number {
  const byKey = new Map<string, BaselineEntry>();
  for (const { rule, fingerprint, within } of entries) {
    const key = `${rule} ${fingerprint}`;
    const isInOne = within !== undefined && (byKey.get(key) ?? { within }).within === within;
    byKey.set(key, { rule, fingerprint, ...(isInOne ? { within } : {}) });
  }
  const lines = [...byKey].sort(([a], [b]) => compare(a, b)).map(([, one]) => one);
  writeBeside(path, `${JSON.stringify({ version: 1, suppressions: lines }, null, 2)}\n`);
  return lines.length;
}
