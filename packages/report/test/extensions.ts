import type { ReporterName } from '../src/index.ts';

/** How the golden files of each reporter end. */
export const extensions: Readonly<Record<ReporterName, string>> = {
  stylish: 'txt',
  json: 'json',
  ndjson: 'ndjson',
  sarif: 'sarif',
  github: 'txt',
  gitlab: 'json',
  junit: 'xml',
  markdown: 'md',
  html: 'html',
};
