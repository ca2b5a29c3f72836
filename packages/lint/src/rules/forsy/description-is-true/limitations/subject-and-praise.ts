import { inLines } from '../../../in-lines.ts';

/** A description without what it says in praise: such words deny something, and yet limit nothing. */
export function withoutPraise(description: string): string {
  return description.replace(praise, ' ');
}

/** One without what it says of the subject of the work. */
export function withoutSubject(description: string): string {
  return description.replace(subjectOfTheWork, ' ');
}

/** That nothing went wrong or is missing is a denial, but the opposite of a limit; so is a draft that something began as. */
const praise = new RegExp(
  [
    // Nothing went wrong: "without any errors", "free of gaps".
    inLines`
      \b(?:without|no|zero|free of|free from)\s(?:[\p{L}-]+\s){0,2}?(?:
        gaps?|errors?|failures?|problems?|mistakes?|issues?|downtime|bugs?|regressions?|discrepanc(?:y|ies)|data loss|retries|surprises|hitch(?:es)?|corrections?|limitations?|
        caveats?|flaws?|detours?
      )\b
    `,
    // What the person lacks for whom the work was done: "a beginner with no experience".
    inLines`
      \b(?:somebody|someone|anybody|people|\p{L}+(?:er|or|ist|ent|ant)s?|user|man|woman|person|owner|beginner) (?:
        with (?:no|little|hardly any)|without(?: any)?|who (?:has|had|have) (?:no|never)
      ) (?:[\p{L}-]+ ){0,2}(?:knowledge|experience|idea|training|background|skills?|education|degree|time|patience)\b
    `,
    // Nothing went wrong, in another language.
    String.raw`(?<!\p{L})(?:sin|sans|senza|sem|ohne|zonder|bez)\s(?:(?:ningún|aucune?|alcun|nenhum|jede[nr]?|un solo)\s)?(?:error(?:es)?|erreurs?|errori|erros?|fehler|probleme?s?|problemas?|problemi|fallos?|fallas|lücken|lagunes|lagunas|lacunes|fouten|błędów)(?!\p{L})`,
    // Until all was well: "until every test passes".
    String.raw`\buntil (?:the |it |they |all |every |each |everything )(?:[\p{L}-]+ ){0,4}?(?:is|are|was|were|fits?|feels?|works?|passes|balances?|runs?|sounds?|looks?|holds?|matches|matched|worked|passed)\b`,
    // An example as from a textbook.
    String.raw`\btextbook (?:examples?|cases?)\b`,
    // It will not break again.
    String.raw`\b(?:will|can) never (?:fail|break|crash|happen)\b`,
    // It has stopped going wrong.
    String.raw`\bno longer (?:fail|crash|complain|hang|flicker|drift|leak|block|warn|loop|stall|break|time)\p{Ll}*`,
    // The same in Spanish.
    String.raw`(?<!\p{L})ya no (?:falla|protesta|se queja|da error|se cuelga|bloquea)\p{Ll}*`,
    // Set phrases that deny only in form.
    String.raw`\bno-go\b|\bnot only\b|\bnothing (?:is |was )?(?:missing|left out|omitted)\b|\bfrom (?:[\p{L}-]+ )?draft to\b`,
  ].join('|'),
  'giu',
);

/** What was checked or kept back: a clause with one of these words may well be a limit. */
const ofTheEvidence = inLines`
  (?:only|tested|checked|verified|validated|reviewed|approved|confirmed|seen|read|included|shown|recorded|covered|measured|tried|masked|redacted|
    withheld|omitted|left out|outputs|timestamps|recordings?|synthetic|made[- ]up|invented|fictional|mock|limited|replaces?|may|might|stops?|ends?|depends?|
    geprüft|getestet|nur|probad[oa]s?|sol[oa]|testée?s?|seulement)
`;

/**
 * What the work was on, in the words of a limit: "a script that does not start", "the missing invoice", "the agent removes old
 * logs", "draft of a letter".
 */
const subjectOfTheWork = new RegExp(
  [
    // What a clause says of its subject: "a script that does not start".
    String.raw`(?<!\bof\s)\b(?:that|which|who|why|whether|when)\s(?![^.,;]*\b${ofTheEvidence}\b)[^.,;]*`,
    // The same in other languages, where the clause denies something.
    String.raw`(?:,\s(?:der|die|das)|(?<!\p{L})(?:que|qui|pourquoi|warum|weshalb|por qué))\s(?![^.,;]*(?<!\p{L})${ofTheEvidence}(?!\p{L}))[^.,;]*?(?<!\p{L})(?:nicht|no|ne|n['’])(?!\p{L})[^.,;]*`,
    // What a thing is like that the work was on: "the missing invoice".
    inLines`
      \b(?:an?|the|his|her|its|their|our|of|for|from|about|in|to|with|and|any|some|all|finds?|removes?|^\W*\p{L}+ing)\s(?:
        missing|lost|private|confidential|proprietary|internal|local|hidden|secret|old(?:er)?|early|stale|outdated|truncated|rough|
        approximate|trial|pilot|future|later|un(?:dated|signed|paid|read|answered|named|labelled|sorted|opened|solved|matched|assigned)
      )\s(?!(?:data|parts?|names?|values?|figures|records)\b)(?=\p{L})
    `,
    // What the agent or the work does to something: "the agent removes old logs".
    inLines`
      (?:^\W*|\b(?:agent|assistant|bot|script|program|tool|it)\s)(?:then\s)?(?:
        remov|mask|redact|anonymi[sz]|omit|exclud|skip|draft|strip|sampl|estimat|approximat|summari[sz]|paraphras|condens|shorten|restrict|
        limit|hid|reconstruct
      )(?:t?e?d|(?:t|p)?ing|e?s|ions?(?=\sof)|e?)\s(?!(?:to|data|from|by|with)\b)(?=\p{L})
    `,
    // The same behind a comma, where the agent was named before.
    String.raw`,\s(?:limits|removes|skips|restricts|omits|drops|masks|hides|excludes|strips)\s(?!(?:the\s)?(?:data|names?|values?)\b)(?=\p{L})`,
    // What becomes of something: "rough notes become a plan".
    String.raw`^\W*(?:rough|old|early|missing|lost|private|internal|small|simple)\s\p{L}+\s(?:becomes?|turns?|gets?|grows?)\s`,
    // What something is told from: "and not the cable".
    String.raw`(?<!\b${ofTheEvidence}\b[^.;,]{0,60})\band not\s(?:by|on|with|for|from|in|at|the|an?)\s[^.;,]*`,
    // What the work made: "draft of a letter".
    String.raw`^\W*(?:(?:an?|the|cost|time|first)\s)?(?:drafts?|estimates?|prototypes?|opinions?|redaction|masking|excerpt|rough cut)\s(?:of|for|on|about)\b`,
  ].join('|'),
  'giu',
);
