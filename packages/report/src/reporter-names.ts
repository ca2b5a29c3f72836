/** The name by which a command knows a reporter. */
export type ReporterName =
  | 'stylish'
  | 'json'
  | 'ndjson'
  | 'sarif'
  | 'github'
  | 'gitlab'
  | 'junit'
  | 'markdown'
  | 'html';

/** The names of the reporters, in the order in which help texts list them. */
export const reporterNames: readonly ReporterName[] = [
  'stylish',
  'json',
  'ndjson',
  'sarif',
  'github',
  'gitlab',
  'junit',
  'markdown',
  'html',
];
