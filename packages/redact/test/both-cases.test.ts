import { describe, expect, it } from 'vitest';
import { inBothCases } from '../src/shape/for-engines/both-cases.ts';

describe('an expression in both cases', () => {
  it('matches the characters that the flag matches', () => {
    const sources = 'k S \\u00e9 \\xb5 σ ß ı ſ в [^a-f] [Q-Za-c] [+-Z] [\\w.é-] [^\\n|] \\w'.split(' ');
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
    for (const source of sources) {
      const flagged = new RegExp(source, 'i');
      const written = new RegExp(inBothCases(source)!);
      const wrong = all.filter((one) => flagged.test(one) !== written.test(one));
      expect(wrong, source).toEqual([]);
    }
  });

  it('leaves groups, counts and look-arounds as they are', () => {
    expect(inBothCases('(?<value>a{2,3})(?<!\\sb)\\d\\.[^\\n"]')).toBe('(?<value>[aA]{2,3})(?<!\\s[bB])\\d\\.[^\\n"]');
  });

  it('says nothing of what it does not write down', () => {
    expect(inBothCases('(a)\\1')).toBeUndefined();
    expect(inBothCases('(?<a>a)\\k<a>')).toBeUndefined();
    expect(inBothCases('[\\u0100-\\uffff]')).toBeUndefined();
  });
});
