import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';
import { legacyTrace, smallLog } from '../small-documents.ts';

const key = `ghp_${'x7Kq2vR9bT4mW1zY8cN5'.repeat(2).slice(0, 36)}`;
const other = [...key].reverse().join('').replace('_phg', '').padStart(40, 'ghp_');

/** A log in which keys are the names of fields and the types of records. */
const named = [
  ...smallLog.trimEnd().split('\n'),
  JSON.stringify({ type: key, sessionId: 's', [key]: 1 }),
  JSON.stringify({ type: other, sessionId: 's' }),
  '',
]
  .join('\n')
  .replace('{', `{"${key}":1,"plain_name":2,`);

it.each([
  ['export', 'log.jsonl'],
  ['convert', 'log.jsonl', '--to', 'forsy'],
])('the account of %s names a field and a type of records without the secret that they are', async (...words) => {
  const folder = folderOf({ 'log.jsonl': named });
  await runHere('trace-formats', [...words, '-o', 'out', '--losses', 'l.json'], folder);
  const text = readFileSync(join(folder, 'l.json'), 'utf8');
  expect(text).not.toContain(key.slice(4));
  expect(text).not.toContain(other.slice(4));
  const [{ counts, losses }] = JSON.parse(text);
  expect(Object.values<number>(counts.unknownRecords).reduce((all, one) => all + one)).toBe(2);
  expect(losses.map(({ field }: { field: string }) => field)).toContain('/plain_name');
  expect(text).toContain('[github_personal_access_token]');
});

it('the account of a migration names a field without the secret that it is', async () => {
  const folder = folderOf({ 'trace.json': legacyTrace.replace('{', `{"${key}":1,`) });
  await runHere('trace-formats', ['migrate', 'trace.json', '-o', 'new.json', '--losses', 'l.json'], folder);
  const text = readFileSync(join(folder, 'l.json'), 'utf8');
  expect(text).not.toContain(key.slice(4));
  expect(text).toContain('[github_personal_access_token]');
});

const user = { role: 'user', content: 'Go.' };
const step = { step: 1, turn: 1, actor: key, action: key };

it.each([
  [['save'], { messages: [user, { role: key, content: 'x' }] }],
  [['save', '--unchecked'], { messages: [user, { role: key, content: 'x' }] }],
  [['convert', '--to', 'sft'], { schema_version: 'forsy-trace-v0.1', trace_id: 't', steps: [step] }],
])('%j says why it cannot go on without the secret that is to blame', async (words, document) => {
  const folder = folderOf({ 'in.json': JSON.stringify(document) });
  const { err } = await runHere('trace-formats', [...words, 'in.json'], folder);
  expect(err).toMatch(/valid|read as/);
  expect(err).not.toContain(key.slice(4));
});
