import { resolve } from 'node:path';
import type { Receipt, ReceiptFile } from '@trace-formats/schema/receipt';
import type { Report, RuleCoverage } from '@trace-formats/schema/report';
import type { ExitCode } from '../exit-code.ts';
import type { FileHash } from '../lint/lines.ts';
import { configHash } from '../lint/load-config.ts';
import type { LintPlan } from '../lint/plan.ts';
import type { RunFacts } from '../lint/run-facts.ts';
import type { Typed } from '../options.ts';
import { receiptDigest } from './digest.ts';
import { fileAsIs, listedFiles } from './files.ts';
import { fromRoot, isInside, placeOf, rootOf } from './place.ts';

/** What a receipt is made of. */
export interface Ran {
  readonly plan: LintPlan;
  readonly report: Report;
  readonly facts: RunFacts;
  /** The digests of what was linted, taken of the very bytes that were. */
  readonly hashes: readonly FileHash[];
  readonly code: ExitCode;
  /** Files that the run wrote. */
  readonly outputs: readonly string[];
  readonly typed: Typed;
}

/** The receipt of a run: the same for the same input, wherever and whenever it ran. */
export async function receiptOf(ran: Ran): Promise<Receipt> {
  const { plan, report, facts, code } = ran;
  const root = rootOf(plan.words, plan.cwd);
  const { files, traces, errors, warnings, suppressed, checklist } = report.summary;
  const said: Omit<Receipt, 'digest'> = {
    receipt_version: '1',
    tool: { name: 'forsy-lint', version: report.tool.version, ruleset: report.tool.ruleset ?? 'none' },
    verdict: code === 0 ? 'passed' : code === 1 ? 'failed' : 'incomplete',
    asked: askedIn(ran, root),
    config: {
      file: plan.config.path === undefined ? null : fromRoot(plan.config.path, root),
      hash: configHash(plan.config, plan.profile),
    },
    files: await filesOf(ran, root),
    counts: { files, traces, errors, warnings, suppressed, checklist },
    attestations: facts.attestations.map((one) => ({ ...one, file: placeOf(one.file, plan.cwd, root) })),
    coverage: (report.coverage ?? []).map(coverageIn),
  };
  return { ...said, digest: receiptDigest(said) };
}

function askedIn({ plan, outputs, typed }: Ran, root: string): Receipt['asked'] {
  const { rules, only, skip } = plan.config.asked;
  const named = (flag: string): string | null => {
    const value = typed.value(flag);
    return value === undefined ? null : placeOf(value, plan.cwd, root);
  };
  return {
    gate: plan.reviewed ? 'reviewed' : plan.release ? 'release' : 'none',
    paths: plan.words.map((word) => placeOf(word, plan.cwd, root)),
    outputs: outputs
      .map((output) => resolve(plan.cwd, output))
      .filter((path) => isInside(path, root))
      .map((path) => fromRoot(path, root))
      .sort(),
    profile: typed.value('profile') ?? null,
    // A receipt is checked from its root; where the run stood elsewhere, the configuration has to be named there.
    config:
      named('config') ??
      (root === plan.cwd || plan.config.path === undefined ? null : fromRoot(plan.config.path, root)),
    ignore_path: named('ignore-path'),
    rules: Object.fromEntries(
      Object.entries(rules)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry[0]]),
    ),
    only: [...only],
    skip: [...skip],
  };
}

async function filesOf({ plan, hashes, outputs }: Ran, root: string): Promise<ReceiptFile[]> {
  const left = new Set(outputs.map((output) => resolve(plan.cwd, output)));
  const linted = new Map(hashes.map((hash) => [hash.path, hash]));
  const paths = new Set([...(await listedFiles(plan.words, plan.cwd, left)), ...linted.keys()]);
  const files = [...paths].flatMap((path) => {
    const hash = linted.get(path);
    if (hash !== undefined)
      return [{ path: fromRoot(path, root), kind: 'file' as const, bytes: hash.bytes, sha256: hash.sha256 }];
    const file = fileAsIs(path, root, false);
    return file === undefined ? [] : [file];
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function coverageIn({
  rule,
  status,
  run,
  not_run,
  not_applicable,
  reasons,
}: RuleCoverage): Receipt['coverage'][number] {
  const why = reasons.map((reason) => reason.why).join(' ');
  return { rule, status, run, not_run, not_applicable, why: why === '' ? null : why };
}
