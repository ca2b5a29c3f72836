import { around, mark } from '../marks.ts';
import type { Random } from '../random.ts';
import { type Make, positives, type Shape } from '../shape.ts';
import { makeToken, needsContext, providerTokens } from '../tokens.ts';
import { company, host } from '../values.ts';

/** Tokens with a published prefix, standing where no key word helps to find them. */
export const providerTokenShapes: readonly Shape[] = positives(
  'secret/provider-token',
  Object.fromEntries(Object.entries(providerTokens).map(([name, shape]) => [name, maker(name, shape)])),
  4,
);

function maker(name: string, shape: string): Make {
  const provider = name.split('-')[0]!;
  return (random, index) => {
    const token = markSecret(makeToken(shape, random));
    if (needsContext.has(name)) return random.pick(withContext)(token, provider, random);
    return bare[(index * 3 + random.int(0, 2)) % bare.length]!(token, random);
  };
}

/** Marks a token, or of a webhook's URL only the segment that is secret: the rest says where to post, not what to know. */
function markSecret(token: string): string {
  const webhook = /^(https:.*\/(?:B\w+|\d+|IncomingWebhook)\/)([^/]+)(.*)$/.exec(token);
  if (!webhook) return mark(token);
  const [, before, secret, after] = webhook;
  return `${around(before!)}${mark(secret!)}${after ? around(after) : ''}`;
}

const bare: readonly ((token: string, random: Random) => string)[] = [
  (token) => `I pasted ${token} into the settings page and it still answers 401.`,
  (token, random) => `2026-05-04 09:12:44 INFO  ${company(random)}-worker started (${token}) in 312 ms`,
  (token, random) =>
    `import { Client } from '@${company(random)}/sdk';\nconst client = new Client("${token}");\nawait client.ping();`,
  (token, random) => `$ ${company(random)} login ${token}\nLogged in to ${host(random)}.`,
  (token) => `| stage | value | state |\n|---|---|---|\n| live | ${token} | on |\n| dry run | none | off |`,
  (token) => `["eu-west-1", "${token}", 3]`,
  (token) => `deploy:\n  - ${token}  # the old one, rotate it\n  - none`,
  (token) => `Run it again with \`${token}\` and tell me what it prints.`,
  (token) => `Error: the server refused ${token}: expired\n    at Client.open (src/client.ts:88:11)`,
  (token) => `src/config.ts:14:  value: '${token}',\nsrc/config.ts:15:  region: 'fra',`,
  (token) => `-  init("${token}")\n+  init(process.env.VALUE)`,
  (token) => `     3\tfoo=1\n     4\tbar=${token}\n     5\tbaz=3`,
];

const withContext: readonly ((token: string, provider: string, random: Random) => string)[] = [
  (token, provider) => `${provider.toUpperCase()}_API_KEY=${token}`,
  (token, provider) => `${provider}:\n  api_key: "${token}"\n  retries: 3`,
  (token, provider) => `The ${provider} token is ${token}, it was made last week.`,
  (token, provider) => `const ${provider}Token = '${token}';`,
];
