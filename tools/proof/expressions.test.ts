import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isInShare, isThorough } from '../chance/share.ts';
import { roundsFor } from '../steps/rounds.ts';
import { run } from '../steps/run.ts';
import { type Expression, programOf } from '../steps/search.ts';

// A quarter of the cases makes nineteen of twenty expressions, in half the time.
const script = fileURLToPath(new URL('expressions.mjs', import.meta.url));
const { stdout, stderr } = spawnSync(process.execPath, [script, isThorough ? '1' : '4'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
const expressions = JSON.parse(stdout || '[]') as Expression[];

/** A text of a few hundred characters takes a thousandth of it. Whoever comes so far comes to no end in one of some thousand. */
const most = 1_000_000;

/** What a library makes for itself is asked about nothing of ours. */
const ofLibraries = /^\^\(\[0-9\uff10-\uff19/;

function isEndless(one: Expression): boolean {
  // Hardly anything asks for the first sign behind it, and what takes any sign mostly not for the second.
  return [...roundsFor(one)].some((text) => run(programOf(one), `${text}\u0001;`, 0, most).steps >= most);
}

describe('every regular expression of the packages', () => {
  it('is told', () => {
    expect(stderr).toBe('');
    expect(expressions.length).toBeGreaterThan(3000);
  });

  it('comes to an end where one of its groups stands again and again, and nothing behind it', () => {
    const asked = expressions.filter((one, index) => isInShare(index, 2) && !ofLibraries.test(one.source));
    const endless = asked.filter(isEndless);
    expect(endless.map(({ source }) => source)).toEqual([]);
  });

  it('would be told that does not', () => {
    const endless = (source: string): boolean => isEndless({ source, flags: '' });
    expect(endless('^(?:[a-z]{1,20}-?){1,8}!')).toBe(true);
    expect(endless('^(?:[^@:]|%[0-9a-f]{2}){1,90}@')).toBe(true);
    expect(endless('^(?:[a-z]{1,20}-){1,8}!')).toBe(false);
  });
});
