import { type Inspection, inspectJson, type Limits } from './json-text.ts';
import { isSurelySound } from './sound.ts';
import { skipSpace } from './space.ts';
import type { SyntaxFault } from './syntax-fault.ts';

/** A parsed text: its value, or why it has none, and what is odd in it. */
export interface Parsed {
  readonly value: unknown;
  readonly fault: SyntaxFault | undefined;
  readonly oddities: Inspection['oddities'];
  readonly oddityCount: number;
}

/**
 * Parses a text and looks for what JSON.parse hides: duplicate keys, lone surrogates, numbers past every limit, nesting without end.
 * A text that is in order costs a count of its keys more than JSON.parse; only a suspicious one is read token by token.
 */
export function parseJson(text: string, limits: Limits): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return explainFailure(text, limits);
  }
  if (isSurelySound(text, value, limits.depth)) {
    return { value, fault: undefined, oddities: [], oddityCount: 0 };
  }
  const { fault, oddities, oddityCount } = inspectJson(text, 0, limits);
  return { value: fault === undefined ? value : undefined, fault, oddities, oddityCount };
}

function explainFailure(text: string, limits: Limits): Parsed {
  const { end, fault, oddities, oddityCount } = inspectJson(text, 0, limits);
  if (fault !== undefined) return { value: undefined, fault, oddities, oddityCount };
  const rest = skipSpace(text, end);
  return { value: undefined, fault: whatFollows(text, end, rest), oddities, oddityCount };
}

function whatFollows(text: string, end: number, rest: number): SyntaxFault {
  const next = text.charAt(rest);
  if (next === '{' || next === '[') {
    return { kind: 'second-value', offset: rest, sameLine: !/[\r\n]/.test(text.slice(end, rest)) };
  }
  return { kind: 'trailing-text', offset: rest };
}
