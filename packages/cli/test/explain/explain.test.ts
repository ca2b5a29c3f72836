import { expect, it } from 'vitest';
import { lint } from '../example-dataset.ts';

it('explain says why a rule is asked, and who asks it', async () => {
  expect((await lint('.', 'explain', 'caused-by-points-back')).out).toContain('why: Readers replay');
  expect((await lint('.', 'explain', 'types-are-right')).out).toContain('found by the schema');
});
