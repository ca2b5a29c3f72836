import { expect, it } from 'vitest';
import { forsyLint } from '../command-line/programs.ts';
import { commands } from './misuse.ts';

it('takes a misspelt word for any command of forsy-lint', () => {
  expect(commands.toSorted()).toEqual([...forsyLint.map(({ name }) => name), 'help'].sort());
});
