import { isUtf8 } from 'node:buffer';
import { forsyTraceShape, isForsyTrace } from '../../../packages/validate/dist/forsy.js';
import { passing } from '../../../packages/validate/dist/index.js';

const decode = (line) => (isUtf8(line) ? line.utf8Slice(0, line.length) : undefined);

/** What `trace-formats validate` asks of each line of a large file: UTF-8, JSON, no key twice, no half surrogate pair, no endless number, the schema. */
export const passes = passing({ shape: forsyTraceShape, accepts: isForsyTrace }, { isUtf8, decode }, 0);
