import { bothEnds, type Lines } from './lines.ts';
import { lastOfType, lastTime, recordOf, textAt, timeAt } from './record.ts';
import type { LogKind } from './session.ts';

/** The log of a Pi session: its first line is a header. */
export const piSession: LogKind = {
  headIsEnough: (lines) => lines.length > 0,
  tailIsEnough: (lines) => lastTime(lines) !== undefined,
  facts({ head, tail }, { stem }) {
    const header = recordOf(head.at(0) ?? '');
    // Another format begins with the same type and names its harness.
    if (header?.['type'] !== 'session' || textAt(header, 'harness') !== undefined) return undefined;
    const start = timeAt(header);
    return {
      id: textAt(header, 'id') ?? stem.slice(stem.indexOf('_') + 1),
      project: textAt(header, 'cwd') ?? null,
      start: start ?? null,
      end: lastTime(tail) ?? start ?? null,
      title: titleIn(bothEnds(head, tail)) ?? null,
      parent: null,
    };
  },
};

function titleIn(lines: Lines): string | undefined {
  return lines.hold(/"session_info"/) ? textAt(lastOfType(lines, 'session_info'), 'name') : undefined;
}
