import { describe, expect, it } from 'vitest';
import { withShortClasses } from '../src/shape/for-engines/short-classes.ts';

const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
/** Scripts with large and small letters, and what else people write names in. */
const everyday = [...characters.slice(0, 0x180), ...'ȘșȚțƠơƯưẠạẾếỸỹΑαΩωΆώЀЖяѐҐґԱֆ'];
const asKnown = (name: string): RegExp => new RegExp(`^\\p{${name}}$`, 'u');
const asWritten = (name: string): RegExp => new RegExp(`^${withShortClasses(`\\p{${name}}`)}$`, 'u');

describe('a class of Unicode that is written out', () => {
  it.each(['L', 'Lu', 'Ll'])('holds the same characters of everyday scripts: %s', (name) => {
    const [known, written] = [asKnown(name), asWritten(name)];
    for (const one of everyday) expect([one, written.test(one)]).toEqual([one, known.test(one)]);
  });

  it.each(['Lu', 'Ll', 'N'])('holds nothing else: %s', (name) => {
    const [known, written] = [asKnown(name), asWritten(name)];
    expect(characters.filter((one) => written.test(one) && !known.test(one) && !/\p{Cn}/u.test(one))).toEqual([]);
  });

  it('holds the letters of all scripts, of some with their signs and figures, and no other sign', () => {
    const [known, written] = [asKnown('L'), asWritten('L')];
    const sparse = /[\u2071-\u2188\u2e2f]/;
    expect(characters.filter((one) => known.test(one) && !written.test(one) && !sparse.test(one))).toEqual([]);
    const signs = characters.filter((one) => written.test(one) && /[\p{P}\p{S}\p{N}\p{Z}\p{Cc}]/u.test(one));
    const ofAScript =
      /[\u02c2-\u02ff\u0375\u037e-\u0385\u0482-\u1fff\u2ce5-\u2dff\u3007\u309b-\u30a0\u3190-\u31ef\u4dc0-\u4dff\ua490-\uabff\ufb29-\ufdff]/;
    expect(signs.filter((one) => !ofAScript.test(one))).toEqual([]);
  });

  it('holds the rarer Han, and no picture', () => {
    expect(['𠮷', '𪚥', '🙂', '𝄞'].map((one) => asWritten('L').test(one))).toEqual([true, true, false, false]);
  });

  it.each([
    String.raw`^[\p{L}-]$`,
    String.raw`^[^\p{Lu}\d]$`,
    String.raw`^[-\p{Ll}_]$`,
    String.raw`^[\]\p{N}]$`,
    String.raw`^\[?\p{L}\]?$`,
    String.raw`^(?:\\|\p{L}|[a\\])$`,
    String.raw`^(?<!\p{L})[.\p{L}'\u2019\u00e9-\u00ff]$`,
    String.raw`^(?:\p{Lu}\u00dfe|\u00e9|[\u0041\u00df])$`,
  ])('means the same wherever it stands: %s', (source) => {
    const [known, written] = [source, withShortClasses(source)].map((one) => new RegExp(one, 'u'));
    for (const one of everyday) expect([one, written!.test(one)]).toEqual([one, known!.test(one)]);
  });

  it('leaves an escaped stroke, other classes and what would get too long as they are', () => {
    const long = `(?:${Array.from({ length: 200 }, (_, number) => String.raw`\p{L}${number}`).join('|')})`;
    for (const source of [String.raw`\\p{L}`, String.raw`\p{Script=Han}\P{L}`, String.raw`[\p{M}\p{Nd}]`, long])
      expect(withShortClasses(source)).toBe(source);
  });
});
