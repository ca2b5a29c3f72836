import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** What lets a machine into a Docker swarm, and what unlocks one that was stopped. */
export const dockerSwarmToken: PatternDetector = {
  id: 'docker-swarm-token',
  type: 'docker_swarm_token',
  label: 'Docker Swarm join token or unlock key',
  shape: 'SWMTKN-1-, 50 small letters or digits, a dash and 25 more; SWMKEY-1- and 43 characters of Base64.',
  link: 'https://docs.docker.com/reference/cli/docker/swarm/join-token/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['swmtkn-1-', 'swmkey-1-'],
  pattern: standalone(/SWMTKN-1-[0-9a-z]{50}-[0-9a-z]{25}|SWMKEY-1-[A-Za-z0-9+/]{43}/, { after: dashed }),
  reach: [0, 76],
};
