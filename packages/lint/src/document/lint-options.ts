import type { Finding, Suppression } from '@trace-formats/schema/report';
import type { RuleSettings } from '../config/settings.ts';
import type { FileFacts } from '../engine/context.ts';
import type { Profile } from './profile.ts';

/** How documents are linted. Without any of it, every rule runs as it comes. */
export interface LintOptions {
  /** `strict` takes every Forsy trace for v0.1, `legacy` reads it through the older schema; without it the content decides. */
  readonly profile?: Profile | undefined;
  /** True for the release gate, which asks more. */
  readonly release?: boolean | undefined;
  /** True where a release also wants a signature for every item that only hints watch over. */
  readonly reviewed?: boolean | undefined;
  /** What rules weigh and which are asked, as in `{ ...defaultSettings, skip: new Set(['task-is-stated']) }`. */
  readonly settings?: RuleSettings | undefined;
  /** True where the causal graph of each trace is to be drawn: it is made and masked for nobody else. */
  readonly graph?: boolean | undefined;
}

/** What stands beside a document. */
export interface Beside {
  /** The trace's manifest. */
  readonly manifest?: unknown;
  /** True where that only lies beside what was named, so that `--fix` does not touch it. */
  readonly leavesManifest?: boolean | undefined;
  /** The files of the trace's folder, by path relative to it. */
  readonly files?: ReadonlyMap<string, FileFacts> | undefined;
  /** True where other traces lie in the folder too, so that its README does not speak of this one alone. */
  readonly sharesItsFolder?: boolean | undefined;
  /** Reads the README that lies beside the trace, when a rule asks for it. */
  readonly readme?: (() => string | undefined) | undefined;
  /** What was found before: while reading the bytes or telling the format. */
  readonly findings?: readonly Finding[] | undefined;
  /** Items of the checklist that a person signed for this content. */
  readonly attested?: ReadonlySet<number> | undefined;
  /** Items that a drawn sample signs for the dataset as a whole. */
  readonly bySample?: ReadonlySet<number> | undefined;
  /** Says whether somebody decided to live with a finding. */
  suppress?(finding: Finding): Suppression | null;
}
