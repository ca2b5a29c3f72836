import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detect, read } from '../src/index.ts';

const corpus = process.env['TRACE_CORPUS'];

describe.skipIf(corpus === undefined)('real sessions of other people (skipped unless TRACE_CORPUS is set)', () => {
  const folder = corpus ?? '';
  const rows = folder === '' ? [] : readFileSync(join(folder, 'INDEX.tsv'), 'utf8').trim().split('\n').slice(1);
  const files = rows.map((row, index) => {
    const [file = '', expected = ''] = row.split('\t');
    return {
      name: `file-${index}`,
      bytes: new Uint8Array(readFileSync(join(folder, file))),
      expected: expected.split('|'),
    };
  });

  it('are told by content, whatever their name', () => {
    expect(files.length).toBeGreaterThanOrEqual(100);
    const table = files.map(({ name, bytes, expected }) => {
      // Only the bytes are given: there is no name that could help.
      const detection = detect(bytes);
      const { container, documents, findings } = read(bytes, { mode: 'tolerant' });
      const errors = findings.filter(({ severity }) => severity === 'error').length;
      return { name, expected, detection, container, documents: documents.length, errors };
    });
    const lines = table.map(({ name, expected, detection, container, documents }) => {
      const believed = detection.candidates.filter(({ confidence }) => confidence >= 0.5);
      return [
        expected.includes(detection.format) ? 'ok ' : 'BAD',
        name.padEnd(8),
        expected.join('|').padEnd(22),
        detection.format.padEnd(22),
        (detection.candidates[0]?.confidence.toFixed(2) ?? '').padEnd(5),
        (detection.version ?? '').padEnd(8),
        container.padEnd(5),
        String(documents).padStart(4),
        believed.length > 1
          ? `also ${believed.slice(1).map(({ format, confidence }) => `${format} ${confidence.toFixed(2)}`)}`
          : '',
      ].join(' ');
    });
    console.log(lines.join('\n'));
    expect(lines.filter((line) => line.startsWith('BAD'))).toEqual([]);
    expect(
      table.filter(({ container, errors }) => container === 'jsonl' && errors > 0).map(({ name }) => name),
    ).toEqual([]);
  });
});
