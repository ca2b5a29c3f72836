import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  aboutViews,
  type ConvertOptions,
  readOpenTokenOptions,
  type TrainingView,
  trainingViews,
  writableFormats,
} from '@trace-formats/convert';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import type { Typed } from '../command-line/options.ts';
import { mustDoSomething } from '../conversion/idle-options.ts';
import { runConversion } from '../conversion/run.ts';
import { sha256 } from '../conversion/sha256.ts';
import { checked, formatFrom, sharedIn, sortWords } from '../conversion/typed-words.ts';
import type { Io } from '../io.ts';
import { optionFlags } from '../tables/export-options.ts';

/** `trace-formats convert`: from the logs people have to the formats they need. */
export const run: Run = async (typed, io) => {
  const to = typed.value('to');
  if (to === undefined)
    throw new CannotWork(
      'Name the format to write with --to.',
      `There are ${[...writableFormats, ...trainingViews].join(', ')}.`,
    );
  mustBelong(typed, to);
  if (to !== 'open-token') mustBeNoOption(typed.words, to, io);
  const { words, paths } = sortWords(typed.words, to === 'open-token');
  if (isTrainingView(to)) {
    const { runTraining } = await import('../conversion/training.ts');
    return runTraining(to, { ...sharedIn(typed), paths }, { thinking: typed.switch('thinking') === true }, io);
  }
  const openToken = checked(readOpenTokenOptions(words));
  mustDoSomething(openToken);
  const from = formatFrom(typed);
  const own =
    to === 'trajectory'
      ? { timestamp: timestampIn(typed), model: typed.value('model') }
      : to === 'open-token'
        ? { ...openToken, sha256 }
        : {};
  const options = { to, ...(from === undefined ? {} : { from }), ...own } as ConvertOptions;
  return runConversion({ ...sharedIn(typed), paths, options, pretty: openToken.pretty }, io);
};

/** What the flags that only some formats have are for: beside another format they would do nothing, and nobody would notice. */
const belongTo: readonly (readonly [flag: string, formats: readonly string[]])[] = [
  ['timestamp', ['trajectory']],
  ['model', ['trajectory']],
  ['thinking', trainingViews],
  ['from', writableFormats],
  ['roundtrip', writableFormats],
];

function mustBelong(typed: Typed, to: string): void {
  for (const [flag, formats] of belongTo)
    if (typed.has(flag) && !formats.includes(to))
      throw new CannotWork(
        `--${flag} does nothing with --to ${to}: it is for ${formats.join(', ')}.`,
        `Leave --${flag} out.`,
      );
}

/** Whoever asks for a text to be masked must not get it as it is, with a complaint about a file beside it. */
function mustBeNoOption(words: readonly string[], to: string, { cwd }: Io): void {
  const names = new Set(optionFlags.map(({ name }) => name.replaceAll('-', '_')));
  const option = words.find((word) => names.has(word.split('=', 1)[0]!) && word.includes('='));
  if (option === undefined || existsSync(resolve(cwd, option))) return;
  throw new CannotWork(
    `${option} is an option of --to open-token, and does nothing with --to ${to}.`,
    /^redact=/.test(option) ? `Leave it out, and mask what is written with trace-formats redact.` : 'Leave it out.',
  );
}

function isTrainingView(to: string): to is TrainingView {
  return Object.hasOwn(aboutViews, to);
}

function timestampIn(typed: Typed): string {
  const given = typed.value('timestamp');
  if (given === undefined) return new Date().toISOString();
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(given);
  // Node takes the thirtieth of February for a day in March, so the date is checked by itself.
  if (!isTime || Number.isNaN(Date.parse(given)) || !isDay(given.slice(0, 10)))
    throw new CannotWork(
      `--timestamp is ${JSON.stringify(given)}, and it must be a time with its zone, such as 2026-01-31T00:00:00Z.`,
    );
  return given;
}

function isDay(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}
