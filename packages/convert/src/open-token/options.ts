import type { RunningHash } from '@trace-formats/digest';
import { type FindOptions, type Policy, policies, type Strategy, strategies } from '@trace-formats/redact';
import { isDay } from '../timeline/time.ts';

/** How a session is exported as Open-Token. */
export interface OpenTokenOptions {
  /** One document, or a stream of records. `json` unless told otherwise. */
  readonly mode?: 'json' | 'ndjson' | undefined;
  /** Whether the document is written over several lines: `openTokenText` asks. True for a document, false for a stream. */
  readonly pretty?: boolean | undefined;
  /** Whether thoughts are exported. `visible-only` unless told otherwise. */
  readonly include?: 'visible-only' | 'include-internal' | undefined;
  /**
   * What stands in the place of a thought: a placeholder, a summary that the source has, or the thought. `redacted` unless told
   * otherwise.
   */
  readonly internal?: 'redacted' | 'summary' | 'full' | undefined;
  /** What is masked. `secrets` unless told otherwise. */
  readonly redact?: Policy | undefined;
  /** How it is masked. `mask` unless told otherwise. */
  readonly strategy?: Strategy | undefined;
  /** Key for the digests in the markers, so that equal values have equal markers in every export under it. */
  readonly key?: string | Uint8Array | undefined;
  /** What else the redactor is told: names, hosts, patterns, values to leave alone, a session. */
  readonly redaction?: Omit<FindOptions, 'policy' | 'key'> | undefined;
  /** Largest size of the export in bytes of UTF-8. No limit unless told otherwise. */
  readonly max_bytes?: number | undefined;
  /** Whether events may be left out, oldest first, where cutting texts is not enough. */
  readonly drop_events?: boolean | undefined;
  /** Whether a digest of the events is added. True unless told otherwise. */
  readonly integrity?: boolean | undefined;
  /** A faster SHA-256 for that digest, such as Node's own. */
  readonly sha256?: (() => RunningHash) | undefined;
  /** Time of the export, RFC 3339 in UTC. Left out unless told. */
  readonly exported_at?: string | undefined;
}

/** An option word that cannot be read, with a sentence that says what can. */
export interface Misread {
  readonly problem: string;
  readonly word: string;
  readonly among: readonly string[];
}

/** The words that an option can be, where there are only some. */
export const choices = {
  mode: ['json', 'ndjson'],
  include: ['visible-only', 'include-internal'],
  internal: ['redacted', 'summary', 'full'],
  // Declarations are made file by file, so the types of what comes from another file are named.
  redact: policies as typeof policies,
  strategy: strategies as typeof strategies,
  pretty: ['true', 'false'],
  drop_events: ['true', 'false'],
  integrity: ['true', 'false'],
} as const;

const free = ['max_bytes', 'key', 'exported_at'] as const;

/** Names of the options that can be given as words. */
export const optionNames: readonly string[] = [...Object.keys(choices), ...free];

/**
 * Reads options from bare words such as `mode=ndjson`, as the format's own invocation has them. A later word outweighs an earlier
 * one.
 */
export function readOpenTokenOptions(typed: readonly string[]): OpenTokenOptions | Misread {
  const options: Record<string, string | number | boolean> = {};
  for (const word of typed) {
    const at = word.indexOf('=');
    const name = at < 0 ? word : word.slice(0, at);
    if (!optionNames.includes(name) || at < 0)
      return { problem: `${word} is no option of the export.`, word: name, among: optionNames };
    const value = word.slice(at + 1);
    const misread = misreadOf(name, value);
    if (misread !== undefined) return misread;
    const read = readValue(name, value);
    if (Object.hasOwn(options, name) && options[name] !== read)
      return { problem: `${name} is given twice, and takes one value.`, word: name, among: [] };
    options[name] = read;
  }
  return options as OpenTokenOptions;
}

/** What is wrong with the value of an option that there is. */
function misreadOf(name: string, value: string): Misread | undefined {
  const allowed = allowedFor(name);
  if (allowed !== undefined && !allowed.includes(value))
    return {
      problem: `${name} cannot be "${value}"; it is one of ${allowed.join(', ')}.`,
      word: value,
      // Of a slip it is never made that nothing is masked.
      among: name === 'redact' ? allowed.filter((one) => one !== 'none') : allowed,
    };
  const problem = problemOf(name, value);
  return problem === undefined ? undefined : { problem, word: value, among: [] };
}

function problemOf(name: string, value: string): string | undefined {
  if (name === 'max_bytes' && !/^[1-9]\d{0,14}$/.test(value))
    return `max_bytes is "${value}", and it must be a whole number of bytes, 1 or more.`;
  if (name === 'key' && value === '') return 'key is empty, and a key that everybody has hides nothing.';
  if (name === 'exported_at' && !isUtcTime(value))
    return `exported_at is "${value}", and it must be a time in UTC such as 2026-01-31T00:00:00Z.`;
  return undefined;
}

function readValue(name: string, value: string): string | number | boolean {
  if (name === 'max_bytes') return Number(value);
  return allowedFor(name)?.includes('true') ? value === 'true' : value;
}

function allowedFor(name: string): readonly string[] | undefined {
  return Object.hasOwn(choices, name) ? choices[name as keyof typeof choices] : undefined;
}

/** Whether a text is a time as the format wants it: RFC 3339 in UTC. */
export function isUtcTime(text: string): boolean {
  return utc.test(text) && isDay(text);
}

const utc =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]00:00)$/;
