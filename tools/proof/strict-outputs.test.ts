import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  convert,
  type JsonObject,
  type ReadableFormat,
  readableFormats,
  type Source,
  sessionsOf,
  sourceOfRead,
} from '@trace-formats/convert';
import { redact } from '@trace-formats/redact';
import { read } from '@trace-formats/validate';
import { expect, it } from 'vitest';
import { corpus, corpusFiles, corpusSessions } from '../../packages/convert/test/corpus.ts';
import { isInShare } from '../chance/share.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('under strict, no output of a tool in the fixtures of any format keeps a text', () => {
  const sessions = readableFormats.flatMap((format) => {
    const folder = `${root}packages/convert/src/${format}/fixtures/`;
    return readdirSync(folder).flatMap((name) => {
      const file = sourceOfRead(read(readFileSync(folder + name), { mode: 'tolerant' }), name);
      return sessionsOf(file, format).map((source) => ({ file: `${format}/${name}`, format, source }));
    });
  });
  const outputs = sessions.flatMap(outputsOf);
  expect(new Set(outputs.map(({ format }) => format)).size).toBeGreaterThan(8);
  expect(left(sessions)).toEqual([]);
});

it.skipIf(corpus === undefined)('nor one in any session of the corpus (TRACE_CORPUS names its folder)', () => {
  const sessions = corpusFiles()
    .filter((_, index) => isInShare(index, 3))
    .flatMap(({ file, format }) => corpusSessions(file, format));
  expect(sessions.flatMap(outputsOf).length).toBeGreaterThan(50);
  expect(left(sessions)).toEqual([]);
});

interface Session {
  readonly file: string;
  readonly format: ReadableFormat;
  readonly source: Source;
}

/** What a tool put out in a session, as the converter reads it. */
function outputsOf({ file, format, source }: Session): readonly { format: string; file: string; output: unknown }[] {
  const made = convert(source, { to: 'trajectory', timestamp: '2026-01-31T00:00:00Z', from: format });
  if (made.refused) return [];
  const messages = (made.document as JsonObject)['messages'] as readonly JsonObject[];
  return messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => ({ format, file, output: opened(content) }));
}

/** The outputs of which a text stays, each with its file. */
function left(sessions: readonly Session[]): readonly string[] {
  return sessions.flatMap((session) => {
    const { value } = redact(session.source, { policy: 'strict', strategy: 'drop' });
    return outputsOf({ ...session, source: value }).flatMap(({ file, output }) =>
      textsIn(output).map((text) => `${file}: ${text.slice(0, 200)}`),
    );
  });
}

/** An output as it was before the converter wrote it as a text. */
function opened(content: unknown): unknown {
  try {
    return JSON.parse(String(content));
  } catch {
    return content;
  }
}

/** The texts of an output, but for what says of which kind a part of it is. */
function textsIn(output: unknown): readonly string[] {
  if (typeof output === 'string') return /\p{L}/u.test(output) ? [output] : [];
  if (typeof output !== 'object' || output === null) return [];
  return Object.entries(output).flatMap(([key, value]) => (key === 'type' ? [] : textsIn(value)));
}
