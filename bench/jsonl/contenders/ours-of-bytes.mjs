import { scannerOf } from '../../../packages/validate/dist/index.js';
import { plan } from '../../../packages/validate/dist/plans/forsy.js';

/** What `trace-formats validate` asks of each line of a large file: UTF-8, JSON, no key twice, no half surrogate pair, no endless number, the schema. */
export const { passes } = scannerOf(plan);
