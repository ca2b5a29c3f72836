import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ifPossible } from '../if-possible.ts';
import { objectOf } from '../object-of.ts';
import { bothEnds, type Lines } from './lines.ts';
import { isOneDocument } from './one-document.ts';
import { lastTime, recordOf, textAt } from './record.ts';
import type { LogKind } from './session.ts';

/** The chat of a Gemini CLI session: what it says of itself stands before its messages, what was added later behind them. */
export const geminiCliSession: LogKind = {
  headIsEnough: (lines) => beginningOf(lines) !== undefined,
  tailIsEnough: (lines) => lastTime(lines) !== undefined || lines.hold(endOfMessages),
  facts({ head, tail }, { path, folder }) {
    const first = beginningOf(head);
    const id = textAt(first, 'sessionId');
    if (first === undefined || id === undefined || textAt(first, 'projectHash') === undefined) return undefined;
    const start = textAt(first, 'startTime');
    const updated = textAt(first, 'lastUpdated');
    return {
      id,
      project: projectOf(path) ?? null,
      start: timeOf(start) ?? null,
      end: (isOneDocument(path) ? timeOf(updated) : (lastTime(tail) ?? timeOf(updated))) ?? null,
      title: textAt(first, 'summary') ?? summaryIn(bothEnds(head, tail)) ?? null,
      parent: first['kind'] === 'subagent' ? folder : null,
    };
  },
};

/** What stands behind the last message of a document. */
const endOfMessages = /^ {2}\]/m;

/** The first record of lines, or what stands before the messages of a document. */
function beginningOf(lines: Lines): Readonly<Record<string, unknown>> | undefined {
  const first = lines.at(0);
  if (first === undefined || first.trimEnd() !== '{') return first === undefined ? undefined : recordOf(first);
  let before = first;
  for (let index = 1; index < lines.length; index++) {
    const line = lines.at(index)!.trimEnd();
    if (/^\s*"messages":/.test(line)) return recordOf(`${before.replace(/,$/, '')}}`);
    before += line;
  }
  return undefined;
}

/** The last summary: of a document a line of its own, of a log what a record sets. */
function summaryIn(lines: Lines): string | undefined {
  if (!lines.hold(/"summary"/)) return undefined;
  for (const line of lines.backward()) {
    if (!line.includes('"summary"')) continue;
    const said = line.startsWith('{')
      ? objectOf(recordOf(line)?.['$set'])
      : recordOf(`{${line.trim().replace(/,$/, '')}}`);
    const summary = /^( {2}|\{)"/.test(line) ? textAt(said, 'summary') : undefined;
    if (summary !== undefined) return summary;
  }
  return undefined;
}

function timeOf(text: string | undefined): string | undefined {
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The folder the agent worked in: newer versions note it beside the folder of the chats, older ones nowhere. */
function projectOf(path: string): string | undefined {
  const noted = ifPossible(() => readFileSync(join(dirname(dirname(path)), '.project_root'), 'utf8'));
  return noted?.trim() || undefined;
}
