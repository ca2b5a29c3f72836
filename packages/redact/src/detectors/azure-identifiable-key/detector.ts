import type { PatternDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixedBesideZeros } from '../../shape/varied.ts';

/** Azure key that says in its own letters what it opens: no name has to stand beside it. */
export const azureIdentifiableKey: PatternDetector = {
  id: 'azure-identifiable-key',
  type: 'azure_identifiable_key',
  label: 'Azure key with a signature',
  shape:
    'Base64 characters with `+ASt`, `ACDb` or their like at a fixed place, or letters and digits with JQQJ9 at place 53.',
  link: 'https://devblogs.microsoft.com/engineering-at-microsoft/common-annotated-security-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: '+ast +aba acdb /am7 apim +arm +aeh +asb aiot azca azse +acr azfu jqqj9'.split(' '),
  pattern: standalone(
    new RegExp(inLines`
      [A-Za-z0-9+/]{76}(?:\+ASt|\+ABa|ACDb|/AM7|APIM)[A-Za-z0-9+/]{5}[AQgw]==|
      [A-Za-z0-9+/]{33}(?:\+ARm|\+AEh|\+ASb|AIoT|AzCa)[A-P][A-Za-z0-9+/]{5}=|
      [A-Za-z0-9+/]{42}(?:AzSe|\+ACR)[A-D][A-Za-z0-9+/]{5}|
      [A-Za-z0-9_-]{44}AzFu[A-Za-z0-9_-]{5}[AQgw]==|
      [A-Za-z0-9]{52}JQQJ9[9DH][A-Za-z0-9][A-L][A-Za-z0-9]{16}[A-Za-z][A-Za-z0-9]{7}(?:[A-Za-z0-9]{2}==)?
    `),
    { before: 'A-Za-z0-9+/_-', after: 'A-Za-z0-9+/=_-' },
  ),
  reach: [76, 88],
  accept: isMixedBesideZeros,
};
