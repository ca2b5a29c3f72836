import { expect, it } from 'vitest';
import { lint } from '../example-dataset.ts';

it('explain says why a rule is asked, and who asks it', async () => {
  expect((await lint('.', 'explain', 'caused-by-points-back')).out).toContain('why: Readers replay');
  expect((await lint('.', 'explain', 'types-are-right')).out).toContain('found by the schema');
});

it('explain says of what the command tells by itself that no rule over documents asks for it', async () => {
  for (const id of ['items-are-settled', 'files-can-be-read'])
    expect((await lint('.', 'explain', id)).out).toMatch(
      new RegExp(`^${id} \\(told by the command itself, apart from the rules over documents\\)\\n`),
    );
});

it('explain tells of all rules of an item by its number', async () => {
  const { out } = await lint('.', 'explain', '11');
  expect(out).toContain('retry-of-points-back (forsy, checklist 11');
  expect(out).toContain('retries-redo-what-failed (forsy, checklist 11');
  expect(await lint('.', 'explain', '17')).toMatchObject({ code: 2, out: '' });
});
