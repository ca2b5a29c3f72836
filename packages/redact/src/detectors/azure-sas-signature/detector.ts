import type { PatternDetector } from '../../detector.ts';

/** Azure shared access signature. */
export const azureSasSignature: PatternDetector = {
  id: 'azure-sas-signature',
  type: 'azure_sas_signature',
  label: 'Azure shared access signature',
  shape:
    'The sig parameter of a URL that also names a version, permissions or an expiry: an encoded HMAC-SHA-256 of 43 characters.',
  link: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-sas-overview',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['sig='],
  pattern:
    /(?:[?&;"]|\\u0026|&amp;)sig=(?<value>[A-Za-z0-9+/_-]{1,50}(?:%[0-9A-Fa-f]{2}[A-Za-z0-9+/_-]{0,43}){0,14}={0,2})(?![A-Za-z0-9%])/g,
  reach: [8, 702],
  accept: (value, { text, start, end }) => {
    const length = value.replace(/%[0-9A-Fa-f]{2}/g, '=').replace(/=+$/, '').length;
    return length === 43 && /[?&;"](?:amp;)?s[evprt]=/.test(text.slice(Math.max(0, start - 600), end + 600));
  },
};
