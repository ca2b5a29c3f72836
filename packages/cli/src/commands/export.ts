import { type ConvertOptions, readOpenTokenOptions } from '@trace-formats/convert';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { mustDoSomething } from '../conversion/idle-options.ts';
import { runConversion } from '../conversion/run.ts';
import { sha256 } from '../conversion/sha256.ts';
import { checked, formatFrom, sharedIn, sortWords } from '../conversion/typed-words.ts';
import { keyFrom } from '../redaction/asked/key-file.ts';
import { optionFlags } from '../tables/export-options.ts';
import { conversionFlags } from '../tables/shared-flags.ts';

/** `trace-formats export`: a session as Open-Token. */
export const run: Run = (typed, io) => {
  const { words, paths } = sortWords(typed.words, true);
  mustBeNoFlag(words);
  const keyFile = typed.value('key-file');
  const flags = optionFlags.flatMap(({ name }) => {
    const value = typed.value(name);
    return value === undefined || name === 'key-file' ? [] : [`${name.replaceAll('-', '_')}=${value}`];
  });
  mustAgree(words, flags);
  const given = checked(readOpenTokenOptions([...words, ...flags]));
  if (keyFile !== undefined && 'key' in given)
    throw new CannotWork('The key is given twice: take --key-file or key, not both.');
  const key = keyFile === undefined ? {} : { key: keyFrom(keyFile, io) };
  mustDoSomething({ ...given, ...key });
  const from = formatFrom(typed);
  const options = {
    ...given,
    ...key,
    sha256,
    to: 'open-token',
    ...(from === undefined ? {} : { from }),
  } as ConvertOptions;
  return runConversion({ ...sharedIn(typed), paths, options, pretty: given.pretty }, io);
};

/** Nobody knows which of two was meant, and one of them may have been meant to mask more. The values may be keys. */
function mustAgree(words: readonly string[], flags: readonly string[]): void {
  const nameOf = (option: string): string => option.split('=', 1)[0]!.toLowerCase().replaceAll('-', '_');
  const twice = words.map(nameOf).find((name) => flags.some((flag) => nameOf(flag) === name && !words.includes(flag)));
  if (twice !== undefined)
    throw new CannotWork(`${twice} is given twice: as a word and as a flag.`, 'Leave one of them out.');
}

/** Of the flags that may not be given as words it is told how they are given. */
function mustBeNoFlag(words: readonly string[]): void {
  for (const word of words) {
    const [name = '', ...value] = word.split('=');
    const flag = flagsAlone.find((one) => one.name === name.toLowerCase().replaceAll('_', '-'));
    if (flag === undefined) continue;
    const given = flag.takes === 'switch' ? '' : ` ${value.join('=') || flag.value}`;
    throw new CannotWork(`${word} is no option of the export: ${name} is a flag.`, `Say --${flag.name}${given}.`);
  }
}

/** A file that is read must be seen among the flags, so that nothing is written over it. */
const flagsAlone = [...conversionFlags, ...optionFlags.filter(({ reads }) => reads)];
