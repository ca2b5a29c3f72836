import { lintDocument } from '../../../packages/lint/dist/index.js';

/** The schema and every rule but the search for secrets, as the library gives them. */
const settings = { rules: new Map(), only: undefined, skip: new Set(['secrets-are-masked']) };

export function accepts(trace) {
  lintDocument(trace, 'forsy/v0.1', { settings });
  return true;
}
