import type { Place } from '../detector.ts';
import { type Asked, askedFor } from './asked-for.ts';

/** Who says a message, and what was asked right before it, where a document has another way to say so than a role beside the text. */
export interface Beside {
  readonly role: string | undefined;
  /** True for a text that somebody said, whatever its key is. */
  readonly isSaid: boolean;
  /** What the field before this one asked for, whose answer it holds. */
  readonly asked: Asked | undefined;
}

/**
 * Reads on from string to string. Spans of OpenTelemetry number the messages in the names of their attributes, and say in one who speaks
 * in the next; runs and datasets hold a question and its answer under two keys.
 */
export function askedBeside(): (place: Place, text: string) => Beside {
  let speaker: string | undefined;
  let open: { readonly asked: Asked; readonly answers: ReadonlySet<string> } | undefined;
  return (place, text) => {
    const { key = '', entryAround, role } = place;
    const field = attribute.exec(entryAround ?? key)?.[1];
    if (field === 'role') speaker = text;
    if (field !== undefined) return { role: speaker, isSaid: field !== 'role', asked: undefined };
    const asked = open?.answers.has(key) === true ? open.asked : undefined;
    const answers = pairs.get(key);
    const next = answers && askedFor(text);
    if (next !== undefined) open = { asked: next, answers: answers! };
    else if (asked !== undefined || answers !== undefined) open = undefined;
    return { role, isSaid: asked !== undefined, asked };
  };
}

const attribute =
  /^(?:gen_ai\.(?:prompt|completion)|llm\.(?:input|output)_messages)\.\d{1,4}\.(?:message\.)?(content|role)$/;

/** The key of a question, and those of its answer; what a terminal shows is answered by what is typed next. */
const pairs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['question', new Set(['answer', 'reply', 'response'])],
  ['query', new Set(['answer', 'reply', 'response', 'output'])],
  ['prompt', new Set(['completion', 'response', 'answer', 'output'])],
  ['input', new Set(['output'])],
  ['observation', new Set(['action'])],
]);
