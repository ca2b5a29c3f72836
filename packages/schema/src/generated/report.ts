/* Made by tools/generate/types.ts from schemas/report/v1/report.schema.json; do not edit. */

/**
 * The step of the work that found it: reading the bytes, telling the format, judging the shape, checking the meaning of one document or of the whole dataset, or a failure of the tool itself.
 */
export type Stage = 'read' | 'detect' | 'schema' | 'rule' | 'dataset' | 'internal';
/**
 * How much it weighs: an error stands in the way of a release, a warning deserves a look, a note only informs.
 */
export type Severity = 'error' | 'warning' | 'note';
/**
 * `exact` findings are facts about the document; a `hint` is a suspicion that a person has to judge.
 */
export type Certainty = 'exact' | 'hint';
/**
 * `pass`: decided by exact rules. `clear`: nothing was found, where only hints watch over it or the files beside the trace were not shown. `needs-review`: a hint fired. `attested`: a person signed it. `fail`: an exact rule found a fault. `not-applicable`: nothing of the kind is in the trace.
 */
export type ChecklistStatus = 'pass' | 'clear' | 'needs-review' | 'attested' | 'fail' | 'not-applicable';
/**
 * One JSON value, or one value for each line.
 */
export type Container = 'json' | 'jsonl';
/**
 * `dropped`: the target has no place for it. `missing`: the target wants it and the source has it not. `approximated`: carried, but not exactly. `renamed`: carried under another name.
 */
export type LossKind = 'dropped' | 'missing' | 'approximated' | 'renamed';
/**
 * `run`: over every document that it speaks of. `partly`: over some. `not-run`: over none, though there were some. `not-applicable`: there was nothing for it to speak of.
 */
export type CoverageStatus = 'run' | 'partly' | 'not-run' | 'not-applicable';

/**
 * What every command of trace-formats says, in one shape: the results for each document and a summary. Reporters read nothing else.
 */
export interface Report {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string;
  /**
   * Version of this shape.
   */
  report_version: '1';
  tool: Tool;
  /**
   * One entry for each document, in the order of paths and records. Of a JSONL file that is too large to be held in memory, only the first record and those with findings have one; the summary counts them all.
   */
  results: Result[];
  summary: Summary;
  /**
   * For each rule of the catalogue, over how many documents it ran, and why it did not run over others.
   */
  coverage?: RuleCoverage[];
}
/**
 * What made the report.
 */
export interface Tool {
  /**
   * The command.
   */
  name: 'forsy-lint' | 'trace-formats';
  /**
   * Its version.
   */
  version: string;
  /**
   * Digest of the catalogue of rules that it knows, or null where no rules were run.
   */
  ruleset: string | null;
}
/**
 * What is said about one document: a file, or one record of a JSONL file.
 */
export interface Result {
  /**
   * Path of the file or folder relative to the working folder, with forward slashes; `<stdin>` for standard input.
   */
  file: string;
  /**
   * Number of the record in a JSONL file, counted from 1; null for a file that is one document.
   */
  record: number | null;
  /**
   * Id of the format it was read as, or null when the bytes could not be told.
   */
  format: string | null;
  /**
   * The id that the document gives itself, where its format has one.
   */
  trace_id: string | null;
  /**
   * Everything found, in the order of the places.
   */
  findings: Finding[];
  /**
   * Where each item of the pre-release checklist stands; empty where the checklist does not apply.
   */
  checklist: ChecklistEntry[];
  /**
   * Rules that could not be run soundly, each with the reason.
   */
  rules_not_run: RuleNotRun[];
  detected?: Detected;
  graph?: CausalGraph;
  /**
   * What a conversion did not carry over.
   */
  losses?: Loss[];
  /**
   * What a redaction found: kinds and places, never values.
   */
  matches?: RedactionMatch[];
}
/**
 * One thing to tell a person about one place: what is wrong, why it matters and what to do.
 */
export interface Finding {
  /**
   * The id of the rule that found it. Ids say what is true of a good document and are never reused.
   */
  rule: string;
  stage: Stage;
  severity: Severity;
  certainty: Certainty;
  /**
   * The item of the Forsy pre-release checklist that it belongs to, or null when it belongs to none.
   */
  checklist: number | null;
  /**
   * What is wrong, in a whole sentence, with the values that are wrong.
   */
  message: string;
  /**
   * Why it matters to those who use the trace.
   */
  why: string | null;
  /**
   * What to do about it.
   */
  fix: string | null;
  /**
   * JSON Pointer (RFC 6901) from the root of the document or record to the place; empty for the whole.
   */
  pointer: string;
  /**
   * Line of the file, counted from 1; null when the place has no text, as for a folder.
   */
  line: number | null;
  /**
   * Column in that line, counted from 1 in UTF-16 code units.
   */
  column: number | null;
  /**
   * Address of the page that documents the rule.
   */
  docs: string | null;
  /**
   * A digest that stays the same while the finding stays the same, wherever the file lies: rule, trace id, pointer and the masked value.
   */
  fingerprint: string | null;
  /**
   * True when `--fix` can mend it without touching a word that somebody wrote.
   */
  fixable: boolean;
  /**
   * Who decided to live with it and why, or null when nobody did.
   */
  suppressed: null | Suppression;
  /**
   * Lines of the text with everything secret masked; the last of them is the line of the finding, the others stand right before it.
   */
  excerpt?: string;
}
/**
 * A decision to live with a finding.
 */
export interface Suppression {
  /**
   * Why it is accepted.
   */
  reason: string;
  /**
   * Who decided.
   */
  owner: string | null;
  /**
   * The day after which it counts again.
   */
  expires: string | null;
  /**
   * Where the decision is written down: the configuration or the baseline file.
   */
  source: 'config' | 'baseline';
}
/**
 * The state of one item of the pre-release checklist.
 */
export interface ChecklistEntry {
  /**
   * Number of the item.
   */
  item: number;
  status: ChecklistStatus;
}
/**
 * A rule that was left out for this document.
 */
export interface RuleNotRun {
  /**
   * Id of the rule.
   */
  rule: string;
  /**
   * Why running it would not have been sound.
   */
  why: string;
}
/**
 * Which format the content was taken for, and on what evidence.
 */
export interface Detected {
  /**
   * Id of the format, or `unknown`.
   */
  format: string;
  /**
   * The version that the document states, if it states one.
   */
  version: string | null;
  container: Container;
  /**
   * What was seen, in a sentence.
   */
  why: string;
  /**
   * Every format that fits, the likeliest first.
   */
  candidates: DetectionCandidate[];
}
/**
 * One format that the content could be.
 */
export interface DetectionCandidate {
  /**
   * Id of the format.
   */
  format: string;
  /**
   * The pieces of evidence for it.
   */
  saw: string[];
}
/**
 * The steps of a trace and the links between them, for drawing.
 */
export interface CausalGraph {
  /**
   * The steps in order.
   */
  steps: GraphStep[];
  /**
   * The links from causes to steps and from retried steps to retries.
   */
  links: GraphLink[];
}
/**
 * One step as a node.
 */
export interface GraphStep {
  /**
   * Its number.
   */
  step: number;
  /**
   * Its turn.
   */
  turn: number | null;
  /**
   * Who acted.
   */
  actor: string | null;
  /**
   * What kind of step it is.
   */
  action: string | null;
  /**
   * A short masked text to show.
   */
  label: string;
  /**
   * Its evaluation.
   */
  eval: number | null;
}
/**
 * One link between two steps.
 */
export interface GraphLink {
  /**
   * Number of the earlier step.
   */
  from: number;
  /**
   * Number of the step that carries the link.
   */
  to: number;
  /**
   * Which field holds it.
   */
  kind: 'caused_by' | 'retry_of';
  /**
   * True when a finding speaks of this link.
   */
  faulty: boolean;
}
/**
 * One thing that a conversion could not carry over as it was.
 */
export interface Loss {
  kind: LossKind;
  /**
   * Where it stood in the source.
   */
  pointer: string;
  /**
   * What happened to it, in a sentence.
   */
  why: string;
  /**
   * How many places the entry stands for.
   */
  count?: number;
  [k: string]: unknown;
}
/**
 * One sensitive value: what kind, where, never the value.
 */
export interface RedactionMatch {
  /**
   * Its kind, as it stands in the marker.
   */
  kind: string;
  /**
   * Where it stands.
   */
  pointer: string;
  /**
   * Start and end in the text, in UTF-16 code units.
   */
  range: number[];
  /**
   * What a person calls it.
   */
  label: string;
  /**
   * How sure the detector is.
   */
  confidence: string;
  [k: string]: unknown;
}
/**
 * The counts over all results; suppressed findings are counted apart.
 */
export interface Summary {
  /**
   * Files looked at.
   */
  files: number;
  /**
   * Documents looked at: a JSONL file holds several.
   */
  traces: number;
  /**
   * Errors that are not suppressed.
   */
  errors: number;
  /**
   * Warnings that are not suppressed.
   */
  warnings: number;
  /**
   * Findings that somebody decided to live with.
   */
  suppressed: number;
  /**
   * For each item of the checklist, how many traces stand in which state.
   */
  checklist: {
    [k: string]: StatusCounts;
  };
}
/**
 * Number of traces in each state.
 */
export interface StatusCounts {
  [k: string]: number;
}
/**
 * How far one rule was asked.
 */
export interface RuleCoverage {
  /**
   * Id of the rule.
   */
  rule: string;
  /**
   * The item of the Forsy pre-release checklist that it watches over, or null.
   */
  checklist: number | null;
  status: CoverageStatus;
  /**
   * Documents that it ran over; for a rule over datasets, datasets.
   */
  run: number;
  /**
   * Documents that it should speak of and was not run over, or not in full.
   */
  not_run: number;
  /**
   * Documents of its kind that hold nothing for it to speak of.
   */
  not_applicable: number;
  /**
   * Why it did not run, the most frequent reason first.
   */
  reasons: CoverageReason[];
}
/**
 * One reason.
 */
export interface CoverageReason {
  /**
   * The reason, in a whole sentence.
   */
  why: string;
  /**
   * How many documents it holds for; 0 where there were none to begin with.
   */
  documents: number;
}
