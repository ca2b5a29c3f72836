import type { ForsyStep } from '@trace-formats/schema';
import { sifted } from '../../sieve/sieve.ts';
import { countOfWords, sentencesIn, wordsOf } from '../prose.ts';
import { gerund, order, passive, report } from '../verbs.ts';

/** Words of a reasoning, and what they look like instead of a reason. */
export interface Doubt {
  readonly range: readonly [start: number, end: number];
  readonly because: string;
}

/** Words that tie an action to a ground, an alternative or an expectation. */
const ground =
  /\b(?:because|since|as (?!requested|asked|instructed|told|wanted|planned|expected|described|stated|shown|well\b|a\b|an\b|the\b)\p{L}|so that|so\b(?!\s+(?:far|much|many|the (?:column|table)))|hence|therefore|thus|otherwise|rather|instead|without|unless|until|while|whereas|although|though|even|only|but|not|no|never|n['’]t|cannot|can['’]t|before|until|if|whether|which|what|where|who|would|could|might|may|must|need(?:s|ed)?|ha(?:s|ve) to|avoid\w*|prevent\w*|ensur\w*|allow\w*|let(?:s|ting)?|keep(?:s|ing)?|require\w*|depend\w*|enough|too|than|most|least|best|cheap\w*|fast\w*|safe\w*|risk\w*|likely|probably|suspect\w*|expect\w*|evidence|reason|cause|fail\w*|missing|unknown|unclear|limit\w*|constraint\w*|trade-?off|alternative\w*|option\w*|either|both|per|due|given|hide|reveals?|tells?|proves?|decides?|exposes?|denn|weil|da|damit|daher|deshalb|sonst|um|car|parce|puisque|pour|afin|porque|para)\b|[:;–—]|ため|ので|因为|以便/iu;
/** A request alone explains everything and so nothing. */
const asAsked = sifted(
  /\b(?:as|since|because|what|that|when|just|exactly) (?:\p{L}+ ){0,2}?(?:requested|asked(?: for)?|instructed|told|wanted|ordered|wished)\b|\b(?:the )?user(?:['’]s)? (?:\p{L}+ )?(?:asked for (?:it|this|that)|wanted (?:it|this|that|an answer)|request(?:ed)? (?:it|this|that)|had asked|['’]s question directly)|\bhad (?:been )?asked for\b|\bfulfil(?:s|l|ls|led)? the request\b|\bper (?:the )?(?:user['’]?s? )?(?:request|instructions?)\b|\bas (?:the )?user (?:asked|requested|instructed|wanted)\b|\bwas (?:what )?(?:the )?user wanted\b/iu,
);
/** Ease is no reason. */
const simple = sifted(
  /^\W*(?:(?:just|only|a|an|it (?:is|was)|this (?:is|was)|very|quick|plain|minor|small|single|direct)\s+)*(?:simple|direct|easy|quick|straightforward|trivial|obvious|routine|standard|basic|minor|clear|logical|natural|just|arithmetic)\b[^.;:]{0,60}(?:[.,][^.;:]{0,40})?\.?$|\b(?:is|was) (?:simply )?the (?:\p{L}+ )?(?:simple|obvious|natural|logical|appropriate|straightforward|direct) (?:way|step|thing|course|choice|start)\b|\b(?:the most appropriate|simply) (?:course|to provide)|\bsuffices?\.?$|\bdirect question\b/iu,
);
const simpleChoice = sifted(/\b(?:simple|obvious|natural|logical|appropriate) (?:way|step|thing|course|choice)\b/i);
const goneNow = sifted(
  /^with this\b|\b(?:is|are) (?:now )?(?:gone|free of \p{L}+ now|fixed now)\b|\b(?:was|were) \p{L}+(?:ed|en)\s+and no \p{L}+ remains?\b/iu,
);
/** The aim of the action is the action. */
const aimIsAction = /^(?:\p{L}+\s){0,12}?\b(?:to|in order to|by)\s/iu;
const stop = new Set(
  'the a an of in on at to for from by with and or is are was were be it its that this these those them they he she i we as into over so have has had do does done get got order find see know made make making being again whether because now all each both what which one'.split(
    ' ',
  ),
);

/** What makes a reasoning look as if it gave no reason; undefined where it may well give one. */
export function withoutReason(reasoning: string, step: ForsyStep): Doubt | undefined {
  const text = reasoning.trim();
  const start = reasoning.indexOf(text);
  const because = doubtOf(text, step);
  if (because === undefined || text.startsWith('[') || sentencesIn(text) > 2 || countOfWords(text) > 45)
    return undefined;
  return { range: [start, start + text.length], because };
}

function doubtOf(text: string, step: ForsyStep): string | undefined {
  const request = asAsked.exec(text);
  if (request && !ground.test(remainder(text, request))) return 'the request again and no reason';
  if (simple.test(text) && !ground.test(text.replace(/\b(?:not|no|just|only|what|too)\b/gi, '')))
    return 'no reason for this choice';
  if (simpleChoice.test(text) && !/\b(?:because|since|otherwise|rather than|instead)\b/i.test(text))
    return 'no reason for this choice';
  if (circular(text)) return 'the action as its own reason';
  if (/^\W*to \p{L}+(?: the \p{L}+)?\.?$/iu.test(text)) return 'the action again and no reason';
  if (countOfWords(text) <= 22 && !ground.test(text)) {
    if (gerund.test(text) || order.test(text) || report.test(text) || /^(?:i|we)\s\p{L}+(?:ed|t|n)?\b/iu.test(text))
      return 'the action again and no reason';
    if (resultOnly(text, step)) return 'the action or its result and no reason';
  }
  if (
    /^(?:this|the) (?:step|action|edit|change)\b[^.]*\b(?:resulted in|produced|led to|created|yields|gave)\b/i.test(
      text,
    )
  )
    return 'the result and no reason';
  return goneNow.test(text) ? 'the result and no reason' : undefined;
}

/** "Installing zod to have zod installed": the words of the aim are those of the action. */
function circular(text: string): boolean {
  if ((!aimIsAction.test(text) && !/\bbecause\b/i.test(text)) || countOfWords(text) > 24) return false;
  const parts = /^(.*?)\b(?:in order to|because|so that|to (?=\p{L}+)|by (?=\p{L}+ing))(.*)$/isu.exec(text);
  if (!parts) return false;
  const action = stems(parts[1]!);
  const aim = stems(parts[2]!);
  if (action.length === 0 || aim.length === 0) return false;
  const common = aim.filter((stem) => action.includes(stem)).length;
  return common / aim.length >= 0.6 && common >= 1;
}

function stems(text: string): string[] {
  return [...new Set(wordsOf(text.toLowerCase()).filter((word) => !stop.has(word) && word.length > 2))].map((word) =>
    word.slice(0, 5),
  );
}

function remainder(text: string, request: RegExpExecArray): string {
  return `${text.slice(0, request.index)} ${text.slice(request.index + request[0].length)}`.replace(
    /\b(?:so|just|directly|was|done|since|since the user|therefore|what|an answer|that)\b/gi,
    ' ',
  );
}

/** A noun for the action, or a sentence on what came out of it, in the words of the step. */
function resultOnly(text: string, step: ForsyStep): boolean {
  const nominal =
    wordsOf(text).length <= 10 &&
    !/\b(?:is|are|was|were|has|have|had|will|does|do|did|\p{L}{3,}s)\b(?!['’])/iu.test(text.replace(/^\S+/, ''));
  const own = new Set([...stems(step.input ?? ''), ...stems(step.output ?? ''), ...stems(step.operation ?? '')]);
  const said = stems(text);
  const common = said.filter((stem) => own.has(stem)).length;
  if (nominal && /^\p{L}+\s(?:of|for|by|run|lookup|pull|call|check|copy|summary)\b/iu.test(text)) return true;
  if (said.length > 0 && common / said.length >= 0.5 && (nominal || passive.test(text) || /\bnow\b/i.test(text)))
    return true;
  return passive.test(text) && /\b(?:with|by) \p{L}+/iu.test(text) && wordsOf(text).length <= 12;
}
