import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { read } from '@trace-formats/validate';
import {
  type Counts,
  countsOf,
  type Loss,
  openLedger,
  readTimeline,
  type Source,
  type SourceFile,
  sourceOfRead,
  type Timeline,
} from '../src/index.ts';
import { outline } from './outline.ts';

/** What became of a fixture: its timeline, as lines and whole, and what the reader says of it. */
export interface ReadFixture {
  readonly lines: readonly string[];
  readonly timeline: Timeline;
  readonly losses: readonly Loss[];
  readonly counts: Counts;
  /** How often each trap is named. */
  readonly traps: Readonly<Record<string, number>>;
}

/** Every fixture of a format, as the readers are given it. */
export function allFixturesOf(format: string): readonly SourceFile[] {
  const folder = fileURLToPath(new URL(`../src/${format}/fixtures/`, import.meta.url));
  return readdirSync(folder).map((name) => sourceOfRead(read(readFileSync(folder + name), { mode: 'tolerant' }), name));
}

/** Reads fixtures of one folder by name; several names are the files of one session. */
export function fixturesOf(format: string, folder: string): (...names: readonly string[]) => ReadFixture {
  const url = new URL(`../src/${folder}/fixtures/`, import.meta.url);
  return (...names) => {
    const files = names.map((name): SourceFile => {
      const bytes = readFileSync(fileURLToPath(new URL(name, url)));
      return sourceOfRead(read(bytes, { mode: 'tolerant' }), name);
    });
    return readSource(files.length === 1 ? files[0]! : { files }, format);
  };
}

/** Reads a source that a test has made. */
export function readSource(source: Source, format: string): ReadFixture {
  const ledger = openLedger();
  const reading = readTimeline(source, format, ledger);
  if ('refused' in reading) throw new Error(reading.message);
  const losses = ledger.losses();
  const traps: Record<string, number> = {};
  for (const { trap, count } of losses) if (trap !== undefined) traps[trap] = (traps[trap] ?? 0) + count;
  const { timeline, counts } = reading;
  return { lines: outline(timeline), timeline, losses, counts: countsOf(timeline, counts), traps };
}
