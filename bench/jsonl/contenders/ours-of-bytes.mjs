import { isUtf8 } from 'node:buffer';
import { forsyTraceShape } from '../../../packages/validate/dist/forsy.js';
import { passing } from '../../../packages/validate/dist/index.js';

/** What `trace-formats validate` asks of each line: UTF-8, JSON, no key twice, no half surrogate pair, no endless number, the schema. */
export const passes = passing(forsyTraceShape, isUtf8);
