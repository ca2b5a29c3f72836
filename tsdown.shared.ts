import type { UserConfig } from 'tsdown';
import { patternsOnOneLine } from './patterns.shared.ts';

/** How every library of the workspace is built: ESM, declarations beside the code, one file per entry and shared chunk. */
export function library(entry: Record<string, string>): UserConfig {
  return {
    entry,
    format: 'esm',
    platform: 'neutral',
    target: 'node20.19',
    dts: true,
    clean: true,
    fixedExtension: false,
    sourcemap: false,
    plugins: [{ name: 'patterns-on-one-line', transform: (code) => patternsOnOneLine(code) }],
  };
}
