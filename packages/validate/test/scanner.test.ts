import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanPlanOf } from '../../../tools/generate/scanner/plans.ts';
import { plan as trajectoryPlan } from '../src/generated/plans/trajectory.ts';
import { read, type Shape, scannerOf } from '../src/index.ts';
import { faults } from '../src/shape/faults.ts';

const { passes, roomFor } = scannerOf(scanPlanOf({}))!;

/** An exponent of a number, in order or not. */
const exponent = /^(?:|[eE][+-]?[0-9]{0,3})$/;

/** What the careful path says of one document of a schema. */
function isSound(bytes: Uint8Array, shape: Shape = {}): boolean {
  const { documents, findings } = read(bytes, { container: 'json' });
  return documents.length === 1 && findings.length === 0 && faults(shape, documents[0]!.value).length === 0;
}

/** What may stand in a string, or may not. */
const pieces: readonly (readonly number[])[] = [
  ...Array.from({ length: 256 }, (_, byte) => [byte]),
  ...['\\n', '\\u0041', '\\u004G', '\\u004', '\\x', '\\"', '\\\\', '\\', '\\ud83d\\ude00', '\\ud83d', '\\ude00'],
  ...['\\ud83d\\u0041', '\\ud83dx', '\\uDBFF\\uDFFF', '\\ude00\\ude00', '\\ud83d\\ude0'],
  // The first and the last letters of each length, and what is just beyond them.
  ...['\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}', 'é日本\u{1f600}'],
  ...[[0xc0, 0x80], [0xc1, 0xbf], [0xc2], [0xdf, 0xc0], [0xe0, 0x9f, 0xbf], [0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf]],
  ...[
    [0xe2, 0x82],
    [0xe2, 0x82, 0x22],
    [0xf0, 0x8f, 0xbf, 0xbf],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf0, 0x9f, 0x98],
  ],
  ...[
    [0xf0, 0x9f, 0x98, 0x22],
    [0xf5, 0x80, 0x80, 0x80],
  ],
].map((piece) => (typeof piece === 'string' ? [...Buffer.from(piece)] : piece));

describe('the scanner, of strings', () => {
  it('says what the careful path says, whatever stands in them and wherever', () => {
    const before = Buffer.from('"');
    for (const piece of pieces) {
      for (const at of [0, 1, 7, 12, 13, 14, 15, 16, 28, 30, 31, 32]) {
        for (const tail of ['abc"', '']) {
          const bytes = Buffer.concat([before, Buffer.alloc(at, 'x'), Buffer.from(piece), Buffer.from(tail)]);
          expect(passes(bytes), bytes.toString('hex')).toBe(isSound(bytes));
        }
      }
    }
  });
  it('knows the keys of a schema by every letter, and no key twice', () => {
    for (let length = 1; length < 70; length++) {
      const key = 'k'.repeat(length);
      const shape = {
        type: 'object',
        properties: { [key]: { type: 'null' } },
        additionalProperties: { type: 'string' },
      };
      const asked = scannerOf(scanPlanOf(shape))!.passes;
      const near = [key, `${key}k`, key.slice(1), `j${key.slice(1)}`, `${key.slice(1)}j`];
      const texts = near.flatMap((one) => [
        ...[`{"${one}":null}`, `{"${one}":"x"}`, `{"${one}":"x","${one}":"x"}`, `{"${one}":null,"${one}":null}`],
      ]);
      for (const text of texts) expect(asked(Buffer.from(text)), text).toBe(isSound(Buffer.from(text), shape));
    }
  });
});

describe('the scanner, of numbers', () => {
  const digits = fc.stringMatching(/^(?:0|[1-9][0-9]{0,24}|0[0-9]|)$/);
  const written = fc
    .tuple(
      fc.constantFrom('', '-', '+'),
      digits,
      fc.stringMatching(/^(?:|\.[0-9]{0,24})$/),
      fc.stringMatching(exponent),
    )
    .map((parts) => parts.join(''));
  const known = ['100', '100.0', '1e2', '1000e-1', '99.5', '-0', '-0.0', '-1e-3', '0e999', '9007199254740993', '1e23'];
  it.each([
    {},
    { type: 'integer' },
    { minimum: 0, maximum: 100 },
    { minimum: -1, type: 'integer' },
    { enum: [0, 1, 100] },
  ])('never says yes where the careful path does not, and mostly says what it says: %j', (shape) => {
    const asked = scannerOf(scanPlanOf(shape))!.passes;
    let doubts = 0;
    const same = (text: string): void => {
      const bytes = Buffer.from(text);
      const [said, is] = [asked(bytes), isSound(bytes, shape)];
      if (is && !said) doubts++;
      else expect(said, text).toBe(is);
    };
    for (const text of known) {
      same(text);
      expect(doubts, text).toBe(0);
    }
    // What is so close to a limit that its digits have to be rounded as they should be.
    for (const text of ['100.00000000000001', '99.99999999999999999', '-1.0000000000000001', '-1.0000000000000002'])
      same(text);
    fc.assert(fc.property(written, same), { numRuns: 3000 });
    // In doubt it is of what only nearly is a number of 64 bits, and could be at a limit.
    expect(doubts).toBeLessThan(60);
  });
  it('leaves what is near the largest number to the careful path', () => {
    for (const text of ['1.8e308', '-1e309', `1${'0'.repeat(309)}`, '0.1e310'])
      expect(passes(Buffer.from(text)), text).toBe(false);
    for (const text of ['9e307', '-9e307', '0.9e308', '5e-324', '1e-400', '0e309'])
      expect(passes(Buffer.from(text)), text).toBe(true);
  });
});

describe('the room of the scanner', () => {
  it('holds many documents, of which each is looked at where it lies', () => {
    const texts = ['{"a":1}', '[1,2]', '"x', '{"a":1,"a":2}', ' null ', '', '}', '[', '"é"', '1'];
    const whole = Buffer.from(texts.join('\n'));
    const room = roomFor(whole.length)!;
    room.set(whole);
    let from = 0;
    for (const text of texts) {
      const length = Buffer.byteLength(text);
      expect(passes(room.subarray(from, from + length)), text).toBe(isSound(Buffer.from(text)));
      from += length + 1;
    }
    expect(Buffer.from(room).toString()).toBe(whole.toString());
  });
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '[1]'],
    ['a list of bytes', [...Buffer.from('[1]')]],
    ['numbers of two bytes', new Uint16Array(Buffer.from('[1]'))],
    ['numbers with a sign', new Int8Array(Buffer.from('[1]'))],
  ])('says no to what is no bytes: %s', (_, odd) => {
    expect(passes(odd as never)).toBe(false);
  });
  it('has an end', () => {
    expect(roomFor(2 ** 31)).toBeUndefined();
    expect(passes(Buffer.from('[1]'))).toBe(true);
  });
});

describe('a scanner that cannot work', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  it('is not offered', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(scannerOf(trajectoryPlan)).toBeUndefined();
  });
  it('says no where the stack has no room left', () => {
    const deep = Buffer.from(`${'['.repeat(499)}${']'.repeat(499)}`);
    const answers = new Set<boolean>();
    const fall = (): void => {
      try {
        fall();
      } catch {}
      answers.add(passes(deep));
    };
    try {
      fall();
    } catch {}
    expect(answers).toEqual(new Set([true, false]));
    expect(passes(deep)).toBe(true);
  });
});

describe('a scanner of elements', () => {
  it('asks of each what the schema says of it', () => {
    const shape = {
      type: 'object',
      properties: { steps: { type: 'array', items: { $ref: '#/$defs/step' } }, free: { type: 'array' } },
      $defs: { step: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } } },
    };
    const plan = scanPlanOf(shape);
    const asked = scannerOf(plan, 'steps')!.passes;
    expect(['{"n":1}', '{"n":"1"}', '{}', '{"steps":[]}'].map((text) => asked(Buffer.from(text)))).toEqual([
      ...[true, false, false, false],
    ]);
    expect([scannerOf(plan, 'free'), scannerOf(plan, 'other')]).toEqual([undefined, undefined]);
  });
});
