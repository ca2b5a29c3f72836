import type { Output } from '../output.ts';
import { webAssembly } from '../web-assembly.ts';

/** The scanner of bytes. */
export function scannerCode(): Promise<Output> {
  return webAssembly({
    source: 'packages/validate/scanner/scan.ts',
    pages: 9,
    path: 'packages/validate/src/generated/scanner.ts',
    made: 'tools/generate/scanner/code.ts from packages/validate/scanner',
    name: 'scannerModule',
    meaning: 'The scanner of bytes',
  });
}
