import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { find, redact } from '../src/index.ts';
import { eachEncodedText, encodedTexts } from '../src/spelling/encoded-texts.ts';

const password = ['Vq7-', 'mellow', '_42'].join('');
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
const wrapped = (digits: string, width: number, end: string): string =>
  digits.replace(new RegExp(`.{${width}}(?=.)`, 'g'), `$&${end}`);

/** What is left of a string, with each run of digits decoded. */
const decoded = (text: string): string =>
  text
    .replace(/\r?\n */g, '')
    .split(/[^\w+/=-]+/)
    .map((run) => Buffer.from(run, 'base64').toString())
    .join('\n');

describe('a text in Base64', () => {
  const text = `# Grüße, 東京 🙂\nDB_PASSWORD=${password}\nNAME=shop\nThat was all that it said.\n`;

  it('is left but for the value', () => {
    const { value, matches } = redact({ content: inBase64(text) }, { policy: 'secrets' });
    expect(matches.map(({ kind }) => kind)).toEqual(['password']);
    const [before, after] = value.content.split(/\[[^\]]+\]/);
    expect(Buffer.from(before!, 'base64').toString()).toMatch(/^# Grüße, 東京 🙂\nDB_PASSWOR/);
    expect(inBase64(text)).toContain(after);
    expect(after!.length).toBeGreaterThan(40);
  });

  it('is masked by every digit that tells something of the value, and by no other', () => {
    for (const before of ['', ' ', '  ']) {
      const said = `${before}DB_PASSWORD=${password}\nNAME=shop and more\n`;
      const start = said.indexOf(password);
      const range = [Math.floor((start * 4) / 3), Math.ceil(((start + password.length) * 4) / 3)];
      expect(find(inBase64(said), { policy: 'secrets' }).map((match) => match.range)).toEqual([range]);
    }
  });

  it('is one text in its lines, set in or not, where a value goes on behind the end of one', () => {
    for (const end of ['\n', '\n      ']) {
      const lines = wrapped(
        inBase64(`${'It says so. '.repeat(3)}DB_PASSWORD=${password}\nNAME=${'shop '.repeat(20)}`),
        76,
        end,
      );
      const places: number[] = [];
      eachEncodedText(lines, (at) => places.push(at));
      expect(places).toEqual([0]);
      expect(find(lines, { policy: 'secrets' })).toHaveLength(1);
    }
  });

  it('teaches the value', () => {
    const { value } = redact([inBase64(text), `I typed ${password} by hand.`], { policy: 'secrets' });
    expect(value[1]).toMatch(/^I typed \[REDACTED:password:[0-9a-f]{8}\] by hand\.$/);
  });

  it('is looked into where it is a token alone, or a variable beside one', () => {
    const token = `npm_${'a8Bk29xQz1LmN4pRs6Tv'}${'W7yZ0cD3eF5gH2jK'}`;
    for (const said of [token, `key ${token}`, `//registry.example.com/:_authToken=${token}`])
      expect(find(`npm: ${inBase64(said)} `, { policy: 'secrets' }), said).toHaveLength(1);
    const speaks =
      'they begin with npm_ and 36 letters or digits follow, as in npm_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx';
    expect(find(`note: ${inBase64(speaks)}`, { policy: 'secrets' })).toEqual([]);
  });

  it('keeps each of two values that stand side by side', () => {
    const { matches } = redact(
      `${inBase64(`one two three\niban,holder\nGB82WEST12345698765432,Quillon Farquharsen`)}`,
      {
        policy: 'pii',
      },
    );
    expect(matches.map(({ kind }) => kind).sort()).toEqual(['iban', 'personal_record']);
  });

  it('leaks nothing, however long it is, whatever stands in it and wherever its lines end', () => {
    const around = fc.string({ unit: 'binary', maxLength: 60 }).map((some) => some.replace(/[\p{C}\ufffd]/gu, '.'));
    fc.assert(
      fc.property(
        around,
        around,
        fc.constantFrom(60, 64, 76, 100_000),
        fc.constantFrom('\n', '\r\n', '\n    '),
        fc.nat(2),
        (before, after, width, end, depth) => {
          let digits = inBase64(`It says: ${before}\nDB_PASSWORD=${password}\n${after}`);
          for (let more = depth; more > 0; more--) digits = inBase64(digits);
          const { value } = redact({ content: `see\n${wrapped(digits, width, end)}\n` }, { policy: 'secrets' });
          let left = value.content;
          for (let more = depth; more >= 0; more--) left = decoded(left);
          expect(left).not.toContain(password);
          expect(redact(value, { policy: 'secrets' }).value).toEqual(value);
          expect(find(value, { policy: 'secrets' })).toEqual([]);
        },
      ),
      { numRuns: tries(25) },
    );
  });
});

describe('what is no text', () => {
  const bytes = (length: number): Buffer =>
    Buffer.from(Array.from({ length }, (_, at) => (at * 167 + (at >> 3) * 31) % 256));
  const picture = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), bytes(600)]);

  it('is not read where a character of it could be none', () => {
    const beyond = Buffer.concat([
      Buffer.from('It says: '),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from(' and that is all'),
    ]);
    expect(encodedTexts(beyond.toString('base64'), 0, 40)).toEqual([]);
  });

  it('is not read for itself where it is a part of a signed token', () => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'kim', email: 'kim.quorn@posteo.de' })}.`;
    expect(encodedTexts(token, 0, token.length)).toEqual([]);
  });

  it.each([
    ['a picture', `data:image/png;base64,${picture.toString('base64')}`],
    ['a picture in lines', wrapped(picture.toString('base64'), 76, '\n')],
    ['a signature', bytes(256).toString('base64url')],
    ['a digest', bytes(32).toString('hex')],
    ['a path', '/usr/local/lib/python3/dist/packages/numpy/core/include/numpy/arrayobject'],
    ['a name', 'test_that_a_very_long_name_of_a_test_is_not_taken_for_anything_else_than_a_name'],
    ['what says nothing', inBase64('The quick brown fox jumps over the lazy dog, and so on. '.repeat(40))],
  ])('is left as it is: %s', (_, content) => {
    expect(find({ content }, { policy: 'strict' })).toEqual([]);
  });
});
