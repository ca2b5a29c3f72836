import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type ConvertOptions,
  convert,
  type Json,
  openTokenText,
  sourceOfDocument,
  sourceOfRecords,
  type WritableFormat,
  writableFormats,
} from '../src/index.ts';

/**
 * One small session of our own in every format that is written, and what each becomes in each other one, as transcripts that can be typed.
 * UPDATE_GOLDENS=1 writes them anew.
 */
const path = (name: string): string => fileURLToPath(new URL(`../goldens/${name}`, import.meta.url));

/** What a conversion is asked beside the format, in code and as it is typed. */
const options: Partial<Readonly<Record<WritableFormat, { readonly asked: object; readonly words: string }>>> = {
  'open-token': {
    asked: { include: 'include-internal', internal: 'full' },
    words: ' include=include-internal internal=full',
  },
  trajectory: { asked: { timestamp: '2026-01-31T12:00:00Z' }, words: ' --timestamp 2026-01-31T12:00:00Z' },
};

describe('the goldens', () => {
  const log = readFileSync(path('session.jsonl'), 'utf8').trim().split('\n');
  const first = sourceOfRecords(log.map((line) => JSON.parse(line) as Json));
  for (const from of writableFormats)
    it(`hold what a session in the format ${from} becomes in each other format`, () => {
      const written = made(first, 'claude-code', from);
      const name = `session.${from}.${Array.isArray(written.document) ? 'jsonl' : 'json'}`;
      golden(name, written.text);
      const source = Array.isArray(written.document)
        ? sourceOfRecords(written.document)
        : sourceOfDocument(written.document);
      const transcripts = writableFormats
        .filter((to) => to !== from)
        .map((to) => {
          const { text, losses } = made(source, from, to);
          const lost = losses.map(({ kind, count, field, why }) => `- ${kind} ${count} ${field || '/'}: ${why}`);
          return `\`\`\`console\n$ trace-formats convert ${name} --to ${to}${options[to]?.words ?? ''}\n${text}\`\`\`\n\n${lost.join('\n')}\n`;
        });
      golden(`from-${from}.md`, `# A session in the format ${from}, in each other format\n\n${transcripts.join('\n')}`);
    });
});

function made(source: Parameters<typeof convert>[0], from: string, to: WritableFormat) {
  const done = convert(source, { to, ...options[to]?.asked, from } as ConvertOptions);
  if (done.refused) throw new Error(done.message);
  return { document: done.document, text: openTokenText(done.document), losses: done.losses };
}

function golden(name: string, text: string): void {
  if (process.env['UPDATE_GOLDENS'] !== undefined) writeFileSync(path(name), text);
  expect(text).toBe(readFileSync(path(name), 'utf8'));
}
