import { inAnyCase, inLines } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';
import { sifted } from '../../../sieve/sieve.ts';
import { abroad } from './claims-abroad.ts';
import type { KindOfClaim } from './kind-of-claim.ts';

/** Nothing is said to have gone wrong. */
export const ofNoFailure: KindOfClaim = {
  form: sifted(inAnyCase`
    \b(?:
      (?:without|not) (?:a|one) (?:single )?(?:failed \w+|failure|error|mistake|retry|correction|hitch)|
      all (?:the )?steps went (?:right|well|fine|through)|right (?:the )?first time|
      never (?:failed|erred|made an? (?:error|mistake)|had to (?:retry|repeat))
    )\b|
    \b(?:no|without|zero)\s(?:any\s)?(?:\w+\sor\s|failed\s|further\s)?(?:
      failures?|errors?|retr(?:y|ies)|revisions?|mistakes?|hitch(?:es)?|problems?|corrections?|steps? failed|
      failed \w+|setbacks?|detours?
    )\b(?!\s(?:analys|handl|bars?\b|messages?\b|codes?\b|budget|margin|estimat|model|propagat|reports?\b|logs?\b|rates?\b|types?\b|tracking))|
    \b(?:
      flawless(?:ly)?|perfectly|error-free|faultless(?:ly)?|
      (?:all|every|each) (?:of )?(?:the |its )?(?:\d+ |(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty) )?(?:steps?|commands?|runs?|attempts?|tests?) (?:
        succeeded|succeeds?|passed|worked|ran through|was successful|were successful
      )|
      first[- ]try(?!\s(?:(?:that|which|had|did)\s|fail|went|was|of\b))|
      without (?:any )?(?:changes?|edits?)(?=\s*(?:[.,;]|$))|
      (?:accept|approv)(?:s|ed) (?:the|its|her|his) (?:very )?first (?:draft|version|answer|attempt|proposal|reply)|
      (?:no|not one|not a single) (?:single )?(?:step|command|call|attempt|run) (?:went wrong|failed|fails|had to be|was redone)|
      (?:on|at) the first (?:attempt|try)|
      nothing (?:failed|went wrong)
    )\b
  `),
  abroad: abroad.flawless,
  because: 'steps of the trace failed or were redone',
  reads: ['success', 'eval', 'retry_of', 'action', 'message_role'].map((field) => `steps[].${field}`),
  holds: (trace, text) =>
    sinceThen.test(text) ||
    !trace.steps.some(
      ({ success, eval: rated, retry_of, action, message_role }) =>
        success === false ||
        rated === -1 ||
        retry_of !== null ||
        action === 'error' ||
        (message_role === 'correction' && withoutCorrection.test(text)),
    ),
};

/** The goal is said to have been achieved. */
export const ofTheGoal: KindOfClaim = {
  form: readied(inAnyCase`
    \b(?:successful(?:ly)?|in full|goal (?:reached|achieved|met))\b|
    (?<!\b(?:if|once|until|unless)\s[^.;!?]{0,40})\b(?:fully|completely|entirely|wholly)\s
      (?:fix|repair|restor|resolv|solv|complet|mend|migrat|deliver|finish|implement|recover)(?:e[sd]|s|ed)\b|
    \b(?:was|were|is|are|got|finally)\s(?:\p{L}+\sand\s)?(?:fixed|(?:re)?solved|repaired|restored|completed|finished|delivered)\b
  `),
  because: 'the goal was not achieved',
  reads: ['summary.goal_achieved'],
  holds: ({ summary }, text) => summary.goal_achieved !== false || admits.test(text),
};

/** "One import failed, after that no failures": what there was before it is told. */
const sinceThen = new RegExp(
  [
    // "After that no failures".
    inLines`
      \b(?:
        after (?:that|which|this)|afterwards|thereafter|from then on|from there on|since then|otherwise|apart from (?:that|this|it)|
        other than (?:that|this)|except for (?:that|this|one)
      )\b[^.;!?]{0,40}?\b(?:no|without|zero|nothing|flawless\w*|every|all)\b
    `,
    // "No failures since".
    String.raw`\b(?:no|without|zero)\s\p{L}+[^.;!?]{0,20}\b(?:after (?:that|which|this)|afterwards|thereafter|since|otherwise)\b`,
    // The same in other languages.
    inLines`
      (?:^|[.;:,]\s|\b[yeàu]\s|\b(?:und|et|en)\s)(?:
        después|luego|desde entonces|por lo demás|danach|anschließend|seitdem|seither|sonst|ab da|ensuite|depuis|par la suite|
        après cela|puis|depois|desde então|de resto|dopo|poi|in seguito|per il resto|da lì in poi|daarna|verder|sindsdien
      )(?!\p{L})[^.;!?]{0,40}?(?<!\p{L})(?:sin|ohne|keine?|sans|aucune?|sem|senza|nessuna?|zonder|geen|alles?|tod[oa]s?|tout|tutt[oi])(?!\p{L})
    `,
  ].join('|'),
  'iu',
);

/** Who corrects the agent need not fault a step. */
const withoutCorrection =
  /\b(?:no|without|zero)\s(?:\p{L}+\s){0,2}(?:corrections?|revisions?)\b|\bwithout (?:any )?(?:changes?|edits?)(?=\s*(?:[.,;]|$))|\b(?:accept|approv)\p{L}*\s(?:the|its|her|his)\s(?:very\s)?first\s(?:draft|version|answer|attempt|proposal|reply)\b/iu;

/** Who says anywhere that not all went well claims no success. */
const admits = readied(inAnyCase`
  \b(?:not|never|nothing|un(?:finish|solv|success)\p{L}+|part(?:ly|ial\p{L}*)|stopped|abandon\p{L}*|block\p{L}*|remain\p{L}*|
    still|open|until|before|fail\p{L}*|without|(?:one|part) of|first|time(?:d? ?out| limit))\b|n['’]t\b
`);
