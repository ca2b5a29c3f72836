import { choice, each, list, number, object, open, type Shape, text } from '../source/shape.ts';

/** How an export may be checked; a writer makes it anew. */
function integrity(): Shape {
  return object('', each('hash_alg canonicalization events_hash', text));
}

function event(more = ''): Shape {
  const names = `ts${more}`;
  const links = object('', each('parent_id replies_to call_id span_id', text));
  const usage = object('', each('input_tokens output_tokens reasoning_tokens', number));
  const called = object('', { mime: text, text, data: object('arguments', each('tool_name source_call_id', text)) });
  const facts = { links, usage, seq: number, ...each('id type actor_id visibility role', text) };
  const call = object(names, { ...facts, content: called });
  const other = object(names, { ...facts, content: object('data', { mime: text, text }) });
  return choice((value) => ((value['event_type'] ?? value['type']) === 'tool_use' ? call : other));
}

function head(names: string, fields: Readonly<Record<string, Shape>> = {}): Shape {
  return object(`exported_at ${names}`, {
    ...fields,
    open_token_version: text,
    integrity: integrity(),
    conversation: object('started_at', {
      ...each('id title timezone source_runtime provider internal_availability', text),
      redaction: open({ ...each('mode strategy', text), notes: list(text) }),
    }),
    participants: list(object('', each('actor_id kind name provider model instance_id', text))),
  });
}

/** What is read of an export that is one document. */
export function exportDocument(): Shape {
  return head('', { events: list(event()) });
}

/** What is read of a record of an export that is a stream. */
export function exportRecord(): Shape {
  const header = head('type');
  const footer = object('type', { integrity: integrity() });
  const wrapped = object('type', { event: event() });
  const plain = event(' event_type');
  return choice((value) => {
    if (value['type'] === 'header') return header;
    if (value['type'] === 'footer') return footer;
    return typeof value['event'] === 'object' ? wrapped : plain;
  });
}
