import { arrayAt, isArray, isObject, type Json, type JsonObject, objectAt } from '../json/json.ts';
import { inside, type Place, placeOf, type SourceFile } from '../source/source.ts';

/** A list of chat messages, and the object around it that says more about the session. */
export interface Conversation {
  readonly messages: readonly Json[];
  readonly placeOf: (index: number) => Place;
  readonly envelope: JsonObject;
  readonly envelopePlace: Place;
  /** The field of the envelope that holds the messages, where one does. */
  readonly key?: string;
  /** The conversation as it stands inside an object of that field, of which only the messages are read. */
  readonly wrapping?: Conversation;
  /** The completion that a request-and-response log keeps beside the request's messages. */
  readonly response?: { readonly value: JsonObject; readonly place: Place };
}

/** Where an object may hold its messages: chat logs, exports of evaluation runs, training sets. */
const messageKeys = ['messages', 'traj', 'conversations', 'conversation', 'history'];

/**
 * All conversations of a file: in a document, or in the records of a JSONL file, which may be messages or whole sessions. What stands
 * among them and holds none is told.
 */
export function conversationsOf(
  file: SourceFile,
  name: string | undefined,
  tellStray: TellStray = () => {},
): readonly Conversation[] {
  if ('value' in file) return conversationsIn(file.value, placeOf(file, name), tellStray);
  const placeOfRecord = (index: number): Place =>
    inside({ ...placeOf(file, name), record: file.records[index]!.record });
  const values = file.records.map((record) => record.value);
  if (values.some(isMessage))
    return [{ messages: values, placeOf: placeOfRecord, envelope: {}, envelopePlace: { pointer: '' } }];
  return values.flatMap((value, index) => conversationsIn(value, placeOfRecord(index), tellStray));
}

type TellStray = (place: Place) => void;

/** All conversations that a document holds, wherever the projects that write such logs put them. */
function conversationsIn(value: Json, place: Place, tellStray: TellStray): readonly Conversation[] {
  if (isArray(value)) {
    if (value.some(isMessage))
      return [{ messages: value, placeOf: (index) => inside(place, index), envelope: {}, envelopePlace: place }];
    return value.flatMap((item, index) => conversationAlone(item, inside(place, index), tellStray));
  }
  return conversationAlone(value, place, tellStray);
}

function conversationAlone(value: Json, place: Place, tellStray: TellStray): readonly Conversation[] {
  const conversation = isObject(value) ? conversationIn(value, place) : undefined;
  if (conversation === undefined && value !== null) tellStray(place);
  return conversation === undefined ? [] : [conversation];
}

function conversationIn(envelope: JsonObject, place: Place): Conversation | undefined {
  for (const key of messageKeys) {
    const messages = arrayAt(envelope, key);
    if (messages?.some(isMessage) !== true) continue;
    const list = inside(place, key);
    const found = { messages, placeOf: (index: number) => inside(list, index), envelope, envelopePlace: place, key };
    const value = objectAt(envelope, 'response');
    return value && arrayAt(value, 'choices')
      ? { ...found, response: { value, place: inside(place, 'response') } }
      : found;
  }
  const nested = objectAt(envelope, 'openai_chat_completion');
  const wrapped = nested && conversationIn(nested, inside(place, 'openai_chat_completion'));
  if (wrapped) return { ...wrapped, envelope, envelopePlace: place, key: 'openai_chat_completion', wrapping: wrapped };
  if (arrayAt(envelope, 'choices'))
    return { messages: [], placeOf: () => place, envelope, envelopePlace: place, response: { value: envelope, place } };
  const empty = arrayAt(envelope, 'messages');
  return empty && { messages: empty, placeOf: () => place, envelope, envelopePlace: place, key: 'messages' };
}

function isMessage(value: Json): boolean {
  return isObject(value) && (typeof value['role'] === 'string' || typeof value['from'] === 'string');
}
