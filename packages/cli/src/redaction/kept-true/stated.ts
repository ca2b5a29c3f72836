import { isPolicy, policyIncludes, type RedactOptions } from '@trace-formats/redact';
import { type Place, positionsOf, type ReadDocument, read } from '@trace-formats/validate';
import { objectOf } from '../../object-of.ts';
import { splice } from '../../output/as-written/splice.ts';
import type { Done } from '../masking/masked-again.ts';

/**
 * The text of an Open-Token export in which something was masked, with what was looked for and done in `conversation.redaction`: without
 * that the format reads it as one in which nothing was. The header of a stream says it of the lines behind it, of which `tells` knows.
 * Any other text stays as it is.
 */
export function stated(
  text: string,
  document: ReadDocument,
  done: Done,
  options: RedactOptions,
  tells: boolean,
): string {
  const record = objectOf(document.value);
  if (record === undefined || text === '' || !('open_token_version' in record)) return text;
  const isFirst = isHeader(document);
  if (!(done.matches.length > 0 || (isFirst && tells)) || objectOf(record['conversation']) === undefined) return text;
  const notes = isFirst ? done.notes.slice(0, 1) : done.notes;
  const [masked] = read(text, { container: 'json' }).documents;
  const made = objectOf(masked?.value) ?? {};
  const conversation = objectOf(made['conversation']) ?? {};
  const before = objectOf(conversation['redaction']);
  const redaction = statement(before, notes, options);
  if (!('redaction' in conversation)) return inserted(text, redaction, Object.keys(conversation).length === 0);
  // A list in its place has it written anew as a whole.
  const apart = { ...made, conversation: { ...conversation, redaction: [] } };
  return splice(text, apart, { ...made, conversation: { ...conversation, redaction } });
}

/** True for the record that begins an Open-Token stream. */
export function isHeader({ value }: ReadDocument): boolean {
  const record = objectOf(value);
  return record !== undefined && record['type'] === 'header' && 'open_token_version' in record;
}

type Fields = Readonly<Record<string, unknown>>;

/** What an earlier redaction says of itself stays said; what looked for more counts. */
function statement(
  before: Fields | undefined,
  notes: readonly string[],
  { policy, strategy = 'mask' }: RedactOptions,
): Fields {
  const was = before?.['mode'];
  const earlier = Array.isArray(before?.['notes']) ? before['notes'] : [];
  return {
    ...before,
    mode: isPolicy(was) && policyIncludes(was, policy) ? was : policy,
    strategy: isPolicy(was) && was !== 'none' ? (before?.['strategy'] ?? strategy) : strategy,
    notes: [...earlier, ...notes],
  };
}

/** A statement at the beginning of the conversation, and every other byte as it was. */
function inserted(text: string, redaction: Fields, isAlone: boolean): string {
  const [{ line, column }] = positionsOf(text, ['/conversation']) as [Place];
  const ends = /\r\n?|\n/g;
  for (let at = 1; at < line; at++) ends.exec(text);
  const behind = ends.lastIndex + column;
  const rest = text.slice(behind);
  const space = /^\s*/.exec(rest)![0];
  return `${text.slice(0, behind)}${space}"redaction": ${JSON.stringify(redaction)}${isAlone ? '' : ','}${rest}`;
}
