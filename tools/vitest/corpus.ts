import { resolve } from 'node:path';

const named = process.env['TRACE_CORPUS'];

/** Where real traces lie, as whoever named the folder meant it: tests work in folders of their own. */
export const corpus: Readonly<Record<string, string>> = named ? { TRACE_CORPUS: resolve(named) } : {};
