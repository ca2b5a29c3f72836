import type { Result } from '@trace-formats/schema/report';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { type FewFrames, fewFrames } from '../report/few-frames.ts';
import { unreadable } from '../unreadable.ts';
import { type LazyLocate, lazyLocate } from './lazy-locate.ts';
import { resultOf } from './result-of.ts';

/** What was found: results, and how many documents and files without findings have none. */
export interface ValidateRun {
  readonly results: readonly Result[];
  readonly code: ExitCode;
  readonly silent: number;
  readonly silentFiles: number;
  /** The files without findings that have no result, by name. */
  readonly silentSources: readonly string[];
}

/** What is found, in its order. */
export interface Gathering {
  readonly frames: FewFrames;
  locate(): LazyLocate;
  add(results: readonly Result[], silent?: number, silentFiles?: number): void;
  /** As `add`, for results whose excerpts are counted already. */
  addKept(results: readonly Result[], silent: number): void;
  complain(name: string, why: string): void;
  /** Passes over files that earlier runs wrote. */
  pass(names: readonly string[]): void;
  /** Something could not be read. */
  lose(): void;
  /** All that was found in files of these names. */
  all(sources: readonly string[]): ValidateRun;
}

/** Begins with nothing. */
export function gathering(): Gathering {
  const results: Result[] = [];
  let code: ExitCode = clean;
  let silent = 0;
  let silentFiles = 0;
  const passed = new Set<string>();
  const frames = fewFrames();
  const addKept = (more: readonly Result[], quiet: number): void => {
    // Not spread into the arguments of a call: there may be millions.
    for (const result of more) results.push(result);
    silent += quiet;
  };
  return {
    frames,
    locate: () => lazyLocate(frames.left()),
    add: (more, quiet = 0, quietFiles = 0) => {
      addKept(frames.keep(more), quiet);
      silentFiles += quietFiles;
    },
    addKept,
    complain: (name, why) => {
      results.push({ ...resultOf(name, null, null), findings: [unreadable(why)] });
      code = cannotWork;
    },
    lose: () => {
      code = cannotWork;
    },
    pass: (names) => {
      for (const name of names) passed.add(name);
    },
    all: (sources) => {
      const told = new Set(results.map(({ file }) => file));
      const silentSources = sources.filter((name) => !told.has(name) && !passed.has(name));
      return { results, code, silent, silentFiles, silentSources };
    },
  };
}
