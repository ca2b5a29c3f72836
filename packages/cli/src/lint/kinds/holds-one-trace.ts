import { readBytes } from '../../input/bytes/read-file.ts';
import type { Source } from '../../input/source.ts';
import { formatOfDocument, openBytes } from '../open-file.ts';
import { isTraceFormat } from './trace-formats.ts';

/**
 * Whether one of some files holds a Forsy trace, and no other does. Their content is asked, since names tell too little: not where there
 * is one file alone, and no further than to the second trace, so that of a folder of many two are read.
 */
export function holdsOneTrace(files: readonly Source[]): boolean {
  if (files.length < 2) return files.length === 1;
  let traces = 0;
  for (const source of files) {
    traces += tracesIn(source);
    if (traces > 1) return false;
  }
  return traces === 1;
}

function tracesIn({ path }: Source): number {
  const read = readBytes(path);
  if ('why' in read || !mayHoldTraces(read.bytes)) return 0;
  const file = openBytes(read.bytes);
  return file.content.documents.filter((document) => isTraceFormat(formatOfDocument(document, file))).length;
}

/**
 * Whether a file may hold Forsy traces; most that hold none are told by this without being parsed. A trace names its format or has at
 * least two of its telling keys, which are the words below and `task`, so one of these words is always there.
 */
function mayHoldTraces(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return words.some((word) => text.includes(word));
}

const words = [
  'forsy',
  '"agent_tools"',
  '"final_output"',
  '"static_output"',
  '"summary"',
  '"trace_mode"',
  '"termination_reason"',
  '"validation_level"',
];
