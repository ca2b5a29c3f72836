import { mark } from '../marks.ts';
import type { Random } from '../random.ts';
import { type Make, positives, type Shape } from '../shape.ts';
import { makeToken } from '../tokens.ts';

/** Keys of providers that publish no prefix: the provider's name and a key word stand beside them. */
export const keyedTokenShapes: readonly Shape[] = positives(
  'secret/provider-token',
  Object.fromEntries(
    Object.entries({
      datadog: '<h32>',
      algolia: '<h32>',
      cloudflare: '<A40>',
      okta: '00<B39><A1>',
      twilio: '<h32>',
      wandb: '<h40>',
      cohere: '<A40>',
      mistral: '<A32>',
      deepgram: '<h40>',
      assemblyai: '<h32>',
      azure_openai: '<h32>',
      newrelic: '<h36>NRAL',
      pagerduty: '<A20>',
      opsgenie: '<u>',
      fastly: '<B31><A1>',
      linode: '<h64>',
      auth0: '<B63><A1>',
      spotify: '<h32>',
      twitch: '<a30>',
      codecov: '<u>',
      snyk: '<u>',
      zendesk: '<A40>',
      postmark: '<u>',
      together: '<h64>',
    }).map(([provider, shape]) => [`keyed-${provider.replace('_', '-')}`, maker(provider, shape)]),
  ),
  4,
);

function maker(provider: string, shape: string): Make {
  return (random, index) => {
    const token = mark(makeToken(shape, random));
    return surroundingsOf[(index + random.int(0, 1)) % surroundingsOf.length]!(token, provider, random);
  };
}

const surroundingsOf: readonly ((token: string, provider: string, random: Random) => string)[] = [
  (token, provider) => `${provider.toUpperCase()}_API_KEY=${token}\nREGION=eu`,
  (token, provider) => `${provider}:\n  api_token: ${token}\n  site: eu`,
  (token, provider) => `client = ${provider}.Client(api_key="${token}", timeout=10)`,
  (token, provider) => `My ${provider.replace('_', ' ')} API key is ${token}, please use that one.`,
  (token, provider) => `{"${provider}_auth_token": "${token}", "enabled": true}`,
];
