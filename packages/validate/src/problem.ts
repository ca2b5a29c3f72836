/**
 * What is wrong with a document as far as reading and detection can tell, in the shape of a report's finding.
 * Its last four fields are the business of those who report it.
 */
export interface Problem {
  readonly rule: string;
  readonly stage: 'read' | 'detect';
  readonly severity: 'error' | 'warning';
  readonly certainty: 'exact' | 'hint';
  /** The number of the release checklist item that this belongs to: reading and detection belong to none. */
  readonly checklist: null;
  readonly message: string;
  readonly why: string;
  readonly fix: string;
  /** JSON Pointer of the value in its document; empty for the document as a whole. */
  readonly pointer: string;
  /** 1-based line in the file; lines end at LF, CRLF or a lone CR. */
  readonly line: number;
  /** 1-based column in UTF-16 code units, as editors count. */
  readonly column: number;
  readonly docs: null;
  readonly fingerprint: null;
  readonly fixable: boolean;
  readonly suppressed: null;
}

/** What differs from problem to problem. */
export type ProblemParts = Pick<Problem, 'rule' | 'message' | 'why' | 'fix'> &
  Partial<Pick<Problem, 'severity' | 'pointer' | 'line' | 'column' | 'certainty'>>;

/** Makes a problem of the given stage; an error about the whole document at its first character unless the parts say otherwise. */
export function problem(stage: Problem['stage'], parts: ProblemParts): Problem {
  return {
    rule: parts.rule,
    stage,
    severity: parts.severity ?? 'error',
    certainty: parts.certainty ?? 'exact',
    checklist: null,
    message: parts.message,
    why: parts.why,
    fix: parts.fix,
    pointer: parts.pointer ?? '',
    line: parts.line ?? 1,
    column: parts.column ?? 1,
    docs: null,
    fingerprint: null,
    fixable: false,
    suppressed: null,
  };
}
