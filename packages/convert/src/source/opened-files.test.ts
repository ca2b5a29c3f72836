import { readdirSync, readFileSync } from 'node:fs';
import { read } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { convert } from '../index.ts';
import { sourceOfRead } from './source-of-read.ts';

/** The formats whose sessions are one file each. */
const ofOneFile = ['forsy', 'openai-chat', 'trajectory', 'pi', 'sts', 'open-token', 'gemini-cli'];

describe('a source of several files in a format of one', () => {
  it.each(ofOneFile)('names each further file as lost: %s', (format) => {
    const folder = new URL(`../${format}/fixtures/`, import.meta.url);
    const [fixture] = readdirSync(folder).sort();
    const content = read(readFileSync(new URL(fixture!, folder)), { mode: 'tolerant' });
    const files = ['a', 'b', 'c'].map((name) => sourceOfRead(content, name));
    const done = convert({ files }, { to: 'sts', from: format });
    if (done.refused) throw new Error(done.message);
    const further = done.losses.filter(({ why }) => why.startsWith('A session of this format is one file'));
    expect(further).toMatchObject([{ kind: 'dropped', place: { file: 'b', pointer: '' }, count: 2 }]);
  });
});
