import type { Report } from '@trace-formats/schema/report';
import type { Typed } from '../command-line/options.ts';
import { clean, type ExitCode, findings } from '../exit-code.ts';

/** What of a report the exit code is made of. */
interface Weighed {
  readonly summary: Pick<Report['summary'], 'errors' | 'warnings'>;
}

/** How a run ends by what its report says. */
export function exitCodeOf({ summary }: Weighed, typed: Typed): ExitCode {
  const level = typed.value('fail-on') ?? 'error';
  const most = typed.number('max-warnings', 0);
  if (most !== undefined && summary.warnings > most) return findings;
  if (level !== 'never' && summary.errors > 0) return findings;
  return level === 'warning' && summary.warnings > 0 ? findings : clean;
}
