import { toPointer } from '@trace-formats/schema';
import type { Oddity } from '../json/json-text.ts';
import { type Place, placesOf } from '../json/places.ts';
import { unicodeName } from '../json/syntax-fault.ts';
import { type Problem, problem } from '../problem.ts';

/** The findings for what is odd in a text that is JSON; past the listed ones a last finding says how many there are. */
export function explainOddities(text: string, oddities: readonly Oddity[], count: number, origin: Place): Problem[] {
  const places = placesOf(
    text,
    oddities.flatMap((oddity) => [oddity.offset, oddity.first ?? oddity.offset]),
    origin,
  );
  const problems = oddities.map((oddity, index) =>
    explain(oddity, places[2 * index] as Place, places[2 * index + 1] as Place),
  );
  if (count > oddities.length) {
    problems.push(
      problem('read', {
        rule: 'text-is-sound',
        message: `The document has ${count - oddities.length} more faults of this kind; the first ${oddities.length} are listed.`,
        why: 'A list that is too long to read helps nobody.',
        fix: 'Mend the program that writes the file; the same mistake is probably behind all of them.',
        ...(places.at(-1) as Place),
      }),
    );
  }
  return problems;
}

function explain(oddity: Oddity, place: Place, first: Place): Problem {
  const pointer = toPointer(oddity.path);
  switch (oddity.kind) {
    case 'duplicate-key':
      return problem('read', {
        rule: 'text-is-sound',
        message: `The object has the key ${shownKey(oddity.path.at(-1))} a second time; it stood at line ${first.line}, column ${first.column} before.`,
        why: 'Readers differ on which of the two counts, so the same file says different things to different programs.',
        fix: 'Keep one of the two, or give the other its own name.',
        pointer,
        ...place,
      });
    case 'lone-surrogate':
      return problem('read', {
        rule: 'text-is-sound',
        message: 'The string holds half a surrogate pair, which is no character.',
        why: 'It cannot be written as UTF-8: many readers refuse the file, others replace the text and hashes no longer agree.',
        fix: 'Write the whole pair, or U+FFFD where the character was cut; a text was probably cut in the middle of an emoji.',
        pointer,
        ...place,
      });
    case 'number-too-large':
      return problem('read', {
        rule: 'text-is-sound',
        message: 'The number is larger than any that readers can hold, so they read it as Infinity.',
        why: 'The value is lost as soon as the file is read, and Infinity cannot be written back as JSON.',
        fix: 'Write the true number, a string of its digits, or null where it is not known.',
        pointer,
        ...place,
      });
  }
}

/** A key fit for a message: cut, and without characters that a terminal would obey. */
function shownKey(key: string | number | undefined): string {
  const text = String(key);
  const cut = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `"${cut.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (unit) => unicodeName(unit.codePointAt(0) as number))}"`;
}
