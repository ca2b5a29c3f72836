import type { ChecklistEntry, Finding } from '@trace-formats/schema/report';
import { listed } from '@trace-formats/validate';
import { finding } from '../engine/finding.ts';
import type { RuleFacts } from '../engine/rule.ts';
import { standsOpen } from './checklist.ts';
import { isDecidedByRules } from './decided-by-rules.ts';

/** Which gate a trace has to pass. */
interface Gate {
  readonly gate: 'release' | 'reviewed';
  /** Items that a drawn sample signs for the dataset that the trace belongs to. */
  readonly bySample: ReadonlySet<number> | undefined;
}

/**
 * What stands between a trace and its release beside the errors: items of which something was found that a person must settle, or
 * that could not be looked at whole. `reviewed` also wants a signature for every item that only hints watch over, for the trace
 * itself or by a sample of its dataset.
 */
export function releaseGate(
  checklist: readonly ChecklistEntry[],
  findings: readonly Finding[],
  rules: readonly RuleFacts[],
  { gate, bySample = new Set() }: Gate,
): Finding[] {
  const open = checklist.filter(({ status }) => status === 'needs-review').map(({ item }) => item);
  const unsigned =
    gate === 'reviewed'
      ? checklist.filter(({ item, status }) => status === 'clear' && !bySample.has(item) && onlyHints(item, rules))
      : [];
  const found: Finding[] = [];
  const foundUnder = (item: number): readonly Finding[] =>
    findings.filter((one) => one.checklist === item && one.severity !== 'note' && standsOpen(one));
  const told = open.filter((item) => foundUnder(item).some(({ rule }) => rule !== signatures));
  const outdated = open.filter((item) => !told.includes(item) && foundUnder(item).length > 0);
  const unseen = open.filter((item) => foundUnder(item).length === 0);
  if (told.length > 0)
    found.push(
      gateFinding(
        `${items(told)} ${told.length === 1 ? 'needs' : 'need'} review: what was found under ${told.length === 1 ? 'it' : 'them'} was neither mended nor settled by a person.`,
        howToSettle(told),
      ),
    );
  if (outdated.length > 0)
    found.push(
      gateFinding(
        `${items(outdated)} ${outdated.length === 1 ? 'needs' : 'need'} review: nothing else is open under ${outdated.length === 1 ? 'it' : 'them'}, but the signature beside the trace does not hold for the trace as it is now.`,
        `Look at the trace again and sign anew: ${signing(outdated)}; or take the signature out.`,
      ),
    );
  if (unseen.length > 0)
    found.push(
      gateFinding(
        `${items(unseen)} ${unseen.length === 1 ? 'needs' : 'need'} review: not all rules of ${unseen.length === 1 ? 'it' : 'them'} could look at the trace.`,
        'Mend what else is told of the trace, and run again; --verbose names the rules that were not run, and why.',
      ),
    );
  if (unsigned.length > 0) {
    const numbers = unsigned.map(({ item }) => item);
    found.push(
      gateFinding(
        `${items(numbers)} ${numbers.length === 1 ? 'is' : 'are'} watched over by hints alone, and nobody has signed ${numbers.length === 1 ? 'it' : 'them'} for this content.`,
        `Look at the fields that ${numbers.length === 1 ? 'it speaks' : 'they speak'} of, and sign: ${signing(numbers)}; or for all traces at once by a drawn sample: forsy-lint attest --dataset <folder> --sample <n>.`,
      ),
    );
  }
  return found;
}

const signatures = 'reviews-are-current';

/**
 * What stands between a dataset and its release beside the errors: what hints found between its traces. The checklist of none of them
 * says so, and nobody can sign for it.
 */
export function datasetGate(findings: readonly Finding[]): Finding[] {
  const open = findings.filter((one) => one.certainty === 'hint' && one.checklist !== null && standsOpen(one));
  const told = [...new Set(open.map(({ checklist }) => checklist!))].sort((a, b) => a - b);
  if (told.length === 0) return [];
  return [
    {
      ...gateFinding(
        `${items(told)} ${told.length === 1 ? 'needs' : 'need'} review: what a hint found in the dataset was neither mended nor suppressed.`,
        'Mend what was found, or, where it is right as it is, suppress it under `allow` with a reason: a signature is for one trace, and this is about several.',
      ),
      stage: 'dataset',
      checklist: told.length === 1 ? told[0]! : null,
    },
  ];
}

/** What a program decides is not for anybody to sign. */
function howToSettle(told: readonly number[]): string {
  const signable = told.filter((item) => !isDecidedByRules(item));
  if (signable.length === 0) return 'Mend what was found, or suppress it with a reason.';
  return `Mend what was found, suppress it with a reason, or sign it: ${signing(signable)}.`;
}

function onlyHints(item: number, rules: readonly RuleFacts[]): boolean {
  const own = rules.filter(({ checklist }) => checklist === item);
  return own.length > 0 && own.every(({ certainty }) => certainty === 'hint');
}

function items(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'Item' : 'Items'} ${listed(numbers.map(String))}`;
}

/** The command that signs all of the items. */
function signing(numbers: readonly number[]): string {
  return `forsy-lint attest <file> ${numbers.map((item) => `--item ${item}`).join(' ')} --by <name>`;
}

function gateFinding(message: string, fix: string): Finding {
  return finding({
    rule: 'items-are-settled',
    stage: 'rule',
    severity: 'error',
    message,
    why: 'A release says that somebody stands behind every item of the checklist.',
    fix,
  });
}
