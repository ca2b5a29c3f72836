import { shown } from '@trace-formats/validate';
import type { LintConfig } from '../generated/config-type.ts';
import type { ConfigFault } from './config-fault.ts';

/**
 * What is wrong with the first pattern that never matches. One is written as in a .gitignore, where a backslash separates no folders, so
 * that a path as Windows writes it matches nothing.
 */
export function wrongPattern({ ignore = [], overrides = [] }: LintConfig): ConfigFault | undefined {
  const lists = [
    { place: 'ignore', patterns: ignore },
    ...overrides.map(({ files }, index) => ({ place: `overrides[${index}].files`, patterns: files })),
  ];
  for (const { place, patterns } of lists)
    for (const [index, pattern] of patterns.entries())
      if (backslashForFolder.test(pattern)) return faultOfPattern(`\`${place}[${index}]\``, pattern);
  return undefined;
}

/** What is wrong with the first line of a file of patterns, such as a .gitignore, that never matches. */
export function wrongPatternIn(text: string): ConfigFault | undefined {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const pattern = line.trimEnd();
    if (!pattern.startsWith('#') && backslashForFolder.test(pattern))
      return faultOfPattern(`line ${index + 1}`, pattern);
  }
  return undefined;
}

function faultOfPattern(place: string, pattern: string): ConfigFault {
  return {
    message: `${place} is ${shown(pattern)}, but a backslash separates no folders in a pattern, so it matches nothing.`,
    fix: `Write ${JSON.stringify(pattern.replaceAll('\\', '/'))}.`,
  };
}

/** Before a letter, two stars or nothing; before a star or a bracket by itself it says that this is meant as it stands. */
const backslashForFolder = /\\(?:[\p{L}\p{N}_]|\*\*|$)/u;
