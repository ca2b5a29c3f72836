import { arrayAt, isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place, recordPlace, recordsOf, type SourceFile } from '../source/source.ts';

/** A message in its last state, or the place at which the user went back to one. */
export type Said =
  | { readonly message: JsonObject; readonly place: Place; readonly isInjected: boolean }
  | { readonly backTo: string; readonly place: Place };

/** A chat put together from its records: what it states of itself, and its messages in the order in which each came first. */
export interface Chat {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly said: readonly Said[];
}

/** A fact of the chat, and the object that states it last. */
export interface Fact {
  readonly value: Json;
  readonly place: Place;
}

/**
 * Puts a chat together. It is one document, or a log in which a message stands again whenever it grew, and in which facts are set
 * anew; a saved checkpoint is a list of messages alone.
 */
export function chatIn(file: SourceFile, name: string | undefined, ledger: Ledger, tally: Tally): Chat {
  const facts = new Map<string, Fact>();
  const said: Said[] = [];
  const numbers = new Map<string, number>();
  for (const { value, record } of recordsOf(file)) {
    const place = recordPlace(name, 'records' in file ? record : undefined);
    if (isArray(value)) for (const [index, one] of value.entries()) say(one, inside(place, index));
    else if (isObject(value)) take(value, place);
    else tally.misshapen(place, 'A line that holds no JSON object was left out.');
  }
  return { facts, said };

  function take(record: JsonObject, place: Place): void {
    const update = objectAt(record, '$set');
    const backTo = stringAt(record, '$rewindTo');
    if (update !== undefined) {
      tally.record('$set');
      noteOtherKeys(record, new Set(['$set']), '', place, tally);
      learn(update, inside(place, '$set'), said.length > 0);
    } else if (backTo !== undefined) {
      tally.record('$rewindTo');
      said.push({ backTo, place });
    } else if (isHeader(record)) {
      tally.record('session');
      learn(record, place, false);
    } else say(record, place);
  }

  /** Takes in what an object states of the chat; of what it states anew, the earlier is lost. */
  function learn(stated: JsonObject, place: Place, isAnew: boolean): void {
    for (const [key, value] of Object.entries(stated)) {
      if (value === undefined || value === null) continue;
      if (key === 'messages' && isArray(value)) continue;
      const before = facts.get(key);
      if (before !== undefined && JSON.stringify(before.value) !== JSON.stringify(value))
        ledger.lose({ kind: 'dropped', place: inside(before.place, key), why: statedAnew });
      facts.set(key, { value, place });
    }
    for (const [index, one] of (arrayAt(stated, 'messages') ?? []).entries()) {
      const at = inside(place, 'messages', index);
      if (isAnew) sayAnew(one, at);
      else say(one, at);
    }
  }

  function say(message: Json, place: Place): void {
    if (!isObject(message)) return void tally.misshapen(place, 'A message that is no JSON object was left out.');
    tally.record(kindOf(message) ?? 'none');
    const id = stringAt(message, 'id');
    const number = id === undefined ? undefined : numbers.get(id);
    const before = number === undefined ? undefined : said[number];
    if (id === undefined || number === undefined || before === undefined) {
      if (id !== undefined) numbers.set(id, said.length);
      said.push({ message, place, isInjected: false });
      return;
    }
    ledger.lose({ kind: 'dropped', place: before.place, why: grown, trap: 'seen-twice', of: 'record' });
    said[number] = { message, place, isInjected: false };
  }

  /** The program sets all messages anew when it shortens them: those that were said keep their first words, and new ones are its own. */
  function sayAnew(message: Json, place: Place): void {
    const number = numbers.get(stringAt(message, 'id') ?? '');
    const before = number === undefined ? undefined : said[number];
    if (before === undefined || !isObject(message)) {
      say(message, place);
      const last = said.at(-1);
      if (last !== undefined && last.place === place && 'message' in last)
        said[said.length - 1] = { ...last, isInjected: true };
    } else if ('message' in before && JSON.stringify(before.message) !== JSON.stringify(message))
      ledger.lose({ kind: 'dropped', place, why: setAnew, trap: 'seen-twice', of: 'record' });
  }
}

/** Records of other programs name their session too. */
function isHeader(record: JsonObject): boolean {
  return (
    'sessionId' in record && !('id' in record) && ['projectHash', 'startTime', 'messages'].some((key) => key in record)
  );
}

/** What kind of message it is: the type of one that has an id, or the role that a checkpoint gives to parts. */
export function kindOf(message: JsonObject): string | undefined {
  if (stringAt(message, 'id') !== undefined) return stringAt(message, 'type') ?? stringAt(message, 'role');
  return arrayAt(message, 'parts') === undefined ? undefined : stringAt(message, 'role');
}

const statedAnew = 'The program states this anew as the session goes on, and what it states last was kept.';
const grown = 'The program writes a message again whenever it grew; its last state was read.';
const setAnew = 'The program set its messages anew, as when it shortens them; what was said at first was kept.';
