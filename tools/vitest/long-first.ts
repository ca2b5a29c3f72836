import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take long and are short to read. Where no run before tells how long each takes, the longest files come first, and these last. */
const long = [
  'cli/test/convert/linted',
  'cli/test/guides/guides',
  'lint/test/long-fields',
  'lint/test/score',
  'redact/test/nothing-lost',
  'report/test/every-reporter',
  'tools/proof/expressions',
  'tools/proof/keywords',
].map((name) => `/${name}.test.ts`);

/** Lets no long test begin when the others have ended, while one processor has nothing left to do. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
