import { isUtf8 } from 'node:buffer';
import { forsyTraceShape } from '../../../packages/validate/dist/forsy.js';
import { passingScanned } from '../../../packages/validate/dist/index.js';

/** What `trace-formats validate` asks of each line of a large file: UTF-8, JSON, no key twice, no half surrogate pair, no endless number, the schema. */
export const passes = passingScanned(forsyTraceShape, isUtf8);
