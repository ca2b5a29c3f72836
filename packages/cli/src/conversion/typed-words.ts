import type { Misread } from '@trace-formats/convert';
import { isFormatId } from '@trace-formats/schema';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';
import { readLossLimits } from './loss-limits.ts';
import type { runConversion } from './run.ts';

/** What the flags that both commands have say. */
export function sharedIn(
  typed: Typed,
): Pick<Parameters<typeof runConversion>[0], 'out' | 'lossesFile' | 'limits' | 'roundTrip'> {
  return {
    out: typed.value('output'),
    lossesFile: typed.value('losses'),
    limits: readLossLimits(typed.value('max-loss')),
    roundTrip: typed.switch('roundtrip') === true,
  };
}

/** Options as bare words apart from paths: a word with an equals sign is an option unless it looks like a path. */
export function sortWords(
  words: readonly string[],
  hasOptions: boolean,
): { readonly words: string[]; readonly paths: string[] } {
  const isOption = (word: string): boolean => hasOptions && /^[a-z][a-z_-]*=/i.test(word);
  const paths = words.filter((word) => !isOption(word));
  if (paths.length === 0) throw new CannotWork('Name the files or folders to convert, or - for standard input.');
  return { words: words.filter(isOption), paths };
}

/** The options, or a complaint that names the nearest word. */
export function checked<Options extends object>(options: Options | Misread): Options {
  if (!('problem' in options)) return options;
  const { problem, word, among } = options as Misread;
  throw new CannotWork(problem, { word, among, advise: (near) => `Did you mean ${near}?` });
}

/** The format that the user names, if it is one. */
export function formatFrom(typed: Typed): string | undefined {
  const from = typed.value('from');
  if (from !== undefined && !isFormatId(from) && !isFormatId(`${from}/v0.1`))
    throw new CannotWork(
      `There is no format ${JSON.stringify(from)}.`,
      'trace-formats detect says which format a file is in.',
    );
  return from;
}
