import { find, type Match, masked } from '@trace-formats/redact';
import type { Finding } from '@trace-formats/schema/report';
import { finding } from '../engine/finding.ts';
import { isGrave, isPersonal } from '../rules/secrets.ts';

/**
 * What a gate says of a file beside the traces in which something was found that may be meant to stand there: nobody can sign for it,
 * as for an item of a trace.
 */
export function unsettledBeside(): Finding {
  return finding({
    rule: 'items-are-settled',
    stage: 'dataset',
    severity: 'error',
    checklist: 14,
    message: 'Item 14 needs review: what was found in this file was neither mended nor suppressed.',
    why: 'A release says that somebody stands behind every item of the checklist.',
    fix: 'Put a placeholder in its place, or, where it may stand there, suppress the finding under `allow` with a reason.',
  });
}

/** A text, or a part of one: how many lines, and characters of its first line, stand before it. */
export interface TextBeside {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The secrets in a text that is released beside traces, such as a README or an artifact: kind and place, never the value. Names and
 * addresses may stand there on purpose, as those of the authors do, so that nothing is said of them.
 */
export function secretsBeside({ text, line, column }: TextBeside): Finding[] {
  const matches = find(text, { policy: 'secrets' }).sort((a, b) => a.range[0] - b.range[0]);
  // Counted on from match to match: a file may hold thousands.
  let lines = 0;
  let start = -column;
  let end = text.indexOf('\n');
  return matches.map((match) => {
    while (end >= 0 && end < match.range[0]) {
      lines += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return secret(match.confidence, {
      message: `This file, which is released beside the traces, ${holds(match)} unmasked.`,
      why: 'Whoever gets the dataset gets this file too, and a key in it can be used by anybody who does.',
      fix: 'Put a placeholder in its place, renew the hash of the artifact if it is one, and revoke the secret if it has already left your hands.',
      line: line + lines + 1,
      column: match.range[0] - start + 1,
    });
  });
}

/**
 * The personal details that surely stand in a text of the work, such as an artifact: the first of each kind. Of what such a text holds
 * inside the trace, the rule says the same.
 */
export function detailsBeside({ text, line, column }: TextBeside): Finding[] {
  const details = find(text, { policy: 'pii' }).filter((match) => match.confidence === 'certain' && isPersonal(match));
  if (details.length === 0) return [];
  // The end of a password and the host behind it look like an address.
  const secrets = find(text, { policy: 'secrets' });
  const first = new Map<string, Match>();
  for (const match of details) {
    const [start, end] = match.range;
    const known = first.get(match.label);
    if (known !== undefined && known.range[0] < start) continue;
    if (!secrets.some(({ range }) => range[0] <= end && range[1] >= start)) first.set(match.label, match);
  }
  return [...first.values()].map((match) => {
    const [start] = match.range;
    const before = text.slice(0, start).split('\n');
    return finding({
      rule: 'secrets-are-masked',
      stage: 'dataset',
      severity: isGrave(match) ? 'error' : 'warning',
      checklist: 14,
      message: `This file, which is released as an artifact, holds personal data of the kind "${match.label}" unmasked.`,
      why: 'Whoever gets the dataset gets this file too, and whoever is named in it was seldom asked.',
      fix: 'Run `trace-formats redact --redact pii` over it and take its hash anew, or suppress the finding with a reason where the detail is meant to be public.',
      line: line + before.length,
      column: (before.length === 1 ? column : 0) + before.at(-1)!.length + 1,
    });
  });
}

/** The kinds of the secrets that surely stand in what is legible of a file that is no text; there, likeness means little. */
export function certainSecrets(text: string): string[] {
  const found = find(text, { policy: 'secrets' });
  return found.filter(({ confidence }) => confidence === 'certain').map(({ label }) => label);
}

/** What is said of such a secret, which has no line. */
export function secretInBytes(label: string): Finding {
  return secret('certain', {
    message: `This file, which is released beside the traces and is no text, holds a secret of the kind "${label}" in its bytes or in one of its members.`,
    why: 'Whoever gets the dataset gets this file too, and a key in it can be used by anybody who does.',
    fix: 'Make the file anew without it, renew the hash of the artifact if it is one, and revoke the secret if it has already left your hands.',
  });
}

/** The secrets in the name of a file or a folder that is released: names are read by everybody who lists the dataset. */
export function secretsInName(name: string): Finding[] {
  // A secret is long, and more than a word or a few.
  if (!/[\w+-]{16}|[=@]/.test(name)) return [];
  // An ending is a part of the name, and of no secret.
  const stem = name.replace(/(?:\.[A-Za-z]\w{0,7}){1,2}$/, '');
  return find(stem, { policy: 'secrets' }).map((match) =>
    secret(match.confidence, {
      message: `The name ${masked(name, 'secrets')}, which lies here, ${holds(match)}.`,
      why: 'Names go out with the dataset, and a key in one can be used by anybody who reads it.',
      fix: 'Rename it, together with all that points to it, and revoke the secret if it has already left your hands.',
    }),
  );
}

function holds({ label, confidence }: Match): string {
  return `${confidence === 'certain' ? 'holds' : 'looks like it holds'} a secret of the kind "${label}"`;
}

/** A secret that is told by its likeness alone is a hint. */
function secret(
  confidence: Match['confidence'],
  told: Pick<Finding, 'message' | 'why' | 'fix'> & Partial<Finding>,
): Finding {
  const weight =
    confidence === 'certain' ? ({ severity: 'error' } as const) : ({ severity: 'warning', certainty: 'hint' } as const);
  return finding({ rule: 'secrets-are-masked', stage: 'dataset', checklist: 14, ...weight, ...told });
}
