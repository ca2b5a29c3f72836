import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Gitea access token. */
export const giteaToken: PatternDetector = {
  id: 'gitea-token',
  type: 'gitea_token',
  label: 'Gitea access token',
  shape: '40 hexadecimal digits beside the name Gitea, Forgejo or Codeberg.',
  link: 'https://docs.gitea.com/development/api-usage',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['gitea', 'forgejo', 'codeberg'],
  pattern: named(['gitea', 'forgejo', 'codeberg'], /[0-9a-f]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};
