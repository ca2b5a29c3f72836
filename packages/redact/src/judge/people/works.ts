import { isFigure } from './figures.ts';

/** True for whoever wrote what readers know: a figure, or the author of a book whose pages or number stand in the same record. */
export function isOfWork(name: string, around: string): boolean {
  return isFigure(name) || ofBook.test(around) || (titled.test(around) && dated.test(around));
}

/** A title and the year beside it, or the year in which it came out. */
const titled = /["'](?:title|book|novel|poem)\\{0,4}["'] ?[:=]/i;
const dated = /["'](?:year|published|first_?published|publi(?:cation|shed)_?year)\\{0,4}["'] ?[:=]/i;

const ofBook =
  /["'](?:isbn[\w-]{0,4}|pages|num_?pages|page_?count|publisher|genres?|edition|publication_?(?:year|date))\\{0,4}["'] ?[:=]/i;
