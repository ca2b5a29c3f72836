import {
  type BaselineEntry,
  type LintOptions,
  type Profile,
  type Suppressions,
  suppressions,
} from '@trace-formats/lint';
import { type Roots, rootsOf } from '../input/paths/roots.ts';
import { type ConfigFacts, type LoadedConfig, loadedConfig } from './config/load-config.ts';
import { type BesideInFolder, besideInFolders } from './facts/folder-facts.ts';

/** What a run is asked to do, as plain data: workers and other machines get the same. */
export interface LintPlan {
  readonly cwd: string;
  /** The paths of the command line; the current folder where none was typed. */
  readonly words: readonly string[];
  readonly profile: Profile | undefined;
  readonly release: boolean;
  /** True where a release also wants signatures. */
  readonly reviewed: boolean;
  readonly config: ConfigFacts;
  readonly baseline: readonly BaselineEntry[];
  /** The day, as suppressions count it. */
  readonly today: string;
  /** True where the bytes of every file are hashed, for a receipt. */
  readonly hashed: boolean;
  /** Files that the run itself writes, reports and a receipt: what stands there of an earlier run is none of what it looks at. */
  readonly outputs?: readonly string[];
  /** True where a reporter draws the causal graphs. */
  readonly graph?: boolean;
}

/** What follows from a plan. */
export interface LintContext {
  readonly plan: LintPlan;
  readonly config: LoadedConfig;
  readonly decided: Suppressions;
  /** What the words name. */
  readonly roots: Roots;
  lintedAs(path: string): LintOptions;
  /** What lies beside the traces of a folder, given its path and the name that reports use. */
  besideIn(path: string, name: string): BesideInFolder;
}

/** Puts a plan to work. */
export function lintContext(plan: LintPlan): LintContext {
  const config = loadedConfig(plan.config, plan.cwd);
  const roots = rootsOf(plan.words, plan.cwd);
  return {
    plan,
    config,
    decided: suppressions(config.config.allow ?? [], plan.baseline, plan.today, plan.config.statedIn),
    roots,
    besideIn: besideInFolders(roots),
    lintedAs: (path) => ({
      profile: plan.profile,
      release: plan.release,
      reviewed: plan.reviewed,
      graph: plan.graph,
      settings: config.settingsFor(path),
    }),
  };
}
