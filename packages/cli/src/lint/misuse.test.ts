import { expect, it } from 'vitest';
import { forsyLint } from '../programs.ts';
import { commands } from './misuse.ts';

it('takes a misspelt word for any command of forsy-lint', () => {
  expect(commands.toSorted()).toEqual([...forsyLint.map(({ name }) => name), 'help'].sort());
});
