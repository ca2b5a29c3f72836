import { inLines } from '../../in-lines.ts';
import { sifted } from '../../sieve/sieve.ts';
import { stems } from './stems-of-reasons.ts';

/** "Installing zod to have zod installed", "so a letter was written": the words of the reason are those of the action. */
export function circular(text: string): boolean {
  return (
    circularInHan.test(text) ||
    saysAgain(unlessNamed(actionAndAim.exec(text))) ||
    saysAgain(actionAndGround.exec(text)) ||
    saysAgain(dutyAndAction.exec(text), 1) ||
    saysAgain(actAndEffect.exec(text))
  );
}

/** "It answers faster to German": a name behind "to" is no aim. */
function unlessNamed(parts: RegExpExecArray | null): RegExpExecArray | null {
  return parts !== null && /^\s*\p{Lu}/u.test(parts[2]!) ? null : parts;
}

function saysAgain(parts: RegExpExecArray | null, least = 0.5): boolean {
  if (parts === null) return false;
  const first = stems(parts[1]!);
  const second = stems(parts[2]!.replace(whoWants, ' ')).filter((stem) => !wanted.has(stem));
  if (first.length === 0 || second.length === 0) return false;
  // One word in common of a long sentence is no circle: "... counted twice because it is squared".
  if (second.length === 1 && first.length > 6) return false;
  return second.filter((stem) => first.includes(stem)).length / second.length >= least;
}

/** What has to be is no aim, and "to" before an article or a figure only says where. */
const actionAndAim =
  /^((?:\p{L}+\s){0,13}?)\b(?:in order to|(?<!\b(?:ha(?:ve|s|d)|need|needs|needed|ought|(?<!\b(?:is|are|was|were|been|being)\s)used|close|next|prior|due) )to (?!(?:the|an?|its|their|one|two|three|each|every|all|both)\s)(?=\p{L}+)|by (?=\p{L}+ing))(.*)$/isu;

/** An action and what ties it to what is said to be its ground or its aim. */
const actionAndGround = sifted({
  source: inLines`
    ^([^.;]*?\S),?\s(?:
      because|since|so that|such that|so as to|in order that|for the (?:purpose|sake) of|as(?=\s(?:the|an?|this|that|it)\s)|
      weil|damit|um|afin (?:de|d['’]|que)|pour|parce qu[e'’]|puisque|para(?: que)?|porque|ya que
    )\s?(.*)$
  `,
  flags: 'isu',
});

/** "The abstract has to be shortened, so I shorten it." */
const dutyAndAction = sifted({
  source: String.raw`^([^.;]*\b(?:ha[sd] to|have to|needs? to|needed to|should|must|ought to|was to|were to)\s[^.;]*?),?\s(?:and so|so|hence|therefore|thus)\s(.*)$`,
  flags: 'isu',
});

/** "Setting a slower time makes the cue slower", "Opening the ticket allows answering the ticket". */
const actAndEffect = sifted({
  source: String.raw`^\W*((?:\p{L}+ing|\p{L}+(?:tion|sion|ment|ance)|\p{L}{2,}(?:er|ir|re|ar)(?=\s(?:l[ae]s?|el|los|o|os|as?|un[ae]?|uma?)\s))\b[^.;,]*?)\s(?:makes?|made|keeps?|kept|leaves?|gets?|got|serves? as|allows?|yields?|gives?|tells?|produces?|enables?|permits?|provides?|permet(?:tait)? d[e']|permite)\s(.*)$`,
  flags: 'isu',
});

/** Who wanted it, in front of what they wanted. */
const whoWants =
  /^(?:(?:the|an?|my|our)\s)?(?:[\p{L}-]+\s){1,3}?(?:had\s)?(?:asked|asks|wants?|wanted|requests?|requested|wished|wishes|desired)\s(?:for\s|to\s(?:have\s|get\s)?)?/iu;

/** The stems of words that say of anything that it was wanted. */
const wanted: ReadonlySet<string> = new Set(
  stems('wanted requested required necessary wished desired could able asked task request done'),
);

/** In Chinese and Japanese: one deed on both sides of what ties them. */
const circularInHan =
  /^(?:(\p{Script=Han}{2}).{1,10}(?:以便?|来|为了)\1|.{0,20}?(\p{Script=Han}{2})する.{0,12}(?:ため|ので|から)[、,]?.{0,12}\2(?:した|する|します))/u;
