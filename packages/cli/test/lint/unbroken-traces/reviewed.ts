import { readFileSync } from 'node:fs';

/** What a person said of a finding on a draft, kept by hash and place; the text itself is not ours to keep. */
export interface Reviewed {
  readonly file_sha256: string;
  readonly session: number;
  readonly pointer: string;
  readonly rule: string;
  readonly certainty: 'exact' | 'hint';
  /** `right`: a release reviewer would say the same. `false`: the field is good. `unclear`: two reviewers could differ. */
  readonly verdict: 'right' | 'false' | 'unclear';
  readonly reason: string;
}

/** The findings that were read by a person. */
export function readReviewed(): readonly Reviewed[] {
  return readFileSync(new URL('./reviewed.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Reviewed);
}

/** What makes two findings the same one. */
export function keyOf({
  file_sha256,
  session,
  pointer,
  rule,
  certainty,
}: Pick<Reviewed, 'file_sha256' | 'session' | 'pointer' | 'rule' | 'certainty'>): string {
  return [file_sha256, session, pointer, rule, certainty].join(' ');
}
