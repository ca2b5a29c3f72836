import type { Severity } from '@trace-formats/schema';

/** The severities of findings, the gravest first: the order in which every reporter counts them. */
export const severities: readonly Severity[] = ['error', 'warning', 'note'];
