import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that take long and are short to read: where no run before tells how long each takes, those with the longest text come
 * first. What runs every pattern on everything takes three times as long in a process that has run many others.
 */
const long = [
  'cli/test/convert/linted',
  'cli/test/guides/guides',
  'lint/test/score',
  'redact/test/nothing-lost',
  'redact/test/quick-way',
  'report/test/every-reporter',
  'tools/proof/expressions',
  'tools/proof/keywords',
].map((name) => `/${name}.test.ts`);

const isLong = ({ moduleId }: TestSpecification): boolean => long.some((name) => moduleId.endsWith(name));

/** Whether a test puts something in the place of what the engine brings, which counts what is asked of it. */
const replaces = ({ moduleId }: TestSpecification): boolean =>
  /\/steps-of\.ts'|spyOn\(RegExp/.test(readFileSync(moduleId, 'utf8'));

/**
 * Lets no long test begin when the others have ended, while one processor has nothing left to do. Once `exec` was replaced in a
 * process, V8 takes a slow way for every `replace`, `split` and `matchAll` there, up to ten times as slow, also when it stands
 * again: so these come last.
 */
export default class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const last = sorted.filter(replaces);
    const others = sorted.filter((file) => !last.includes(file));
    return [...others.filter(isLong), ...others.filter((file) => !isLong(file)), ...last];
  }
}
