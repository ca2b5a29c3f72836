import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Notion integration token. */
export const notionToken: PatternDetector = {
  id: 'notion-token',
  type: 'notion_token',
  label: 'Notion integration token',
  shape: 'ntn_, nine digits or more, and letters or digits up to 46 in all; older tokens secret_ and 43.',
  link: 'https://developers.notion.com/docs/authorization',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ntn_', 'secret_'],
  pattern: standalone(/ntn_[0-9]{9}[A-Za-z0-9]{37}|secret_[A-Za-z0-9]{43}/),
  reach: [0, 50],
  accept: isMixed,
};
