import type { CausalGraph, Finding, Result } from '@trace-formats/schema/report';
import { withoutOwnWords } from './own-words.ts';

/**
 * The results with everything masked that quotes a document: messages, advice, pointers (a key can be the secret) and what was
 * seen of a format. Every report goes through here, so that no command has to think of it.
 */
export async function withoutValues(results: readonly Result[]): Promise<Result[]> {
  if (!results.some(isTold)) return [...results];
  const clean = await startCleaning();
  const cleanFinding = (finding: Finding): Finding => ({
    ...finding,
    message: clean(finding.message),
    fix: finding.fix === null ? null : clean(finding.fix),
    pointer: cleanPointer(finding.pointer, clean),
  });
  return results.map((result) => ({
    ...result,
    trace_id: result.trace_id === null ? null : clean(result.trace_id),
    findings: result.findings.map(cleanFinding),
    ...(result.detected ? { detected: cleanDetection(result.detected, clean) } : {}),
    ...(result.graph ? { graph: cleanGraph(result.graph, clean) } : {}),
  }));
}

/** Begins to mask what is said, each text once. Only who has something to say loads the redactor. */
export async function startCleaning(): Promise<Clean> {
  const { masked } = await import('./masked.ts');
  const known = new Map<string, string>();
  return (said) => {
    const text = wellFormed(said);
    if (!isTelling(text)) return text;
    const before = known.get(text) ?? masked(text);
    known.set(text, before);
    return before;
  };
}

/** One sentence without what is sensitive in it, for what is told of a document beside a report. */
export async function cleanSentence(said: string): Promise<string> {
  return isTelling(said) ? (await startCleaning())(said) : said;
}

/** Gives a text without what is sensitive in it. */
export type Clean = (said: string) => string;

/** Whether a result has words in which something sensitive could stand. Nearly every answer of detection has none. */
function isTold({ findings, detected, trace_id, graph }: Result): boolean {
  if (findings.length > 0 || trace_id !== null || (graph?.steps.length ?? 0) > 0) return true;
  return detected !== undefined && wordsOf(detected).some((text) => isTelling(withoutOwnWords(text)));
}

/** Half a pair of surrogates cannot be written as UTF-8: a report that held one would be refused by its readers. */
function wellFormed(text: string): string {
  return (text as Sound).toWellFormed();
}

// ES2024; the type library of the project is one year older.
type Sound = string & { toWellFormed(): string };

function wordsOf({ why, version, candidates }: Detected): readonly string[] {
  return [why, version ?? '', ...candidates.flatMap(({ saw }) => saw)];
}

/** Whether something sensitive can stand in a text at all; most of what is said is not telling. */
export function isTelling(text: string): boolean {
  return telling.test(text) && !plainId.test(text);
}

/** Nothing sensitive is without a digit, an at sign or a run of letters longer than words are. */
const telling = /[0-9@:=\\]|[A-Za-z]{20}|\/(?:home|Users)\//;

/** What most traces are called: words with a number of two digits behind them, the number of a trace, and UUIDs. To search each for values would take longer than its rules do. */
const plainId = new RegExp(
  [
    String.raw`^(?:[a-z]{1,19}[-_.]){0,7}[a-z]{1,19}[-_.]?\d{1,2}$`,
    String.raw`^(?:traces?|runs?|tasks?|cases?|bench|samples?|sessions?)[-_.]?\d{1,6}$`,
    String.raw`^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$`,
  ].join('|'),
);

/** Words of a format, indexes, and stars in their place: the pointers of nearly every finding. */
const plainPointer = /^(?:\/(?:[a-z_]{1,24}|\d{1,7}|\*))*$/;

function cleanGraph({ steps, links }: CausalGraph, clean: Clean): CausalGraph {
  const word = (text: string | null): string | null => (text === null ? null : clean(text));
  return {
    steps: steps.map((step) => ({
      ...step,
      actor: word(step.actor),
      action: word(step.action),
      label: clean(step.label),
    })),
    links,
  };
}

/** A key is masked as it is, not as pointers write it: an address with its password has slashes. */
export function cleanPointer(pointer: string, clean: Clean): string {
  if (plainPointer.test(pointer)) return pointer;
  const keys = pointer.split('/').map((key) => {
    const plain = key.replaceAll('~1', '/').replaceAll('~0', '~');
    const told = clean(plain);
    return told === plain ? key : told.replaceAll('~', '~0').replaceAll('/', '~1');
  });
  return clean(keys.join('/'));
}

type Detected = NonNullable<Result['detected']>;

function cleanDetection(detected: Detected, clean: Clean): Detected {
  return {
    ...detected,
    version: detected.version === null ? null : clean(detected.version),
    why: clean(detected.why),
    candidates: detected.candidates.map((candidate) => ({ ...candidate, saw: candidate.saw.map(clean) })),
  };
}
