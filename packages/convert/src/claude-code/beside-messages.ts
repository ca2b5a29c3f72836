import { type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { statedFields } from '../losses/stated-fields.ts';
import { inside, type Place } from '../source/source.ts';
import { timeAt } from '../timeline/time.ts';
import type { Context } from './context.ts';
import { chainFields, sideSystemRecords } from './record-types.ts';
import type { Belonging } from './subagents/belonging.ts';
import type { Lane } from './subagents/lanes.ts';
import { noteAgent } from './subagents/note-agent.ts';

/** Reads what the program wrote beside the messages. */
export interface BesideMessages {
  /**
   * What the program put before the model: kept as it is, since how the model saw it is not recorded. A queued prompt is the
   * human's.
   */
  readonly attachment: (record: JsonObject, place: Place) => void;
  readonly system: (record: JsonObject, place: Place) => void;
}

/** Starts reading; a queued prompt is handed to the reader of what users say. */
export function startBesideMessages(
  { draft, ledger, tally, lanes }: Context,
  belonging: Belonging,
  readUser: (record: JsonObject, place: Place, lane: Lane) => void,
): BesideMessages {
  return { attachment: readAttachment, system: readSystem };

  function readAttachment(record: JsonObject, place: Place): void {
    const attachment = objectAt(record, 'attachment');
    if (!attachment) return void tally.misshapen(place, 'An attachment record without an attachment was left out.');
    if ('toolUseID' in record) tally.field('toolUseID', place);
    const at = timeAt(record, 'timestamp', place, ledger);
    const source = inside(place, 'attachment');
    if (isQueuedPrompt(attachment)) return void readQueued(attachment, record, place);
    const name = `attachment:${stringAt(attachment, 'type') ?? 'unknown'}`;
    const { actor, span } = byProgram(record, place);
    draft.annotation(known({ at, sourceId: stringAt(record, 'uuid'), source, actor, span, name, data: attachment }));
  }

  function readQueued({ prompt }: JsonObject, record: JsonObject, place: Place): void {
    const message = { type: 'user', message: { content: prompt }, uuid: record.uuid, timestamp: record.timestamp };
    const lane = belonging.laneOf(record, place);
    noteAgent(record, place, lane, { draft, tally });
    readUser(message, inside(place, 'attachment', 'prompt'), lane);
  }

  function readSystem(record: JsonObject, place: Place): void {
    const name = stringAt(record, 'subtype') ?? 'system';
    if (sideSystemRecords.has(name)) {
      belonging.spanOf(record);
      return void tally.sideRecord(place, 'A notice of how the program is doing.');
    }
    const { actor, span } = byProgram(record, place);
    const data = statedFields(record, (key) => !chainFields.has(key) && key !== 'subtype' && key !== 'content');
    const text = stringAt(record, 'content');
    const at = timeAt(record, 'timestamp', place, ledger);
    draft.annotation(known({ actor, at, span, name, text, data, sourceId: stringAt(record, 'uuid'), source: place }));
    if ('retractedMessageUuids' in record)
      ledger.lose({
        kind: 'approximated',
        place: inside(place, 'retractedMessageUuids'),
        why: 'The program took back messages that stand in the log before; they were kept, and an annotation names them.',
        trap: 'retracted-message',
      });
  }

  /** Who wrote a record, and in whose work it stands. */
  function byProgram(record: JsonObject, place: Place): { readonly actor: string; readonly span: string | undefined } {
    const actor = draft.actor({ id: 'client', kind: 'system', name: 'client' });
    const span = belonging.spanOf(record);
    if (span === undefined) noteAgent(record, place, lanes.main, { draft, tally });
    return { actor, span };
  }
}

function isQueuedPrompt({ type, commandMode, prompt }: JsonObject): boolean {
  return type === 'queued_command' && commandMode === 'prompt' && (typeof prompt === 'string' || Array.isArray(prompt));
}
