/* Made by tools/generate/types.ts from schemas/receipt/v1/receipt.schema.json; do not edit. */

/**
 * `passed`: the command ended with 0. `failed`: with 1, so that something stands in the way. `incomplete`: with 2, so that something could not be looked at.
 */
export type Verdict = 'passed' | 'failed' | 'incomplete';
/**
 * How strict the gate was: a plain run, a release, or a release that wants signatures.
 */
export type Gate = 'none' | 'release' | 'reviewed';
export type Digest = string;
/**
 * `file`: its content counts. `link`: a link that was not followed; where it leads counts. `special`: neither, such as a device.
 */
export type FileKind = 'file' | 'link' | 'special';
/**
 * As in the report.
 */
export type ReceiptCoverageStatus = 'run' | 'partly' | 'not-run' | 'not-applicable';

/**
 * What forsy-lint looked at, with what rules and what came of it: enough to tell later, without a network, whether anything has changed since.
 */
export interface Receipt {
  /**
   * Version of this shape. It is the first key, by which a receipt is told from a trace.
   */
  receipt_version: '1';
  tool: ReceiptTool;
  verdict: Verdict;
  asked: Asked;
  config: ReceiptConfig;
  /**
   * Every file that was there, in the order of the paths.
   */
  files: ReceiptFile[];
  counts: ReceiptCounts;
  /**
   * The signatures that hold for the content as it was.
   */
  attestations: Attestation[];
  /**
   * How far each rule was asked.
   */
  coverage: ReceiptCoverage[];
  digest: Digest;
}
/**
 * What made the receipt.
 */
export interface ReceiptTool {
  /**
   * The command.
   */
  name: 'forsy-lint';
  /**
   * Its version.
   */
  version: string;
  /**
   * Digest of the catalogue of rules.
   */
  ruleset: string;
}
/**
 * What the command line asked for. Paths are relative to the folder that the receipt speaks of.
 */
export interface Asked {
  gate: Gate;
  /**
   * The files, folders and patterns that were looked at.
   */
  paths: string[];
  /**
   * Files that the run itself wrote among them, which are not part of what was looked at.
   */
  outputs: string[];
  /**
   * The profile, where one was named.
   */
  profile: string | null;
  /**
   * The configuration, where one was named.
   */
  config: string | null;
  /**
   * The file of patterns to be left out, where one was named.
   */
  ignore_path: string | null;
  /**
   * What rules were to weigh.
   */
  rules: {
    [k: string]: 'off' | 'warning' | 'error';
  };
  /**
   * The rules that alone were asked; empty for all.
   */
  only: string[];
  /**
   * The rules that were left out.
   */
  skip: string[];
}
/**
 * What decided how much each rule weighs where.
 */
export interface ReceiptConfig {
  /**
   * The configuration that was used, or null where there was none.
   */
  file: string | null;
  hash: Digest;
}
/**
 * One file as it was.
 */
export interface ReceiptFile {
  /**
   * Its path, relative to the folder that the receipt speaks of, with forward slashes.
   */
  path: string;
  kind: FileKind;
  /**
   * Its size.
   */
  bytes: number;
  /**
   * Digest of its content, or of where the link leads; null for what has none.
   */
  sha256: string | null;
}
/**
 * What was found.
 */
export interface ReceiptCounts {
  /**
   * Files that were linted.
   */
  files: number;
  /**
   * Documents in them.
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
    [k: string]: ReceiptStatusCounts;
  };
}
/**
 * Number of traces in each state.
 */
export interface ReceiptStatusCounts {
  [k: string]: number;
}
/**
 * One item of the checklist that a person signed.
 */
export interface Attestation {
  /**
   * The trace that it was given for, or the file of signatures of a sampled dataset.
   */
  file: string;
  /**
   * The id of the trace; null for a dataset.
   */
  trace_id: string | null;
  /**
   * The item.
   */
  item: number;
  /**
   * Who signed.
   */
  by: string;
  /**
   * What is to be known about it.
   */
  note: string | null;
  /**
   * The day on which it was signed.
   */
  on: string;
  content_hash: Digest;
  /**
   * How the traces were drawn that were looked at for a dataset; null for a single trace.
   */
  sample: null | ReceiptSample;
}
/**
 * A draw that anybody can repeat.
 */
export interface ReceiptSample {
  /**
   * What decides the draw.
   */
  seed: number;
  /**
   * Traces that were looked at.
   */
  drawn: number;
  /**
   * Traces that there were.
   */
  of: number;
  /**
   * There where somebody chose the seed, who may have tried others before. Without it the seed follows from the content of the dataset.
   */
  seed_is_chosen?: true;
}
/**
 * How far one rule was asked.
 */
export interface ReceiptCoverage {
  /**
   * Id of the rule.
   */
  rule: string;
  status: ReceiptCoverageStatus;
  /**
   * Documents that it ran over.
   */
  run: number;
  /**
   * Documents that it should speak of and did not run over.
   */
  not_run: number;
  /**
   * Documents that hold nothing for it to speak of.
   */
  not_applicable: number;
  /**
   * Why it did not run everywhere.
   */
  why: string | null;
}
