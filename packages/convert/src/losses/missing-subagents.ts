import type { WritableFormat } from '../formats/formats.ts';
import { isConversationAlone } from '../formats/passages.ts';
import type { Loss } from './loss.ts';

/** A sentence on subagents that a session names and whose logs were not read, for people; undefined where there are none. */
export function aboutMissingSubagents(losses: readonly Loss[], to: WritableFormat): string | undefined {
  const missing = losses.filter(({ trap }) => trap === 'subagent-elsewhere');
  const [first] = missing;
  if (first === undefined) return undefined;
  const count = missing.reduce((sum, loss) => sum + loss.count, 0);
  const { file, record, pointer } = first.place;
  const where = `${record === undefined ? pointer : `record ${record}`}${file === undefined ? '' : ` of ${file}`}`;
  const [what, fix] =
    count === 1
      ? [`A subagent is named (${where}) whose own log was not read`, 'so its work is missing. Put that log back']
      : [
          `${count} subagents are named (the first in ${where}) whose own logs were not read`,
          'so their work is missing. Put those logs back',
        ];
  return isConversationAlone(to)
    ? `${what}. Nothing of that is missing here, since a ${to} holds the work of no subagent; for any other format, keep the logs of subagents where the agent put them, beside that of the session.`
    : `${what}, ${fix} where the agent keeps such, beside that of the session, and convert that again.`;
}
