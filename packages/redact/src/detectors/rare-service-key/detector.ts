import type { PatternDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Services whose keys have no beginning of their own, and of which none is common enough for a detector to itself. */
const services: readonly string[] = [
  // Numbers and places: apilayer and its kin, maps, weather.
  'apilayer ipstack weatherstack aviationstack mediastack positionstack currencylayer coinlayer pdflayer numverify geoapify locationiq opencage tomtom weatherbit accuweather pyowm owm',
  // Mail, messages and leads.
  'mailjet customer.io customerio clearbit hunter.io zerobounce pushover clay.com apollo.io',
  // Security and the state of services.
  'shodan censys greynoise securitytrails nessus tenable duo statuspage uptimerobot pingdom',
  // Models, pictures and music.
  'clarifai elevenlabs eleven_labs fal_ fal- fal.ai tmdb giphy pexels wistia last.fm lastfm strava',
  // Work.
  'flagsmith todoist toggl opsgenie codacy coveralls scraperapi zenrows',
].flatMap((names) => names.split(' '));

/** A key of one of many services that are seldom met. */
export const rareServiceKey: PatternDetector = {
  id: 'rare-service-key',
  type: 'secret',
  label: 'Key of a service',
  shape:
    'Hexadecimal digits, 32 to 64 letters and digits, a UUID or a UUID with digits behind a colon, beside the name of a service such as Clarifai, Statuspage, Mailjet or Duo and a word such as key.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: services,
  pattern: named(
    services,
    new RegExp(inLines`
      [0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?::[0-9a-f]{32})?|
      (?=[0-9a-f]{0,31}[0-9])[0-9a-f]{20}|
      (?=[a-zA-Z]{0,30}[0-9])[A-Za-z0-9]{32,64}
    `),
  ),
  reach: [0, 230],
  accept: isNamedSecret,
};
