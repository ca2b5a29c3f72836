import { expect, it } from 'vitest';
import { unmasked } from './secrets.ts';
import { steadyPath } from './steady-path.ts';

const key = ['gh', 'p_', 'wX7Rk2Lm9Q'.repeat(4).slice(0, 36)].join('');

it('calls a key that holds a secret the same in every run', () => {
  const run = (): unknown[] => [...unmasked({ config: { [key]: 'x', list: [{ [key]: 1 }] } })];
  expect(run()).toEqual(run());
  expect(JSON.stringify(run())).toContain('[REDACTED:github_personal_access_token]');
});

it('leaves a key that was masked before as it is called', () => {
  const marker = '[REDACTED:github_token:9182e9e2]';
  expect(steadyPath({ [marker]: [{ a: 1 }] }, [marker, 0, 'a'])).toEqual([marker, 0, 'a']);
  expect(steadyPath({ [key]: 1 }, [marker])).toEqual(['[REDACTED:github_token]']);
});
