import { describe, expect, it } from 'vitest';
import { withoutShownEnds } from './shown-ends.ts';

describe('withoutShownEnds', () => {
  it('gives the text that was shown', () => {
    expect(withoutShownEnds('a: b$\n$\n^Ic^M$\n')?.text).toBe('a: b\n\n\tc\n');
    expect(withoutShownEnds('$ cat -A x\na$\nb$\n$ ls')?.text).toBe('$ cat -A x\na\nb\n$ ls');
    expect(withoutShownEnds('a$\nb$\nc$')?.text).toBe('a\nb\nc');
  });

  it('leads back to where it stood', () => {
    const text = 'a$\n^Ib$\n';
    const { text: plain, toOriginal } = withoutShownEnds(text)!;
    const at = plain.indexOf('b');
    expect([toOriginal(at, false), toOriginal(at + 1, true)]).toEqual([text.indexOf('b'), text.indexOf('b') + 1]);
  });

  it('leaves a sign that ends one line alone, or none', () => {
    expect(withoutShownEnds('costs 5$\nno more')).toBeUndefined();
    expect(withoutShownEnds('a\nb')).toBeUndefined();
  });
});
