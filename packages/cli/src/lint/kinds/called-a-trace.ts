import { plainName } from '../../input/packed/unpack.ts';

/** True for a file that its name takes for a trace. */
export function isCalledATrace(file: string): boolean {
  return calledATrace.test(plainName(file));
}

const calledATrace = /(?:^|[-_./])traces?\.(?:json|jsonl|ndjson)$/i;
