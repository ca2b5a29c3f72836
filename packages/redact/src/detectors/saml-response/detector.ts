import type { PatternDetector } from '../../detector.ts';

/** What an identity provider says of somebody who signs in: whoever holds it is let in. */
export const samlResponse: PatternDetector = {
  id: 'saml-response',
  type: 'saml_response',
  label: 'SAML response',
  shape: 'Base64, perhaps percent-encoded, of 100 characters or more in the parameter `SAMLResponse`.',
  link: 'https://docs.oasis-open.org/security/saml/v2.0/saml-bindings-2.0-os.pdf',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['samlresponse'],
  pattern: /SAMLResponse(?:=|%3D|\\{0,3}["']?\s{0,3}[:=]\s{0,3}\\{0,3}["'])(?<value>[A-Za-z0-9+/%=]{100,40000})/gi,
  reach: [0, 40040],
};
