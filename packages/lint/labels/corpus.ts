import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { valueAt } from '@trace-formats/schema';
import type { Verdict } from './label.ts';

/** A verdict on a field of somebody else's trace, kept by hash and place; the text itself is not ours to keep. */
export interface CorpusLabel {
  readonly file_sha256: string;
  readonly pointer: string;
  readonly field_sha256: string;
  readonly rule: string;
  readonly label: Verdict;
}

/** A corpus label with the document it speaks of. */
export interface CorpusCase extends CorpusLabel {
  readonly trace: unknown;
}

/** The labelled cases whose traces lie in a folder of the corpus. */
export function casesUnder(folder: string): readonly CorpusCase[] {
  return joinCorpus(readCorpusLabels(), folder);
}

/** The verdicts on the corpus, in file order. */
export function readCorpusLabels(): readonly CorpusLabel[] {
  return readFileSync(fileURLToPath(new URL('./corpus.jsonl', import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CorpusLabel);
}

/** Joins the verdicts with the files under `folder`; a file that is not there, or a field that changed, stops the scoring. */
export function joinCorpus(labels: readonly CorpusLabel[], folder: string): readonly CorpusCase[] {
  const traces = tracesByHash(folder);
  return labels.map((label) => {
    const trace = traces.get(label.file_sha256);
    if (trace === undefined) throw new Error(`No file under the corpus has the hash ${label.file_sha256}.`);
    if (fieldHash(valueAt(trace, label.pointer)) !== label.field_sha256)
      throw new Error(`${label.pointer} of ${label.file_sha256} is not the field that was judged.`);
    return { ...label, trace };
  });
}

/** The hash a judged field is known by: of its text, or of its JSON where it is not text. */
export function fieldHash(value: unknown): string {
  return sha256(typeof value === 'string' ? value : JSON.stringify(value ?? null));
}

function tracesByHash(folder: string): ReadonlyMap<string, unknown> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const found = new Map<string, unknown>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    found.set(sha256(bytes), JSON.parse(bytes.toString('utf8')));
  }
  return found;
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
