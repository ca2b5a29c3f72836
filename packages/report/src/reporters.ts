import { json } from './json.ts';
import { ndjson } from './ndjson.ts';
import type { Reporter } from './reporter.ts';
import { stylish } from './stylish.ts';

/** The name by which a command knows a reporter. */
export type ReporterName = 'stylish' | 'json' | 'ndjson';

/** Every reporter by its name. */
export const reporters: Readonly<Record<ReporterName, Reporter>> = { stylish, json, ndjson };

/** The names of the reporters, in the order in which help texts list them. */
export const reporterNames: readonly ReporterName[] = Object.keys(reporters) as ReporterName[];
