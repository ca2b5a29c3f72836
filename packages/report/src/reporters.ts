import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { html } from './html/page.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { ndjson } from './ndjson.ts';
import type { Reporter } from './reporter.ts';
import type { ReporterName } from './reporter-names.ts';
import { sarif } from './sarif/sarif.ts';
import { stylish } from './stylish/stylish.ts';

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
