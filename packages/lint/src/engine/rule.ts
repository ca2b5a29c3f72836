import type { Path } from '@trace-formats/schema';
import type { LintContext } from './context.ts';

/** What a rule found: where, and what is wrong there in a whole sentence with the values. */
export interface Hit {
  /** Keys and indexes from the root of the document. */
  readonly at: Path;
  readonly message: string;
  /** What to do here, where that is more than the rule's general advice. */
  readonly fix?: string;
  /** Where one rule watches over both facts and suspicions: how sure this hit is, when it is not the rule's own certainty. */
  readonly certainty?: 'exact' | 'hint';
  /** `warning` for a hit that weighs less than the others of its rule. */
  readonly severity?: 'warning';
  /** The item of the checklist that this hit leaves open, where its rule stands for none. */
  readonly checklist?: number;
  /** False for a hit that `--fix` cannot mend though it can mend others of its rule. */
  readonly fixable?: false;
}

/** What every rule says of itself; documentation, configuration and the table of rules are made from it. */
export interface RuleFacts {
  /** Kebab-case, says what is true of a good document; also the name of the folder. */
  readonly id: string;
  /** The sentence that holds in a good document. */
  readonly claim: string;
  /** Why it matters to those who use the document. */
  readonly why: string;
  /** What to do when it does not hold. */
  readonly fix: string;
  /** Item of the pre-release checklist, or null. */
  readonly checklist: number | null;
  readonly severity: 'error' | 'warning' | 'off';
  /** `exact` rules state facts; a `hint` says "looks like" and leaves the item to a person. `both` says so hit by hit. */
  readonly certainty: 'exact' | 'hint' | 'both';
  /** True when `--fix` can mend it without changing a word that somebody wrote. */
  readonly fixable?: boolean;
  /** True when the schema of the current version says the same: the rule then runs only over older documents. */
  readonly heldBySchema?: boolean;
  /** True when the rule only runs as part of the release gate. */
  readonly atRelease?: boolean;
  /** True for a rule that judges words: it is shown texts without their dressing, such as the marks of Markdown. */
  readonly judgesWords?: boolean;
  /** What a configuration can switch in it, and what each means: all are true unless it says otherwise. */
  readonly options?: Readonly<Record<string, string>>;
  /** What it reads besides for one or other of its questions: it asks `isSound` before each. */
  readonly readsApart?: readonly string[];
}

/**
 * A rule over a whole document. `reads` names what it reads, as `task`, `steps[].caused_by` or `static_output.artifacts.length`,
 * and no more than that; where the schema found a fault in one of these places, the rule is not run and the report says why.
 */
export interface DocumentRule<Document> extends RuleFacts {
  readonly reads: readonly string[];
  check(document: Document, context: LintContext): Iterable<Hit>;
}

/**
 * A rule over one entry of the document's main list (a step, an event, a message). It is run for every entry whose own fields
 * in `readsEntry` are sound, in one walk shared by all such rules; `reads` names what it reads elsewhere.
 */
export interface EntryRule<Document, Entry> extends RuleFacts {
  readonly reads: readonly string[];
  readonly readsEntry: readonly string[];
  /** False for an entry of which the rule has nothing to say. It is asked first, for to begin a check costs more than most checks. */
  concerns?(entry: Entry): boolean;
  checkEntry(entry: Entry, index: number, document: Document, context: LintContext): Iterable<Hit> | undefined;
}

/** Either kind of rule. */
export type Rule<Document, Entry> = DocumentRule<Document> | EntryRule<Document, Entry>;
