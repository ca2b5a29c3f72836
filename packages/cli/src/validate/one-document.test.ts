import { expect, it } from 'vitest';
import { isSurelyOneDocument } from './one-document.ts';

it.each([
  ['{"a":1}', true],
  ['{"a":1}\n', true],
  ['{\n  "a": [\n    1\n  ]\n}\n', true],
  ['  {\n"a":1}', true],
  ['{"a":1}\n{"b":2}', false],
  ['{"a":1}\n{"b":2}\n', false],
  ['{"a":1}\n\n [2]\n', false],
  ['"a"\n{"b":2}\n', false],
  ['{\n"a":1}\n{"b":2}\n', false],
  // A line that only opens a value may go on in the next, also where it stands before the end of the bytes.
  ['1\n{', true],
  // Lines that end in another way are left to the reader.
  ['{\r"a":1}', false],
])('%j is surely one document: %s', (text, is) => {
  expect(isSurelyOneDocument(Buffer.from(text))).toBe(is);
  // The bytes that follow in the same memory are of another file.
  expect(isSurelyOneDocument(Buffer.from(`${text}{"c":3}\n{"d":4}`).subarray(0, Buffer.byteLength(text)))).toBe(is);
});
