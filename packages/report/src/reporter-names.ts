/** The names of the reporters, in the order in which help texts list them. */
export const reporterNames = [
  'stylish',
  'json',
  'ndjson',
  'sarif',
  'github',
  'gitlab',
  'junit',
  'markdown',
  'html',
] as const;

/** The name by which a command knows a reporter. */
export type ReporterName = (typeof reporterNames)[number];
