import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';
import { smallLog } from '../small-documents.ts';

describe('trace-formats export', () => {
  it('takes its options as bare words and as flags', async () => {
    const folder = folderOf({ 'log.jsonl': smallLog });
    const words = await runHere('trace-formats', ['export', 'log.jsonl', 'mode=ndjson', 'key=k'], folder);
    const flags = await runHere('trace-formats', ['export', 'log.jsonl', '--mode', 'ndjson', '--key', 'k'], folder);
    expect(words.out).toBe(flags.out);
    expect(
      words.out
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one).type),
    ).toEqual(['header', 'event', 'event', 'event', 'event', 'event', 'footer']);
    const small = await runHere('trace-formats', ['export', 'log.jsonl', 'max_bytes=10'], folder);
    expect({ code: small.code, out: small.out }).toEqual({ code: 2, out: '' });
  });

  it.each([
    ['key_file=key', 'key_file is a flag.\nSay --key-file key.'],
    ['from=codex', 'from is a flag.\nSay --from codex.'],
    ['max_loss=dropped=0', 'max_loss is a flag.\nSay --max-loss dropped=0.'],
    ['roundtrip=true', 'roundtrip is a flag.\nSay --roundtrip.'],
    ['max-bytes=9', 'Did you mean max_bytes?'],
  ])('says of a flag that is given as a word how it is given: %s', async (word, advice) => {
    const folder = folderOf({ 'log.jsonl': smallLog, key: 'k'.repeat(32) });
    const { out, err, code } = await runHere('trace-formats', ['export', 'log.jsonl', word], folder);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain(`${word} is no option of the export`);
    expect(err.trimEnd().endsWith(advice)).toBe(true);
  });
});

describe('an option of an export that does nothing', () => {
  it.each([
    [['drop_events=true'], 'without max_bytes'],
    [['--drop-events', 'true', 'mode=ndjson'], 'without max_bytes'],
    [['redact=none', 'strategy=hash'], 'with redact=none'],
    [['redact=none', 'key=abc'], 'with redact=none'],
    [['redact=none', '--key-file', 'key'], 'with redact=none'],
    [['mode=ndjson', 'pretty=true'], 'with mode=ndjson'],
    [['internal=full'], 'without include=include-internal'],
    [['include=visible-only', '--internal', 'summary'], 'without include=include-internal'],
  ])('is refused, and it is said what is missing: %j', async (words, why) => {
    const folder = folderOf({ 'log.jsonl': smallLog, key: 'k'.repeat(32) });
    const { out, err, code } = await runHere('trace-formats', ['export', 'log.jsonl', ...words], folder);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain(`does nothing ${why}`);
  });

  it.each([
    [['drop_events=true', 'max_bytes=99999']],
    [['drop_events=false']],
    [['redact=none']],
    [['strategy=hash', 'key=abc']],
    [['mode=ndjson', 'pretty=false']],
    [['pretty=true']],
    [['include=visible-only', 'internal=redacted']],
    [['include=include-internal', 'internal=full']],
  ])('is none of these: %j', async (words) => {
    const folder = folderOf({ 'log.jsonl': smallLog });
    expect((await runHere('trace-formats', ['export', 'log.jsonl', ...words], folder)).code).toBe(0);
  });

  it('is refused of a conversion to the same format, too', async () => {
    const folder = folderOf({ 'log.jsonl': smallLog });
    const words = ['convert', 'log.jsonl', '--to', 'open-token', 'redact=none', 'strategy=drop'];
    expect(await runHere('trace-formats', words, folder)).toMatchObject({ out: '', code: 2 });
  });
});

describe('the key of an export', () => {
  const secret = ['the password is', `password=${'hunter'}${'2024'}Zq9x`].join(' ');
  const withSecret = smallLog.replace('What is 5!?', secret);

  it('may stand in a file, and is the same as on the command line', async () => {
    const folder = folderOf({ 'log.jsonl': withSecret, key: 'k'.repeat(32) });
    const inFile = await runHere('trace-formats', ['export', 'log.jsonl', '--key-file', 'key'], folder);
    const inWords = await runHere('trace-formats', ['export', 'log.jsonl', `key=${'k'.repeat(32)}`], folder);
    expect(inFile.out).toContain('[REDACTED:');
    expect(inFile.out).toBe(inWords.out);
    for (const words of [
      ['--key-file', 'gone'],
      ['--key-file', 'key', 'key=k'],
    ])
      expect(await runHere('trace-formats', ['export', 'log.jsonl', ...words], folder)).toMatchObject({
        code: 2,
        out: '',
      });
  });
});
