import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type ConvertOptions,
  convert,
  openTokenText,
  readableFormats,
  type Source,
  sessionsOf,
  sourceOfRead,
} from '@trace-formats/convert';
import { defaultSettings, lint } from '@trace-formats/lint';
import { read } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../../tools/chance/share.ts';
import { corpus, corpusFiles, corpusSessions } from '../../../convert/test/corpus.ts';

/** What a converter is asked for where the linter has rules on what comes out. */
const wanted: readonly ConvertOptions[] = [
  { to: 'open-token' },
  { to: 'open-token', include: 'include-internal', internal: 'full', redact: 'none' },
  { to: 'open-token', mode: 'ndjson', redact: 'pii', max_bytes: 30_000, drop_events: true },
  { to: 'trajectory', timestamp: '2026-01-31T00:00:00Z' },
];

/** Errors that say something of the session and not of the conversion, each with the trap under which the losses must name it. */
const ofTheSession: Readonly<Record<string, string>> = {
  // The order of the source is kept, since events are never reordered, and times are never made up.
  'times-are-in-order': 'time-runs-backwards',
};

describe('what a converter writes', () => {
  const fixtures = readableFormats.flatMap((format) => {
    const folder = fileURLToPath(new URL(`../../../convert/src/${format}/fixtures/`, import.meta.url));
    return readdirSync(folder).map((name) => ({ format, path: folder + name, name }));
  });
  for (const { format, path, name } of fixtures)
    it(`keeps the rules of its format: ${format} ${name}`, () => {
      const file = sourceOfRead(read(readFileSync(path), { mode: 'tolerant' }), name);
      for (const source of sessionsOf(file, format)) insist(source, format);
    });

  it('is more than what one broken writer gives', () => {
    const document = '{"open_token_version":"0.1","conversation":{"id":"c"},"participants":[],"events":[{"seq":2}]}';
    expect(errorsIn(document).length).toBeGreaterThan(0);
  });
});

describe.skipIf(corpus === undefined)('what is written of the corpus (TRACE_CORPUS names its folder)', () => {
  // Every session is written in some of the ways, the next in others.
  let turn = 0;
  for (const { file, format } of corpusFiles())
    it(`keeps the rules of its format: ${format} ${file}`, () => {
      for (const { source } of corpusSessions(file, format)) {
        turn += 1;
        insist(source, format, (index) => isInShare(index + turn, 3));
      }
    });
});

function insist(source: Source, format: string, isAsked: (index: number) => boolean = () => true): void {
  for (const options of wanted.filter((_, index) => isAsked(index))) {
    const done = convert(source, { ...options, from: format });
    if (done.refused) {
      expect(['nothing-to-write', 'too-large', 'option-missing'], done.message).toContain(done.reason);
      continue;
    }
    const text = openTokenText(done.document, { pretty: false });
    if ('max_bytes' in options) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(options.max_bytes!);
    const traps = new Set(done.losses.map(({ trap }) => trap as string | undefined));
    const errors = errorsIn(text).filter(({ rule }) => !traps.has(ofTheSession[rule] ?? 'none'));
    expect(errors, JSON.stringify(options)).toEqual([]);
  }
}

/** Secrets are let stand in some of what is asked for. */
const settings = { ...defaultSettings, skip: new Set(['secrets-are-masked']) };

function errorsIn(text: string): readonly { readonly rule: string; readonly message: string }[] {
  return lint(text, { settings }).flatMap(({ findings }) =>
    findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, pointer, message }) => ({ rule, message: `${pointer}: ${message}` })),
  );
}
