import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { html } from './html/page.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { ndjson } from './ndjson.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './sarif.ts';
import { stylish } from './stylish.ts';

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

/** Every reporter by its name. */
export const reporters: Readonly<Record<ReporterName, Reporter>> = {
  stylish,
  json,
  ndjson,
  sarif,
  github,
  gitlab,
  junit,
  markdown,
  html,
};

/** The names of the reporters, in the order in which help texts list them. */
export const reporterNames: readonly ReporterName[] = Object.keys(reporters) as ReporterName[];
