import { finding } from '@trace-formats/lint';
import { type Path, toPointer } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { detectValues, read } from '@trace-formats/validate';
import { isTraceFormat } from './trace-formats.ts';

/**
 * What a release says of Forsy traces in a document of no known format: it is a row of a table or a list around them, or one
 * itself behind rows that are none.
 */
export function aboutTracesWithin(value: unknown): Finding[] {
  if (isTrace(value))
    return [
      unseen(
        [],
        'This record is a trace, but the records before it are none, so the file was taken for none of traces and nobody looked at it.',
        'Keep traces in a file of their own.',
      ),
    ];
  const places = [...tracesWithin(value, [])];
  const [first] = places;
  if (first === undefined) return [];
  const [stands, them] = places.length === 1 ? ['A trace stands', 'it'] : [`${places.length} traces stand`, 'them'];
  return [
    unseen(
      first,
      `${stands} within a document that is none itself, so nobody looked at ${them}.`,
      'Write each trace as a document of its own, or one on each line of a JSONL file, with nothing around it; or leave the file out of what is released.',
    ),
  ];
}

function unseen(path: Path, message: string, fix: string): Finding {
  return finding({
    rule: 'files-are-looked-at',
    stage: 'dataset',
    severity: 'error',
    pointer: toPointer(path),
    message,
    why: 'Whoever gets the dataset gets this document too, and takes the gate to have spoken of it.',
    fix,
  });
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

/** True for a Forsy trace of whatever version. */
export function isTrace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !Array.isArray(value.steps)) return false;
  return isTraceFormat(detectValues([value], 'json').format);
}
