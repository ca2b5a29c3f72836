import * as at from '../../../packages/validate/scanner/layout.ts';

/** A number, or a place among the letters, which is only known when all numbers are there. */
export type Word = number | { readonly letters: number };

/** The memory that a plan will take, while it is filled. What is the same lies there once. */
export interface Memory {
  /** The place of a record that is known by its key. A new one is noted before it is filled, since plans may hold themselves. */
  record(key: unknown, size: number, fill: (set: (field: number, word: Word) => void, place: number) => void): number;
  /** The place of a list, which begins with the number of its elements. */
  list(elements: readonly Word[], wordsInEach?: number): number;
  /** The place of a text of plain letters. */
  text(written: string): Word;
  /** All numbers, with the letters behind them. */
  filled(): { readonly numbers: number[]; readonly letters: string };
}

/** A memory with nothing in it. */
export function startMemory(): Memory {
  const numbers: Word[] = [];
  const places = new Map<unknown, number>();
  const texts = new Map<string, Word>();
  let letters = '';

  const record: Memory['record'] = (key, size, fill) => {
    const known = places.get(key);
    if (known !== undefined) return known;
    const first = numbers.length;
    const place = at.PLAN + 4 * first;
    places.set(key, place);
    for (let index = 0; index < size; index += 4) numbers.push(0);
    fill((field, word) => {
      numbers[first + field / 4] = word;
    }, place);
    return place;
  };

  return {
    record,
    list(elements, wordsInEach = 1) {
      const words = [elements.length / wordsInEach, ...elements];
      return record(JSON.stringify(words), 4 * words.length, (set) => {
        for (const [index, word] of words.entries()) set(4 * index, word);
      });
    },
    text(written) {
      const known = texts.get(written);
      if (known !== undefined) return known;
      if (!/^[\x20-\x7e]*$/.test(written))
        throw new Error(`The text ${JSON.stringify(written)} is not of plain letters.`);
      const word = { letters: letters.length };
      texts.set(written, word);
      letters += written;
      return word;
    },
    filled() {
      const begin = at.PLAN + 4 * numbers.length;
      if (begin + letters.length > at.PLAN_END) throw new Error('The plan has no room.');
      return { numbers: numbers.map((word) => (typeof word === 'number' ? word : begin + word.letters)), letters };
    },
  };
}
