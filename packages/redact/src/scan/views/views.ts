import { machinesOfLog } from '../../bare/log-heads.ts';
import type { Place } from '../../detector.ts';
import { laidOut } from '../../layouts/laid-out.ts';
import { cellTexts } from '../../spelling/cell-texts.ts';
import { encodedTexts } from '../../spelling/encoded-texts.ts';
import { withoutEntities } from '../../spelling/entities.ts';
import { hasEscapes, type Unescaped, undoEscapes } from '../../spelling/escapes.ts';
import { quotedTexts } from '../../spelling/quoted-texts.ts';
import { beforeSending, sentTexts } from '../../spelling/sent-texts.ts';
import { type JsonExtent, jsonStrings } from '../../walk/json-strings.ts';
import { firstNoted, isSuspect, notedIn } from '../skim/noted.ts';
import { scanBroken, scanPlain } from './as-it-stands.ts';
import { joinedChunkLines } from './chunk-lines.ts';
import { belowCommand } from './command-above.ts';
import { documentAt } from './document-at.ts';
import { dumpsIn } from './dumps.ts';
import { type Joined, join } from './joined.ts';
import { listsOf, nothingButSigns } from './lists.ts';
import type { Look, Scanning } from './look.ts';
import { namedRows } from './named-rows.ts';
import { objectsWithin } from './objects-within.ts';
import { type Asking, isNamed, isQuiet } from './quiet.ts';
import { atHome, type Range, type Stretch, viewOf, viewWithin, wholeOf } from './view.ts';

/** JSON inside strings is opened this many times, one inside the other. */
const deepest = 5;

/**
 * Scans a text in every way it can be read: as it stands, but for what tools put before its lines; the strings inside it when
 * it is JSON (whole or cut short); and with its escapes undone when it holds some. Ranges always point into the text itself. What
 * the skim finds nothing suspicious in is left alone, unless the names around it say more than the text does.
 */
export function scanViews<Found extends Range>(written: string, place: Place, look: Look<Found>): Found[] {
  return scanOpened(written, place, look, { depth: deepest, isEscaped: false });
}

/** How a text was come by that is scanned by itself: how often it may still be opened, and whether its escapes are still to be undone. */
interface Opened {
  readonly depth: number;
  readonly isEscaped: boolean;
}

/** Whether backslashes of a text may still be escapes, or were undone where it was opened. */
type Escapes = 'kept' | 'undone';

function scanOpened<Found extends Range>(
  written: string,
  place: Place,
  look: Look<Found>,
  { depth, isEscaped }: Opened,
): Found[] {
  const view = viewOf(written, look.skim);
  const { skimmed } = view;
  // A string of a tree has its names around it, a text has them in it; what was noted otherwise may hide one.
  const hasWords =
    place.key !== undefined || place.shown !== undefined || skimmed.hasWords || skimmed.others.length > 0;
  const asking: Asking = { detectors: look, hasWords };
  const whole = wholeOf(view, place, depth);
  // Nothing is made ready for what is quiet as a whole, as most strings are.
  const found = depth > 0 ? inHeads(written, place, look) : [];
  if (!isEscaped && !skimmed.mayHoldChunks && isQuiet(whole, asking)) return found;
  const scanning: Scanning<Found> = {
    look,
    asking,
    found,
    // Asked once of the whole text, because a view of it would be searched to the end of the text each time.
    maySpellOtherwise: skimmed.others.length > 0,
    mayHoldChunks: skimmed.mayHoldChunks,
  };
  if (isEscaped) readEscaped(scanning, whole);
  else read(scanning, whole, 'kept');
  return scanning.found;
}

/** Reads a text: what streams and dumps in it say when they are put together, then one document after the other. */
function read<Found extends Range>(scanning: Scanning<Found>, part: Stretch, escapes: Escapes): void {
  const { look, asking, mayHoldChunks } = scanning;
  const { view, from, to, place, depth } = part;
  if (depth > 0) {
    for (const stream of mayHoldChunks ? joinedChunkLines(view.text, from, to) : []) readJoined(scanning, part, stream);
    for (const dump of dumpsIn(view.text, from, to)) readJoined(scanning, part, dump);
  }
  if (isQuiet(part, asking)) return;
  const isOpen = !look.skipsQuiet || look.asksEveryName || isNamed(place, asking);
  const lines = from === 0 && to === view.text.length ? view.text : view.text.slice(from, to);
  for (let next = from; next < to; ) {
    const noted = isOpen ? next : firstNoted(view.skimmed, next);
    if (noted >= to) return;
    const [first, last] = documentAt(lines, noted - from);
    readDocument(scanning, { ...part, from: from + first, to: from + last }, escapes);
    next = from + last;
  }
}

/** Reads a text, or one document of several that stand line by line in it. */
function readDocument<Found extends Range>(scanning: Scanning<Found>, part: Stretch, escapes: Escapes): void {
  const { look, asking, maySpellOtherwise } = scanning;
  const { view, from, to, place, depth } = part;
  const { text, skimmed } = view;
  const isWorthIt = !look.skipsQuiet || isSuspect(skimmed, from, to) || isNamed(place, asking);
  if (depth <= 0) {
    if (isWorthIt) scanPlain(scanning, part, { others: [], hasEntities: false });
    if (maySpellOtherwise) scanBroken(scanning, part);
    return;
  }
  if (readStrings(scanning, part) === 'whole') return;
  for (const [first, last] of objectsWithin(text, from, to)) {
    const object = { ...part, from: first, to: last, place: belowCommand(text, first, place) };
    if (!isQuiet(object, asking)) readStrings(scanning, object);
  }
  const isNoted = isWorthIt || firstNoted(skimmed, from) < to;
  const quoted = isNoted ? [...quotedTexts(text, from, to), ...cellTexts(text, from, to)] : [];
  const sent = maySpellOtherwise ? sentTexts(text, from, to) : [];
  const shown = maySpellOtherwise ? withoutEntities(text, from, to) : undefined;
  const others = [...sent, ...quoted];
  if (isWorthIt) scanPlain(scanning, part, { others, hasEntities: shown !== undefined });
  if (maySpellOtherwise) scanBroken(scanning, part);
  if (isNoted)
    for (const cell of laidOut(text, from, to, place)) {
      if (!isNamed(cell.place, asking)) continue;
      const own = { ...part, from: cell.from, to: cell.to, place: cell.place };
      if (cell.decoded === undefined) scanPlain(scanning, own, { others, hasEntities: false });
      else readOther(scanning, own, cell.decoded, 'undone');
    }
  for (const { itself } of quoted) readOther(scanning, part, itself, 'kept');
  if (escapes === 'kept' && hasEscapes(text, from, to)) readUnescaped(scanning, part);
  if (shown !== undefined) readOther(scanning, part, shown, 'undone');
  const rows = isNoted ? namedRows(text, from, to) : undefined;
  if (rows !== undefined) readJoined(scanning, part, rows);
  for (const one of sent) {
    const before = beforeSending(text, one);
    if (before !== undefined) readOther(scanning, part, before, 'kept');
  }
  for (const one of maySpellOtherwise ? encodedTexts(text, from, to) : []) readOther(scanning, part, one, 'kept');
}

/** Reads the strings of a text that is JSON, or begins as JSON does; then its lists of strings, each as the lines of one text. */
function readStrings<Found extends Range>(scanning: Scanning<Found>, part: Stretch): JsonExtent {
  const { look, asking } = scanning;
  const { view, from, to, place, depth } = part;
  const lists = listsOf(view.text);
  const isOpen = !look.skipsQuiet || look.asksEveryName;
  const [noted, notedInKeys] = [notedIn(view.skimmed), notedIn(view.skimmed)];
  const extent = jsonStrings(
    view.text,
    { from, to, place },
    (string) => {
      lists.add(string);
      const own = { view, from: string.from, to: string.to, place: string.place, depth };
      if (isQuiet(own, asking, noted(string.from))) return;
      if (string.hasEscapes) readEscaped(scanning, own);
      else read(scanning, { ...own, depth: depth - 1 }, 'undone');
    },
    (first, last) => isOpen || (look.asksKeys && asking.hasWords) || notedInKeys(first) < last,
  );
  for (const { strings, joined } of lists.all()) {
    const list = { view, from: strings[0]!.from, to: strings.at(-1)!.to, place: strings[0]!.place, depth };
    const isEscaped = strings.some(({ hasEscapes }) => hasEscapes);
    if (!isQuiet(list, asking)) readJoined(scanning, list, joined(), isEscaped);
  }
  return extent;
}

/** Reads what some pieces of a text say together. */
function readJoined<Found extends Range>(
  { look, found }: Scanning<Found>,
  { view, place, depth }: Stretch,
  joined: Joined,
  isEscaped = false,
): void {
  for (const span of scanOpened(joined.text, place, look, { depth: depth - 1, isEscaped }))
    for (const [start, end] of joined.toOriginal(span.start, span.end))
      if (!nothingButSigns.test(view.text.slice(start, end))) found.push(...atHome({ ...span, start, end }, view));
}

/** Reads what stands in a string with escapes. Where every backslash of it stands for itself, that is what is written there. */
function readEscaped<Found extends Range>(scanning: Scanning<Found>, part: Stretch): void {
  if (!readUnescaped(scanning, part)) scanPlain(scanning, part, { others: [], hasEntities: false });
}

/** Reads a part of a text with its escapes undone; false where there was none to undo. */
function readUnescaped<Found extends Range>(scanning: Scanning<Found>, part: Stretch): boolean {
  const { view, from, to } = part;
  const opened = undoEscapes(view.text, from, to);
  if (opened.text.length === to - from) return false;
  readOther(scanning, part, opened, 'kept');
  return true;
}

/** What is seen in the heads of a log that are no part of what its lines say. */
function inHeads<Found extends Range>(written: string, place: Place, look: Look<Found>): Found[] {
  const machines = machinesOfLog(written);
  if (machines.length === 0) return [];
  const { text, toOriginal } = join(written, machines, '\n');
  return scanOpened(text, place, look, { depth: 0, isEscaped: false }).flatMap((span) =>
    toOriginal(span.start, span.end).map(([start, end]) => ({ ...span, start, end })),
  );
}

/** Reads a part of a text as it is spelt otherwise. */
function readOther<Found extends Range>(
  scanning: Scanning<Found>,
  { view, place, depth }: Stretch,
  other: Unescaped,
  escapes: Escapes,
): void {
  const own = viewWithin(view, other, scanning.look.skim);
  for (const { start, end, ...span } of inHeads(other.text, place, scanning.look)) {
    const home = { ...span, start: other.toOriginal(start, false), end: other.toOriginal(end, true) } as Found;
    scanning.found.push(...atHome(home, view));
  }
  read(scanning, wholeOf(own, place, depth - 1), escapes);
}
