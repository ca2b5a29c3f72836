import { type ConvertOptions, readOpenTokenOptions } from '@trace-formats/convert';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command.ts';
import { runConversion } from '../conversion/run.ts';
import { sha256 } from '../conversion/sha256.ts';
import { keyFrom } from '../redaction/key-file.ts';
import { optionFlags } from '../tables/export-options.ts';
import { checked, formatFrom, sharedIn, sortWords } from './convert.ts';

/** `trace-formats export`: a session as Open-Token. */
export const run: Run = (typed, io) => {
  const { words, paths } = sortWords(typed.words, true);
  const keyFile = typed.value('key-file');
  const flags = optionFlags.flatMap(({ name }) => {
    const value = typed.value(name);
    return value === undefined || name === 'key-file' ? [] : [`${name.replaceAll('-', '_')}=${value}`];
  });
  const given = checked(readOpenTokenOptions([...words, ...flags]));
  if (keyFile !== undefined && 'key' in given)
    throw new CannotWork('The key is given twice: take --key-file or key, not both.');
  const key = keyFile === undefined ? {} : { key: keyFrom(keyFile, io) };
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
