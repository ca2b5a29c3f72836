import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Etherscan API key. */
export const etherscanApiKey: PatternDetector = {
  id: 'etherscan-api-key',
  type: 'etherscan_api_key',
  label: 'Etherscan API key',
  shape: '34 capitals or digits beside the name Etherscan or one of its sister sites.',
  link: 'https://docs.etherscan.io/getting-an-api-key',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['etherscan', 'polygonscan', 'bscscan', 'arbiscan'],
  pattern: named(['etherscan', 'polygonscan', 'bscscan', 'arbiscan'], /[A-Z0-9]{34}/),
  reach: [0, 184],
  accept: isNamedSecret,
};
