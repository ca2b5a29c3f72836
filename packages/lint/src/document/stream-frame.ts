import type { Finding } from '@trace-formats/schema/report';
import { finding } from '../engine/finding.ts';
import { isObject } from '../json-object.ts';

/** What is wrong with the order of a stream's records, by their position: its header is the first, its footer the last, and each stands once. */
export function outOfFrame(records: readonly unknown[]): ReadonlyMap<number, Finding> {
  const found = new Map<number, Finding>();
  const kinds = records.map((record) => (isObject(record) ? record['type'] : undefined));
  const headers = placesOf(kinds, 'header');
  const footers = placesOf(kinds, 'footer');
  const [header] = headers;
  if (kinds.length > 0 && header === undefined)
    found.set(
      0,
      notFramed('The stream has no header, so nothing says of which version it is and who takes part in it.'),
    );
  else if (header !== undefined && header > 0)
    found.set(header, notFramed('The header of the stream stands after other records.'));
  else if (header === 0 && !Object.hasOwn(records[0] as object, 'participants') && kinds.some(isOfEvent))
    found.set(0, namesNobody());
  for (const more of headers.slice(1))
    found.set(
      more,
      notFramed('This is one more header, and a stream has one: what it says takes the place of what the first said.'),
    );
  for (const more of footers.slice(1))
    found.set(more, notFramed('This is one more footer, and a stream has one at most.'));
  const [footer] = footers;
  const last = kinds.findLastIndex((kind) => kind !== 'footer');
  if (footer !== undefined && footer < last)
    found.set(footer, notFramed('Other records follow the footer of the stream.'));
  return found;
}

function isOfEvent(kind: unknown): boolean {
  return kind !== 'header' && kind !== 'footer';
}

/** The format lets a header leave them out. */
function namesNobody(): Finding {
  return finding({
    rule: 'streams-are-framed',
    stage: 'rule',
    severity: 'warning',
    message: 'The header lists no participants, so that nothing is known of them but the ids in the events.',
    why: 'Whoever reads the stream makes up a list of them from the events, and learns neither what they are nor what they are called.',
    fix: 'Write `conversation` and `participants` into the header, as a document has them.',
  });
}

function placesOf(kinds: readonly unknown[], kind: string): number[] {
  return kinds.flatMap((one, index) => (one === kind ? [index] : []));
}

function notFramed(message: string): Finding {
  return finding({
    rule: 'streams-are-framed',
    stage: 'rule',
    severity: 'error',
    message,
    why: 'Whoever reads a stream line by line takes the first for its header and what follows the footer for another stream.',
    fix: 'Write one header as the first line, and the footer, where there is one, as the last; two streams go into two files.',
  });
}
