import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/**
 * What a card says in the end: without its comments, without what is still to be written, without a heading below which nothing
 * else stands, and without what it denies. A form that was never filled in has all the right words and states nothing.
 */
export function stated(card: string): string {
  const lines = card
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .split('\n')
    .flatMap((line) => {
      const left = open.exec(line);
      if (left === null) return line;
      return left.groups!['said'] ?? [];
    });
  const text = lines.filter((_, index) => !isEmptyHeading(lines, index)).join('\n');
  return [...denials.all(text)].reduceRight(
    (left, { index, 0: words }) => `${left.slice(0, index)} ${left.slice(index + words.length)}`,
    text,
  );
}

const toDo = String.raw`(?:to[ -]?do|tb[adc]|fixme|to be (?:added|announced|completed|confirmed|decided|defined|determined|done|filled in|written)|coming soon|\.{3}|…)`;

/** "No licence has been chosen yet", "there are no known limitations": the fact is named, and is not there. */
const denials = readied(inAnyCase`
  (?<!\p{L})(?:no|without|zero|free (?:of|from)|keine?[nmrs]?|ohne|aucune?|pas de|sans|ningun[oa]?|sin|nessuna?|senza)\s
    (?:(?!other\b)\p{L}+\s){0,2}?
    (?:licen[cs]\p{L}*|lizen[zs]\p{L}*|limit\p{L}*|caveats?|shortcomings?|(?:gaps?|issues?|problems?|flaws?)|einschränkung\p{L}*)
    (?!\p{L})(?!\s(?:(?:are |is |were )?(?:known )?(?:other than|except|besides|but|apart|beyond)|außer|sauf|hormis|salvo|excepto)(?!\p{L}))|
  \b(?:limitations?|caveats|shortcomings)[*_"\s]{0,3}[:|–-][*_"\s]{0,3}(?:none|nothing|nil|n/a)(?=[\s*_"|]{0,4}(?:\n|$|[.;](?!\p{L})))|
  \blicen[cs]e\s?(?:[:|–-]|is|was|has been)?\s?\W{0,3}(?:not (?:yet )?(?:chosen|decided|known|stated|set|given|defined|clear|settled)|none(?!\p{L})|${toDo}(?![\p{L}.])|undecided|unknown|unclear|pending|missing)
`);

/** `TODO`, alone or behind the name of what is to be said: `Licence: TBD`, `| Licence | TBD |`. Sentences before it on the line are said. */
const open = new RegExp(
  String.raw`^(?<said>[^\n]{0,400}[.!?;]\s)?(?:(?:[^\n.!?;]|[.!?;](?!\s)){0,80}[:|])?[\s\p{P}|]*${toDo}[\s\p{P}|]*$`,
  'iu',
);

function isEmptyHeading(lines: readonly string[], index: number): boolean {
  const level = levelOf(lines[index]!);
  if (level === 0) return false;
  let next = index + 1;
  while (next < lines.length && lines[next]!.trim() === '') next += 1;
  const nextLevel = next < lines.length ? levelOf(lines[next]!) : 1;
  return nextLevel > 0 && nextLevel <= level;
}

/** How deep a heading stands; 0 for any other line. */
function levelOf(line: string): number {
  return /^ {0,3}(#{1,6})(?:\s|$)/.exec(line)?.[1]?.length ?? 0;
}
