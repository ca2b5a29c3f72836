import type { Shape } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../src/config/config-fault.ts';

const shape: Shape = {
  type: 'object',
  required: ['rules'],
  properties: { rules: { type: 'object' }, files: { type: 'array', minItems: 1 } },
  additionalProperties: false,
};

/** The sentences are those of documents; a change of theirs must not bring words back that are about recording. */
describe('what is said of a file of ours speaks of that file, and not of a document that was recorded', () => {
  it.each([
    [{}, 'The baseline has no `rules`, which must always be there.', 'Add `rules`.'],
    [{ rule: {} }, 'The baseline has no `rules`, which must', 'Rename `rule` to `rules`.'],
    [{ rules: {}, x: 1 }, 'The baseline has the key "x", which a baseline does not have.', 'Take the key out.'],
    [{ rules: {}, files: [] }, '`files` has no entries, but it must have at least 1.', 'Add what is missing.'],
    [[], 'The baseline is an empty list, but it must be an object.', 'Write it anew.'],
  ])('%j', (value, message, fix) => {
    const { fault } = faultOf(shape, value, 'baseline', 'Write it anew.')!;
    expect(fault.message).toContain(message);
    expect(fault.fix).toBe(fix);
    expect(fault.message + fault.fix).not.toMatch(/document|format|record/i);
  });
});
