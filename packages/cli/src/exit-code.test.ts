import { expect, it } from 'vitest';
import { type ExitCode, worse } from './exit-code.ts';

it('what could not be done weighs more than what was found, whichever comes first', () => {
  const codes: readonly ExitCode[] = [0, 1, 2];
  for (const one of codes) for (const other of codes) expect(worse(one, other)).toBe(Math.max(one, other));
});
