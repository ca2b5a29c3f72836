import { inAnyCase, inLines } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';
import { countedYield } from './counted-yield.ts';

/** "Three candidates", "two variants", "three days in the hills": numbers of what came of the work, and how long something takes. */
const ofWhatCameOut = inLines`
  (?:${countedYield}|
    (?:one|two|three|four|five|six|seven|[1-7])\s(?:days?|weeks?|nights?|months?|years?|hours?)\s(?:in|at|on|ahead|along|through|around|of\s(?:work|talk|debugging|searching|reading|planning|writing))\b)
`;

/**
 * The forms in which people state a limit: a negation, a restriction, something withheld or masked, doubt about values, or
 * a small number that stands alone ("One host."). Read generously: who says any of it has thought of the limits.
 */
export const formsOfLimits: readonly Pick<RegExp, 'test'>[] = [
  // Something is denied: "No outputs", "never tested".
  readied(inAnyCase`
    \b(?:
      not?|none|nothing|nobody|never|neither|nor|cannot|without|lack(?:s|ing)?|absent|
      un(?:known|tested|checked|reviewed|verified|available|clear|certain|seen|heard|proven|read|rehearsed)
    )\b|
    n['’]t\b
  `),
  // Something is restricted, or called small or rough: "Only one branch", "a toy setup".
  readied(inAnyCase`
    \b(?:
      only|solely|alone|just|merely|limit(?:s|ed|ations?)?|restrict(?:s|ed|ions?)?|single|except|excluding|
      partial(?:ly)?|incomplete|narrow|small|simple|trivial|elementary|modest|toy|synthetic|simulated|textbook|
      rough(?:ly)?|superficial(?:ly)?|caveats?|known (?:gaps?|issues?)|at most|beyond (?:the )?scope|
      out of scope|instead of
    )\b
  `),
  // Something was withheld, masked, cut or lost.
  readied(inAnyCase`
    \b(?:
      mask(?:ed|s)?|redact(?:ed|s)?|anonymi[sz]ed|pseudonymi[sz]ed|private|confidential|proprietary|
      exclud(?:e|es|ed)|omit(?:s|ted)?|withheld|removed|stripped|missing|lost|illegible|truncated|shortened|
      ignor(?:ed|es)|skipped|outdated|left (?:out|open)
    )\b
  `),
  // Values were guessed or rebuilt, or are in doubt.
  readied(inAnyCase`
    \b(?:
      approximat(?:e|es|ed|ely|ions?)|
      estimat(?:e|es|ed)|assum(?:ed|ptions?)|retraced|reconstruct(?:ed|ions?)|(?:retold|rebuilt|restored|recovered|(?:pieced|put) together|assembled) from|
      written (?:down|up) (?:afterwards|later)|
      after the fact|afterwards|
      (?:ends?|stops?) (?:at|with|before|when)|
      (?:was|were|is|are) cut|from memory|placeholders?|invented|depends?|judged by eye|by eye|
      may (?:be|differ|have|not)
    )\b
  `),
  // A small number stands alone: "One host."
  readied(inAnyCase`
    (?:^|[.;:,]\s+)(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d\d?)\s[^.;:,]{1,40},\s)(?!${ofWhatCameOut})(?:the |a )?(?:one|two|three|four|five|six|seven|a few|few|some|1|2|3|4|5)\s+[^.;,!?]{1,40}
      (?=[.;,]|$)(?<!
        \b(?:is|are|was|were|found|follow|follows|chose|ask|asks|asked|run|ran|use|uses|used|be)\b[^.;,]*
      )
  `),
  // Provisional or invented matter, a part instead of the whole, a state that has passed, and words that stand for less.
  readied(inAnyCase`
    \b(?:
      hypothetical|fictional|fictitious|made[- ]up|mock(?:ed|s)?|dummy|demo|sandbox(?:ed)?|offline|local|
      test data|sample(?:s|d)?|subset|parts? of(?! (?:it|the (?:work|trace|session|task))\b)|half(?!-)|excerpt(?:s|ed)?|slivers?|fragments?|glimpse|scraps?|(?:of|from) (?:an?|the) (?:much )?(?:longer|larger|bigger|wider)|snippets?|selected|condensed|abbreviated|
      paraphrased|summari[sz]ed|drafts?|preliminary|provisional|early|prototype|pilot|trial|pending|still|
      open questions?|unresolved|future|later|as of|up to|until|so far|thus far|subjective|opinion|judgement|self-reported|
      (?:html|outputs?|logs?|text|json|repl(?:y|ies)|results?|transcripts?|listings?)\s(?:(?:is|are|was|were)\s)?(?:reduced|trimmed|cropped|thinned)|
      hidden|blurred|secret|internal|kept (?:out|back|private)|non-(?!disclosure|profit|zero|null|binary|stop|fiction|linear)\p{L}+|
      un(?!(?:us|expect|paid|balanc|handl|defin|pack|load|subscrib|lock|block|install|limit|nam|escap|cach|index|plann|want|stabl)\p{L}*)\p{L}{3,}(?:ed|able)|
      in(?:complete|accurate|exact|conclusive)|
      rather than|less than|fewer|weak(?:ness)?|uncertain\p{L}*|varies|vary|old(?:er)?|stale|stopped|abandoned|
      timed out|too \p{L}+|but|however|though|although|yet
    )\b
  `),
  // It ends with the one thing that all of it is about: "on a single machine".
  /\b(?:of|on|from|for|with|in)\s(?:one|a single)\s[\p{L}-]+(?:\s(?:of|in|at)\s(?:one|a single)\s[\p{L}-]+)?\W*$/iu,
  // Something is denied or restricted in another language.
  readied(inAnyCase`
    \b(?:
      nur|nicht|keine?[nmrs]?|einzig\p{Ll}{0,3}|ohne|ne|pas|sans|seulement|seule?|aucune?|rien|sin|solo|sólo|ningun\p{L}*|sem|
      apenas|não|senza|non(?!-)|geen|niet|alleen|tylko|bez|nie|только|без|не
    )\b|
    仅|只|没有|未|のみ|なし|ない
  `),
];
