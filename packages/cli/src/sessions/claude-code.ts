import { objectOf } from '../object-of.ts';
import { bothEnds, type Lines } from './lines.ts';
import { lastOfType, lastTime, recordOf, takenOnce, textAt, timeAt } from './record.ts';
import type { LogKind } from './session.ts';

/** The log of a Claude Code session: every record of the conversation names the session, the folder and the time. */
export const claudeCodeSession: LogKind = {
  headIsEnough: (lines) => begun(lines) !== undefined,
  tailIsEnough: (lines) => lastTime(lines) !== undefined,
  facts({ head, tail }, { stem }) {
    const first = begun(head);
    if (first === undefined && !anyOf(head, isOurs)) return undefined;
    const { start, id, project } = first ?? {};
    const lines = bothEnds(head, tail);
    return {
      // A session that was resumed may hold records of the one before; the name of the file then tells which it is.
      id: id === undefined || id === stem || anyOf(lines, (line) => line.includes(stem)) ? stem : id,
      project: project ?? null,
      start: start ?? null,
      end: lastTime(tail) ?? start ?? null,
      title: titleIn(lines) ?? null,
      parent: null,
    };
  },
};

interface Beginning {
  readonly id: string | undefined;
  readonly project: string | undefined;
  readonly start: string;
}

/** What the first record of the conversation says; a snapshot of files that stands before it says less. */
const begun = takenOnce((lines): Beginning | undefined => {
  for (const line of lines.forward()) {
    if (!line.includes('"timestamp"')) continue;
    const record = recordOf(line);
    const start = timeAt(record);
    if (start !== undefined && isConversation(record))
      return { id: textAt(record, 'sessionId'), project: textAt(record, 'cwd'), start };
  }
  return undefined;
});

function isConversation(record: Readonly<Record<string, unknown>> | undefined): boolean {
  return objectOf(record?.['message']) !== undefined || textAt(record, 'sessionId') !== undefined;
}

const sideTypes = new Set(['summary', 'file-history-snapshot', 'queue-operation', 'custom-title', 'ai-title']);

function isOurs(line: string): boolean {
  const record = recordOf(line);
  return record !== undefined && (sideTypes.has(textAt(record, 'type') ?? '') || isConversation(record));
}

function anyOf(lines: Lines, fits: (line: string) => boolean): boolean {
  for (const line of lines.forward()) if (fits(line)) return true;
  return false;
}

/** The title the human gave, else the one the program made, else a summary of this very conversation. */
function titleIn(lines: Lines): string | undefined {
  if (!lines.hold(/"(?:(?:custom|ai)-title|summary)"/)) return undefined;
  const custom = textAt(lastOfType(lines, 'custom-title'), 'customTitle');
  if (custom !== undefined) return custom;
  const made = textAt(lastOfType(lines, 'ai-title'), 'aiTitle');
  if (made !== undefined) return made;
  // Summaries at the head of a log mostly speak of other sessions.
  const ours = lastOfType(lines, 'summary', (record) => {
    const leaf = textAt(record, 'leafUuid');
    return leaf !== undefined && anyOf(lines, (line) => textAt(recordOf(line), 'uuid') === leaf);
  });
  return textAt(ours, 'summary');
}
