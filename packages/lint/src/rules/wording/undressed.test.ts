import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undressed } from './undressed.ts';

describe('a text without its dressing', () => {
  it.each([
    ['**Opened** the file.', 'Opened the file.'],
    ['- Opened the file.', 'Opened the file.'],
    ['1. **Opened** the file.', 'Opened the file.'],
    ['> - _Opened the file._', 'Opened the file.'],
    ['Opened\u00a0the file, “totals”; it’s there.', `Opened the file, "totals"; it's there.`],
    ['\ufeffOpened the \u200bfile.', 'Opened the file.'],
    ['Opened the file.  Then read it.', 'Opened the file. Then read it.'],
    ['Les re\u0301sultats', 'Les résultats'],
    ['ユーサ\u3099ーは', 'ユーザーは'],
    ['\u1112\u1161\u11ab', '한'],
    ['> Opened the file.\n> Read it.', 'Opened the file.\nRead it.'],
    [
      'The agent opened the file that the user had named and\nread all of its lines, and found that the third of them\nwas wrong.',
      'The agent opened the file that the user had named and read all of its lines, and found that the third of them was wrong.',
    ],
  ])('%j', (text, plain) => {
    expect(undressed(text)).toBe(plain);
  });

  it.each([
    ['a pattern of files', "find . -name '*.ts' -o -name '*.js' | xargs wc -l"],
    ['patterns of folders', 'git add packages/**/*.md docs/**/*.md'],
    ['arguments', 'def call(self, *args, **kwargs): return f(*args, **kwargs)'],
    ['a name with underscores', 'from __future__ import annotations; obj.__dict__; snake_case_name _private'],
    ['products', 'a * b * c = 2 * 3 * 4, 2**10 and 3**2'],
    ['a pointer', 'int main(int argc, char **argv) { char *p, *q; }'],
    ['a list of several entries', '- one\n- two'],
    ['a table', 'acme     204.50\nborealis  99.10'],
    ['lines of a program', 'acme 20411\nborealis 1204\nacme 18800'],
    ['code', 'const first = await read(path);\nreturn first;'],
    [
      'paragraphs that are shorter than their width',
      'It was read.\nThen it was written again and looked at by somebody.',
    ],
  ])('keeps %s', (_, text) => {
    expect(undressed(text)).toBe(text);
  });

  it('has none that could be taken off again', () => {
    const piece = fc.oneof(
      fc.constantFrom('**', '*', '_', '__', '- ', '1. ', '> ', '  ', '\n', '“', '\u00a0', '\u200b', ' ', '.', "'"),
      fc.constantFrom('Opened', 'the', 'file', 'é', 'e\u0301', '42', 'a_b', '(x)'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const plain = undressed(pieces.join(''));
        expect(undressed(plain)).toBe(plain);
      }),
      { numRuns: 3000 },
    );
  });
});
