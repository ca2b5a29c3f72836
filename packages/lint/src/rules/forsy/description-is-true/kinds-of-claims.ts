import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { abroad } from './claims-abroad.ts';
import {
  bearsOut,
  besideTheSteps,
  given,
  givenAbroad,
  judged,
  judgedAbroad,
  judgements,
  media,
  mediaAbroad,
  mediaInHanOrKana,
  ofATrade,
  outsider,
  partOfTheTrace,
} from './words-of-evidence.ts';

/** A kind of claim, and what of a trace bears it out. */
export interface KindOfClaim {
  readonly form: Readied;
  /** The same in other languages. */
  readonly abroad?: Readied;
  readonly because: string;
  /** What the trace is asked for. */
  readonly reads: readonly string[];
  /** Whether the trace gives the description the right to say so. */
  holds(trace: ForsyTrace, text: string): boolean;
}

/** "One import failed, after that no failures": what there was before it is told. */
const sinceThen =
  /\b(?:after (?:that|which|this)|afterwards|thereafter|from then on|from there on|since then|otherwise|apart from (?:that|this|it)|other than (?:that|this)|except for (?:that|this|one))\b[^.;!?]{0,40}?\b(?:no|without|zero|nothing|flawless\w*|every|all)\b|\b(?:no|without|zero)\s\p{L}+[^.;!?]{0,20}\b(?:after (?:that|which|this)|afterwards|thereafter|since|otherwise)\b|(?:^|[.;:,]\s|\b[yeàu]\s|\b(?:und|et|en)\s)(?:después|luego|desde entonces|por lo demás|danach|anschließend|seitdem|seither|sonst|ab da|ensuite|depuis|par la suite|après cela|puis|depois|desde então|de resto|dopo|poi|in seguito|per il resto|da lì in poi|daarna|verder|sindsdien)(?!\p{L})[^.;!?]{0,40}?(?<!\p{L})(?:sin|ohne|keine?|sans|aucune?|sem|senza|nessuna?|zonder|geen|alles?|tod[oa]s?|tout|tutt[oi])(?!\p{L})/iu;

/** All kinds of claims that are known. */
export const kindsOfClaims: readonly KindOfClaim[] = [
  {
    form: sifted(inAnyCase`
      \b${given}\b[^.;!?]{0,60}?\b${media}\b|
      (?:^|[.;]\s)(?:complete|raw)\s(?:[\p{L}-]+\s){0,2}?${media}\b|
      \b${media}\b[^.;!?]{0,50}?\b(?:attached|included|are provided|is provided|available|accompan\w+(?!\s(?:the|an?|its|their)\s(?!steps?|trace|session|run|answers?)))\b|
      \b${media}\s(?:of|from|for)\s(?:each|every|all|the (?:whole|full|entire|complete)|both)\b|
      ^\W*(?:\p{L}+\s)?${media}\s(?:of [^.;!?]{0,40}\s)?
        ${bearsOut}\b|
      [.;]\s(?:(?:the|its|all)\s)?(?:screen[- ]?(?:shots?|recordings?|captures?|casts?)|video recordings?)\s(?:of [^.;!?]{0,40}\s)?
        ${bearsOut}\b|
      \b(?:backed|evidenced|supported|proven|documented) by\s(?:[\p{L}-]+\s){0,3}?${media}\b|
      \brich (?:multimodal|visual|audio) evidence\b|
      \b(?:fully|richly|heavily|densely) instrumented\b|
      \b${media}\s(?:\p{L}+\s){0,2}?lets?\s(?:you|one|us|readers?|people|viewers?)\b|
      \b(?:key ?strokes?|mouse (?:movements?|clicks?)|${media})(?:,\s[\p{L} -]{2,30}|\sand\s[\p{L} -]{2,30}){0,3}?\s(?:is|are|was|were)\s(?:also\s)?(?:captured|recorded|logged)(?=\s*[.,;]|\s*$|\s(?:along|as well|too|throughout)\b)|
      (?:^|[.;,]\s+)(?:an?\s|the\s)?${media}\sof\s(?:the|its|each|every|all)\s
        (?:operators?|agents?|session|screen|run|work|steps?|desk|developer|user|process|call|conversation)(?=\s*[.,;]|\s*$|\sand\b)|
      (?<!\p{L})${givenAbroad}\s(?:[\p{L}-]+\s){0,3}?(?:[ld]['’])?${mediaAbroad}(?!\p{L})|
      (?<!\p{L})(?:enthält|inklusive|samt|incluye|contiene|inclui|contém|contient)\s(?:[\p{L}-]+\s){0,3}?(?:telemetrie(?:daten)?|sensordaten|télémétrie|telemetr[ií]a)(?!\p{L})|
      ${mediaInHanOrKana}[^。；;,，]{0,15}(?:付き|を含む|を添付|をつけ)|(?:附有|附上|附带|附(?=每|全|所有|完整)|包含|含有|配有)[^。；;,，]{0,15}${mediaInHanOrKana}
    `),
    abroad: abroad.media,
    because: 'the trace holds nothing of the kind',
    reads: ['path', 'description', 'state'].map((field) => `static_output.artifacts[].${field}`),
    holds: hasMedia,
  },
  {
    form: readied(inAnyCase`${besideTheSteps}`),
    because: 'the trace holds nothing of the kind',
    reads: ['static_output.artifacts.length'],
    holds: hasArtifacts,
  },
  {
    form: sifted(inAnyCase`
      (?<!(?:agent|self|model|auto|machine|un|not)-?\s?)\b${judged}\b
        (?:[^.;!?]{0,40}?\b(?:by|from)|[^.;!?,]{0,40}?\bwith)\s${outsider}[^.;!?]*|
      \b(?:
        client|customer|expert|human|clinician|physician|domain-expert|attorney|lawyer|peer|professionally|
        independently|externally|third-party
      )[- ](?:validated|verified|reviewed|approved|annotated|labell?ed)\b|
      \b(?:an?|the|our|their|two|three|four|five|several|many|independent) (?:\p{L}+ )?(?:
        experts?|specialists?|lawyers?|attorneys?|clinicians?|physicians?|doctors?|professors?|auditors?|
        engineers|reviewers|clients?|customers?|native speakers?|translators?|scientists?|teachers?|(?:human )?(?:annotators?|graders?|raters?|labell?ers?)
      ) (?:has |have |then |also )?${judged}\b|
      (?:^|[.;,]\s+|\band\s)(?:\p{L}+\s)?(?:
        experts|specialists|lawyers|clinicians|physicians|doctors|auditors|engineers|reviewers|clients|customers|native speakers|
        translators|scientists|teachers
      )\s(?:have )?${judged}\s(?:the|each|every|all|its|both|them|it)\b|
      \b${ofATrade}\s(?:have\s|has\s)?(?:${judged}|agreed (?:on|with))\s${partOfTheTrace}|
      \b(?:with|includ(?:es|ing)|contain(?:s|ing)|plus|(?:^|[.;])\W*)\s?(?:\p{L}+\s)?${judgements}\s(?:from|by)\s${outsider}[^.;!?]*|
      \b(?:session|run|work|trace|agent|steps?)\b[^.;!?]{0,30}\b(?:
        (?:observed|supervised|overseen|watched|witnessed)\sby|under (?:the )?(?:observation|supervision|guidance|eyes?) (?:by|of)|
        in (?:the )?presence of
      )\s${outsider}[^.;!?]*|
      \b(?:expert|human|clinician|physician) (?:labels?|annotations?|ratings?|judge?ments?|feedback)\b|
      \bfeedback (?:from|by|of) ${outsider}[^.;!?]*|
      \buntil the \p{L}+ (?:confirmed|accepted|approved)\b|
      ${judgedAbroad}
    `),
    abroad: abroad.judged,
    because: 'nobody but the agent and its user looked at it',
    reads: ['validation_level'],
    // What a model reviewed no person has.
    holds: ({ validation_level }, text) =>
      /_(?:reviewed|validated)$/.test(validation_level ?? '') &&
      !(validation_level === 'model_reviewed' && byPeople.test(text)),
  },
  {
    form: sifted(inAnyCase`
      \b(?:live|real[- ]?time)[- ](?:recorded|captured|capture|recording|session|log)\b|
      \b(?:recorded|captured|traced)\s(?:wholly |entirely |fully |all )?(?:live|in real[- ]?time|as it happened)
        \b|
      \bas it happened\b|\bno reconstruction\b
    `),
    abroad: abroad.live,
    because: 'the trace was not wholly recorded live',
    reads: ['trace_mode'],
    // A hybrid trace may say which part of it was live.
    holds: (trace, text) =>
      trace.trace_mode === 'live' ||
      (trace.trace_mode === 'hybrid' &&
        /\b(?:hybrid|retraced|reconstructed|restored|rebuilt|recovered|afterwards|from (?:the |a )?(?:\w+ )?(?:logs?|history)|partly|half)\b/i.test(
          text,
        )),
  },
  {
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
  },
  {
    form: readied(inAnyCase`
      \b(?:successful(?:ly)?|in full|goal (?:reached|achieved|met))\b|
      (?<!\b(?:if|once|until|unless)\s[^.;!?]{0,40})\b(?:fully|completely|entirely|wholly)\s
        (?:fix|repair|restor|resolv|solv|complet|mend|migrat|deliver|finish|implement|recover)(?:e[sd]|s|ed)\b|
      \b(?:was|were|is|are|got|finally)\s(?:\p{L}+\sand\s)?(?:fixed|(?:re)?solved|repaired|restored|completed|finished|delivered)\b
    `),
    because: 'the goal was not achieved',
    reads: ['summary.goal_achieved'],
    holds: ({ summary }, text) => summary.goal_achieved !== false || admits.test(text),
  },
  {
    form: readied(/\b(?:is|are|were|was|all|fully)\s(?:\w+\s){0,2}attached\b|\bfully reproducible\b/iu),
    because: 'no artifact is recorded',
    reads: ['static_output.artifacts.length'],
    holds: hasArtifacts,
  },
  {
    form: readied(
      /\b(?:team|group|swarm|crew) of (?:\w+\s){0,3}(?:sub-?)?agents\b|\b(?:two|three|four|five|six|several|multiple)\s(?:\w+\s){0,2}(?:sub-?)?agents\b|\bmulti-agent\b/iu,
    ),
    because: 'one agent did all the work',
    reads: ['steps[].actor'],
    holds: (trace) => new Set(trace.steps.map(({ actor }) => actor).filter((actor) => actor !== 'user')).size > 1,
  },
  {
    form: readied(
      /\bprov(?:es?|ed|en|ing)\b[^.;!?]{0,30}\b(?:fix|patch|change|works?|working)\b|\b(?:thoroughly|fully|well)[- ](?:tested|verified|proven)\b/iu,
    ),
    because: 'no step verifies anything',
    reads: ['steps[].operation', 'steps[].success'],
    holds: ({ steps }) => steps.some(({ operation, success }) => operation === 'verify' && success !== false),
  },
  {
    form: readied(
      /\b(?:timestamps?|timings?|durations?|(?:start|end) times?)\s(?:for|of|on|per|in)\s(?:each|every|all|the)?\s?(?:steps?|calls?)\b|\b(?:each|every) (?:step|call) (?:has|carries|states|records|comes with|with) (?:its|an?|the)\s(?:\p{L}+\s){0,2}?(?:timestamp|duration|timing|start time)s?\b|\b(?:per-step|timed) (?:timestamps?|timings?|steps)\b/iu,
    ),
    because: 'no step has a time',
    reads: ['steps[].started_at', 'steps[].ended_at'],
    holds: ({ steps }) => steps.some(({ started_at, ended_at }) => (started_at ?? ended_at) !== null),
  },
  {
    form: sifted(
      /\b(?:hidden|internal|private|raw|unfiltered)\s(?:\w+\s)?(?:reasoning|thoughts?|thinking|chains?[- ]of[- ]thought)\b/iu,
    ),
    because: 'no step holds more of it than a few sentences',
    reads: ['steps[].reasoning'],
    holds: ({ steps }) => steps.some(({ reasoning }) => (reasoning ?? '').length > fewSentences),
  },
  {
    form: sifted(
      /\b(?:full|complete|entire)\s(?:\w+\s)?(?:reasoning|chains?[- ]of[- ]thought)\b|\breasoning\s(?:at|of|for|behind|in)\s(?:each|every|all)\b/iu,
    ),
    because: 'some steps have no reasoning',
    reads: ['steps[].action', 'steps[].reasoning'],
    holds: ({ steps }) => steps.every(({ action, reasoning }) => action !== 'agent_step' || (reasoning ?? '') !== ''),
  },
  {
    form: readied(
      /\b(?:approved|confirmed|praised|accepted|corrected) by the user\b|\buser (?:approved|confirmed|praised|accepted|corrected)\b|\b(?:with|including|contains|includes) (?:human feedback|user (?:corrections?|approvals?))\b/iu,
    ),
    because: 'the user said nothing of the kind',
    reads: ['steps[].feedback_type', 'steps[].message_role'],
    holds: ({ steps }) =>
      steps.some(
        ({ feedback_type, message_role }) =>
          feedback_type !== null || /^(?:correction|approval)$/.test(message_role ?? ''),
      ),
  },
  {
    form: readied(
      /\bparallel (?:tool )?(?:calls|steps|searches|(?:sub)?agents)\b|\b(?:calls|steps|searches|(?:sub-?)?agents) (?:\w+ )?in parallel\b/iu,
    ),
    because: 'all steps were made one after the other',
    reads: ['steps[].execution_mode'],
    holds: ({ steps }) => steps.some(({ execution_mode }) => execution_mode === 'parallel'),
  },
];

const byPeople = readied(inAnyCase`
  \b(?:human|person|people|clinician|lawyer|attorney|physician|doctor|teacher|engineer)s?\s(?:\p{L}+\s)?${judged}\b|
  \bhuman[- ](?:reviewed|verified|validated|checked)\b|\b${judged}\sby\s(?:an?\s|two\s|three\s)?(?:humans?|persons?|people)\b
`);

/** Who corrects the agent need not fault a step. */
const withoutCorrection =
  /\b(?:no|without|zero)\s(?:\p{L}+\s){0,2}(?:corrections?|revisions?)\b|\bwithout (?:any )?(?:changes?|edits?)(?=\s*(?:[.,;]|$))|\b(?:accept|approv)\p{L}*\s(?:the|its|her|his)\s(?:very\s)?first\s(?:draft|version|answer|attempt|proposal|reply)\b/iu;

/** Who says anywhere that not all went well claims no success. */
const admits = readied(inAnyCase`
  \b(?:not|never|nothing|un(?:finish|solv|success)\p{L}+|part(?:ly|ial\p{L}*)|stopped|abandon\p{L}*|block\p{L}*|remain\p{L}*|
    still|open|until|before|fail\p{L}*|without|(?:one|part) of|first|time(?:d? ?out| limit))\b|n['’]t\b
`);

/** What a model thinks before it acts is longer than what is noted of it. */
const fewSentences = 400;

function hasArtifacts(trace: ForsyTrace): boolean {
  return (trace.static_output?.artifacts.length ?? 0) > 0;
}

const mediaFile =
  /\.(?:png|jpe?g|gif|webp|bmp|tiff?|heic|svg|mp4|mov|webm|mkv|avi|wav|mp3|m4a|ogg|flac|har|pcap|cast|pdf)$/i;
/** Words of their own: the name of a function that edits images is no image. */
const mediaWords =
  /(?<![\p{L}])(?:screen|record|video|audio|photo|image|picture|telemetry|sensor|footage|capture|keystroke|snapshot)/iu;

/** An artifact bears a picture or a recording out when its name or its description says that it is one. */
function hasMedia({ static_output }: ForsyTrace): boolean {
  return (static_output?.artifacts ?? []).some(
    ({ path, description, state }) =>
      mediaFile.test(path) || mediaWords.test(`${path} ${description ?? ''} ${state ?? ''}`),
  );
}
