import { isForsyTrace, validateForsyTrace, validateTrajectory } from '@trace-formats/validate';
import { expect, it } from 'vitest';

const most = 10_000;

it('lists so many faults and then says that there are more', () => {
  const steps = Array.from({ length: 100_000 }, () => ({}));
  const findings = validateForsyTrace({ steps });
  expect(findings).toHaveLength(most + 1);
  expect(findings.at(-1)).toMatchObject({
    rule: 'faults-are-few',
    pointer: '',
    message: 'The document has more than 10000 faults, and only the first of them are listed.',
  });
});

it('lists exactly as many as there are where they are not too many', () => {
  const messages = (count: number): unknown => ({
    model: 'example-model-1',
    timestamp: '2026-01-31T09:30:00Z',
    messages: Array.from({ length: count }, () => 'Hello.'),
  });
  expect(validateTrajectory(messages(most))).toHaveLength(most);
  expect(validateTrajectory(messages(most)).at(-1)).toMatchObject({ rule: 'types-are-right' });
  expect(validateTrajectory(messages(most + 1)).at(-1)).toMatchObject({ rule: 'faults-are-few' });
});

it('takes a hundred thousand levels of nesting for what they are', () => {
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(isForsyTrace(deep)).toBe(false);
  expect(validateForsyTrace(deep).map(({ message }) => message)).toEqual([
    'The document is a list of one entry, but it must be an object.',
  ]);
  expect(validateForsyTrace({ steps: deep, agent_config: deep, task: deep }).length).toBeGreaterThan(15);
});
