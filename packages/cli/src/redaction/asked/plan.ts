import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Result } from '@trace-formats/schema/report';
import { CannotWork } from '../../cannot-work.ts';
import type { Typed } from '../../command-line/options.ts';
import { nothingIn } from '../../input/nothing-in.ts';
import { withoutResults } from '../../input/ours/without-results.ts';
import { isFolder } from '../../input/paths/is-folder.ts';
import { isElsewhere, rootsOf } from '../../input/paths/roots.ts';
import type { Source } from '../../input/source.ts';
import { findSources } from '../../input/sources.ts';
import type { Io } from '../../io.ts';
import { apartFromAll, noTwoAt } from '../../output/refused/apart.ts';
import { isLeftName } from '../../output/whole/sweep.ts';
import { unreadable } from '../../unreadable.ts';
import { resultOf } from '../../validate/result-of.ts';
import { withoutAids, withoutLinked } from './left-out.ts';

/** A file to redact. */
export interface Job {
  readonly name: string;
  /** What is read: a file, or what came in already. */
  readonly from: Source | Uint8Array;
  /** Where the result goes; undefined for standard output. */
  readonly target: string | undefined;
  /** The folders below the output, and the name in the last of them, that are taken over from what is read. */
  readonly takenOver?: string | undefined;
  /** True for what would be written back where a link leads out of the folder that was named. */
  readonly isElsewhere?: boolean;
}

/** What is to be done, and what cannot be. */
export interface Plan {
  readonly jobs: readonly Job[];
  readonly lost: readonly Result[];
}

/** What is read and where each result goes; refuses before anything is read what would overwrite its own input. */
export async function plan(typed: Typed, io: Io): Promise<Plan> {
  const { words } = typed;
  const output = typed.value('output');
  if (words.length === 0)
    throw new CannotWork('There is nothing to redact.', 'Name a file or a folder, or - for standard input.');
  const { sources: found, unreadable: lost } = await findSources(
    words.filter((word) => word !== '-'),
    io.cwd,
    (name) => !isLeftName(name),
    io.environment,
  );
  const there = output === undefined ? found : withoutResults(found, resolve(io.cwd, output), words, io);
  const masked = withoutAids(there, typed, io);
  const sources = output === undefined ? masked : withoutLinked(masked, words, io);
  // Of nothing it would be said that nothing was found in it.
  if (sources.length === 0 && lost.length === 0 && !words.includes('-')) throw nothingIn(words, 'file to redact');
  const folders = words.map((word) => resolve(io.cwd, word)).filter(isFolder);
  return {
    jobs: words.includes('-')
      ? [await ofStandardInput(typed, io)]
      : jobsOf({ sources, inVain: lost.length, words, folders, io }, typed),
    lost: lost.map(({ name, why }) => ({ ...resultOf(name, null, null), findings: [unreadable(why)] })),
  };
}

/** The files that the words of a command line lead to. */
interface Asked {
  readonly sources: readonly Source[];
  /** How many more there would be, could they be read: where a result goes does not hang on whether another was found. */
  readonly inVain: number;
  readonly words: readonly string[];
  /** Those words that name folders, as paths; asked once, since each of thousands of files looks for its own. */
  readonly folders: readonly string[];
  readonly io: Io;
}

async function ofStandardInput(typed: Typed, io: Io): Promise<Job> {
  if (typed.words.length > 1) throw new CannotWork('Standard input cannot be redacted together with files.');
  if (typed.switch('in-place'))
    throw new CannotWork('Standard input has no place to be written back to.', 'Leave --in-place out.');
  const output = typed.value('output');
  if (output !== undefined && (/[/\\]$/.test(output) || isFolder(resolve(io.cwd, output))))
    throw new CannotWork(
      `${output} names a folder, and standard input has no name that it could have in there.`,
      'Name a file with -o.',
    );
  return {
    name: '<stdin>',
    from: await io.stdin(),
    target: output === undefined ? undefined : resolve(io.cwd, output),
  };
}

/** Of the flags that say where results go, no two are given together. */
function jobsOf(asked: Asked, typed: Typed): readonly Job[] {
  const { sources } = asked;
  const output = typed.value('output');
  if (typed.switch('check')) return sources.map((source) => job(source, undefined, pathBelow(source, asked)));
  if (typed.switch('in-place')) return inPlace(asked);
  if (output === undefined) return toStandardOutput(asked);
  return intoOutput(output, asked);
}

function inPlace(asked: Asked): readonly Job[] {
  const session = asked.sources.find((source) => source.session !== undefined);
  if (session)
    throw new CannotWork(
      `${session.name} is an agent's own log, which --in-place would rewrite.`,
      'Name another place for the masked copy with -o.',
    );
  const roots = rootsOf(asked.words, asked.io.cwd);
  return asked.sources.map((source) => ({
    ...job(source, source.path, pathBelow(source, asked)),
    isElsewhere: isElsewhere(source.path, roots),
  }));
}

function toStandardOutput(asked: Asked): readonly Job[] {
  const { sources, words } = asked;
  if (isSingle(asked)) return sources.map((source) => job(source, undefined));
  if (words.length === 1 && sources.some((source) => source.session !== undefined))
    throw new CannotWork(
      `${words[0]} names ${sources.length} files, since the subagents of a session have logs of their own, and several files cannot go to standard output.`,
      'Name a folder for them with -o, such as -o masked/.',
    );
  throw new CannotWork(
    'Several files cannot go to standard output.',
    'Name a folder for them with -o, or use --in-place.',
  );
}

function intoOutput(output: string, asked: Asked): readonly Job[] {
  const { sources, inVain, io } = asked;
  const target = resolve(io.cwd, output);
  const isFile = existsSync(target) && !isFolder(target);
  const saysFolder = /[/\\]$/.test(output);
  if (saysFolder && isFile)
    throw new CannotWork(`${output} names a folder, and there is a file of that name.`, 'Name another place with -o.');
  const apart = apartFromAll(sources, 'Name another place with -o, or say --in-place when that is what you want.');
  if (sources.length === 0) return [];
  if (inVain === 0 && isSingle(asked))
    return sources.map((source) => {
      if (!saysFolder && !isFolder(target)) return job(source, apart(target));
      const name = basename(source.path);
      return job(source, apart(join(target, name)), name);
    });
  if (isFile)
    throw new CannotWork(
      `${sources.length + inVain} files cannot all be written to ${output}, which is a file.`,
      'Name a folder with -o.',
    );
  const only = noTwoAt('Redact them one after the other, into folders of their own.');
  return sources.map((source) => {
    const below = pathBelow(source, asked);
    return job(source, only(apart(join(target, below)), source.name), below);
  });
}

/** A file that is named twice is one file. */
function isSingle({ sources, folders }: Asked): boolean {
  return sources.length <= 1 && folders.length === 0;
}

function job(source: Source, target: string | undefined, takenOver?: string): Job {
  return { name: source.name, from: source, target, takenOver };
}

/** The path that a file has below the folder it was found in, or below that of its session's log. */
function pathBelow(source: Source, { sources, folders }: Asked): string {
  if (source.session) {
    const { word } = source.session;
    const log = sources.find(({ session }) => session?.word === word && session.part === 'log');
    const folder = dirname(log?.path ?? source.path);
    return source.path.startsWith(folder + sep) ? relative(folder, source.path) : basename(source.path);
  }
  const folder = folders.find((path) => source.path.startsWith(path + sep));
  return folder === undefined ? basename(source.path) : relative(folder, source.path);
}
