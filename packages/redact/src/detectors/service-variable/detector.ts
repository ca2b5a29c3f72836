import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isUuid } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, slashWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

/** Services that let programs in by a key and nothing else. */
const services = inLines`
  OPENAI|ANTHROPIC|MISTRAL|GROQ|COHERE|REPLICATE|DEEPSEEK|PERPLEXITY|OPENROUTER|ELEVENLABS|DEEPGRAM|STRIPE|ALGOLIA|SEGMENT|ROLLBAR|MAILCHIMP|
  MAILGUN|MAILJET|SENDGRID|POSTMARK|RESEND|BREVO|SPARKPOST|MANDRILL|MIXPANEL|AMPLITUDE|POSTHOG|DATADOG|NEWRELIC|NEW_RELIC|HONEYCOMB|
  PINECONE|TAVILY|FIRECRAWL|TWILIO|GITHUB|GITLAB|CONTENTFUL|PUSHER|ABLY|AIRTABLE|NOTION|SHOPIFY|HUBSPOT|INTERCOM|TELEGRAM|BUGSNAG|SENTRY
`;
/** The same of services that have one kind of key. */
const plainServices = inLines`
  OPENWEATHER|OPENWEATHERMAP|WEATHERAPI|SHODAN|CENSYS|VIRUSTOTAL|ABUSEIPDB|IPINFO|IPSTACK|ETHERSCAN|INFURA|ALCHEMY|MAPBOX|MAPTILER|NEWSAPI|
  SERPAPI|TMDB|OMDB|LASTFM|GIPHY|UNSPLASH|PEXELS|PIXABAY|QUANDL|ALPHAVANTAGE|FINNHUB|COINGECKO|COINMARKETCAP|WANDB|HUGGINGFACE|LANGSMITH|
  LANGFUSE|CLOUDFLARE|NETLIFY|HEROKU|DIGITALOCEAN|LINODE|VULTR|HETZNER|SNYK|CODECOV|COVERALLS|BROWSERSTACK|SAUCELABS|PAGERDUTY|OPSGENIE|
  GEMINI|TOGETHER|FIREWORKS|VOYAGE|JINA|CEREBRAS|NVIDIA|XAI|DEEPL|ASSEMBLYAI
`;
/** What such a key may do, or where. */
const rights =
  'ADMIN|WRITE|READ_WRITE|SERVER|SERVICE|LIVE|PROD|PRODUCTION|STAGING|SIGNING|AUTH|PRIVATE|SEND|INGEST|MASTER|RESTRICTED|BACKEND|V\\d';

/** A key whose name says only which service it opens. */
export const serviceVariable: PatternDetector = {
  id: 'service-variable',
  type: 'secret',
  label: 'Key in a variable named after its service',
  shape:
    'A variable in capitals that is called after a service, alone or with what the key may do: `OPENAI=…`, `ALGOLIA_ADMIN=…`, `ROLLBAR_WRITE=…`, or after signing: `HOOK_SIGNING=…`; with a value that looks random.',
  link: 'https://12factor.net/config',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...services.split('|').flatMap((service) =>
      [
        '=',
        ...rights
          .replace('V\\d', 'V')
          .split('|')
          .map((right) => `_${right}`),
      ].map((end) => `${service}${end}`.toLowerCase()),
    ),
    ...plainServices.split('|').map((service) => `${service}=`.toLowerCase()),
    '_signing=',
  ],
  pattern: expression(
    inLines`
      (?<![\w.$/?&-])(?<name>(?:${services})(?:_(?:${rights})){0,2}|${plainServices}|[A-Z][A-Z\d_]{1,40}_SIGNING)=["']?
        (?<value>[A-Za-z\d_+/.~-]{20,300}={0,2})(?![\w(/.~+-])
    `,
    'g',
  ),
  guard: `[a-z\\d_]{3,40}=(?:["'\\\\]{0,8})(?:[\\w+.~-]|${slashWritten}){20}`,
  inName: neverInName,
  reach: [60, 360],
  accept: (value, { groups }) =>
    !isHarmlessName(groups['name'] ?? '') &&
    // Numbers of accounts and prices, what pages show, and digests of commits.
    !/^(?:price|acct|prod|plan|cus|org|proj|pk|pub|gpt|claude|v\d)[_.-]|^[\da-f]{40}$|[./]{2}/i.test(value) &&
    !isUuid(value) &&
    !isCodeReference(value) &&
    looksRandom(value) &&
    isVaried(value),
};
