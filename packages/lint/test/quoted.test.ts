import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoted } from '../src/rules/wording/quoted.ts';

const wordsAt = (text: string, words: string): string => {
  const start = text.indexOf(words);
  return quoted(text, start, start + words.length);
};

describe('the words that a hint quotes', () => {
  it('stand in their clause where they are only a word or two', () => {
    expect(wordsAt('The list is long. A second look might help. Then more.', 'might')).toBe(
      '"A second look might help"',
    );
    expect(wordsAt('It might help.', 'might')).toBe('"It might help."');
  });

  it('say where the clause goes on', () => {
    const text = `Nobody ${'had ever thought '.repeat(5)}that it might ${'take so many words '.repeat(5)}to say.`;
    expect(wordsAt(text, 'might')).toMatch(/^"… (?:\w+ )+might (?:\w+ )+…"$/);
  });

  it('stay as they are where they say enough, and end with their line', () => {
    const text = 'First. The clause is quoted as it was found, word for word. Last.';
    expect(wordsAt(text, 'The clause is quoted as it was found')).toBe('"The clause is quoted as it was found"');
    expect(wordsAt('### Summary\n- one\n- two', '### Summary\n')).toBe('"### Summary"');
  });

  it('never bring a secret along that stands beside them', () => {
    const token = ['ghp', '_', 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5'].join('');
    const said = wordsAt(`You might use ${token} for it.`, 'might');
    expect(said).toContain('might');
    expect(said).not.toContain(token.slice(0, 12));
  });

  it('are one short line whatever stands around them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(400), fc.nat(400), (text, one, other) => {
        const [start, end] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        const said = quoted(text, start, end);
        expect(said).not.toMatch(/\n/);
        expect([...said].length).toBeLessThan(160);
      }),
    );
  });
});
