import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  convert,
  type JsonObject,
  readableFormats,
  type Source,
  sessionsOf,
  sourceOfRead,
  trainingRows,
} from '@trace-formats/convert';
import { read } from '@trace-formats/validate';
import { expect, it } from 'vitest';
import { corpus, corpusFiles, corpusSessions } from '../../packages/convert/test/corpus.ts';
import { complaintsOf } from './compile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Lists of messages that conversions gave, each under the name of what it was made of. */
type Made = readonly (readonly [name: string, messages: unknown])[];

it('the openai package takes the messages of every trajectory and every row for training that is made of the fixtures', () => {
  const made = readableFormats.flatMap((format) => {
    const folder = `${root}packages/convert/src/${format}/fixtures/`;
    return readdirSync(folder).flatMap((name) => {
      const file = sourceOfRead(read(readFileSync(folder + name), { mode: 'tolerant' }), name);
      return sessionsOf(file, format).flatMap((source) => madeOf(source, format, name));
    });
  });
  expect(made.length).toBeGreaterThan(60);
  expect(refused(made)).toEqual([]);
});

it.skipIf(corpus === undefined)('and of every session of the corpus (TRACE_CORPUS names its folder)', () => {
  const made = corpusFiles().flatMap(({ file, format }) =>
    corpusSessions(file, format).flatMap(({ source }) => madeOf(source, format, file)),
  );
  expect(made.length).toBeGreaterThan(100);
  expect(refused(made)).toEqual([]);
});

it('refuses messages that are none, so that it can fail', () => {
  const call = { id: 'c', type: 'function', function: { name: 'f', arguments: {} } };
  const broken: Made = [
    ['no role', [{ content: 'Hi.' }]],
    ['arguments that are no text', [{ role: 'assistant', content: null, tool_calls: [call] }]],
    ['a result of no call', [{ role: 'tool', content: 'x' }]],
  ];
  expect(refused(broken)).toEqual(broken.map(([name]) => name));
});

function madeOf(source: Source, from: string, name: string): Made {
  const trajectory = convert(source, { to: 'trajectory', timestamp: '2026-01-31T00:00:00Z', from });
  const draft = convert(source, { to: 'forsy', from });
  const rows = draft.refused ? undefined : trainingRows(draft.document, 'sft');
  return [
    ...(trajectory.refused ? [] : [[`${from} ${name}`, (trajectory.document as JsonObject)['messages']] as const]),
    ...(rows === undefined || rows.refused ? [] : rows.rows.map((row) => [`sft ${name}`, row['messages']] as const)),
  ];
}

/** The names of the lists that do not compile as messages of the package; a message may say more than the package knows. */
function refused(made: Made): readonly string[] {
  const head =
    "import type { ChatCompletionMessageParam as Message } from 'openai/resources/chat/completions'; type Open = Message & { [key: string]: unknown };";
  const lines = made.map(
    ([, messages], index) =>
      `export const v${index}: Open[] = ${JSON.stringify(messages).replaceAll('"__proto__"', '"proto"')};`,
  );
  const names = complaintsOf(new Map([['made.ts', [head, ...lines].join('\n')]])).map(({ line, message }) => {
    if (line === 0) throw new Error(message);
    return made[line - 1]![0];
  });
  return [...new Set(names)];
}
