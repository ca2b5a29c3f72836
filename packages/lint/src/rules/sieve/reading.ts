import { LONGEST } from './layout.ts';
import { add, forgetLongWords, type Lexicon, lexiconOf } from './lexicon.ts';
import { type CuesMadeBefore, cuesOfForms } from './made-before.ts';
import type { Page, Reading } from './page.ts';
import { readHere } from './plain-reading.ts';
import { readThere } from './quick-reading.ts';
import type { Form } from './readied.ts';
import { forgetSmallLetters } from './small-letters.ts';
import { forgetOdd, type Stems, stemsByExpression } from './stems.ts';

/** Has the words that an expression needs looked for in texts; gives its number, which the same expression has every time. */
export function lookFor(form: Form): number {
  const known = wanted.findIndex(({ source, flags }) => source === form.source && flags === form.flags);
  if (known >= 0) return known;
  lexicon = undefined;
  last = undefined;
  return wanted.push(form) - 1;
}

/** Has the words taken from what was made of the expressions before, and not worked out when the first text is read. */
export function takeCues(made: CuesMadeBefore): void {
  madeBefore = made;
}

/**
 * Which expressions are worth asking about a text, and which stems it has. All hints share one pass over each text, from word
 * to word. What a word tells is worked out when it is first met, because people and programs use few different words.
 */
export function readingOf(text: string): Reading {
  return pageOf(text);
}

/** The stems of a text. */
export function stemsOf(text: string): Stems {
  const page = pageOf(text);
  if (page.isForeign) {
    page.stems = stemsByExpression(text);
    page.count = page.stems.length;
    page.isForeign = false;
  }
  return page;
}

/** Lets go of what is too long to be kept from trace to trace. */
export function forgetReadings(): void {
  pages[mostKept] = undefined;
  last = undefined;
  forgetSmallLetters();
  if (!forgetOdd()) return;
  pages.fill(undefined);
  forgetLongWords();
}

const wanted: Form[] = [];
let madeBefore: CuesMadeBefore | undefined;
let lexicon: Lexicon | undefined;

/** The texts read last: the rules ask for those of one trace in turn. */
const pages: (Page | undefined)[] = [];
let last: Page | undefined;
const bitsOfPlace = 10;
const mostKept = 1 << bitsOfPlace;
/** Of longer texts only the last one is kept, in a place of its own. */
const longest = 4000;

function pageOf(text: string): Page {
  // Mostly one text is asked about by one expression after the other.
  if (last !== undefined && last.text === text) return last;
  lexicon ??= begun();
  const place = text.length > longest ? mostKept : placeOf(text);
  let page = pages[place];
  if (page === undefined) {
    page = emptyPage(lexicon);
    pages[place] = page;
  }
  if (page.text !== text) read(text, page, lexicon);
  last = page;
  return page;
}

function begun(): Lexicon {
  pages.length = 0;
  for (let place = 0; place <= mostKept; place++) pages.push(undefined);
  return lexiconOf(cuesOfForms(wanted, madeBefore));
}

/** A few of its characters are enough to give a text a place. */
function placeOf(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  const ends = (text.charCodeAt(0) << 8) ^ text.charCodeAt(length - 1);
  const inside = (text.charCodeAt(length >> 1) << 16) ^ (text.charCodeAt(length >> 2) << 4);
  return (Math.imul(length ^ ends, 0x85ebca6b) ^ Math.imul(inside, 0x9e3779b1)) >>> (32 - bitsOfPlace);
}

function emptyPage({ cues }: Lexicon): Page {
  return {
    text: undefined,
    stems: new Int32Array(64),
    count: 0,
    signs: new Int32Array(cues.slots),
    isForeign: false,
    words: -1,
    sentences: -1,
  };
}

function read(text: string, page: Page, lexicon: Lexicon): void {
  page.text = undefined;
  const { cues, machine } = lexicon;
  const isAscii =
    machine === undefined || text.length > LONGEST
      ? readHere(text, page, lexicon)
      : readThere(text, page, lexicon, machine);
  if (!isAscii) add(page.signs, cues.anyRare);
  page.text = text;
}
