import type { Finding } from '@trace-formats/schema';
import { check } from '../src/engine/check.ts';
import type { FileFacts } from '../src/engine/context.ts';
import type { Rule } from '../src/engine/rule.ts';
import { soundness } from '../src/engine/soundness.ts';

/** What a case says of all that is beside its document. */
interface Beside {
  readonly manifest?: unknown;
  readonly readme?: string | undefined;
  readonly files?: Readonly<Record<string, FileFacts>> | undefined;
  readonly release?: boolean | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** What one rule finds in the document of a case, whose entries stand in `list`. */
export function runOne(
  rule: Rule<never, never>,
  document: unknown,
  list: string,
  { options = {}, release = false, manifest, files, readme }: Beside,
): { findings: readonly Finding[] } {
  const severity = rule.severity === 'off' ? 'warning' : rule.severity;
  return check(
    document as never,
    (document as Record<string, never[]>)[list]!,
    [{ rule, severity, options }],
    soundness([], list),
    { legacy: false, release, manifest, files: files && new Map(Object.entries(files)), readme: () => readme },
  );
}
