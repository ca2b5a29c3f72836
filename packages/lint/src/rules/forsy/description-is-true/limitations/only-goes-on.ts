import { inAnyCase } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';
import { goesOn } from './goes-on.ts';
import { praises } from './praises.ts';
import { isInPlainEnglish, tellsOfTheWork } from './tells-of-the-work.ts';

/** True where every thought behind the first only goes on telling of the work. */
export function onlyGoesOn(description: string): boolean {
  const [first, ...others] = description.trim().split(endOfAThought);
  if (others.length === 0 || asides.test(description)) return false;
  if (first!.endsWith('?') && others.length === 1) return isAnAnswer.test(others[0]!);
  return (
    others.every((thought) => goesOn.test(thought) || praises(thought)) ||
    (isInPlainEnglish(description) && others.every(tellsOfTheWork))
  );
}

/** Behind it a thought begins. */
const endOfAThought = /(?<=[.!?;])\s+/u;

/** "Which white for the kitchen? Five paints compared.": what the work was on, put as a question, and how it was done. */
const isAnAnswer = readied(inAnyCase`
  ^\W*(?:the\s|an?\s|\p{L}+\s|\d+\s)?(?:[\p{L}-]+\s){0,4}?(?:compared|answered|decides?|tells?|knows?|shows?|solves?|explains?|calculated|weighed|ranked|tested|found|explained|(?:sql|python|excel|r)\s\p{L}+)\b[^.]{0,60}\.?$|
  ^\W*(?:zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\s\p{L}+,\s(?:eine|une|una)\s\p{L}+\.?$
`);

/** A clause in brackets, behind a dash or in a line of its own may be a limit, whatever it begins with; a line may break anywhere. */
const asides = /\s[–—]\s|[([]|(?<=[.!?:;])\s{0,3}\n|\n\s{0,3}\n|[。；؛।॥؟۔]/u;
