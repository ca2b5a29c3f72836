import type { ForsyTrace } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { outputLeans } from '../../leaning/fields.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { asksSomething } from '../asks-something.ts';
import { formOfWords, isInHanOrKana, namesAnAct } from '../form-of-words.ts';
import { isAccount, isAddressed, isConcrete, sentencesIn, wordsOf } from '../prose.ts';
import { order, passive, passiveAbroad, report } from '../verbs.ts';
import { likeness } from './likeness.ts';

/** Words of a final output, and what they look like instead of a deliverable. */
export interface Doubt {
  readonly range: readonly [start: number, end: number];
  readonly because: string;
}

const ofTheTrace = sifted({
  source: inLines`
    ^\W{0,3}(?:(?:this|the|a|an|agent|final|full|complete|short|brief)\s){0,3}(?:
      trace|collection|recording|workflow|session|transcript|trajectory|agent workflow|agent run
    )\b(?=
      \s+(?:
        of|shows?|captures?|documents?|records?|contains?|covers?|demonstrates?|follows?|describes?|
        illustrates?|proceeded|consists?|is|was|has|completed|ended|finished|successfully|ran
      )
    )|
    ^\W{0,3}(?:(?:the|a|this|forsy|agent|full)\s){0,3}(?:trace|collection|trajectory)(?:\s(?:file|data|json|folder))?\s
      (?:(?:is|was|has been|now|successfully)\s){0,3}(?:
        saved|written|stored|exported|validated|submitted|packaged|uploaded|generated|created|committed|recorded
      )\b|
    ^\W{0,3}(?:this|the) (?:record|example) (?:shows|captures|documents|demonstrates|illustrates)\b|
    ^\W{0,3}(?:see|refer to|as in|cf\.?) (?:the )?(?:trace|steps?|summary|above|artifacts?|output|static_output)
      \b|
    \b(?:can be found|is|are|stands?|see|listed|shown|given) in (?:the )?(?:(?:output|input) of )?steps? \d|
    ^\W{0,3}steps? \d+(?:\s?[-–to]+\s?\d+)?\s?:|
    \bfinal state of the workflow\b|
    \b(?:n/a|none)\b\s*[-–(,.;]?\s*(?:see|as in|cf)\b|
    ^\W*(?:[\w-]+-)?trace\.json\b|
    \bin [\w-]+-trace/$
  `,
  flags: 'iu',
});
const traceJson =
  /^\s*(?:```(?:json)?\s*)?\{[\s\S]{0,400}"(?:schema_version"\s*:\s*"forsy|trace_id"\s*:|collection_id"\s*:|trace_mode"\s*:)/;
const onlyDone = sifted({
  source: inLines`
    ^\W*(?:
      (?:the )?(?:
        task|workflow|work|job|request|everything|all (?:steps|tasks|work)|session|project|process|goal|
        objective|trace
      )\s+(?:(?:is|are|was|were|has been|have been)\s+)?(?:(?:now|successfully|fully|all)\s+)?(?:
        complete[d]?|done|finished|achieved|executed|closed|met|successful|fulfilled
      )(?:\s+(?:successfully|as requested|without (?:errors|issues)))?|
      done|completed|n/a|none|finished|success
    )\W*$|
    ^\W*(?:goal|task|objective|request) (?:achieved|completed?|fulfilled|met|done)\s*[:.,–-]
  `,
  flags: 'iu',
});
const changeLog = readied({
  source: inLines`
    ^\W{0,4}(?:
      summary of (?:the )?changes|
      changes?(?: made| in this| since|log)?|
      what (?:has |was )?changed[^\n*]{0,40}|
      (?:round|iteration|version|v)\s?\d+(?:\s(?:changes|update|summary))?|
      (?:first|second|third|fourth|fifth|last|this|final|erste|zweite|dritte|vierte|letzte) (?:round|iteration|revision|version|runde)|
      fixed|updates?|changelog|release notes|
      in this (?:round|iteration|version|step|session)|
      patch notes|implemented|commits?
    )\s*(?:\*\*|:|\n|–)
  `,
  flags: 'iu',
});
const summaryHeading = /^\W{0,6}(?:\*\*)?summary(?:\*\*)?\s*:?\s*\n/iu;
const checks = /\n\W{0,6}(?:\*\*)?(?:testing|tests|verification|checks|validation)(?:\*\*)?\s*:?\s*\n/iu;
const doneItem = /^\s*(?:[-*+•]|\d+[.)])\s+(?:\*\*)?/;
/** The deliverable as the subject: who delivers it does not talk about it. */
const things = inLines`
  (?:
    memo|letter|report|plan|quiz|press release|flyer|poster|leaflet|draft|document|paper|article|essay|
    summary|table|figure|chart|plot|dashboard|script|program|app|application|page|website|site|deck|slides?|
    presentation|spreadsheet|workbook|model|analysis|proof|answer|reply|response|email|e-mail|mail|message|
    contract|clause|agreement|guide|tutorial|lesson|lesson plan|course|story|poem|song|logo|icon set|design|
    mock-?up|prototype|notebook|query|list|overview|handout|brief|proposal|policy|schedule|itinerary|recipe|
    translation|review|code|function|module|package|library|tool|pipeline|solution|implementation|output|
    deliverable|file|recommendation|explanation|patch|pull request|pr|dataset|data set|map|video|podcast|menu|
    budget|forecast|curriculum|worksheet|survey|questionnaire
  )
`;
const describes = sifted({
  source: inLines`
    ^\W{0,3}(?:(?:the|this|an?|our|its|their)\s+(?:[\p{L}\d-]+\s){0,3}?)?${things}\s+(?:(?:now|also|then)\s+)?
      (?:
        includes?|included|contains?|contained|covers?|covered|consists?|comprises?|features?|provides?|
        provided|explains?|explained|describes?|described|analy[sz]es?|analy[sz]ed|discusses|discussed|
        compares?|compared|presents?|presented|outlines?|outlined|lists?|listed|summari[sz]es?|summari[sz]ed|
        concludes?|concluded|recommends?|recommended|identif(?:y|ies|ied)|proposes?|proposed|uses?|used|
        follows?|followed|handles?|handled|supports?|supported|addresses|addressed|
        has (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an)|
        gives?|gave|states?|stated|weighs?|weighed|ends? with|starts? with|
        (?:is|are) (?:now )?(?:
          live|online|ready|deployed|available|in place|up and running|complete|completed|finished
        )
      )\b
  `,
  flags: 'iu',
});
const gotIt = sifted({
  source: inLines`
    ^\W{0,3}(?:the\s)?(?:
      user|customer|client|person|requester|student|teacher|farmer|owner|policyholder|reader|team|developer
    )(?:['’]s\s(?:question|request|problem|issue|ticket|query))?\s+(?:
      was|were|is|has been|had been|received|got|obtained|(?:now\s)?(?:has|can|knows)|learned|ended up|accepted
    )\b
  `,
  flags: 'iu',
});
/** Work that was done, told without anybody who did it. */
const participle = readied({
  source: inLines`
    ^\W{0,3}(?:\p{Lu}|\d)(?!
      [^.!?\n]*\b(?:
        is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|do|does|did|costs?|needs?|
        takes?|makes?|gives?|means?|comes?|goes|says
      )\b
    )(?:[^.!?\n:;"“]|\.(?=\d)){3,110}?\b(?<!\bas |,\s(?:\p{L}{1,12}ly\s)?)(?:
      \p{L}{3,}(?<!ne|fe|spe|see|inde|need|requir)ed|
      (?:re)?written|(?:re)?drawn|(?:re)?built|(?:re)?done|put together|set up|behoben|ergänzt|erstellt|
      korrigiert|angepasst|überarbeitet
    )(?:\s(?:with|without|to|at|from|into|in|on|by|for|and|successfully|after|before|per|using|so)\b[^.!?\n]*)?
      [.,;](?=\s|$)
  `,
  flags: 'u',
});

/** A note that the work is over, and what was done in it. */
const overAndDone = new RegExp(
  inLines`
    ^\W{0,3}(?:
      (?:the\s)?(?:\p{L}+\s){0,3}(?:
        work|task|job|migration|clean-?up|set-?up|deployment|refactoring|conversion|translation|review|analysis|
        implementation|fix|update|import|export|calibration
      )\s(?:is\s)?(?:now\s)?(?:done|finished|complete[d]?)|
      done|finished|all done
    )\s*[.:;–-]\s+\S
  `,
  'iu',
);
/** "Final deliverable: a dashboard showing ...": a heading, and the name of a thing instead of the thing. */
const headedName = new RegExp(
  inLines`
    ^\W{0,3}(?:(?:the\s)?(?:final|main)\s)?(?:deliverable|result|output|product)s?\s*:\s+
      (?:an?|the|one|two|three|\d+)\s[^\n]{10,240}\b(?:
        with|showing|covering|including|containing|that|which|for|of
      )\b[^\n]*$
  `,
  'iu',
);
/** "I cleaned the file by ...": who delivers it says what it is, not how it came about. */
const ownReport = new RegExp(
  inLines`
    ^\W{0,3}(?:i|we)(?:['’]ve|\shave)?\s(?:(?:also|now|successfully|carefully)\s)?\p{L}{2,}
      (?:ed|wrote|built|made|ran|set up|put together)\s(?:the|all|your|a|an|both|each|\d+|every)\b
  `,
  'iu',
);

/** "I have created a script that ...": who hands the script over shows it. */
const ownWork = new RegExp(
  inLines`
    ^\W{0,3}(?:i|we)(?:['’]ve|\shave)?\s(?:(?:also|now|just|already)\s|\p{L}+ly\s)?(?:
      created|built|written|wrote|made|drafted|prepared|designed|implemented|generated|produced|developed|
      refactored|migrated|translated|converted|put together|set up|composed|coded|compiled|delivered|provided|
      finished|completed
    )\s(?:the|your|a|an|both|all|this|\d+|two|three|four|five)\s
  `,
  'iu',
);
/** "Over two turns the agent compared ...": who did the work has no place in what was made. */
const agentDid = new RegExp(
  inLines`
    ^\W{0,3}(?:[^.!?:;"“\n]{0,50}\s)?(?:the )?(?:agent|assistant)\s(?:then |also |first |\p{L}+ly )?
      (?:\p{Ll}{2,}ed|found|wrote|made|ran|gave|built|took|chose)\s
  `,
  'iu',
);
/** "The final deliverable is a plan for ...": the name of the thing in a sentence of its own. */
const namedInASentence =
  /^\W{0,3}(?:the\s)?(?:final (?:deliverable|output|result|product|answer)|deliverable)\s(?:is|was|consists of)\s(?:an?|one|two|three|the)\s/iu;
/** "Repair advice for the brakes": a word for what was made, and what it is about. */
const kindOfText = new RegExp(
  inLines`
    ^\W{0,3}(?:(?:an?|the|one|two|three)\s)?(?:[\p{L}-]+\s){0,2}?(?:
      ${things}|advice|estimate|instructions|notes|hints|suggestions?|diagnosis|checklist
    )\s(?:for|on|of|about|to|with|that|which|from)\s
  `,
  'iu',
);
/** What a text says is the deliverable where a text about it was wanted. */
const retelling = new RegExp(
  inLines`
    \b(?:
      summar|tl;?dr|abstract|describ|explain|
      what (?:does|do|is|are|happens)|
      blurb|review|overview|outline|teaser|zusammenfass|beschreib|erklär|überblick|résum|décri|resum|describ|
      explica
    )
  `,
  'iu',
);
/** "Fixed costs: 1,200.": a label and what it is of. */
const label = /^\W{0,3}\p{L}+(?:\s\p{Ll}+)?:\s\S/u;
/** "Hold the button ...": an order has an object, where a noun that looks like one has none. */
const instruction = /^\W{0,3}\p{Lu}\p{Ll}+\s(?:the|an?|your|it|this|that|all|each|both)\s/u;
/** "Built in 1911, the hall ...": a clause, and the sentence that it belongs to. */
const openingClause = new RegExp(
  inLines`
    ^\p{L}+\s(?:in|by|with|from|at|on|for|as|between|of|under|during|after|before)\s[^.!?]{2,80},\s
      (?:the|it|she|he|they|this|that|its|their|an?|we|you|i)\s
  `,
  'iu',
);
/** "Root cause found and fixed: ...": a heading that says that something was done. */
const headedDone = new RegExp(
  inLines`
    ^\W{0,3}\p{Lu}(?![^:\n]*\b(?:is|are|was|were|has|have|had|can|will)\b)(?:[\p{L}\d'’-]+\s){1,5}(?:and\s)?(?:
      fixed|done|written|built|created|solved|resolved|implemented|added|updated|drafted|prepared|delivered|
      deployed|translated|migrated|refactored
    )\s*:\s
  `,
  'u',
);
/** The deliverable is somewhere else. */
const attached = new RegExp(
  inLines`
    ^\W*(?:please\s)?(?:see|find)\s(?:the\s)?(?:
      attached|enclosed|accompanying|diff|patch|changes|artifacts?|pull request|pr|branch|commit|
      repo(?:sitory)?|file|folder|attachment|notebook|document|link
    )\b[^.\n]{0,60}\.?\s*$
  `,
  'iu',
);
/** What makes a final output look like something else than the deliverable; undefined where it may well be it. */
export function notTheDeliverable(output: string, trace: ForsyTrace, aboutTraces: boolean): Doubt | undefined {
  const text = output.trim();
  const found = (match: RegExpExecArray | null, because: string): Doubt | undefined =>
    match === null
      ? undefined
      : { range: [output.indexOf(text) + match.index, output.indexOf(text) + match.index + match[0].length], because };
  if (!aboutTraces) {
    const spoken =
      found(traceJson.exec(text), 'the trace itself') ?? found(ofTheTrace.exec(text), 'words about the trace');
    if (spoken) return spoken;
  }
  return (
    found(onlyDone.exec(text), 'a note that the work is done') ??
    repeats(text, trace) ??
    found(changeLogOf(text), 'a list of changes') ??
    found(endOfWork(text), 'an account of the work') ??
    found(attached.exec(text), 'a note on where the deliverable is') ??
    accountOf(text, trace.task, found) ??
    nameOfIt(text, trace.task, found) ??
    (!retelling.test(trace.task) && outputLeans(text, trace)
      ? found(/^.*/.exec(text), 'an account of the work')
      : undefined)
  );
}

/** An account that opens by saying that the work is over, or that somebody did it, and delivers nothing after that. */
function endOfWork(text: string): RegExpExecArray | null {
  if (text.length > 500 || /```|\n|["“]|\?/.test(text)) return null;
  const told = overAndDone.exec(text) ?? headedName.exec(text);
  if (told !== null) return isAddressed(text) ? null : told;
  return /\b(?:result|file|output|version|report)s?\s(?:is|are|can be found|was saved|is saved)\s(?:in|at|under)\b/iu.test(
    text,
  )
    ? ownReport.exec(text)
    : null;
}

function repeats(text: string, { task, summary, final_output }: ForsyTrace): Doubt | undefined {
  const range: [number, number] = [0, final_output.length];
  if (text.length > 30 && likeness(text, task) > 0.8) return { range, because: 'the task again' };
  const notes = summary.goal_notes;
  if (notes !== null && text.length > 30 && likeness(text, notes) > 0.8)
    return { range, because: 'the goal notes again' };
  return undefined;
}

function changeLogOf(text: string): RegExpExecArray | null {
  const headed = changeLog.exec(text);
  if (headed && !/```/.test(text)) return headed;
  const summarised = summaryHeading.exec(text);
  if (summarised && (checks.test(text) || isMostlyDoneItems(text))) return summarised;
  return /^\s*[+-]\s/m.test(text) && /^v?\d[\d.]*\s*\n(?:[+-]\s.*(?:\n|$))+$/i.test(text)
    ? /^.*/.exec(text)
    : isMostlyDoneItems(text)
      ? /^.*/.exec(text)
      : null;
}

/** A list whose items say what was done: "- fixed 17 calls". */
function isMostlyDoneItems(text: string): boolean {
  const items = text.split('\n').filter((line) => doneItem.test(line));
  const done = items.filter((line) => report.test(line.replace(doneItem, '').replace(/\*\*/g, '')));
  return items.length >= 2 && done.length / items.length > 0.6 && items.join('').length / text.length > 0.5;
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
  if (text.length < 400 && !/["“`:\n]/.test(text)) {
    const own = found(ownWork.exec(text), 'an account of the work');
    if (own) return own;
  }
  if (!you && !/\bagents?\b/i.test(task)) {
    const did = found(agentDid.exec(first), 'an account of the work');
    if (did) return did;
  }
  if (!you && sentencesIn(text) <= 2) {
    const named = found(namedInASentence.exec(first), 'the name of the deliverable');
    if (named) return named;
  }
  const headed = headedDone.test(first) && text.split(/:\s/).length === 2;
  if ((label.test(first) && !headed) || openingClause.test(first)) return undefined;
  const told = report.exec(first);
  if (told && !you && /[.!;]\s*$/.test(first)) return found(/^.*/.exec(first), 'an account of the work');
  if (you || text.includes('?')) return undefined;
  const done = passive.exec(first);
  if (done && isAccountOfWork(text, first, done)) return found(done, 'an account of the work');
  if (wordsOf(text).length <= 45 && ((!/["“:]/.test(first) && participle.test(first)) || headed))
    return found(/^.*/.exec(first), 'an account of the work');
  return undefined;
}

/** "已分析日志并说明了原因": what has been done, and for whom. */
const toldInHan = /^已经?[^。，]{1,40}(?:并|了)|[向为给]用户/u;

/** A phrase that names what was made, in the words of the task, instead of being it: "A letter to the patient with the new date". */
function nameOfIt(
  text: string,
  task: string,
  found: (match: RegExpExecArray | null, because: string) => Doubt | undefined,
): Doubt | undefined {
  if (isInHanOrKana(text)) return found(passiveAbroad.exec(text) ?? toldInHan.exec(text), 'an account of the work');
  if (sentencesIn(text) <= 2 && text.length < 300 && !isConcrete(text)) {
    const abroad = found(passiveAbroad.exec(text), 'an account of the work');
    if (abroad) return abroad;
  }
  const form = formOfWords(text);
  if (form === undefined || form.literal > 0 || form.tokens < 4 || form.tokens > 40 || isAddressed(text))
    return undefined;
  // What the thing does stands in a clause of its own: "A function that computes the mean".
  const clause = kindOfText.test(text) ? /\s(?:that|which)\s/.exec(text) : null;
  const named = clause === null ? form : formOfWords(text.slice(0, clause.index));
  if (
    !named?.isVerbless ||
    !form.opensLikeASentence ||
    form.little < 0.12 ||
    /["“”«»„?]|:\s\S.*(?:[,;]|:\s)/.test(text)
  )
    return undefined;
  // An instruction is what it says, and a verb of the past makes a sentence of any phrase.
  if (
    ((instruction.test(text) || /^\W{0,3}\p{Lu}\p{Ll}+\s\d/u.test(text)) && order.test(text)) ||
    /\p{L}{3,}(?:ó|aron|ieron)(?!\p{L})/u.test(text)
  )
    return undefined;
  // A phrase with figures answers whoever asked a question.
  if (isConcrete(text) && asksSomething(task) && !report.test(text) && !namesAnAct(text) && !kindOfText.test(text))
    return undefined;
  const head = stemsOf(headOf(text));
  const isOfTheTask = stemsOf(task).some((stem) => head.some((word) => word.startsWith(stem) || stem.startsWith(word)));
  return isOfTheTask || ((namesAnAct(text) || kindOfText.test(text)) && !isConcrete(text))
    ? found(/^.*/.exec(text), 'the name of the deliverable')
    : undefined;
}

/** What a phrase is about stands before its first comma or full stop. */
function headOf(text: string): string {
  return /^[^,.;:]*/.exec(text)![0];
}

function stemsOf(text: string): readonly string[] {
  return wordsOf(text.slice(0, 400).toLowerCase())
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
}

const workDone = new RegExp(
  inLines`
    \b(?:
      implement|creat|add|design|check|redraw|export|merg|dedupl|writ|draft|deliver|flash|verif|replac|upload|
      fix|updat|enlarg|reduc|ask|answer|trac|execut|put together|analy|identif|complet|extract|format|generat|
      build|built|test|convert|migrat|refactor|review|compil|prepar|produc|develop|resolv|improv|optimi|correct|
      translat|summari|calibrat|calculat|comput|simulat|compar|confirm|fact-check|set up|install|configur|
      deploy|publish|sent|\bput\b|submit|schedul|clean|restor|document|validat|remov|rewritten|redrawn|redone|
      written|rais|recommend|suggest|hand|roll|investigat|diagnos|found
    )
  `,
  'i',
);

/** Things happen to ships and orders too; what is made, checked and handed over is the work. */
function isAccountOfWork(text: string, first: string, done: RegExpExecArray): boolean {
  if (/["“]/.test(first) || sentencesIn(text) > 8) return false;
  const sentences = sentencesIn(text);
  return (
    (workDone.test(done[0]) && (isAccount(text) || sentences <= 3)) ||
    (sentences === 1 && !isConcrete(text) && text.length < 300)
  );
}
