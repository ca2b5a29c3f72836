import type { Finding, Result, Severity } from '@trace-formats/schema';
import type { Result as SarifResult } from 'sarif';
import { severities } from '../said/severities.ts';
import { count, longestMessage, shorten } from '../said/words.ts';
import { escapeLines, escapeUriPath } from '../text/escape.ts';
import { frameLines } from '../text/frame.ts';
import { stableHash } from '../text/stable-hash.ts';

/** A finding with the document it stands in, and the number of findings that it stands for. */
export interface Placed {
  readonly result: Result;
  readonly finding: Finding;
  readonly times: number;
}

/** How SARIF names a severity. */
export const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  note: 'note',
};

/** One finding for each rule and file, suppressed ones apart; the gravest first, else in the order of the report. */
export function aggregated(placed: readonly Placed[]): readonly Placed[] {
  const groups = new Map<string, Placed>();
  for (const each of placed) {
    const { finding, result } = each;
    const key = JSON.stringify([finding.rule, result.file, finding.suppressed === null]);
    const first = groups.get(key);
    if (first === undefined) groups.set(key, each);
    else
      groups.set(key, {
        result: first.result,
        finding: graver(finding, first.finding) ? { ...first.finding, severity: finding.severity } : first.finding,
        times: first.times + 1,
      });
  }
  return [...groups.values()].sort((a, b) => gravityOf(a.finding) - gravityOf(b.finding));
}

/** One SARIF result; suppressions are listed on all results of a run or on none. */
export function sarifResult({ result, finding, times }: Placed, ruleIndex: number, suppressions: boolean): SarifResult {
  const text = messageOf(finding, times);
  const group = [finding.rule, result.file, ...(finding.suppressed === null ? [] : ['suppressed'])];
  const fingerprint = times > 1 ? stableHash(...group) : finding.fingerprint;
  return {
    ruleId: finding.rule,
    ruleIndex,
    level: levels[finding.severity],
    kind: 'fail',
    rank: finding.certainty === 'exact' ? 100 : 50,
    message: { text },
    locations: [locationOf(result, finding)],
    ...(times > 1 ? { occurrenceCount: times } : {}),
    ...(fingerprint === null ? {} : { partialFingerprints: { 'traceFormats/v1': fingerprint } }),
    ...(suppressions ? { suppressions: suppressionsOf(finding) } : {}),
    properties: {
      certainty: finding.certainty,
      stage: finding.stage,
      fixable: finding.fixable,
      checklist: finding.checklist,
      record: result.record,
      trace_id: result.trace_id,
    },
  };
}

// SARIF reads `[text](target)` in a plain message as a link; the words of a trace must not become one.
function messageOf(finding: Finding, times: number): string {
  const text = escapeLines(shorten(finding.message, longestMessage)).replaceAll('](', '\\](');
  return times === 1 ? text : `${count(times, 'finding')} of this rule in this file. The first: ${text}`;
}

function locationOf(result: Result, finding: Finding): NonNullable<SarifResult['locations']>[number] {
  const { line, column, pointer, excerpt } = finding;
  const lines = excerpt === undefined || line === null ? [] : frameLines(excerpt, line);
  const startLine = lines[0]?.line ?? null;
  // Context is more than the region itself, and a region without a column, or from the first one on, is the whole line.
  const isMore = startLine !== line || (column !== null && column > 1);
  return {
    physicalLocation: {
      artifactLocation: result.file.startsWith('/')
        ? { uri: `file://${escapeUriPath(result.file)}` }
        : { uri: escapeUriPath(result.file), uriBaseId: '%SRCROOT%' },
      ...(line === null ? {} : { region: { startLine: line, ...(column === null ? {} : { startColumn: column }) } }),
      ...(line === null || startLine === null || !isMore
        ? {}
        : {
            contextRegion: {
              startLine,
              endLine: line,
              snippet: { text: lines.map(({ text }) => text).join('\n') },
            },
          }),
    },
    ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'property' }] }),
  };
}

function suppressionsOf({ suppressed }: Finding): NonNullable<SarifResult['suppressions']> {
  if (suppressed === null) return [];
  const { reason, owner, expires, source } = suppressed;
  return [
    {
      kind: 'external',
      status: 'accepted',
      justification: escapeLines(shorten(reason, longestMessage)),
      properties: { owner, expires, source },
    },
  ];
}

function graver(one: Finding, other: Finding): boolean {
  return gravityOf(one) < gravityOf(other);
}

/** The less, the graver. */
function gravityOf({ severity }: Finding): number {
  return severities.indexOf(severity);
}
