import { isReceipt, isReport, read } from '@trace-formats/validate';
import { readBlob } from '../../blob/blob.ts';
import { holdsTraces } from '../../lint/kinds/holds-traces.ts';
import { decode } from '../bytes/decode.ts';

/** What a run writes down to be read by programs of ours. */
export type OwnKind = 'report' | 'lines' | 'receipt' | 'blob';

/** True for bytes that are what their beginning says, from the first to the last. */
export function isWhole(kind: OwnKind, bytes: Uint8Array): boolean {
  if (kind === 'blob') return !('why' in readBlob(new TextDecoder().decode(bytes))) && !holdsTraces(bytes);
  const { documents, findings } = read(bytes, { decode });
  // A key that stands twice would hide what stands behind the first.
  if (findings.length > 0) return false;
  const values = documents.map(({ value }) => value);
  if (kind === 'lines') return isReport(reportOfLines(values));
  return values.length === 1 && (kind === 'report' ? isReport : isReceipt)(values[0]);
}

/** The report that lines of findings and the last one with the summary make, if that is what they are. */
function reportOfLines(lines: readonly unknown[]): unknown {
  const results = lines.slice(0, -1).map((line) => {
    const { type, file, record, format, trace_id, ...finding } = Object(line) as Readonly<Record<string, unknown>>;
    if (type === 'detected')
      return resultOfLine({ file, record, format, trace_id: null, detected: { format, ...finding } });
    const findings = type === 'finding' ? [finding] : undefined;
    return resultOfLine({ file, record, format, trace_id, findings });
  });
  const { type, ...last } = Object(lines.at(-1)) as Readonly<Record<string, unknown>>;
  return type === 'summary' ? { ...last, results } : undefined;
}

function resultOfLine(said: object): unknown {
  return { findings: [], checklist: [], rules_not_run: [], ...said };
}
