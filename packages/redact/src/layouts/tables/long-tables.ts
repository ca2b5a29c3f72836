import { tableGoesOn } from './table-goes-on.ts';

/** Of a table so much is looked at where it doesn't go on in the same way. */
export const tallest = 4000;
/** So many columns of one table are asked for as far as it goes; each costs a look at all its rows. */
const most = 16;

/**
 * Gives the table that begins at a place, however many rows it has. It remembers the last long one: none of its rows is
 * taken for the heading of another that is as long.
 */
export function longTables(): (text: string, first: number) => string {
  let known = { length: 0, first: 0, end: 0, head: '', asked: 0 };
  return (text, first) => {
    const near = first + tallest;
    if (text.length <= near) return text.slice(first);
    const isKnown = text.length === known.length && text.startsWith(known.head, known.first);
    if (isKnown && first > known.first && first < known.end) return text.slice(first, near);
    if (isKnown && first === known.first) known.asked += 1;
    else {
      const end = tableGoesOn(text, first, near, text.length);
      if (end === near) return text.slice(first, near);
      known = { length: text.length, first, end, head: text.slice(first, first + 200), asked: 1 };
    }
    return text.slice(first, known.asked > most ? near : known.end);
  };
}
