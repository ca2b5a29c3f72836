import type { Finding } from '@trace-formats/schema/report';
import { type Place, positioned } from '@trace-formats/validate';

/** Gives the findings of one document their lines and columns, and puts them in the order of the file. */
export function placed(findings: readonly Finding[], text: string, origin: Place): Finding[] {
  return positioned(findings, text, origin).sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}
