import type { Receipt, ReceiptFile } from '@trace-formats/schema/receipt';
import type { Report, RuleCoverage } from '@trace-formats/schema/report';
import type { Typed } from '../command-line/options.ts';
import { compare } from '../compare.ts';
import type { ExitCode } from '../exit-code.ts';
import { isInside } from '../input/paths/is-inside.ts';
import { nameOf } from '../input/source.ts';
import { configHash } from '../lint/config/load-config.ts';
import type { FileHash } from '../lint/facts/file-hash.ts';
import type { RunFacts } from '../lint/facts/run-facts.ts';
import type { LintPlan } from '../lint/plan.ts';
import { receiptDigest } from './digest.ts';
import { fileAsIs, listedFiles } from './files.ts';
import { fromRoot, placeOf, rootOf } from './place.ts';

/** What a receipt is made of. */
export interface Ran {
  readonly plan: LintPlan;
  readonly report: Report;
  readonly facts: RunFacts;
  readonly code: ExitCode;
  /** What was asked, without what was written. */
  readonly asked: Omit<Receipt['asked'], 'outputs'>;
  readonly files: readonly ReceiptFile[];
  /** Files that the run wrote, as paths of this machine. */
  readonly outputs: readonly string[];
}

/** The receipt of a run: the same for the same input, wherever and whenever it ran. */
export function receiptOf({ plan, report, facts, code, asked, files, outputs }: Ran): Receipt {
  const root = rootOf(plan.words, plan.cwd);
  const { files: count, traces, errors, warnings, suppressed, checklist } = report.summary;
  const said: Omit<Receipt, 'digest'> = {
    receipt_version: '1',
    tool: { name: 'forsy-lint', version: report.tool.version, ruleset: report.tool.ruleset ?? 'none' },
    // What failed has failed, also where --fail-on never asks for another exit code.
    verdict: code === 2 ? 'incomplete' : code === 1 || errors > 0 ? 'failed' : 'passed',
    asked: {
      gate: asked.gate,
      paths: asked.paths,
      outputs: outputs
        .filter((path) => isInside(path, root))
        .map((path) => fromRoot(path, root))
        .sort(),
      profile: asked.profile,
      config: asked.config,
      ignore_path: asked.ignore_path,
      rules: asked.rules,
      only: asked.only,
      skip: asked.skip,
    },
    config: {
      file: plan.config.path === undefined ? null : fromRoot(plan.config.path, root),
      hash: configHash(plan.config, plan.profile, plan.baseline),
    },
    files: [...files],
    counts: { files: count, traces, errors, warnings, suppressed, checklist },
    attestations: facts.attestations.map((one) => ({ ...one, file: placeOf(one.file, plan.cwd, root) })),
    coverage: (report.coverage ?? []).map(coverageIn),
  };
  return { ...said, digest: receiptDigest(said) };
}

/** What a run was asked, as its receipt says it. */
export function askedOf(plan: LintPlan, typed: Typed): Ran['asked'] {
  const root = rootOf(plan.words, plan.cwd);
  const { rules, only, skip } = plan.config.asked;
  const named = (flag: string): string | null => {
    const value = typed.value(flag);
    return value === undefined ? null : placeOf(value, plan.cwd, root);
  };
  return {
    gate: plan.reviewed ? 'reviewed' : plan.release ? 'release' : 'none',
    paths: plan.words.map((word) => placeOf(word, plan.cwd, root)),
    profile: typed.value('profile') ?? null,
    // A receipt is checked from its root; where the run stood elsewhere, the configuration has to be named there.
    config:
      named('config') ??
      (root === plan.cwd || plan.config.path === undefined ? null : fromRoot(plan.config.path, root)),
    ignore_path: named('ignore-path'),
    rules: Object.fromEntries(
      Object.entries(rules)
        .sort(([a], [b]) => compare(a, b))
        .map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry[0]]),
    ),
    only: [...only],
    skip: [...skip],
  };
}

/** The files of a run as its receipt lists them. `hashes` are of what was linted, taken of the very bytes that were. */
export async function filesOf(
  plan: LintPlan,
  hashes: readonly FileHash[],
  outputs: readonly string[],
  isMine: (name: string) => boolean = () => true,
): Promise<ReceiptFile[]> {
  const root = rootOf(plan.words, plan.cwd);
  const linted = new Map(hashes.map((hash) => [hash.path, hash]));
  const listed = await listedFiles(plan.words, plan.cwd, new Set(outputs));
  const paths = new Set([...listed.filter((path) => isMine(nameOf(path, plan.cwd))), ...linted.keys()]);
  const files = [...paths].flatMap((path) => {
    const hash = linted.get(path);
    if (hash !== undefined)
      return [{ path: fromRoot(path, root), kind: 'file' as const, bytes: hash.bytes, sha256: hash.sha256 }];
    const file = fileAsIs(path, root, false);
    return file === undefined ? [] : [file];
  });
  return files.sort((a, b) => compare(a.path, b.path));
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
