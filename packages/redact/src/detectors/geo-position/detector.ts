import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Whose place it is: without one of them a latitude is that of a city or a shop. */
const owners =
  '(?:home|user|device|driver|courier|rider|customer|patient|employee|caller|visitor|vehicle|phone|current|last[ _]?known|last[ _]?seen|last|my|her|his)';

/** The same behind the place, in other languages. */
const ownersAbroad = inLines`
  (?:
    (?:des|der|vom)[ ](?:nutzers|nutzerin|benutzers|kunden|kundin|fahrers|fahrerin|patienten|patientin|ger\u00e4ts|handys)|
    (?:del|de[ ]la|do|da|de[ ]l['\u2019]|du|della?|dell['\u2019]|van[ ]de)[ ]?(?:usuari[oa]|cliente|conductora?|paciente|repartidora?|utilizadora?|motorista|utilisat(?:eur|rice)|
      client[e]?|conduct(?:eur|rice)|livreur|patiente?|utente|autista|conducente|paziente|gebruiker|klant|bestuurder|pati\u00ebnt)
  )
`;

/** Where somebody was, to a few metres. */
export const geoPosition: PatternDetector = {
  id: 'geo-position',
  type: 'position',
  label: 'Position on the globe',
  shape:
    'A latitude and a longitude with four decimals or more, behind words that make it the place of a person or a device: `GPS`, `my location`, `last position`, `geo:`; or both numbers by name, as in `"home": {"lat": …, "lng": …`.',
  link: 'https://www.rfc-editor.org/rfc/rfc5870',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    'gps',
    'last seen at ',
    'picked up at ',
    ...["i'm", 'i am', "we're", 'we are', 'meet me'].flatMap((who) =>
      ['', ' now', ' currently', ' here'].map((when) => `${who}${when} at `),
    ),
    'dropped off at ',
    'geo:',
    'location',
    'position',
    'standort',
    'ubicaci',
    'posici',
    'localiza',
    'posizione',
    'localisation',
    'locatie',
    'positie',
    'latitude',
    'longitude',
    'lat"',
    "lat'",
    'lat:',
    'lat=',
    'coords',
    'coordinates',
    ...['lon', 'lng', 'lat'].flatMap((name) => ['"', "'", '`', ':', '=', ' :', ' ='].map((sign) => name + sign)),
    'geo_point',
    ...['my house', 'my home', 'my flat', 'my place', 'our house', 'our home', 'our flat', 'our place'],
    '/maps/@',
    '/maps?q=',
  ],
  trigger: /posi\u00e7\u00e3o/gi,
  pattern: expression(
    [
      inLines`
        (?:
          \bgps(?:[ _-]?(?:position|location|coord(?:inate)?s|fix))?|
          \bgeo(?=:)|\bgeo_point|\bcoord(?:inate)?s(?!["']? ?: ?\[)|
          \b(?:${owners}|pick-?up|drop-?off|delivery|check-?in)[ _-](?:location|position)|
          \b(?:i['\u2019]?m|i[ ]am|we['\u2019]?re|we[ ]are|meet[ ]me)(?:[ ](?:now|currently|here))?(?=[ ]at[ ])|
          \blocation(?=:)|
          \b(?:mein |letzter )?standort(?:[ ]${ownersAbroad})?|
          \b(?:ubicaci\u00f3n|posici\u00f3n|localiza\u00e7\u00e3o|posi\u00e7\u00e3o|position|localisation|posizione|locatie|positie)[ ]${ownersAbroad}|
          \b(?:mi|minha|ma|la[ ]mia|mijn)[ ](?:ubicaci\u00f3n|posici\u00f3n|localiza\u00e7\u00e3o|posi\u00e7\u00e3o|position|localisation|posizione|locatie|positie)(?:[ ](?:actual|actuelle|attuale|huidige))?|
          \b(?:last seen|picked up|dropped off)(?= at )|
          \b(?:my|our)[ ](?:house|home|flat|place)(?:[ ]is)?(?=[ ]at[ ])|
          \b(?:geo)?(?:location|position|coord(?:inate)?s) of (?:the |a |our )?${owners}
        )["']?(?: (?:is|was|at|are|ist|es|est|\u00e8|\u00e9))?["']?(?:[ \t]{0,24}[:=]|[ \t]{0,3})[ \t]{0,3}[["'(]{0,2}-?\d{1,3}\.\d{4,12}\u00b0?
          (?: ?[NS])?[,; ]{1,3}-?\d{1,3}\.\d{4,12}\u00b0?(?: ?[EW])?(?!\d|\.\d)
      `,
      inLines`
        \b(?:gps|${owners})(?:[ _-]?(?:location|position|coord(?:inate)?s|geo))?["']?\s{0,2}[:=]?\s{0,3}
          [{(]?\s{0,12}(?:\d{1,6}(?:\t|\u2192)\s{0,16})?["']?(?:gps)?lat(?:itude)?(?:["']\s?|[ ]?|(?<=tude)\s)[:=]\s?["']?-?\d{1,2}\.\d{4,15}["']?[,;]?\s{1,12}(?:\d{1,6}(?:\t|\u2192)\s{0,16})?["']?
          (?:gps)?(?:lng|lon|long|longitude)["']?\s?[:=]\s?["']?-?\d{1,3}\.\d{4,15}(?![\d.])
      `,
      // Beside the number of somebody.
      inLines`
        \b(?:user|customer|driver|courier|rider|patient|employee|member|device)[_-]?id["']?[ ]?[:=][ ]?["']?[\w-]{1,40}["']?[&,;]?[ ]?["']?
          (?:lat(?:itude)?["']?[ ]?[:=][ ]?["']?-?\d{1,2}\.\d{4,15}["']?[,;&]?[ ]?["']?(?:lng|lon|long|longitude)["']?[ ]?[:=]|(?:position|location|coords)[ ]?[:=][ ]?[[(]-?\d{1,2}\.\d{4,15},)
          [ ]?["']?-?\d{1,3}\.\d{4,15}(?!\d|\.\d)
      `,
      // Only a device says how sure it is of its place, and how fast it moves.
      inLines`
        \blat(?:itude)?(?:["']\s?|[ ]?|(?<=tude)\s)[:=]\s?["']?-?\d{1,2}\.\d{4,15}["']?[,;&]?\s{0,12}["']?
          (?:lng|lon|long|longitude)["']?\s?[:=]\s?["']?-?\d{1,3}\.\d{4,15}(?!\d|\.\d)(?=["']?[,;&]?\s{0,12}["']?(?:horizontal_?)?(?:accuracy|acc|hdop|heading|speed|bearing)["']?\s?[:=])
      `,
      // A map, opened there.
      `\\b(?:(?:i|we)[ ](?:live|am|are|parked)(?:[ ](?:here|at))?|meet[ ]me(?:[ ](?:here|at))?|(?:my|our)[ ](?:house|home|flat|place)(?:[ ](?:is|here|at)){0,2}|${owners}(?:['\u2019]s)?(?:[ _-](?:place|pin|location|position|address|house|map))?)[ ]?[:=]?[ ]{1,3}https?://(?:www\\.|maps\\.)?google\\.[a-z.]{2,6}/maps(?:/@|\\?q=)-?\\d{1,2}\\.\\d{4,15},-?\\d{1,3}\\.\\d{4,15}(?![\\d.])`,
      // In degrees, minutes and seconds.
      inLines`
        \b(?:gps|${owners}[ _-](?:location|position)|(?:my|our)[ ](?:house|home|flat|place)(?:[ ]is)?(?:[ ]at)?)(?:[ _-]?(?:position|location|coord(?:inate)?s))?["']?[ ]{0,2}[:=]?[ ]{1,3}
          (?<valueOfDegrees>\d{1,2}\u00b0[ ]?\d{1,2}['\u2032\u2019][ ]?\d{1,2}(?:\.\d{1,4})?["\u2033\u201d][ ]?[NS][,; ]{1,3}\d{1,3}\u00b0[ ]?\d{1,2}['\u2032\u2019][ ]?\d{1,2}(?:\.\d{1,4})?["\u2033\u201d][ ]?[EWO])
      `,
      // A camera says where a photo was taken.
      inLines`
        \bGPS ?(?:Latitude|Longitude|Position)[ ]{0,24}[:=|][ ]{0,4}(?<value>\d{1,3} deg \d{1,2}' \d{1,2}(?:\.\d{1,4})?" [NSEW]
          (?:, \d{1,3} deg \d{1,2}' \d{1,2}(?:\.\d{1,4})?" [NSEW])?)
      `,
      `\\b${owners}[ _-]?l(?:at|on|ng|atitude|ongitude)(?:["'\\x60]{1,2}\\s{0,2}| ?|(?<=tude)\\s{1,2})[:=][=>]?\\s{0,3}["'\u201d]?(?<value>-?\\d{1,3}\\.\\d{4,15})(?![\\d.])`,
      inLines`
        <trkpt\s[^<>]{0,40}?lat=["']-?\d{1,2}\.\d{4,15}["']\s{1,4}lon=["']-?\d{1,3}\.\d{4,15}["']|
        <(?:wpt|rtept)\s[^<>]{0,40}?lat="-?\d{1,2}\.\d{4,15}"\s{1,4}lon="-?\d{1,3}\.\d{4,15}"[^<>]{0,40}>\s{0,20}
          (?:<(?!name)[^<>]{1,40}>[^<>]{0,40}</[^<>]{1,20}>\s{0,20}){0,3}<name>\s{0,2}(?:my )?
          (?:home|house|flat|work|office|zuhause|daheim|maison|casa|thuis|dom)(?![a-z])
      `,
    ].join('|'),
    'gi',
  ),
  reach: [80, 180],
  ranges: positionsIn,
};

/** The pair of numbers, or each of the two where their names stand between them; numbers that no globe has are something else. */
function positionsIn(match: string): [number, number][] {
  const shot = /\d{1,3}(?: deg |\u00b0 ?\d{1,2}['\u2032\u2019])[^\n]{6,60}$/.exec(match);
  if (shot) return [[shot.index, match.length]];
  const numbers = [...match.matchAll(/-?\d{1,3}\.\d{4,15}/g)];
  const [first, second] = numbers;
  if (!first) return [];
  if (!second) return [[first.index, first.index + first[0].length]];
  const [latitude, longitude] = [Math.abs(Number(first[0])), Math.abs(Number(second[0]))];
  if (latitude > 180 || longitude > 180 || Math.min(latitude, longitude) > 90 || latitude === 0) return [];
  if (!/l(?:at|on|ng)/i.test(match.slice(first.index, second.index))) return [[first.index, match.length]];
  return numbers.map(({ 0: number, index }) => [index, index + number.length]);
}
