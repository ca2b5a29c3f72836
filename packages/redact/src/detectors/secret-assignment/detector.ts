import { isPublicName } from '../../assignment/harmless-name.ts';
import { assignmentPattern } from '../../assignment/pattern.ts';
import type { PatternDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';
import { acceptSecret, holdsList } from './accept.ts';

/** Whose keys are called by their names in camel case, as in `mapsKey`: of other names the word at the end says too little. */
const services: readonly string[] = [
  ...['map', 'maps', 'places', 'weather', 'news', 'google', 'firebase', 'youtube', 'openai', 'anthropic', 'claude'],
  ...['gemini', 'groq', 'cohere', 'pinecone', 'deepgram', 'algolia', 'supabase', 'mapbox', 'datadog', 'slack'],
  ...['stripe', 'paypal', 'payment', 'payments', 'shopify', 'sendgrid', 'twilio', 'mailgun', 'spotify', 'github'],
  ...['gitlab', 'infura', 'alchemy', 'etherscan', 'merchant', 'partner', 'gateway', 'webhook', 'hmac', 'jwt', 'crypto'],
  ...[
    'validation',
    'decryption',
    'stability',
    'mistral',
    'deepseek',
    'perplexity',
    'elevenlabs',
    'assemblyai',
    'tavily',
  ],
  ...['maptiler', 'tomtom', 'opencage', 'cloudflare', 'hubspot', 'airtable', 'zendesk'],
];

/** What stands before a `pat` that is a token: a joint, or the end of an owner's name. Most paths have neither. */
const beforePat: readonly string[] = ['_', '-', 'hub', 'lab', 'ops', 'ket', 'ira', 'ana', 'ble'];

/** What is drawn from a seed that nobody may know: other seeds are numbers from which a test or a game begins. */
const seeded: readonly string[] = inLines`
  signing|secret|session|cookie|token|otp|mfa|hmac|key|wallet|master|private|crypto|encryption|auth|jwt|identity|validator
`.split('|');

/** A key, token or other secret behind its name, when the value looks drawn by a machine. */
export const secretAssignment: PatternDetector = {
  id: 'secret-assignment',
  type: 'secret',
  label: 'Secret behind its name',
  shape: 'A name that speaks of a secret, a key or a token, a sign of assignment, and a value that looks random.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...inLines`
      secret|token|credential|key|bearer|pat|x-auth|_auth|auth|jwt|webhook|salt|pepper|device_code|devicecode|
      device-code|sharedaccesskey|honeycomb-team|jenkins-crumb|art-api|
      totp|default_signer|key_octet|cookie|cred=|cred =|cred:|cred"|cred'|creds=|creds =|creds:|creds"|creds'|apikey|api_key|api-key|api key|accesskey|
      access_key|access-key|access key|privatekey|private_key|private-key|private key|accountkey|account_key|
      account-key|account key|signingkey|signing_key|signing-key|signing key|encryptionkey|encryption_key|
      encryption-key|encryption key|encryptkey|encrypt_key|encrypt-key|encrypt key|masterkey|master_key|
      master-key|master key|sharedkey|shared_key|shared-key|shared key|authkey|auth_key|auth-key|auth key|
      subscriptionkey|subscription_key|subscription-key|subscription key|licensekey|license_key|license-key|
      license key|clientkey|client_key|client-key|client key|sdkkey|sdk_key|sdk-key|sdk key|aeskey|aes_key|aes-key|aes key|appkey|app_key|app-key|app key
    `.split('|'),
    ...services.map((service) => `${service}key`),
    // The same in other languages, as programs write them.
    ...[
      'clave',
      'chave',
      'chiave',
      'cle_',
      'cleapi',
      'clesec',
      'cleacc',
      'schluessel_',
      'apischl',
      'api_schl',
      'geheim',
      'segredo',
      'zugangsschl',
      'zugriffsschl',
    ],
    'csrf',
    'xsrf',
    ...['cred', 'creds', 'salt', 'pepper'].flatMap((word) => ['"', "'", ':', ' =', '='].map((end) => word + end)),
    ...seeded.flatMap((what) => ['', '_', '-'].map((joint) => `${what}${joint}seed`)),
  ],
  around: {
    pat: { behind: beforePat },
    salt: { behind: ['_'] },
    pepper: { behind: ['_', '.', '-'] },
    cookie: { behind: ['_', '-', 'session '] },
  },
  startsAtAnchor: true,
  pattern: assignmentPattern(
    inLines`
      secret(?:[ _-]?(?:access[ _-]?)?key)?|
      token|
      (?:api|access|private|account|signing|encrypt(?:ion)?|master|shared|auth|subscription|license|client|app|sdk|aes)[ _-]?key|
      credentials?|(?<![a-z])creds?(?![a-z])|
      (?<=[a-z\d][_-]|github|gitlab|devops|bitbucket|jira|asana|airtable)pat(?![a-z])|
      (?<=[a-z0-9][_.:-])key|(?<![\w.$-])key(?=(?::[ ]{0,2}(?:Final|bytes|&?(?:'static[ ])?\[u8(?:;[ ]?\d{1,3})?\]))?[ ]{0,3}:?=[ ]{0,3}(?:b["']|bytes\.fromhex\(|bytearray\.fromhex\(|\[\]byte\(|hex\.DecodeString\())|${services.join('key|')}key|bearer|x-auth|(?<![a-z])_?auth|(?<=[._-]o)auth(?![a-z])|jwt|webhook|(?<=_)salt|(?<=[_.-])pepper|device[_-]?code|
      sharedaccesskey|totp|default_signer|key_octet|(?<=[_-]|session[ ])cookie|(?<=x-)honeycomb-team|jenkins-crumb|(?<=x-jfrog-)art-api|
      (?:clave|chave|chiave|(?<![a-z])cle_?)(?:_?d[aei]l?_?)?_?(?:api|acces\w{0,2}|secret[ae]?|segreta)(?![a-z])|schluessel_api|
      (?:api_?|geheimer_?|zugangs|zugriffs)schl(?:ue|ü)ssel|geheimnis|segredo|(?<![a-z])[cx]srf(?=\\{0,8}["'])|(?<hump>(?<=[a-z]{2}|[a-z]\d)(?:key|(?:auth|creds?|salt|pepper)(?=\\{0,3}["']?[ ]?[:=])))|
      (?:${seeded.join('|')})[_-]?seed
    `,
  ),
  reach: [24, 420],
  refusesName: (name) => isPublicName(name) && !holdsList(name),
  accept: acceptSecret,
};
