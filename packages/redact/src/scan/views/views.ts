import { bare } from '../../bare/bare.ts';
import { type Code, piecesBetween } from '../../bare/line-quotes.ts';
import type { Place } from '../../detector.ts';
import { laidOut } from '../../layouts/laid-out.ts';
import { cellTexts } from '../../spelling/cell-texts.ts';
import { touchesEntity, withoutEntities } from '../../spelling/entities.ts';
import { hasEscapes, type Unescaped, undoEscapes, type Way } from '../../spelling/escapes.ts';
import { quotedTexts } from '../../spelling/quoted-texts.ts';
import { beforeSending, beginsWithin, type Sent, sentTexts } from '../../spelling/sent-texts.ts';
import { type JsonExtent, jsonStrings } from '../../walk/json-strings.ts';
import { firstNoted, isSuspect, notedIn } from '../skim/noted.ts';
import type { Skim, Skimmed } from '../skim/skim.ts';
import { mended } from './broken-tokens.ts';
import { joinedChunkLines } from './chunk-lines.ts';
import { belowCommand } from './command-above.ts';
import { documentAt } from './document-at.ts';
import { dumpsIn } from './dumps.ts';
import type { Joined } from './joined.ts';
import { listsOf, nothingButSigns } from './lists.ts';
import { objectsWithin } from './objects-within.ts';
import { type Asked, type Asking, isNamed, isQuiet } from './quiet.ts';

/** Scans a part of a text as it stands. */
export type PlainScan<Found> = (
  text: string,
  from: number,
  to: number,
  place: Place,
  skimmed: Skimmed,
) => readonly Found[];

/** How a text is looked at, and what says beforehand that there is nothing to see. */
export interface Look<Found> extends Asked {
  readonly plain: PlainScan<Found>;
  /** True for what has a published shape, so that it is known wherever it stands. */
  readonly isSure: (found: Found) => boolean;
  readonly skim: Skim;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text in one of the ways it can be read: what the skim noted in it, and the way back to an offset of the original. */
interface View {
  readonly text: string;
  readonly skimmed: Skimmed;
  readonly home: Way;
  /** What lies in the original between lines of the text and is no part of it. */
  readonly code: readonly Code[];
}

const itself: Way = (offset) => offset;
const none: readonly never[] = [];

/** JSON inside strings is opened this many times, one inside the other. */
const deepest = 5;

/**
 * Scans a text in every way it can be read: as it stands, but for what tools put before its lines; the strings inside it when
 * it is JSON (whole or cut short); and with its escapes undone when it holds some. Ranges always point into the text itself. What
 * the skim finds nothing suspicious in is left alone, unless the names around it say more than the text does.
 */
export function scanViews<Found extends Range>(
  written: string,
  place: Place,
  look: Look<Found>,
  depth: number = deepest,
  isEscaped: boolean = false,
): Found[] {
  const { text, toOriginal, code } = bare(written);
  const skimmed = look.skim(text);
  // A string of a tree has its names around it, a text has them in it; what was noted otherwise may hide one.
  const hasWords =
    place.key !== undefined || place.shown !== undefined || skimmed.hasWords || skimmed.others.length > 0;
  const asking: Asking = { detectors: look, hasWords };
  const whole: View = { text, skimmed, home: toOriginal ?? itself, code };
  // Nothing is made ready for what is quiet as a whole, as most strings are.
  if (!isEscaped && !skimmed.mayHoldChunks && isQuiet(whole, 0, text.length, place, asking)) return [];
  return scanView(whole, place, look, asking, depth, isEscaped);
}

/** Scans a text of which the skim noted something, or the names around it tell something. */
function scanView<Found extends Range>(
  whole: View,
  place: Place,
  look: Look<Found>,
  asking: Asking,
  depth: number,
  isEscaped: boolean,
): Found[] {
  const found: Found[] = [];
  const { skim, skipsQuiet } = look;
  const { text, skimmed } = whole;
  // Asked once of the whole text, because a view of it would be searched to the end of the text each time.
  const maySpellOtherwise = skimmed.others.length > 0;
  const { mayHoldChunks } = skimmed;
  if (isEscaped) readInside(whole, 0, text.length, place, depth, false);
  else read(whole, 0, text.length, place, depth, true);
  return found;

  function read(view: View, from: number, to: number, at: Place, depth: number, mayHoldEscapes: boolean): void {
    if (depth > 0)
      for (const stream of mayHoldChunks ? joinedChunkLines(view.text, from, to) : [])
        readJoined(view, stream, at, depth, false);
    for (const dump of depth > 0 ? dumpsIn(view.text, from, to) : []) readJoined(view, dump, at, depth, false);
    if (isQuiet(view, from, to, at, asking)) return;
    const isOpen = !skipsQuiet || look.asksEveryName || isNamed(at, asking);
    const lines = from === 0 && to === view.text.length ? view.text : view.text.slice(from, to);
    for (let next = from; next < to; ) {
      const noted = isOpen ? next : firstNoted(view.skimmed, next);
      if (noted >= to) return;
      const [first, last] = documentAt(lines, noted - from);
      readDocument(view, from + first, from + last, at, depth, mayHoldEscapes);
      next = from + last;
    }
  }

  /** Reads a text, or one document of several that stand line by line in it. */
  function readDocument(view: View, from: number, to: number, at: Place, depth: number, mayHoldEscapes: boolean): void {
    const isWorthIt = !skipsQuiet || isSuspect(view.skimmed, from, to) || isNamed(at, asking);
    if (depth > 0) {
      if (readStrings(view, from, to, at, depth) === 'whole') return;
      for (const [first, last] of objectsWithin(view.text, from, to)) {
        const below = belowCommand(view.text, first, at);
        if (!isQuiet(view, first, last, below, asking)) readStrings(view, first, last, below, depth);
      }
    }
    const isNoted = isWorthIt || firstNoted(view.skimmed, from) < to;
    const quoted =
      depth > 0 && isNoted ? [...quotedTexts(view.text, from, to), ...cellTexts(view.text, from, to)] : none;
    const sent = depth > 0 && maySpellOtherwise ? sentTexts(view.text, from, to) : none;
    const others = quoted.length === 0 ? sent : [...sent, ...quoted];
    const shown = depth > 0 && maySpellOtherwise ? withoutEntities(view.text, from, to) : undefined;
    if (isWorthIt) scanPlain(view, from, to, at, others, shown !== undefined);
    if (maySpellOtherwise) scanBroken(view, from, to, at);
    if (depth > 0 && isNoted)
      for (const cell of laidOut(view.text, from, to, at)) {
        if (!isNamed(cell.place, asking)) continue;
        if (cell.decoded === undefined) scanPlain(view, cell.from, cell.to, cell.place, others);
        else readOther(view, cell.decoded, cell.place, depth, false);
      }
    for (const { itself: other } of quoted) readOther(view, other, at, depth, true);
    if (depth > 0 && mayHoldEscapes && hasEscapes(view.text, from, to)) readInside(view, from, to, at, depth, true);
    if (shown !== undefined) readOther(view, shown, at, depth, false);
    for (const one of sent) {
      const before = beforeSending(view.text, one);
      if (before !== undefined) readOther(view, before, at, depth, true);
    }
  }

  /** Reads the strings of a text that is JSON, or begins as JSON does. */
  function readStrings(view: View, from: number, to: number, at: Place, depth: number): JsonExtent {
    const lists = listsOf(view.text);
    const isOpen = !skipsQuiet || look.asksEveryName;
    const [noted, notedInKeys] = [notedIn(view.skimmed), notedIn(view.skimmed)];
    const extent = jsonStrings(
      view.text,
      from,
      to,
      at,
      (string) => {
        lists.add(string);
        if (isQuiet(view, string.from, string.to, string.place, asking, noted(string.from))) return;
        if (!string.hasEscapes) read(view, string.from, string.to, string.place, depth - 1, false);
        else readInside(view, string.from, string.to, string.place, depth, false);
      },
      (first, last) => isOpen || (look.asksKeys && asking.hasWords) || notedInKeys(first) < last,
    );
    for (const { strings, joined } of lists.all())
      if (!isQuiet(view, strings[0]!.from, strings.at(-1)!.to, strings[0]!.place, asking))
        readJoined(
          view,
          joined(),
          strings[0]!.place,
          depth,
          strings.some(({ hasEscapes }) => hasEscapes),
        );
    return extent;
  }

  function readJoined(view: View, joined: Joined, at: Place, depth: number, isEscaped: boolean): void {
    for (const span of scanViews(joined.text, at, look, depth - 1, isEscaped))
      for (const [start, end] of joined.toOriginal(span.start, span.end))
        if (!nothingButSigns.test(view.text.slice(start, end))) keep({ ...span, start, end }, view);
  }

  function readInside(view: View, from: number, to: number, at: Place, depth: number, isScanned: boolean): void {
    const opened = undoEscapes(view.text, from, to);
    if (opened.text.length !== to - from) readOther(view, opened, at, depth, true);
    // Every backslash stood for itself: there is nothing new to see, only what was not looked at yet.
    else if (!isScanned) scanPlain(view, from, to, at, none);
  }

  /** Reads a part of a text as it is spelt otherwise. */
  function readOther(view: View, other: Unescaped, at: Place, depth: number, mayHoldEscapes: boolean): void {
    const shown = bare(other.text);
    const toOther = shown.toOriginal ?? itself;
    const home: Way = (offset, isEnd) => view.home(other.toOriginal(toOther(offset, isEnd), isEnd), isEnd);
    const inside = shown.code.map(
      ([start, end]): Code => [
        view.home(other.toOriginal(start, false), false),
        view.home(other.toOriginal(end, true), true),
      ],
    );
    const code = inside.length === 0 ? view.code : [...view.code, ...inside].sort(([one], [other]) => one - other);
    read(
      { text: shown.text, skimmed: skim(shown.text), home, code },
      0,
      shown.text.length,
      at,
      depth - 1,
      mayHoldEscapes,
    );
  }

  /** Scans what stands there as it is, but for what is read by itself and what has signs in it that are undone elsewhere. */
  function scanPlain(
    view: View,
    from: number,
    to: number,
    at: Place,
    others: readonly Sent[],
    hasEntities: boolean = false,
  ): void {
    for (const span of look.plain(view.text, from, to, at, view.skimmed))
      if (!beginsWithin(others, span.start) && !(hasEntities && touchesEntity(view.text, span.start, span.end)))
        keep(span, view);
  }

  /** Scans the tokens that go on behind the end of a line, in another string of a program or in a link. */
  function scanBroken(view: View, from: number, to: number, at: Place): void {
    for (const start of view.skimmed.others) {
      if (start < from || start >= to) continue;
      let across: Found[] = [];
      for (const { text, goesOn, isAcross, toOriginal } of mended(view.text, start)) {
        const sure = sureIn(text, at);
        if (sure.length > 0)
          across = sure
            .filter((span) => isAcross(span.start, span.end))
            .map((span) => ({ ...span, start: toOriginal(span.start, false), end: toOriginal(span.end, true) }));
        if (sure.length > 0 && !goesOn) break;
      }
      for (const span of across) keep(span, view);
    }
  }

  function sureIn(text: string, at: Place): readonly Found[] {
    return look.plain(text, 0, text.length, at, skim(text)).filter(look.isSure);
  }

  function keep(span: Found, { home, code }: View): void {
    const [start, end] = [home(span.start, false), home(span.end, true)];
    if (code.length === 0) found.push({ ...span, start, end });
    else for (const [first, last] of piecesBetween(code, start, end)) found.push({ ...span, start: first, end: last });
  }
}
