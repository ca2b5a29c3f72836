import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { base64 } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Upstash REST token. */
export const upstashRedisToken: PatternDetector = {
  id: 'upstash-redis-token',
  type: 'upstash_redis_token',
  label: 'Upstash REST token',
  shape: 'A and 38 to 120 base64 characters beside the name Upstash.',
  link: 'https://upstash.com/docs/redis/features/restapi',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['upstash'],
  pattern: named(['upstash'], /A[A-Za-z0-9+/_-]{38,120}={0,2}/, base64),
  reach: [0, 273],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
