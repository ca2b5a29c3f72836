import { toPointer } from '@trace-formats/schema';
import type { Finding, RuleNotRun } from '@trace-formats/schema/report';
import { cuesMadeBefore } from '../generated/cues.ts';
import { forgetTrace } from '../rules/of-one-trace.ts';
import { forgetReadings, takeCues } from '../rules/sieve/reading.ts';
import type { LintContext } from './context.ts';
import { crash } from './crash.ts';
import type { Hit, Rule } from './rule.ts';
import { allSound, type Soundness } from './soundness.ts';
import { certaintyOf, type Weighed, weightOf } from './weighed.ts';

/** What the rules have to say about one document. */
export interface Checked {
  readonly findings: readonly Finding[];
  /** Every other rule ran over all that it reads. */
  readonly notRun: readonly RuleNotRun[];
}

/** A rule with the severity and the options that the configuration gives it. */
export interface ActiveRule<Document, Entry> extends Weighed<Rule<Document, Entry>> {
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Runs rules over a document: those over the whole in turn, those over entries in one walk. A rule runs wherever what it reads
 * is sound; where it is not, the reason is listed. A rule that throws is a fault of ours and becomes an internal finding.
 */
export function check<Document, Entry>(
  document: Document,
  entries: readonly Entry[],
  rules: readonly ActiveRule<Document, Entry>[],
  sound: Soundness,
  context: Omit<LintContext, 'options' | 'isSound'>,
): Checked {
  takeCues(cuesMadeBefore);
  const findings: Finding[] = [];
  const notRun: RuleNotRun[] = [];
  const overEntries: Walker<Document, Entry>[] = [];
  for (const active of rules) {
    const { rule } = active;
    const why = sound.whole(rule.reads) ?? ('check' in rule ? undefined : sound.entries());
    if (why !== undefined) {
      notRun.push({ rule: rule.id, why });
      continue;
    }
    const apart: Walker<Document, Entry>['apart'] = { why: undefined };
    const isSound = (reads: readonly string[], entry?: number): boolean => {
      const why = entry === undefined ? sound.whole(reads) : sound.entry(entry, reads);
      apart.why ??= why;
      return why === undefined;
    };
    const own: LintContext = {
      legacy: context.legacy,
      release: context.release,
      manifest: context.manifest,
      files: context.files,
      sharesItsFolder: context.sharesItsFolder,
      readme: context.readme,
      options: active.options,
      isSound,
    };
    if ('check' in rule) {
      collect(active, findings, () => rule.check(document, own));
      if (apart.why !== undefined) notRun.push({ rule: rule.id, why: apart.why });
    } else overEntries.push({ active, rule, context: own, apart, skipped: undefined, failed: false });
  }
  const doubts = sound === allSound ? undefined : sound;
  const walked: Walked<Document, Entry> = { document, walkers: overEntries, doubts, findings };
  for (let index = 0; index < entries.length; index++) walk(entries[index]!, index, walked);
  forgetTrace();
  forgetReadings();
  for (const { rule, apart, skipped } of overEntries) {
    const why = skipped ?? apart.why;
    if (why !== undefined) notRun.push({ rule: rule.id, why });
  }
  return { findings: inOrder(findings), notRun };
}

interface Walker<Document, Entry> {
  readonly active: ActiveRule<Document, Entry>;
  readonly rule: Extract<Rule<Document, Entry>, { checkEntry: unknown }>;
  readonly context: LintContext;
  /** The first reason for which one of its questions was not asked. */
  readonly apart: { why: string | undefined };
  /** The first reason for which an entry was left out. */
  skipped: string | undefined;
  failed: boolean;
}

/** What stays the same from entry to entry, and the findings, which grow. */
interface Walked<Document, Entry> {
  readonly document: Document;
  readonly walkers: readonly Walker<Document, Entry>[];
  /** Undefined where every entry is sound. */
  readonly doubts: Soundness | undefined;
  readonly findings: Finding[];
}

/** Runs every rule over one entry. */
function walk<Document, Entry>(
  entry: Entry,
  index: number,
  { document, walkers, doubts, findings }: Walked<Document, Entry>,
): void {
  for (const walker of walkers) {
    if (walker.failed) continue;
    const { rule, active } = walker;
    const why = doubts?.entry(index, rule.readsEntry);
    if (why !== undefined) {
      walker.skipped ??= why;
      continue;
    }
    try {
      if (rule.concerns?.(entry) === false) continue;
      const hits = rule.checkEntry(entry, index, document, walker.context);
      if (hits !== undefined) for (const hit of hits) findings.push(findingOf(active, hit));
    } catch (error) {
      findings.push(crash(rule, 'document', error));
      walker.failed = true;
    }
  }
}

function collect(active: Weighed, findings: Finding[], hits: () => Iterable<Hit>): void {
  try {
    for (const hit of hits()) findings.push(findingOf(active, hit));
  } catch (error) {
    findings.push(crash(active.rule, 'document', error));
  }
}

/** Written out rather than spread: a report may have a hundred thousand of them. */
function findingOf(weighed: Weighed, hit: Hit): Finding {
  const { rule } = weighed;
  const certainty = certaintyOf(weighed, hit);
  return {
    rule: rule.id,
    stage: 'rule',
    severity: weightOf(weighed, hit),
    certainty,
    checklist: hit.checklist ?? rule.checklist,
    message: hit.message,
    why: rule.why,
    fix: hit.fix ?? rule.fix,
    pointer: toPointer(hit.at),
    line: null,
    column: null,
    docs: null,
    fingerprint: null,
    fixable: rule.fixable === true && certainty === 'exact' && hit.fixable !== false,
    suppressed: null,
  };
}

/** In the order of the places in the document, so that reports do not depend on the order of rules. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  if (findings.length < 2) return [...findings];
  return findings
    .map((one) => ({ one, keys: one.pointer.split('/') }))
    .sort((a, b) => compareKeys(a.keys, b.keys) || (a.one.rule < b.one.rule ? -1 : a.one.rule > b.one.rule ? 1 : 0))
    .map(({ one }) => one);
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    if (a[index] === b[index]) continue;
    const numbers = Number(a[index]) - Number(b[index]);
    if (!Number.isNaN(numbers) && numbers !== 0) return numbers;
    return a[index]! < b[index]! ? -1 : 1;
  }
  return a.length - b.length;
}
