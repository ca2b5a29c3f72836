import { objectOf } from '../object-of.ts';
import type { Lines } from './lines.ts';
import { lastTime, recordOf, textAt, timeAt } from './record.ts';
import type { LogKind } from './session.ts';

/** The log of a Codex session: the first line says who, where and when. */
export const codexSession: LogKind = {
  headIsEnough: (lines) => lines.length > 0,
  tailIsEnough: (lines) => lastTime(lines) !== undefined,
  facts({ head, tail }, { stem }) {
    // A fork repeats the first line of the session it came from: the first is its own.
    const first = recordOf(head.at(0) ?? '');
    const payload = objectOf(first?.['payload']);
    if (first === undefined || !isOurs(first, payload)) return undefined;
    const meta = payload ?? first;
    const isMeta = payload === undefined || first['type'] === 'session_meta';
    const start = timeAt(isMeta ? meta : first) ?? timeAt(first);
    return {
      id: (isMeta ? textAt(meta, 'id') : undefined) ?? idInName(stem),
      project: (isMeta ? textAt(meta, 'cwd') : undefined) ?? null,
      start: start ?? null,
      end: lastTime(tail) ?? start ?? null,
      title: titleIn(tail) ?? null,
      parent: parentOf(meta) ?? null,
    };
  },
};

/** Early logs have no envelope: their first line is the description of the session itself. */
function isOurs(
  first: Readonly<Record<string, unknown>>,
  payload: Readonly<Record<string, unknown>> | undefined,
): boolean {
  if (payload !== undefined) return textAt(first, 'type') !== undefined;
  return textAt(first, 'id') !== undefined && timeAt(first) !== undefined && !('type' in first);
}

function idInName(stem: string): string {
  return /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.exec(stem)?.[0] ?? stem;
}

function parentOf(meta: Readonly<Record<string, unknown>>): string | undefined {
  const subagent = objectOf(objectOf(meta['source'])?.['subagent']);
  return textAt(objectOf(subagent?.['thread_spawn']), 'parent_thread_id') ?? textAt(meta, 'parent_thread_id');
}

function titleIn(lines: Lines): string | undefined {
  if (!lines.hold(/"thread_name_updated"/)) return undefined;
  for (const line of lines.backward()) {
    if (!line.includes('"thread_name_updated"')) continue;
    const payload = objectOf(recordOf(line)?.['payload']);
    if (payload?.['type'] === 'thread_name_updated') return textAt(payload, 'thread_name');
  }
  return undefined;
}
