import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { madeIn } from '../src/detectors/weighed-secret/candidates.ts';
import { isSaid, linesOf } from '../src/detectors/weighed-secret/detector.ts';
import { featuresOf } from '../src/detectors/weighed-secret/features.ts';
import { createSession } from '../src/session/session.ts';
import { pointerOf } from '../src/walk/node.ts';
import { leavesOf } from '../src/walk/walk.ts';
import type { Seen } from './lessons.ts';

// Notes anew which harmless values stand in the public traces of other people, by hash, pointer and features; needs `TRACE_CORPUS`.
const root = process.env['TRACE_CORPUS'];
if (root === undefined) {
  process.stderr.write('TRACE_CORPUS names no folder with traces; without it there is nothing to note.\n');
  process.exit(2);
}
const rows = new Map<string, Seen>();
for (const row of readFileSync(`${root}/INDEX.tsv`, 'utf8').trim().split('\n').slice(1)) {
  const file = row.split('\t')[0]!;
  for (const value of valuesOf(readFileSync(`${root}/${file}`, 'utf8')))
    for (const { text, place, node } of leavesOf(value, createSession().calls()))
      for (const [, line] of isSaid(place) ? linesOf(text) : [])
        for (const made of madeIn(line)) {
          const features = featuresOf(line, made);
          const hash = createHash('sha256').update(line).digest('hex').slice(0, 16);
          const key = `${hash} ${features.join()}`;
          if (!rows.has(key)) rows.set(key, { file, pointer: pointerOf(node, new Map()), line: hash, features });
        }
}
writeFileSync(
  new URL('corpus.jsonl', import.meta.url),
  [...rows.values()].map((row) => `${JSON.stringify(row)}\n`).join(''),
);

function valuesOf(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return text.split('\n').flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
  }
}
