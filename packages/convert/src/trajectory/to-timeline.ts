import type { Reading } from '../formats/reader.ts';
import { isArray, isObject, type Json, type JsonObject, stringAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Conversation, conversationsOf } from '../openai-chat/conversation.ts';
import { startChat } from '../openai-chat/message-reader.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { openedFile } from '../source/opened-files.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { elsewhere, inside, type Place, type Source } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import { unknownModel } from './unknown-model.ts';

const format = 'trajectory';

/** Reads a trajectory: the envelope, a bare list of messages, and the shapes that tools around the format write. */
export function trajectoryToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const opened = openedFile(source, ledger);
  if (!opened) return refuseShape(format, 'it holds no file.');
  const conversations = conversationsOf(opened.file, opened.name);
  const [only] = conversations;
  if (!only) return refuseShape(format, 'it has no `messages`.');
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const chat = startChat({ format, draft, ledger, tally });
  const thinksAloud = only.messages.some(hasCallAmongParts);
  for (const [index, message] of only.messages.entries()) {
    const place = only.placeOf(index);
    chat.message(thinksAloud ? withThought(message, place, ledger) : message, place);
  }
  const extra = restOf(only);
  // What is written has a list of that name, and it is the one that was read.
  if (only.key !== 'messages') losePassedOver(filledIn(only.envelope, ['messages']), only.envelopePlace, ledger);
  const session = known({
    id: stringAt(only.envelope, 'session_id'),
    model: statedModel(only.envelope),
    savedAt: timeAt(only.envelope, 'timestamp', only.envelopePlace, ledger),
    extra: extra && { [format]: extra },
    source: elsewhere(only.envelopePlace),
  });
  return { timeline: draft.finish(session), counts: tally.finish() };
}

/** The model, unless the writer's own word for one that nobody stated stands there. */
function statedModel(envelope: JsonObject): string | undefined {
  const model = stringAt(envelope, 'model');
  return model === unknownModel ? undefined : model;
}

/** Everything of the envelope but the four fields that the format has, and but the messages wherever they stand. */
function restOf(conversation: Conversation): JsonObject | undefined {
  const { model: _model, timestamp: _timestamp, session_id: _id, messages: _messages, ...rest } = conversation.envelope;
  return unlessEmpty(aroundMessages(conversation, rest));
}

/** An envelope without its messages; of an object that wraps them, what else it holds. */
function aroundMessages({ envelope, key, wrapping }: Conversation, fields: JsonObject = envelope): JsonObject {
  const around = wrapping && aroundMessages(wrapping);
  const isLeft = around !== undefined && Object.keys(around).length > 0;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name !== key ? [[name, value]] : isLeft ? [[name, around]] : [],
    ),
  );
}

/** The mark of transcripts whose calls stand among the parts: those write thoughts as texts, too. */
function hasCallAmongParts(message: Json): boolean {
  const content = isObject(message) ? message['content'] : undefined;
  return isArray(content) && content.some((part) => stringAt(part, 'type') === 'function_call');
}

const aloud = '[Thinking] ';

function withThought(message: Json, place: Place, ledger: Ledger): Json {
  const content = stringAt(message, 'content');
  if (!isObject(message) || message['role'] !== 'assistant' || content?.startsWith(aloud) !== true) return message;
  ledger.lose({
    kind: 'renamed',
    place: inside(place, 'content'),
    why: 'A text that begins with [Thinking] is how this kind of transcript writes a thought, and was read as one.',
    trap: 'thought-as-text',
    of: 'assistant-text',
  });
  losePassedOver(filledIn(message, ['thinking']), place, ledger);
  return { ...message, content: null, thinking: content.slice(aloud.length) };
}
