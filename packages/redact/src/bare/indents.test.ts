import { describe, expect, it } from 'vitest';
import { withoutIndents } from './indents.ts';

describe('what a text is set in by', () => {
  it.each([
    ['the whole text', '  a\n    b\n\n  c', 'a\n  b\n\nc'],
    ['with tabs', '\ta\n\tb', 'a\nb'],
    ['below a sentence', 'It printed this:\n\n    a\n      b\n\nAnd then', 'It printed this:\n\na\n  b\n\nAnd then'],
    ['below a heading', 'Output:\n    $ a\n    b\nAnd then', 'Output:\n$ a\nb\nAnd then'],
    ['a text in YAML', 'x:\n  out: |\n    a\n      b\n  rc: 0', 'x:\n  out: |\na\n  b\n  rc: 0'],
    ['between fences', '- ```sh\n- ```\n  ```sh\n  a\n  b\n  ```', '- ```sh\n- ```\n  ```sh\na\nb\n  ```'],
    ['between the quotes of a program', "x = '''\n    a\n    b\n    '''\ny", "x = '''\na\nb\n    '''\ny"],
  ])('goes: %s', (_, text, bare) => {
    const view = withoutIndents(text);
    expect(view?.text).toBe(bare);
    // Every character is found again where it was.
    for (let at = 0; at < bare.length; at++) expect(text[view!.toOriginal(at, false)]).toBe(bare[at]);
  });

  it.each([
    ['what belongs to a name', 'data:\n  a: b\n  c: d'],
    ['a list below a heading', 'Steps:\n  - a\n  - b'],
    ['the body of a branch', 'else:\n  a()\n  b()'],
    ['the same behind an empty line', 'data:\n\n  a: b'],
    ['what is still open', 'call(\n\n  a,\n  b)'],
    ['the body of a function', 'def f():\n  a\n  b'],
    ['a heading with its columns below it', '   name  age\n0  Ana    41'],
    ['numbers one below the other', '   112\tOrla\n    17\tAna'],
    ['the data of a secret', 'kind: Secret\ndata:\n  a: |\n    b\n    c'],
    ['a value in YAML', 'key: |\n  a\nother: >-\n  b\n  c'],
    ['a single blank', ' a\n b'],
    ['lines of JSON', '{\n  "a": 1\n}'],
  ])('stays: %s', (_, text) => {
    expect(withoutIndents(text)).toBeUndefined();
  });
});
