import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { outputLeans } from '../../leaning/fields.ts';
import { saysNothing } from '../../says-nothing.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { asksSomething } from '../../wording/asks-something.ts';
import type { Doubt } from '../../wording/doubt.ts';
import { greets, isAddressed, isConcrete, sentencesIn, wordsOf } from '../../wording/prose.ts';
import { passive, report } from '../../wording/verbs.ts';
import { isQuery } from '../input-is-literal/what-tools-take.ts';
import { changeLogOf } from './change-log.ts';
import { likeness } from './likeness.ts';
import { nameOfIt } from './name-of-it.ts';
import { recordsWork, tellsWhatHappened } from './past-is-wanted.ts';
import { describes, gotIt, namedInASentence } from './thing-described.ts';
import {
  agentDid,
  attached,
  endOfWork,
  headedDone,
  isAccountOfWork,
  onlyCourtesy,
  onlyDone,
  ownWork,
  participle,
  pathAlone,
  soManyDone,
  workAbroadInShort,
} from './work-told.ts';

const ofTheTrace = sifted(inAnyCase`
  ^\W{0,3}(?:(?:this|the|a|an|agent|final|full|complete|short|brief)\s){0,3}(?:
    trace|collection|recording|workflow|session|transcript|trajectory|agent workflow|agent run
  )\b(?=
    \s+(?:
      of(?!\s\p{L}{1,10}-?\d)|shows?|captures?|documents?|records?|contains?|covers?|demonstrates?|follows?|describes?|
      illustrates?|proceeded|consists?|is|was|has|completed|ended|finished|successfully|ran
    )
  )|
  ^\W{0,3}(?:(?:the|a|this|forsy|agent|full)\s){0,3}(?:trace|collection|trajectory)(?:\s(?:file|data|json|folder))?\s
    (?:(?:is|was|has been|now|successfully)\s){0,3}(?:
      saved|written|stored|exported|validated|submitted|packaged|uploaded|generated|created|committed|recorded
    )\b|
  ^\W{0,3}(?:the )?trace (?:is )?complete\b(?=[^\n]{0,60}\b(?:steps?|turns?|directives?|confidence)\b)|
  ^\W{0,3}this (?:run|session) (?:searched|read|fetched|wrote|ran|checked|compared|fixed|found|made|built|answered|looked)\b|
  ^\W{0,3}(?:this|the) (?:record|example) (?:shows|captures|documents|demonstrates|illustrates)\b|
  ^\W{0,3}(?:see|refer to|as in|cf\.?) (?:the )?(?:trace|steps?|summary|above|artifacts?|output|static_output)
    \b|
  \b(?:can be found|is|are|stands?|see|listed|shown|given) in (?:the )?(?:(?:output|input) of )?steps? \d|
  ^\W{0,3}steps? \d+(?:\s?[-–to]+\s?\d+)?\s?:|
  ^\W{0,3}see (?:[\p{L}-]+\s){1,5}(?:in|of|from) (?:the )?(?:output of )?steps? \d|
  \bfinal state of the workflow\b|
  \b(?:n/a|none)\b\s*[-–(,.;]?\s*(?:see|as in|cf)\b|
  ^\W*(?:[\w-]+-)?trace\.json\b|
  \bin [\w-]+-trace/$
`);

/** The same in other languages, where the record and who is followed in it are both named. */
const ofTheTraceAbroad = sifted(inAnyCase`
  ^\W{0,3}(?:
    dies(?:er|e|es) (?:trace|aufzeichnung|mitschnitt|sitzung|ablauf) (?:zeigt|dokumentiert|hält|beschreibt|enthält)|
    est[ae] (?:traza|registro|sesión|grabación) (?:muestra|documenta|recoge|describe|registra)|
    est[ae] (?:traço|trace|registro|sessão) (?:mostra|documenta|descreve|registra)|
    cette (?:trace|session) (?:montre|documente|décrit|retrace)|quest[ao] (?:traccia|sessione) (?:mostra|documenta|descrive)|
    deze (?:trace|opname|sessie) (?:laat|toont|beschrijft|documenteert)|
    эта (?:трасса|запись|сессия) (?:показывает|описывает|документирует)|ten (?:ślad|zapis) (?:pokazuje|opisuje)
  )(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:agente?|агент)\p{Ll}{0,2}(?!\p{L})|
  ^(?:この|本)(?:トレース|記録|セッション)は[^。\n]{0,20}エージェント|^(?:该|本|此)(?:轨迹|记录|会话)(?:记录|展示|描述)了?[^。\n]{0,10}(?:代理|智能体)
`);

const traceJson =
  /^\s*(?:```(?:json)?\s*)?\{[\s\S]{0,400}"(?:schema_version"\s*:\s*"forsy|trace_id"\s*:|collection_id"\s*:|trace_mode"\s*:)/;

/** What a text says is the deliverable where a text about it was wanted. */
const retelling = readied(inAnyCase`
  \b(?:
    summar|tl;?dr|abstract|describ|explain|
    what (?:does|do|is|are|happens)|
    blurb|review|overview|outline|teaser|zusammenfass|beschreib|erklär|überblick|résum|décri|resum|
    explica
  )
`);

/** "Fixed costs: 1,200.": a label and what it is of. */
const label = /^\W{0,3}\p{L}+(?:\s\p{Ll}+)?:\s\S/u;

/** "7 Nov: Anna and Bas.": a row of a plan, a list or a table. */
const entry = /^\d[^:.!?\n]{0,20}:\s\S/;

/** "Built in 1911, the hall ...": a clause, and the sentence that it belongs to. */
const openingClause = readied(inAnyCase`
  ^\p{L}+\s(?:in|by|with|from|at|on|for|as|between|of|under|during|after|before)\s[^.!?]{2,80},\s
    (?:the|it|she|he|they|this|that|its|their|an?|we|you|i)\s
`);

/** What makes a final output look like something else than the deliverable; undefined where it may well be it. */
export function notTheDeliverable(output: string, trace: ForsyTrace, aboutTraces: boolean): Doubt | undefined {
  const text = output.trim();
  const found = (match: RegExpExecArray | null, because: string): Doubt | undefined =>
    match === null
      ? undefined
      : { range: [output.indexOf(text) + match.index, output.indexOf(text) + match.index + match[0].length], because };
  if (!aboutTraces) {
    const spoken =
      found(traceJson.exec(text), 'the trace itself') ??
      found(ofTheTrace.exec(text) ?? ofTheTraceAbroad.exec(text), 'words about the trace');
    if (spoken) return spoken;
  }
  if (recordsWork(text, trace.task) || isQuery(text) || mendsWhatWasQuoted(text, trace.task))
    return repeats(text, trace);
  if (cannotBe.test(text) && asksSomething(trace.task)) return repeats(text, trace);
  const tells = tellsWhatHappened(text, trace.task);
  const missing = saysWhatIsMissing(text, trace);
  return (
    (saysNothing(text) && (!asksSomething(trace.task) || noAnswer.test(text))
      ? found(/^.*/.exec(text), 'a word that only fills the place of it')
      : undefined) ??
    found(onlyDone.exec(text), 'a note that the work is done') ??
    found(promised.exec(text), 'a promise of the deliverable') ??
    (text.length < 300 ? found(onlyCourtesy.exec(text), 'a farewell and not what was asked for') : undefined) ??
    repeats(text, trace) ??
    found(changeLogOf(text), 'a list of changes') ??
    found(greets(text) ? null : endOfWork(text), 'an account of the work') ??
    found(
      attached.exec(text) ?? (asksSomething(trace.task) ? null : pathAlone.exec(text)),
      'a note on where the deliverable is',
    ) ??
    (missing ? undefined : accountOf(text, trace.task, found)) ??
    (tells || greets(text) || (retelling.test(trace.task) && ofTheSource.test(text))
      ? undefined
      : nameOfIt(text, trace.task, found)) ??
    (!tells && !entry.test(text) && !retelling.test(trace.task) && !missing && outputLeans(text, trace)
      ? found(/^.*/.exec(text), 'an account of the work')
      : undefined)
  );
}

/** "The article shows that ...": who sums a text up may well begin with it. */
const ofTheSource =
  /^\W*(?:the |l['’]|der |die |das |el |la |le |il |lo |o |a )?(?:article|paper|study|ruling|text|chapter|story|report|artikel|studie|urteil|aufsatz|bericht|étude|texte|récit|artículo|estudio|sentencia|informe|articolo|studio)\s(?!(?:was|were|has been|wurde|a été|fue|ha sido)\b)\p{Ll}/iu;

/** "It cannot be done: the API has no bulk delete.": whoever asks whether something can be done is told that it can't. */
const cannotBe =
  /^\W*(?:no[,.:;]\s)?(?:it|this|that|they|these)\s(?:cannot|can['’]t|can not|could not|couldn['’]t|is not possible|isn['’]t possible|is impossible)\b/iu;

/** "No" and "unknown" may be answers; these are none to any question. */
const noAnswer = /^\W*(?:n\s?\/?\s?a|tb[dac]|to-?do|null)\W*$/i;

/** "I will send you the letter shortly.": what is still to come. */
const promised = readied(inAnyCase`
  ^\W{0,3}(?:(?:i|we)(?:['’]ll| will)|let me)\s\p{L}{3,}\s[^.!?\n]{1,120}\b
    (?:shortly|soon|later|tomorrow|in a (?:moment|minute)|right away)[.!]?$
`);

/** Where the goal was not reached, what is missing is what there is to deliver: "Not rebuilt. Needed: the right to read the bucket." */
function saysWhatIsMissing(text: string, { summary }: ForsyTrace): boolean {
  return (
    summary.goal_achieved === false &&
    /(?:^|[.;\n]\s*)(?:needed|missing|required|still open|waiting for)\s?:\s/i.test(text)
  );
}

/** 'Proofread: "He go home."': what was quoted to be mended is delivered in nearly the same words. */
function mendsWhatWasQuoted(text: string, task: string): boolean {
  const quote = /["“„«]([^"”“»]{5,300})["”“»]/u.exec(task)?.[1];
  return quote !== undefined && text.length < 2 * quote.length && likeness(text, quote) >= 0.5;
}

function repeats(text: string, { task, summary, final_output }: ForsyTrace): Doubt | undefined {
  const range: [number, number] = [0, final_output.length];
  if (text.length > 30 && likeness(text, task) > 0.8) return { range, because: 'the task again' };
  const notes = summary.goal_notes;
  if (notes !== null && text.length > 30 && likeness(text, notes) > 0.8)
    return { range, because: 'the goal notes again' };
  return undefined;
}

function accountOf(
  text: string,
  task: string,
  found: (match: RegExpExecArray | null, because: string) => Doubt | undefined,
): Doubt | undefined {
  if (text.length > 2500 || /```|^\s*[|<{[]/.test(text)) return undefined;
  const first = /^[^\n]*?(?:[.!?](?=\s|$)|\n|$)/.exec(text)![0];
  const given =
    found(gotIt.exec(first), 'an account of the work') ??
    found(describes.exec(first), 'a description of the deliverable');
  const answers = isConcrete(text) && asksSomething(task);
  // Who speaks to the reader delivers; an answer may well say what a thing contains.
  const you = isAddressed(text);
  const retold = retelling.test(task);
  if (given && !retold && !(you && !/\buser\b/i.test(first)) && !(answers && !/\buser\b/i.test(first))) return given;
  if (answers) return undefined;
  if (text.length < 400 && !/["“`:\n]/.test(text) && !greets(text) && !tellsWhatHappened(text, task)) {
    const own = found(ownWork.exec(text) ?? workAbroadInShort(text, task), 'an account of the work');
    if (own) return own;
  }
  if (!you && !/\bagents?\b/i.test(task)) {
    const did = found(agentDid.exec(first), 'an account of the work');
    if (did) return did;
  }
  if (!you && !retold && sentencesIn(text) <= 2) {
    const named = found(namedInASentence.exec(first), 'the name of the deliverable');
    if (named) return named;
  }
  const headed = headedDone.test(first) && text.split(/:\s/).length === 2;
  if ((label.test(first) && !headed) || openingClause.test(first)) return undefined;
  const told = report.exec(first) ?? soManyDone.exec(first);
  if (told && !you && /[.!;]\s*$/.test(first)) return found(/^.*/.exec(first), 'an account of the work');
  if (you || text.includes('?') || tellsWhatHappened(text, task)) return undefined;
  const done = passive.exec(first);
  if (done && isAccountOfWork(text, first, done)) return found(done, 'an account of the work');
  if (wordsOf(text).length <= 45 && ((!/["“:]/.test(first) && participle.test(first)) || headed))
    return found(/^.*/.exec(first), 'an account of the work');
  return undefined;
}
