import type { Place } from '../json/places.ts';
import { placeOf } from '../json/places.ts';
import type { SyntaxFault } from '../json/syntax-fault.ts';
import { type Problem, problem } from '../problem.ts';
import { wordsFor } from './fault-words.ts';

/** The finding that says in words why a text is not JSON, where, and what to do. */
export function explainFault(text: string, fault: SyntaxFault, origin: Place): Problem {
  const where = (offset: number): string => {
    const { line, column } = placeOf(text, offset, origin);
    return `line ${line}, column ${column}`;
  };
  const { message, fix } = wordsFor(fault, { text, where });
  const why = fault.kind === 'too-deep' ? tooDeepWhy : syntaxWhy;
  return problem('read', { rule: 'json-is-complete', message, why, fix, ...placeOf(text, fault.offset, origin) });
}

const syntaxWhy = 'A reader takes a JSON text whole or not at all: after the first fault nothing in it can be checked.';
const tooDeepWhy = 'Many programs that read JSON stop, or crash, long before such a depth.';
