import type { FormatId } from '@trace-formats/schema';
import { piecewiseScannerOf, type Scanner, type ScanPlan } from '@trace-formats/validate';
import { plans } from '../../generated/plans.ts';

/**
 * What looks at the bytes of documents of a format; `undefined` for a format without a schema. Of the format nothing else is
 * loaded.
 */
export async function scannerFor(format: FormatId): Promise<Scanner | undefined> {
  const known = scanners.get(format) ?? loaded(format);
  scanners.set(format, known);
  return known;
}

/** The plan by which documents of a format are scanned. */
export async function planFor(format: FormatId): Promise<ScanPlan | undefined> {
  return (await plans[format]?.())?.plan;
}

const scanners = new Map<FormatId, Promise<Scanner | undefined>>();

async function loaded(format: FormatId): Promise<Scanner | undefined> {
  const plan = await planFor(format);
  if (plan === undefined) return undefined;
  const scanner = piecewiseScannerOf(plan);
  if (scanner !== undefined) return scanner;
  // Without WebAssembly the same question is answered by parsing.
  const check = await (await import('./format-check.ts')).checkOf(format);
  return check && { passes: check.passes, roomFor: () => undefined };
}
