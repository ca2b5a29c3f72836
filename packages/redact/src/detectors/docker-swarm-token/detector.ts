import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Docker Swarm join token. */
export const dockerSwarmToken: PatternDetector = {
  id: 'docker-swarm-token',
  type: 'docker_swarm_token',
  label: 'Docker Swarm join token',
  shape: 'SWMTKN-1-, 50 small letters or digits, a dash and 25 more.',
  link: 'https://docs.docker.com/reference/cli/docker/swarm/join-token/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['swmtkn-1-'],
  pattern: standalone(/SWMTKN-1-[0-9a-z]{50}-[0-9a-z]{25}/, { after: dashed }),
  reach: [0, 76],
};
