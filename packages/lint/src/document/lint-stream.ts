import { toPointer } from '@trace-formats/schema';
import type { Finding, RuleNotRun } from '@trace-formats/schema/report';
import { judgedAs, type ReadDocument, validate } from '@trace-formats/validate';
import { idOf } from './lint-document.ts';
import { lintLaid } from './lint-laid.ts';
import type { Beside, LintOptions } from './lint-options.ts';
import { pathTo } from './path-to.ts';
import { layingOf } from './profile.ts';
import { streamView } from './stream.ts';
import { outOfFrame } from './stream-frame.ts';
import { toldBefore } from './told-before.ts';

/** What is to be said of one record of a stream. */
export interface LintedRecord {
  readonly document: ReadDocument;
  readonly traceId: string | null;
  readonly findings: readonly Finding[];
  readonly rulesNotRun: readonly RuleNotRun[];
}

/**
 * Lints an Open-Token stream: every record by the schema of records, and all of them put together by the rules. The first
 * record carries what is said of the whole.
 */
export function lintStream(
  records: readonly ReadDocument[],
  options: LintOptions,
  beside: Beside,
): readonly LintedRecord[] {
  const values = records.map(({ value }) => value);
  const view = streamView(values);
  const traceId = idOf(view.document);
  const frame = outOfFrame(values);
  const byRecord = records.map(({ value, findings }, index): Finding[] => [
    ...(index === 0 ? (beside.findings ?? []) : []),
    ...(frame.has(index) ? [frame.get(index)!] : []),
    ...findings,
    ...validate(value, 'open-token/v0.1-record'),
  ]);
  const laying = layingOf(view.document, 'open-token/v0.1', options.profile);
  // Records may leave out what a document must have, so it is judged anew as a document, only to know what may be read.
  const { findings, notRun, underSettings, finish } = lintLaid(
    laying,
    judgedAs(laying.document, laying.format),
    options,
    beside,
  );
  const told = byRecord.map(toldBefore);
  const meaning: Finding[][] = records.map(() => []);
  for (const finding of findings) {
    const { record, path } = view.origin(pathTo(finding.pointer, view.document));
    const pointer = toPointer(path);
    if (!told[record]!(finding.rule, pointer)) meaning[record]!.push({ ...finding, pointer });
  }
  return records.map((document, index) => ({
    document,
    traceId,
    findings: finish(
      [...underSettings(byRecord[index]!), ...meaning[index]!],
      `${traceId} ${document.record}`,
      document.value,
    ),
    rulesNotRun: index === 0 ? notRun : [],
  }));
}
