import { describe, expect, it } from 'vitest';
import { read } from '../src/index.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const only = (input: Uint8Array | string) => {
  const { findings, documents } = read(input);
  return { findings: findings.map((f) => [f.rule, f.severity, f.line, f.column, f.message] as const), documents };
};

describe('what is wrong with a JSON text gets one finding with its place', () => {
  it.each([
    ['', 1, 1, 'is empty'],
    [' \n\t ', 2, 3, 'white space'],
    ['{"a":1} x', 1, 9, 'more text follows, beginning with "x"'],
    ['{"a":1}{"b":2}', 1, 8, 'second value begins here, on the line'],
    ['{\n"a":1\n}\n{\n"b":2\n}', 4, 1, 'a second one begins here'],
    ['{"a":[1,2', 1, 10, 'the array that opens at line 1, column 6 is never closed'],
    ['{"a":{"b":1}', 1, 13, 'the object that opens at line 1, column 1 is never closed'],
    ['{"a":', 1, 6, 'breaks off'],
    ['{"a"', 1, 5, 'breaks off'],
    ['{', 1, 2, 'breaks off'],
    ['["abc', 1, 6, 'inside the string that opens at line 1, column 2'],
    ['["abc\\', 1, 7, 'inside the string'],
    ['["abc\\u12', 1, 10, 'inside the string'],
    ['[-', 1, 3, 'inside a number'],
    ['[1.', 1, 4, 'inside a number'],
    ['[1e', 1, 4, 'inside a number'],
    ['[tr', 1, 4, 'inside true, false or null'],
    ['{"a":NaN}', 1, 6, 'NaN stands'],
    ['{"a":-Infinity}', 1, 6, '-Infinity stands'],
    ['[Infinity]', 1, 2, 'Infinity stands'],
    ['{"a":None}', 1, 6, 'None is a word of another language; JSON has null'],
    ['{"a":True}', 1, 6, 'JSON has true'],
    ["{'a':1}", 1, 2, 'single quotes'],
    ['{"a":\'b\'}', 1, 6, 'single quotes'],
    ['{\u201ca\u201d:1}', 1, 2, 'typographic'],
    ['{"a":1, // note\n"b":2}', 1, 9, 'comment'],
    ['/* note */ {}', 1, 1, 'comment'],
    ['{"a":1,}', 1, 7, 'After this comma'],
    ['[1,2,]', 1, 5, 'After this comma'],
    ['[1,,2]', 1, 4, 'Here stands ","'],
    ['[1 2]', 1, 4, 'comma is missing'],
    ['{"a":1 "b":2}', 1, 8, 'comma is missing'],
    ['{"a":1]', 1, 7, 'closes with }'],
    ['[1}', 1, 3, 'closes with ]'],
    ['{a:1}', 1, 2, 'wants a key in double quotes'],
    ['{"a" 1}', 1, 6, 'a colon after the key'],
    ['[01]', 1, 2, 'begins with a zero'],
    ['[0x1F]', 1, 2, 'hexadecimal'],
    ['[+1]', 1, 2, 'Here stands "+"'],
    ['[.5]', 1, 2, 'Here stands "."'],
    ['[5.]', 1, 4, 'wants a digit'],
    ['["a\tb"]', 1, 4, 'holds a tab'],
    ['["a\nb"]', 1, 4, 'holds a line break'],
    ['["a\u0000b"]', 1, 4, 'U+0000'],
    ['["a\\xb"]', 1, 4, 'no escape of a backslash and "x"'],
    ['["\\u12G4"]', 1, 3, 'four hexadecimal digits'],
    ['{\u00a0"a":1}', 1, 2, 'U+00A0'],
    ['[\u001b]', 1, 2, 'U+001B'],
    ['just words', 1, 1, 'Here stands "j"'],
    ['{"a":1,\r\n "b":x}', 2, 6, 'Here stands "x"'],
    ['{"a":1,\r "b":x}', 2, 6, 'Here stands "x"'],
    ['{"\u{1f600}":x}', 1, 7, 'Here stands "x"'],
  ])('%j', (text, line, column, words) => {
    for (const input of [text, bytes(text)]) {
      const { findings, documents } = read(input);
      expect(findings.map((f) => [f.rule, f.severity, f.stage, f.line, f.column])).toEqual([
        ['json-is-complete', 'error', 'read', line, column],
      ]);
      expect(findings[0]?.message).toContain(words);
      expect(documents).toEqual([]);
    }
  });

  it.each([
    ['{"a":1e999}', '/a', 6, 'larger than any'],
    ['{"a":-1e999}', '/a', 6, 'larger than any'],
    ['{"a":1,"b":2,"a":3}', '/a', 14, 'the key "a" a second time; it stood at line 1, column 2'],
    ['{"x":[{"a":1},{"b":1,"\\u0062":2}]}', '/x/1/b', 22, 'second time'],
    ['{"a" :1,"a":2}', '/a', 9, 'second time'],
    ['{"a":":","a":2}', '/a', 10, 'second time'],
    ['{"a\\\\":1,"a\\\\":2}', '/a\\', 10, 'second time'],
    ['{"__proto__":1,"__proto__":2}', '/__proto__', 16, 'second time'],
    ['{"a":"\\ud83d"}', '/a', 7, 'surrogate'],
    ['{"a":"x\\uDE00y"}', '/a', 8, 'surrogate'],
    ['{"a":"\\ud83d\\ud83d\\ude00"}', '/a', 7, 'surrogate'],
    ['{"\\ud83d":1}', '/\ud83d', 3, 'surrogate'],
  ])('%j is read and has an error', (text, pointer, column, words) => {
    const { findings, documents } = read(bytes(text));
    expect(findings.map((f) => [f.rule, f.severity, f.pointer, f.line, f.column])).toEqual([
      ['text-is-sound', 'error', pointer, 1, column],
    ]);
    expect(findings[0]?.message).toContain(words);
    expect(documents[0]?.value).toEqual(JSON.parse(text));
    expect(documents[0]?.findings).toEqual(findings);
  });

  it.each([
    '{"a":"\\ud83d\\ude00","b":"\\\\ud83d"}',
    '{"a":":","b":" :","c":"\\":","__proto__":1,"constructor":{"toString":1}}',
    '{"a":1e308,"b":-0,"c":1E-999}',
    '{"path":"C:\\\\users\\\\udo"}',
    '[]',
    ' {} \r\n',
    'null',
    '"\u{1f600}"',
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}',
  ])('nothing is wrong with %j', (text) => {
    expect(read(bytes(text)).findings).toEqual([]);
    expect(read(text).findings).toEqual([]);
  });

  it('a lone surrogate in a JavaScript string is found too', () => {
    expect(only('{"a":"\ud83d"}').findings).toMatchObject([['text-is-sound', 'error', 1, 7, expect.any(String)]]);
  });

  it('lists twenty duplicates and counts the others', () => {
    const { findings } = read(`{${'"a":1,'.repeat(50)}"a":1}`);
    expect(findings.length).toBe(21);
    expect(findings.at(-1)?.message).toContain('30 more');
  });
});

describe('bytes that are no UTF-8', () => {
  it('a raw 0xFF inside a string', () => {
    const input = bytes('{\n"é": "ab?c"}');
    input[input.indexOf(63)] = 0xff;
    const { findings, documents } = only(input);
    expect(findings).toMatchObject([['text-is-sound', 'error', 2, 9, expect.stringContaining('0xFF')]]);
    expect(documents[0]?.value).toEqual({ é: 'ab\ufffdc' });
  });
  it.each([
    ['overlong', [0xc0, 0xaf]],
    ['surrogate', [0xed, 0xa0, 0x80]],
    ['past U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
    ['cut', [0xe2, 0x82]],
    ['stray', [0x80]],
  ])('%s sequences', (_, sequence) => {
    const input = Uint8Array.from([...bytes('["'), ...sequence, ...bytes('"]')]);
    expect(only(input).findings).toMatchObject([['text-is-sound', 'error', 1, 3, expect.any(String)]]);
  });
  it('a byte order mark is a warning', () => {
    expect(only(bytes('\ufeff{"a":1}')).findings).toMatchObject([
      ['text-is-sound', 'warning', 1, 1, expect.any(String)],
    ]);
    expect(only('\ufeff{"a":1}').documents[0]?.value).toEqual({ a: 1 });
  });
  it.each([
    ['utf-16le with a mark', true, true],
    ['utf-16le', true, false],
    ['utf-16be with a mark', false, true],
    ['utf-16be', false, false],
  ])('%s is read and has an error', (_, little, mark) => {
    const text = `${mark ? '\ufeff' : ''}{"a":"é"}\n{"b":1}`;
    const input = new Uint8Array(text.length * 2);
    const view = new DataView(input.buffer);
    for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), little);
    const { findings, documents } = only(input);
    expect(findings).toMatchObject([['text-is-sound', 'error', 1, 1, expect.stringContaining('UTF-16')]]);
    expect(documents.map((d) => d.value)).toEqual([{ a: 'é' }, { b: 1 }]);
  });
  it('utf-16 that begins with a text is told by its quote, whatever the text begins with', () => {
    const input = new Uint8Array(Buffer.from('"中文"', 'utf16le'));
    expect(only(input).documents.map((d) => d.value)).toEqual(['中文']);
  });
  it('utf-32 is named, in either order', () => {
    for (const little of [true, false]) {
      const view = new DataView(new ArrayBuffer(28));
      for (const [at, character] of [...'{"a":1}'].entries()) view.setUint32(4 * at, character.charCodeAt(0), little);
      expect(only(new Uint8Array(view.buffer)).findings).toMatchObject([
        ['text-is-sound', 'error', 1, 1, expect.stringContaining('UTF-32')],
      ]);
    }
  });
  it.each(['\0\0\0', 'x\0\0\0', '\0', '7\0', '\0x', '\0\0\0\0', '7\0\0\0\0x', 'a\0b c', '{\0"a":1}'])(
    'the line %j is damaged, and no other encoding',
    (line) => {
      for (const text of [`${line}\n{"a":1}\n{"b":2}\n`, `{"a":1}\n${line}\n{"b":2}\n`]) {
        const { findings, documents } = read(bytes(text));
        expect(JSON.stringify(findings)).not.toMatch(/UTF-(?:16|32)/);
        expect(documents.at(-1)?.value).toEqual({ b: 2 });
      }
    },
  );
  it.each([
    [[0x50, 0x4b, 3, 4, 20], 'zip'],
    [[0x1f, 0x8b, 8, 0], 'gzip'],
    [[0x50, 0x41, 0x52, 0x31, 0], 'Parquet'],
  ])('a file of another kind is named', (signature, name) => {
    expect(only(Uint8Array.from(signature)).findings).toMatchObject([
      ['json-is-complete', 'error', 1, 1, expect.stringContaining(name)],
    ]);
  });
});

describe('JSON or JSONL', () => {
  const two = '{"a":1}\n{"b":2}\n';
  it.each([
    ['one line', '{"a":1}', 'json', 1],
    ['one line and an end', '{"a":1}\n\n', 'json', 1],
    ['pretty-printed', JSON.stringify({ a: { b: [{}, { c: 1 }] } }, null, 2), 'json', 1],
    ['pretty-printed and cut', '{\n  "a": 1,\n  "b": {}\n', 'json', 0],
    ['an array, one element a line', '[\n{"a":1},\n{"a":2},\n{"a":3}\n]', 'json', 1],
    ['the same, cut', '[\n{"a":1},\n{"a":2},\n{"a":3}', 'json', 0],
    ['two lines', two, 'jsonl', 2],
    ['CRLF', two.replaceAll('\n', '\r\n'), 'jsonl', 2],
    ['lone CR', two.replaceAll('\n', '\r'), 'jsonl', 2],
    ['blank lines between', '\n{"a":1}\n\n  \n{"b":2}', 'jsonl', 2],
    ['a damaged first line', '{"a":\n{"b":2}\n{"c":3}', 'jsonl', 2],
    ['a damaged first line of two', '{"a":1\n{"b":2}', 'jsonl', 1],
    ['a damaged line in the middle', '{"a":1}\n{"b"\n{"c":3}', 'jsonl', 2],
    ['glued first line', '{"a":1}{"b":2}\n{"c":3}', 'jsonl', 1],
  ])('%s', (_, text, container, documents) => {
    for (const input of [text, bytes(text)]) {
      const result = read(input);
      expect(result.container).toBe(container);
      expect(result.documents.length).toBe(documents);
    }
  });

  it('gives each record its number and its line', () => {
    const { documents, unread, findings } = read('\n{"a":1}\r\n\r\n{"b":\n{"c":3}\n', { container: 'jsonl' });
    expect(documents.map((d) => [d.record, d.line, d.value])).toEqual([
      [1, 2, { a: 1 }],
      [3, 5, { c: 3 }],
    ]);
    expect(unread.map((u) => [u.record, u.line])).toEqual([[2, 4]]);
    expect(findings.map((f) => [f.line, f.column])).toEqual([[4, 6]]);
  });

  it('reads one line as JSONL when asked to, and many as JSON', () => {
    expect(read('{"a":1}', { container: 'jsonl' }).documents[0]?.record).toBe(1);
    expect(read('{"a":1}\n{"b":1}', { container: 'json' }).findings[0]?.message).toContain('a second one begins');
  });
  it('an empty file is one finding in either', () => {
    expect(read('', { container: 'jsonl' }).findings.length).toBe(1);
    expect(read('\n\n', { container: 'jsonl' }).findings.length).toBe(1);
  });
});

describe('tolerant mode', () => {
  const log = (text: string) => read(bytes(text), { mode: 'tolerant' });
  it('reads two values glued on one line and says so', () => {
    const { documents, findings } = log('{"a":1}\n{"b":2}{"c":3}\n{"d":4}\n');
    expect(documents.map((d) => [d.record, d.line, d.column, d.value])).toEqual([
      [1, 1, 1, { a: 1 }],
      [2, 2, 1, { b: 2 }],
      [3, 2, 8, { c: 3 }],
      [4, 3, 1, { d: 4 }],
    ]);
    expect(findings.map((f) => [f.rule, f.severity, f.line, f.column])).toEqual([
      ['json-is-complete', 'warning', 2, 8],
    ]);
  });
  it('leaves out a last line that breaks off', () => {
    const { documents, findings, unread } = log('{"a":1}\n{"b":"tex');
    expect(documents.length).toBe(1);
    expect(unread.length).toBe(1);
    expect(findings).toMatchObject([{ severity: 'warning', line: 2, message: expect.stringContaining('left out') }]);
  });
  it('keeps an error where nothing at all could be read', () => {
    for (const container of ['json', 'jsonl'] as const) {
      expect(read('{"a":"tex', { mode: 'tolerant', container }).findings).toMatchObject([{ severity: 'error' }]);
    }
  });
  it('keeps an error for a broken line in the middle', () => {
    expect(log('{"a":1}\n{"b":"tex\n{"c":3}\n').findings).toMatchObject([{ severity: 'error', line: 2 }]);
  });
  it('finds the record after one that was cut', () => {
    const { documents, findings } = log('{"a":1}\n{"b":"te{"c":3}\n');
    expect(documents.map((d) => d.value)).toEqual([{ a: 1 }, { c: 3 }]);
    expect(findings).toMatchObject([{ severity: 'warning', line: 2, column: 1 }]);
  });
  it.each(['{"a":[{"b":1},{"c":2}', '{"a":[{"b":1} {"c":2}]}', '{"a":{"b":1},,{"c":2}}', '[{"b":1},{"c":2}'])(
    'takes no part of %s for a record',
    (text) => {
      expect(log(text).documents).toEqual([]);
      expect(log(`{"z":1}\n${text}\n{"y":1}\n`).documents.length).toBe(2);
    },
  );
  it('reads pretty-printed values that stand one after the other', () => {
    expect(log('{\n"a":1\n}\n{\n"b":2\n}\n').documents.map((d) => d.value)).toEqual([{ a: 1 }, { b: 2 }]);
  });
  it('reads one line of two values', () => {
    expect(log('{"a":1}{"b":2}').documents.map((d) => d.record)).toEqual([1, 2]);
  });
  it('tolerates no other fault', () => {
    expect(log('{"a":1,"a":2}').findings).toMatchObject([{ rule: 'text-is-sound', severity: 'error' }]);
    expect(log('hello').findings).toMatchObject([{ severity: 'error' }]);
    expect(log('').findings).toMatchObject([{ severity: 'error' }]);
  });
});

describe('what is large or deep', () => {
  it.each([1001, 10_000, 1_000_000])('%i levels are one finding', (levels) => {
    for (const text of [
      '['.repeat(levels) + ']'.repeat(levels),
      `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
      '['.repeat(levels),
    ]) {
      for (const mode of ['strict', 'tolerant'] as const) {
        const { findings, documents } = read(bytes(text), { mode });
        expect(findings).toMatchObject([{ rule: 'json-is-complete', message: expect.stringContaining('1000 levels') }]);
        expect(documents).toEqual([]);
      }
    }
  });
  it('1000 levels are read', () => {
    expect(read('['.repeat(1000) + ']'.repeat(1000)).findings).toEqual([]);
  });
  it('a document longer than a text can be is a finding, and the lines beside it are read', () => {
    const text = `{"a":1}\n{"b":"${'x'.repeat(100)}"}\n{"c":3}\n`;
    for (const input of [text, bytes(text)]) {
      const { documents, unread, findings } = read(input, { maxLength: 50 });
      expect(documents.map((d) => [d.record, d.line])).toEqual([
        [1, 1],
        [3, 3],
      ]);
      expect(unread.map((u) => u.record)).toEqual([2]);
      expect(findings[0]?.message).toContain('too long');
    }
    expect(read(bytes('x'.repeat(51)), { maxLength: 50 }).findings.length).toBe(1);
  });
});

describe('another decoder', () => {
  it('never shows in a finding', () => {
    const latin1 = (b: Uint8Array): string | undefined => {
      let text = '';
      for (const byte of b) text += String.fromCharCode(byte);
      return new TextDecoder().decode(b).includes('\ufffd') ? undefined : text;
    };
    const text = '{"é":1}\n{"é":1,"é":2}\n{"é":x}\n';
    const quick = read(bytes(text), { decode: latin1 });
    const standard = read(bytes(text));
    expect(quick.findings).toEqual(standard.findings);
    expect(standard.findings.map((f) => [f.line, f.column])).toEqual([
      [2, 8],
      [3, 6],
    ]);
  });
});

it('a pointer of Git LFS is said to be fetched, and no other text', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  const fixes = (text: string): (string | null)[] => read(text, { container: 'json' }).findings.map(({ fix }) => fix);
  expect(fixes(pointer)).toEqual(['Run git lfs pull to have the file.']);
  expect(fixes('version 2')).toEqual(['Correct this place, or write the file again with a JSON library.']);
});
