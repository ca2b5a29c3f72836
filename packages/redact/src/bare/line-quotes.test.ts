import { describe, expect, it } from 'vitest';
import { withoutLineQuotes } from './line-quotes.ts';

const plain = (...lines: readonly string[]): string | undefined => withoutLineQuotes(lines.join('\n'))?.text;

describe('withoutLineQuotes', () => {
  it('gives the text that a program holds or writes', () => {
    expect(plain('x = [', '  "a b",', '  "",', '  "\\tc \\"d\\"",', ']')).toBe('x = [\na b\n\n\tc "d"\n]');
    expect(plain("echo 'a b'", "echo 'it'\\''s'")).toBe("a b\nit's");
    expect(plain('echo "cost: \\$5 \\`x\\`" >> f', 'echo "b\\n" >> f')).toBe('cost: $5 `x`\nb');
    expect(plain('  out.append("a b\\n");', '  out.append("c\\n");')).toBe('a b\nc');
  });

  it('leads back to where it stood', () => {
    const text = 'echo "a b"\necho "c \\"d\\""';
    const { text: shown, toOriginal } = withoutLineQuotes(text)!;
    const at = shown.indexOf('"d"');
    expect(text.slice(toOriginal(at, false), toOriginal(at + 3, true))).toBe('\\"d\\"');
  });

  it('gives the one line of a list, and what is written to a file', () => {
    expect(plain('x = [', "  'a \\'b\\' c',", ']')).toBe("x = [\na 'b' c\n]");
    expect(plain('cd x', 'echo "a \\"b\\" c" >> f', 'ls')).toBe('cd x\na "b" c\nls');
  });

  it('leaves a list of words, of secrets, or of JSON, and a line that stands alone', () => {
    expect(plain('x = [', '  "abc",', '  "def",', ']')).toBeUndefined();
    expect(plain('words = [', "  'snyk auth',", "  'pass: ',", "  'codecov',", ']')).toBeUndefined();
    expect(plain('PASSWORDS = [', '  "a b",', '  "c d",', ']')).toBeUndefined();
    expect(plain('it printed', '  "args": [', '    "a b",', '    "c d"', '  ]')).toBeUndefined();
    expect(plain('[', '  "a b",', '  "c d"', ']')).toBeUndefined();
    expect(plain('', 'echo "a b"', 'x')).toBeUndefined();
  });

  it('leaves lines that go on behind the quote', () => {
    expect(plain('x', '"a": "b c",', '"d": "e f",')).toBeUndefined();
    expect(plain('x', '"a b" "c"', '"d e" "f"')).toBeUndefined();
  });
});
