import type { ReporterOptions } from '../reporter.ts';
import { count } from '../said/words.ts';
import type { Room, ShownDocument } from './shown-document.ts';
import { type Body, markupOf } from './store.ts';

/** More documents than this are not on the page. */
const mostDocuments = 3000;
/** Characters of markup that stand in the page from the beginning. */
const mostDrawn = 1_000_000;

/** The room of an empty page. */
export function wholeRoom(): Room {
  return { findings: 20_000, steps: 30_000, graphsLeft: 0 };
}

/** The documents that are on the page, those with something to settle first where not all of them fit. */
export function mostUrgent(documents: readonly ShownDocument[]): readonly ShownDocument[] {
  if (documents.length <= mostDocuments) return documents;
  const urgent = documents.filter(isUrgent);
  const rest = documents.filter((document) => !isUrgent(document));
  return [...urgent, ...rest].slice(0, mostDocuments).sort((a, b) => a.number - b.number);
}

function isUrgent({ findings, result }: ShownDocument): boolean {
  return findings.length > 0 || result.checklist.some(({ status }) => status === 'fail' || status === 'needs-review');
}

/** The bodies that stand in the page from the beginning: those that find something first, as long as there is room. */
export function drawnAtOnce(bodies: readonly Body[]): ReadonlySet<number> {
  const drawn = new Set<number>();
  let used = 0;
  for (const wanted of [true, false])
    for (const [index, body] of bodies.entries()) {
      const { length } = markupOf(body);
      if (body.facts.length + body.unshown.length > 0 !== wanted || used + length > mostDrawn) continue;
      used += length;
      drawn.add(index);
    }
  return drawn;
}

/** The documents that are not on the page. */
export function leftOut(
  documents: readonly ShownDocument[],
  shown: readonly ShownDocument[],
): readonly ShownDocument[] {
  const there = new Set(shown);
  return documents.filter((document) => !there.has(document));
}

/** Says what did not fit: documents, what is said of some that are there, findings and graphs. */
export function aboutLeftOut(
  documentsLeft: readonly ShownDocument[],
  unkept: number,
  room: Room,
  { quiet }: ReporterOptions,
): readonly string[] {
  const urgent = documentsLeft.filter(isUrgent).length;
  const calm = documentsLeft.length - urgent;
  const told = [
    ...(urgent > 0 ? [`${count(urgent, 'document')} with findings or open items did not fit on this page.`] : []),
    ...(unkept > 0 ? [`What is said of ${count(unkept, 'document')} did not fit on this page.`] : []),
    ...(calm > 0
      ? [`${count(calm, 'document')} without ${quiet === true ? 'errors' : 'trouble'} did not fit on this page.`]
      : []),
    ...(room.findings < 0 ? [`${count(-room.findings, 'finding')} did not fit on this page.`] : []),
  ];
  // Graphs are drawn for this page alone.
  const { graphsLeft } = room;
  const sentences = [
    ...told,
    ...(told.length > 0 ? ['The JSON report has everything.'] : []),
    ...(graphsLeft > 0 ? [`${count(graphsLeft, 'causal graph')} did not fit on this page.`] : []),
  ];
  return sentences.length === 0 ? [] : [`<p class="left">${sentences.join(' ')}</p>`];
}
