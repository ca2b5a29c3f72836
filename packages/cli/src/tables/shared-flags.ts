import { readableFormats } from '@trace-formats/convert';
import { reporterNames } from '@trace-formats/report';
import type { Flag } from '../command-line/options.ts';
import { neverEntered } from '../input/paths/walk.ts';
import { endings } from '../input/sources.ts';

/** What help says of the commands that unpack what they read. */
export const packedFiles: string =
  'What gzip packed is read as what is in it; what Zstandard packed as well, on Node 22.15 or later.';

const neverRead = `folders called ${anyOf([...neverEntered])} are never entered`;

/** What help says of the commands that take traces and logs from a folder, and of one that takes all that lies there. */
export const filesOfFolders: string = `In a folder, documents are looked for in files whose names end in ${anyOf(endings)}, packed or not; ${neverRead}.`;
export const allOfFolders: string = `Of a folder, all files are read; ${neverRead}.`;

function anyOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The flags of a command that makes a report in which nothing is suppressed. */
export const plainReportFlags: readonly Flag[] = [
  {
    name: 'format',
    short: 'f',
    takes: 'list',
    value: '<name>[=file]',
    writes: 'report',
    help: `How to report: ${reporterNames.join(', ')}. May be repeated, each with a file of its own.`,
  },
  { name: 'quiet', takes: 'switch', help: 'Show errors only.' },
  { name: 'max-warnings', takes: 'value', value: '<n>', help: 'Exit with 1 when there are more warnings than this.' },
  {
    name: 'fail-on',
    takes: 'value',
    value: '<level>',
    among: ['error', 'warning', 'never'],
    help: 'The severity from which the exit code is 1: error (default), warning or never.',
  },
];

/** The flags of every other command that makes a report. */
export const reportFlags: readonly Flag[] = [
  ...plainReportFlags.slice(0, 2),
  { name: 'verbose', takes: 'switch', help: 'Show also what is suppressed and which rules were not run.' },
  ...plainReportFlags.slice(2),
];

/** The flags that say what is asked of which file. */
export const configFlags: readonly Flag[] = [
  {
    name: 'config',
    short: 'c',
    takes: 'value',
    value: '<file>',
    reads: true,
    help: 'The configuration; without it, the nearest forsy-lint.config.json above the current folder.',
  },
  {
    name: 'ignore-path',
    takes: 'value',
    value: '<file>',
    reads: true,
    help: 'A file of patterns, as .gitignore: what fits them is left out, unless it is named.',
  },
  {
    name: 'rule',
    takes: 'list',
    value: '<id:severity>',
    help: 'What a rule weighs: off, warning or error. May be repeated.',
  },
  { name: 'only', takes: 'list', value: '<id,...>', help: 'Ask only these rules.' },
  { name: 'skip', takes: 'list', value: '<id,...>', help: 'Leave these rules out.' },
];

/** The flag of whoever lints, in one run or in several. */
export const receiptFlag: Flag = {
  name: 'receipt',
  takes: 'value',
  value: '<file>',
  writes: 'report',
  help: 'Write down what was looked at, by which rules, and what came of it; forsy-lint verify checks it later.',
};

/** The flag that says how many threads may work. */
export const concurrencyFlag: Flag = {
  name: 'concurrency',
  takes: 'value',
  value: '<n>',
  help: 'How many threads may work (default: one for each processor, 8 at most). Small work is done in one.',
};

/** The flags of every command that converts. */
export const conversionFlags: readonly Flag[] = [
  {
    name: 'output',
    short: 'o',
    takes: 'value',
    value: '<path>',
    writes: 'place',
    help: 'File to write, or a folder for several documents and for what a folder holds. Without it, standard output.',
  },
  {
    name: 'from',
    takes: 'value',
    value: '<format>',
    help: `Take every file for this format instead of telling it from the content: ${readableFormats.join(', ')}.`,
  },
  {
    name: 'losses',
    takes: 'value',
    value: '<file>',
    writes: 'report',
    help: 'Write what was dropped, missing, approximated or renamed, with places and counts, as JSON.',
  },
  {
    name: 'max-loss',
    takes: 'value',
    value: '<limits>',
    help: 'Exit with 1 when more is lost than this: dropped=0,missing=5.',
  },
  { name: 'roundtrip', takes: 'switch', help: 'Read what was written again and say what is no longer there.' },
];

/** The flags that say where something is installed. */
export const targetFlags: readonly Flag[] = [
  { name: 'project', takes: 'switch', excludes: ['user'], help: 'For this project alone: below the current folder.' },
  { name: 'user', takes: 'switch', help: 'For all of your projects: below your home folder (default).' },
];
