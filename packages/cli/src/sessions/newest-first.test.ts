import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

/** A folder of logs, each changed at the second that it is given. */
function logsOf(seconds: readonly number[]): { readonly path: string; readonly logs: readonly string[] } {
  const path = mkdtempSync(join(tmpdir(), 'trace-formats-logs-'));
  const logs = seconds.map((second, index) => {
    const name = `${index}.jsonl`;
    writeFileSync(join(path, name), '');
    utimesSync(join(path, name), second, second);
    return name;
  });
  return { path, logs };
}

it('every log comes once and the newest first, in more bands than one and where many were changed at once', () => {
  // 700 logs in no order, of which 90 were changed in the same second.
  const seconds = Array.from({ length: 700 }, (_, index) => (index % 8 === 5 ? 500 : 1000 + ((index * 389) % 701)));
  const [one, other] = [logsOf(seconds.slice(0, 300)), logsOf(seconds.slice(300))];
  const folders = [one, other].map((folder) => ({ ...folder, agent: 'pi' as const, name: '' }));
  const aged = [...newestFirst(folders)];
  expect(aged.map(({ changedMs }) => changedMs / 1000)).toEqual(seconds.toSorted((a, b) => b - a));
  expect(new Set(aged.map(({ file }) => file.path)).size).toBe(seconds.length);
});

it('a log that is gone, so that nobody can say how old it is, comes first', () => {
  const folder = logsOf(Array.from({ length: 70 }, (_, index) => index));
  rmSync(join(folder.path, '3.jsonl'));
  const aged = [...newestFirst([{ ...folder, agent: 'pi', name: '' }])];
  expect(aged.map(({ file }) => file.stem).slice(0, 3)).toEqual(['3', '69', '68']);
  expect(aged).toHaveLength(70);
});
