import { type JsonObject, objectsAt } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import { annotationData } from '../annotation.ts';
import type { OpenTokenOptions } from '../options.ts';
import { streamOf } from '../write/stream-of.ts';
import { openTokenText, withIntegrity } from '../write/text.ts';
import { type Cut, needsNote, possibleCuts, withCuts } from './cuts.ts';
import { dropOldest, unitsOf } from './drop-oldest.ts';

/** A document that fits, or one sentence that says why none can be made. */
export type Fitted = { readonly document: JsonObject } | { readonly problem: string };

/**
 * Makes a document fit into `max_bytes`, the finished file and not only the events: the longest texts are cut first, then the longest
 * strings in data, until it fits; then every cut that turns out not to be needed is taken back. Events are left out only where that was
 * asked for and cutting is not enough. The same document and limit always give the same result.
 */
export function truncate(document: JsonObject, options: OpenTokenOptions, ledger: Ledger): Fitted {
  const limit = options.max_bytes;
  if (limit === undefined || sizeOf(document, options) <= limit) return { document };
  const whole = eventsOf(document);
  const cuts = possibleCuts(whole);
  const smallest = cutBy(document, cuts);
  const least = sizeOf(smallest, options);
  if (least <= limit) return { document: fit(document, cuts, { limit, options, ledger }) };
  if (options.drop_events !== true)
    return {
      problem: `The export cannot be made to fit into ${limit} bytes: with every long text cut it still takes ${least}. Allow more, or allow events to be left out with drop_events=true.`,
    };
  const units = unitsOf(whole);
  const leftAfter = (count: number): number => sizeOf(cutAll(dropOldest(document, units, count)), options);
  const enough = firstThatFits(units.length, (count) => leftAfter(count) <= limit);
  if (enough === undefined)
    return {
      problem: `The export cannot be made to fit into ${limit} bytes: without a single event it still takes ${leftAfter(units.length)}.`,
    };
  const shorter = dropOldest(document, units, enough);
  const left = units.slice(0, enough).reduce((sum, unit) => sum + unit.length, 0);
  ledger.lose({
    kind: 'dropped',
    place: { pointer: '' },
    field: '/events',
    fact: 'message.text',
    count: left,
    why: 'The oldest events were left out so that the export fits, as was allowed.',
    trap: 'left-out-to-fit',
  });
  return { document: fit(shorter, possibleCuts(eventsOf(shorter)), { limit, options, ledger }) };
}

/** How large a document may become, how it is written, and where is noted what it loses. */
interface Bounds {
  readonly limit: number;
  readonly options: OpenTokenOptions;
  readonly ledger: Ledger;
}

/**
 * Cuts in order until the document fits, then takes back what is not needed; the size is kept up to date by what each cut saves.
 */
function fit(document: JsonObject, cuts: readonly Cut[], { limit, options, ledger }: Bounds): JsonObject {
  const gauge = startGauge(document, options);
  const made: Cut[] = [];
  for (const cut of cuts) {
    const before = gauge.size();
    if (before <= limit) break;
    gauge.make(cut);
    if (gauge.size() < before) made.push(cut);
    else gauge.takeBack(cut);
  }
  const needed = made.reverse().filter((cut) => {
    gauge.takeBack(cut);
    if (gauge.size() <= limit) return false;
    gauge.make(cut);
    return true;
  });
  for (const { path } of needed)
    ledger.lose({
      kind: 'dropped',
      place: { pointer: '' },
      field: `/events/*/content/${path[0] === 'text' ? 'text' : 'data'}`,
      fact: path[0] === 'text' ? 'message.text' : 'result.text',
      why: 'The middle of a long text was cut out so that the export fits; the event says so.',
      trap: 'left-out-to-fit',
    });
  return cutBy(document, needed);
}

interface Gauge {
  readonly size: () => number;
  readonly make: (cut: Cut) => void;
  readonly takeBack: (cut: Cut) => void;
}

/** Knows the size of the whole without writing the whole each time: only the event that changes is measured again. */
function startGauge(document: JsonObject, options: OpenTokenOptions): Gauge {
  const events = eventsOf(document);
  const cutsOf = new Map<number, Set<Cut>>();
  const sizes = new Map<number, number>();
  const noted = new Set<number>();
  let total = sizeOf(document, options);
  let noteBytes = 0;
  const measure = (index: number): void => {
    const event = events[index]!;
    const cuts = cutsOf.get(index)!;
    const before = sizes.get(index) ?? eventSize(event, options);
    const now = eventSize(withCuts(event, [...cuts]), options);
    sizes.set(index, now);
    total += now - before;
    if (!needsNote(event) || noted.has(index) === cuts.size > 0) return;
    if (cuts.size > 0) noted.add(index);
    else noted.delete(index);
    noteBytes = noted.size === 0 ? 0 : eventSize(noteOn(events, inOrder(noted)), options) + separator(options);
  };
  return {
    size: () => total + noteBytes,
    make(cut) {
      const cuts = cutsOf.get(cut.event) ?? new Set<Cut>();
      cutsOf.set(cut.event, cuts.add(cut));
      measure(cut.event);
    },
    takeBack(cut) {
      cutsOf.get(cut.event)?.delete(cut);
      measure(cut.event);
    },
  };
}

/** The document with these strings cut, and a last event that names the events whose own data can hold no mark. */
function cutBy(document: JsonObject, cuts: readonly Cut[]): JsonObject {
  const events = eventsOf(document);
  const byEvent = new Map<number, Cut[]>();
  for (const cut of cuts) {
    const same = byEvent.get(cut.event);
    if (same) same.push(cut);
    else byEvent.set(cut.event, [cut]);
  }
  const shorter = events.map((event, index) => withCuts(event, byEvent.get(index) ?? []));
  const noted = inOrder([...byEvent.keys()].filter((index) => needsNote(events[index]!)));
  return { ...document, events: noted.length === 0 ? shorter : [...shorter, noteOn(events, noted)] };
}

function cutAll(document: JsonObject): JsonObject {
  return cutBy(document, possibleCuts(eventsOf(document)));
}

function noteOn(events: readonly JsonObject[], noted: readonly number[]): JsonObject {
  const first = events[noted[0]!]!;
  const ids = new Set(events.map(({ id }) => id));
  let number = events.length + 1;
  while (ids.has(eventId(number))) number += 1;
  return {
    id: eventId(number),
    seq: events.length + 1,
    type: 'annotation',
    actor_id: first['actor_id'],
    visibility: 'metadata',
    role: first['role'],
    content: {
      mime: 'application/json',
      data: annotationData({
        name: 'truncated',
        data: { truncated: true, event_ids: noted.flatMap((index) => events[index]!['id'] ?? []) },
      }),
    },
  };
}

function inOrder(indexes: Iterable<number>): readonly number[] {
  return [...indexes].sort((one, other) => one - other);
}

function eventId(number: number): string {
  return `evt_${String(number).padStart(6, '0')}`;
}

/** The size of the finished file: its digest has the same length whatever it is. */
function sizeOf(document: JsonObject, options: OpenTokenOptions): number {
  const whole = options.integrity === false ? document : withDummyDigest(document);
  return bytes(openTokenText(options.mode === 'ndjson' ? streamOf(whole) : whole, options));
}

/** The digest of no events is as long as the digest of these, and quicker to make. */
function withDummyDigest(document: JsonObject): JsonObject {
  return { ...withIntegrity({ ...document, events: [] }), events: document['events'] };
}

function eventSize(event: JsonObject, options: OpenTokenOptions): number {
  if (options.mode === 'ndjson') return bytes(openTokenText(streamOf({ events: [event] }).slice(1)));
  return bytes(options.pretty === false ? JSON.stringify(event) : JSON.stringify({ e: [event] }, null, 2));
}

/** What stands between two events, without what `eventSize` counts with each. */
function separator(options: OpenTokenOptions): number {
  if (options.mode === 'ndjson') return 0;
  const one = JSON.stringify({ e: [{}] }, null, 2);
  const two = JSON.stringify({ e: [{}, {}] }, null, 2);
  return options.pretty === false ? 1 : two.length - 2 * one.length;
}

function eventsOf(document: JsonObject): readonly JsonObject[] {
  return objectsAt(document, 'events');
}

/**
 * The smallest number of units that is enough; sizes fall as units are left out, but for the few bytes of the note that says so.
 */
function firstThatFits(most: number, fits: (count: number) => boolean): number | undefined {
  if (!fits(most)) return undefined;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Length in UTF-8; a surrogate without its other half takes three bytes, as the replacement character does. */
function bytes(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) count += 1;
    else if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      count += 2;
      index += 1;
    } else count += 2;
  }
  return count;
}
