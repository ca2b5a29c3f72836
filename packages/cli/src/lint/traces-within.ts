import { finding } from '@trace-formats/lint';
import { type Path, toPointer } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { detectValues, read } from '@trace-formats/validate';
import { isTraceFormat } from './trace-formats.ts';

/** What a release says of Forsy traces that stand within a document of no known format, such as a list or a row of a table around them. */
export function aboutTracesWithin(value: unknown): Finding[] {
  const places = [...tracesWithin(value, [])];
  const [first] = places;
  if (first === undefined) return [];
  const [stands, them] = places.length === 1 ? ['A trace stands', 'it'] : [`${places.length} traces stand`, 'them'];
  return [
    finding({
      rule: 'files-are-looked-at',
      stage: 'dataset',
      severity: 'error',
      pointer: toPointer(first),
      message: `${stands} within a document that is none itself, so nobody looked at ${them}.`,
      why: 'Whoever gets the dataset gets this document too, and takes the gate to have spoken of it.',
      fix: 'Write each trace as a document of its own, or one on each line of a JSONL file, with nothing around it; or leave the file out of what is released.',
    }),
  ];
}

/** Where traces stand in a value, also as JSON in a text, as tables hold what has parts. */
function* tracesWithin(value: unknown, path: Path): Generator<Path> {
  if (typeof value === 'string') {
    if (mayBeTrace(value)) for (const { value: inner } of read(value).documents) if (isTrace(inner)) yield path;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isTrace(value)) yield path;
  else for (const [key, inner] of Object.entries(value)) yield* tracesWithin(inner, [...path, key]);
}

function mayBeTrace(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes('"steps"');
}

function isTrace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !Array.isArray(value.steps)) return false;
  return isTraceFormat(detectValues([value], 'json').format);
}
