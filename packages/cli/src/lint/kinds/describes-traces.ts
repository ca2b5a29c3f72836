import { basename } from 'node:path';
import { readSmall } from '../../input/bytes/read-file.ts';
import type { Source } from '../../input/source.ts';
import { formatOfDocument, openBytes } from '../open-file.ts';
import { isCalledATrace } from './called-a-trace.ts';
import { isManifestFormat, isTraceFormat } from './trace-formats.ts';

/** True for a file that its name takes for one that describes traces. */
export function isCalledAManifest(file: string): boolean {
  return /manifest/i.test(basename(file));
}

/**
 * True for a file that describes traces. Its content is asked, since a manifest may have any name and a trace be called one; only of
 * what is too large for a manifest the name is believed.
 */
export function describesTraces({ name, path, session }: Source): boolean {
  const isCalled = isCalledAManifest(name);
  if (session !== undefined || (!isCalled && isCalledATrace(name))) return false;
  const read = readSmall(path, isCalled ? mostOfManifests : mostOfOne);
  if (!('bytes' in read)) return isCalled;
  const text = Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.byteLength);
  // What has steps is a trace, whatever it is called; most files are told by that without being parsed.
  const hasSteps = text.includes('"steps"');
  if (isCalled ? !hasSteps : hasSteps || !words.some((word) => text.includes(word))) return isCalled;
  const file = openBytes(read.bytes);
  const formats = file.content.documents.map((document) => formatOfDocument(document, file));
  return isCalled ? !formats.some(isTraceFormat) : formats.some(isManifestFormat);
}

/** The manifests of many traces may be a file of many lines, and that of one is a page at most. */
const mostOfManifests = 1 << 21;
const mostOfOne = 1 << 16;

/** A manifest names its format, or is told by some of its keys. */
const words = ['forsy', '"total_', '"positive_pct"', '"directive_signals"', '"formats_available"', '"activity_'];
