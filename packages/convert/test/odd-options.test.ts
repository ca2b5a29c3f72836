import { describe, expect, it } from 'vitest';
import {
  type ConvertOptions,
  convert,
  sessionsOf,
  sourceOfDocument,
  type TrainingOptions,
  trainingRows,
} from '../src/index.ts';

const source = sourceOfDocument({
  model: 'm-1',
  timestamp: '2026-01-31T00:00:00Z',
  session_id: 's',
  messages: [
    { role: 'user', content: 'Hi.' },
    { role: 'assistant', content: 'Hello.' },
  ],
});

/** Options as a program without types may give them. */
const converted = (odd: unknown) => convert(source, odd as ConvertOptions);

describe('an option of a conversion that is not what it should be', () => {
  it.each<[unknown, RegExp]>([
    [undefined, /^It was not said what to convert to\. Name one of the formats, as in \{ to: 'open-token' \}\.$/],
    [null, /^It was not said/],
    ['atif', /^It was not said/],
    [{ too: 'atif' }, /^It was not said/],
    [{ to: 5 }, /^It was not said/],
    [{ to: 'atif', from: 5 }, /^The option from is to be a text, and this is something else\.$/],
    [
      { to: 'open-token', mode: 'jsonl' },
      /^The option mode is to be one of json, ndjson, and this is something else\.$/,
    ],
    [{ to: 'open-token', include: 'all' }, /^The option include is to be one of visible-only, include-internal/],
    [{ to: 'open-token', internal: 'none' }, /^The option internal is to be one of/],
    [{ to: 'open-token', redact: 'secret' }, /^The option redact is to be one of none, secrets, pii, strict/],
    [{ to: 'open-token', redact: null }, /^The option redact is to be one of/],
    [{ to: 'open-token', redact: 'none', strategy: 'hide' }, /^The option strategy is to be one of/],
    [{ to: 'open-token', pretty: 'yes' }, /^The option pretty is to be true or false/],
    [{ to: 'open-token', drop_events: 1 }, /^The option drop_events is to be true or false/],
    [{ to: 'open-token', integrity: 'false' }, /^The option integrity is to be true or false/],
    [{ to: 'open-token', max_bytes: 'many' }, /^The option max_bytes is to be a whole number of bytes, 1 or more/],
    [{ to: 'open-token', max_bytes: 0 }, /^The option max_bytes is to be/],
    [{ to: 'open-token', max_bytes: 0.5 }, /^The option max_bytes is to be/],
    [{ to: 'open-token', max_bytes: Number.NaN }, /^The option max_bytes is to be/],
    [{ to: 'open-token', exported_at: 'today' }, /^The option exported_at is to be a time in UTC such as/],
    [{ to: 'open-token', exported_at: '2026-02-31T00:00:00Z' }, /^The option exported_at is to be/],
    [{ to: 'open-token', sha256: 'sha256' }, /^The option sha256 is to be a function/],
    [{ to: 'open-token', sha256: () => null }, /^What starts a hash is to give one with the functions add and hex/],
    [{ to: 'open-token', redaction: 'pii' }, /^The option redaction is to be an object/],
    [{ to: 'open-token', redaction: [] }, /^The option redaction is to be an object/],
    [{ to: 'open-token', redaction: { name: ['Aurora Quill'] } }, /^There is no option "name"/],
    [
      { to: 'open-token', redaction: { policy: 'strict' } },
      /^`policy` is no option in `redaction`: it stands beside it, as `redact`\.$/,
    ],
    [{ to: 'open-token', redaction: { key: 'k' } }, /^`key` is no option in `redaction`/],
    [{ to: 'open-token', key: 5 }, /^A redaction key is a text or bytes/],
    [{ to: 'trajectory', timestamp: new Date(0) }, /^The option timestamp is to be a text/],
    [{ to: 'trajectory', model: 5 }, /^The option model is to be a text/],
    [{ to: 'trajectory', clean: 'no' }, /^The option clean is to be true or false/],
    [
      { to: 'open-token', maxBytes: 200 },
      /^There is no option "maxBytes" of a conversion to open-token\. Did you mean max_bytes\?$/,
    ],
    [{ to: 'open-token', redct: 'pii' }, /^There is no option "redct".* Did you mean redact\?$/],
    [{ to: 'atif', redact: 'pii' }, /^There is no option "redact" of a conversion to atif\. There are to, from\.$/],
  ])('is refused in a sentence: %j', (odd, says) => {
    expect(() => converted(odd)).toThrow(says);
  });

  it.each<unknown>([
    { to: 'atif', from: undefined, redact: undefined },
    { to: 'open-token', mode: 'ndjson', redact: 'none', max_bytes: 20_000, pretty: false, integrity: false },
    { to: 'open-token', redact: 'pii', strategy: 'drop', redaction: { names: ['Aurora Quill'] }, key: 'a key of mine' },
    { to: 'open-token', exported_at: '2026-02-28T00:00:00Z', include: 'include-internal', internal: 'full' },
    { to: 'trajectory', timestamp: '2026-02-28T00:00:00Z', model: 'm-2', clean: false },
  ])('is none of these: %j', (options) => {
    expect(converted(options)).toMatchObject({ refused: false });
  });

  it('is a time of saving that RFC 3339 would not write, which is told as such and not as none', () => {
    for (const timestamp of ['yesterday', '', '2026-02-31T00:00:00Z', '2026-13-01T00:00:00Z', '2026-01-31T00:00:00'])
      expect(converted({ to: 'trajectory', timestamp })).toMatchObject({
        reason: 'option-missing',
        message: `A trajectory says when it was saved as RFC 3339 does, and ${JSON.stringify(timestamp)} is no such time: give it with its zone, such as 2026-01-31T00:00:00Z.`,
      });
    for (const timestamp of ['2026-01-31t00:00:60.5z', '2024-02-29T23:59:59-11:30'])
      expect(converted({ to: 'trajectory', timestamp })).toMatchObject({ document: { timestamp } });
  });

  it('is still an answer where it is a format that cannot be read or written', () => {
    expect(converted({ to: 'gemini-cli' })).toMatchObject({ refused: true, reason: 'format-not-writable' });
    for (const from of ['gemini', 'trajectory/v99', 'forsy/v99', 'claude-code/'])
      expect(converted({ to: 'atif', from })).toMatchObject({
        refused: true,
        reason: 'format-not-readable',
        message: expect.stringContaining(`There is no format ${JSON.stringify(from)}.`),
      });
    for (const from of ['trajectory', undefined])
      expect(converted({ to: 'atif', from })).toMatchObject({ refused: false });
  });
});

it('Sessions are taken apart in a format that there is', () => {
  for (const format of ['trajectory', 'forsy/v0.1', 'gemini-cli', 'unknown'])
    expect(sessionsOf(source, format)).toEqual([source]);
  expect(() => sessionsOf(source, 'trajectry')).toThrow(/^There is no format "trajectry"\. Formats that can be/);
  expect(() => (sessionsOf as (...given: unknown[]) => unknown)(source)).toThrow(/^No format was named\. Formats/);
});

it('Rows for training know no option that is misspelt', () => {
  const rows = (options: unknown) => trainingRows({}, 'sft', options as TrainingOptions);
  expect(() => rows({ thinkin: true })).toThrow(/^There is no option "thinkin" of rows for training\. Did you mean/);
  for (const options of [undefined, null, {}, { thinking: true, unkept: [] }])
    expect(rows(options)).toMatchObject({ refused: true });
});
