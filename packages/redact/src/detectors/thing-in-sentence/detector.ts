import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isSystemPart } from '../../judge/system-parts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What has a name of its own in somebody's network, in words of many languages. */
const things = '[Ss]erver|[Hh]ost|machine|[Cc]luster|[Bb]ucket|[Qq]ueue|[Tt]opic|database|runner|[a-z]{4,12}server';

/** The same in words of one. */
const abroad = inLines`
  [Ss]ervern|Rechner|Maschine|Warteschlange|Datenbank|serveur|servidor|cl\u00faster|m\u00e1quina|banco|serwer(?:ze|a)?|
  klast(?:er|rze|ra)|[Bb]aza|[Ll]a (?:file|cola|coda)|[Aa] fila|wachtrij|[Kk]olejk[aię]
`;

/** What says that a name follows, and what says only what something is. */
const called = inLines`
  (?:is |are |was )?(?:called|named)|namens|s'appelle|nomm\u00e9e?|se llama|llamad[oa]|se chama|chama-se|chamad[oa]|si chiama|chiamat[oa]|heet|
  genaamd|nazywa si\u0119|o nazwie
`;
const is = 'is|ist|lautet|est|es|\u00e9|\u00e9 o|\u00e8|to|jest';
const on = [
  ...['sits on', 'lives on', 'is hosted on', 'is running on', 'l\u00e4uft auf', 'liegt auf', 'tourne sur', 'draait op'],
  ...['gira su', 'corre en', 'roda em', 'roda no', 'stoi na'],
];

const name = '[a-z][a-z\\d]{1,30}(?:[-_.][a-z\\d]{1,30}){0,6}(?![\\w-]|\\.\\w)';

/** A machine, a bucket or a queue of somebody's in what somebody says of it. */
export const thingInSentence: PatternDetector = {
  id: 'thing-in-sentence',
  type: 'resource_name',
  label: 'Name of a machine or a resource in a sentence',
  shape:
    'A name with a hyphen, a low line or a digit behind the word for a server, a cluster, a bucket, a queue or a database, in one of eight languages, with a verb that says that it is called so or without one; what a database sits on; and the account of a storage.',
  link: 'https://www.rfc-editor.org/rfc/rfc1178',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  // The nouns are words of every other English text: they lead to something together with what stands beside them.
  anchors: [
    ...['server', 'host', 'machine', 'cluster', 'bucket', 'queue', 'topic', 'database', 'runner'].flatMap((thing) =>
      [' is ', ' ist ', ' hei'].map((verb) => `${thing}${verb}`),
    ),
    ...['cluster', 'bucket', 'server', 'queue', 'topic', 'database'].flatMap((thing) =>
      ['im', 'der', 'die', 'dem', 'das', 'den', 'le', 'du', 'al', 'el', 'il', 'lo', 'het', 'de'].map(
        (article) => `${article} ${thing} `,
      ),
    ),
    ...['servern', 'rechner', 'maschine', 'warteschlange', 'datenbank', 'serveur', 'servidor', 'banco', 'serwer'].map(
      (thing) => `${thing} `,
    ),
    ...['serwerze', 'serwera', 'klaster', 'klastrze', 'klastra', 'baza', 'wachtrij', 'ster', 'quina'].map(
      (thing) => `${thing} `,
    ),
    ...["s'appelle ", 'nomm', 'se llama ', 'llamad', 'se chama ', 'chama-se ', 'chamad', 'si chiama ', 'chiamat'],
    ...[' called ', ' named ', ' namens ', ' heet ', ' genaamd ', 'nazywa si', 'o nazwie '],
    ...['la file ', 'la cola ', 'la coda ', 'a fila ', 'kolejk'],
    ...on.map((how) => `${how.replace(/.*\u00e4|^is /, '')} `),
    'storage account ',
  ],
  guard: inLines`
    [ ]?(?:[^\s"'\\]{1,13} ?){0,1}(?:[^\s\\]{1,12} ){0,4}\\*["'\x60]?[a-z][a-z\d]{0,30}(?:\d|[-_.][a-z\d])|
    storage account
  `,
  pattern: expression(
    inLines`
      (?<![\w.-])(?:${things}|${abroad})[ ](?:(?:de|di|do|da|des|du|von|f\u00fcr|for|of|van|voor|dla)[ ][a-z\u00e0-\u017e]{2,15}[ ])?
        (?:${called})[ ]["'\x60]?(?<valueCalled>${name})|
      (?<![\w.-])(?:${things}|${abroad})[ ]hei(?:\u00df|ss)t[ ]["'\x60]?(?<valueCalled>${name})|
      (?<![\w.-])(?:(?:${things})[ ]ist?|(?:${abroad})[ ](?:(?:de|di|do|da|des|du|von|f\u00fcr|van|voor|dla)[ ][a-z\u00e0-\u017e]{2,15}[ ])?(?:${is}))[ ]
        ["'\x60]?(?<valueOfBeing>${name})|
      (?<![\w.-])(?:
        (?:im|der|die|dem|das|den)[ ](?:Cluster|Bucket|Server|Queue|Topic|Warteschlange|Datenbank)|
        (?:le|du|al|el|il|lo|het|de)[ ](?:serveur|cluster|bucket|servidor|cl\u00faster|wachtrij|database|server)|
        (?:la|La)[ ](?:file|cola|coda)|[Aa][ ]fila
      )[ ]["'\x60]?(?<valueBare>${name})|
      (?<![\w.-])[Kk]olejk[ai\u0119\u0105][ ]["'\x60]?(?<valueBare>${name})|
      \b(?:database|db|dashboard|jenkins|Jenkins|grafana|Grafana|backup|build|site|wiki|[Dd]atenbank|base|base de datos|baza|banco|it|app|API|api)[ ](?:${on.join('|')})[ ]["'\x60]?(?<valueCalled>${name})|
      \bstorage account ["'\x60]?(?<valueOfStorage>[a-z][a-z\d]{7,23})(?![\w.-])
    `,
    'g',
  ),
  reach: [60, 130],
  accept: isSomebodys,
};

function isSomebodys(value: string, { groups }: Candidate): boolean {
  if (groups['valueOfStorage'] !== undefined)
    return /\d|(?:sa|stg?|prod|backups?)$/.test(value) && !everybodys.test(value);
  const parts = value.toLowerCase().split(/[-_.]/);
  if (everybodys.test(value) || parts.some((part) => phrase.test(part))) return false;
  if (parts.every((part) => isCommonWord(part) || isSystemPart(part.replace(/\d{1,3}$/, '')))) return false;
  // A word that joins two is an adjective more often than a name: a number or a third word tells.
  const isNumbered = /[a-z]\d{1,4}(?:[-_.]|$)|[-_]\d{1,4}$/.test(value);
  if (value.includes('.')) return isNumbered && parts.length > 2;
  if (groups['valueOfBeing'] !== undefined) return isNumbered;
  if (parts.length === 1) return isNumbered && groups['valueCalled'] !== undefined && value.length > 5;
  return isNumbered || parts.every((part) => part.length > 2);
}

/** Words that hold adjectives together, of several languages. */
const phrase = new RegExp(
  inLines`
    ^(?:
      a|an|the|and|or|of|in|on|by|to|up|out|off|per|non|not|no|all|any|one|two|three|self|pre|re|multi|single|based|like|
      free|level|side|only|wide|aware|specific|related|able|first|class|type|size|ready|friendly|built|high|low|long|short|
      fault|sous|sur|pr\u00e9|auto|inter|semi|anti|ex|co|sub|super|zu|end|hot|cold|read|write|time|real|as|is|it|down|run|
      running|managed|hosted|backed|facing|native|driven|oriented|tolerant|compatible|enabled|independent|dependent|wise|
      selbst|vor|nach|mehr|fehler|hoch|frei|vous|moi|elle|il|ce|ci|l\u00e0
    )$
  `,
);

/** What has a number and is nobody's machine. */
const everybodys =
  /^(?:python|node|ubuntu|debian|centos|rhel|fedora|alpine|windows|win|macos|ios|android|java|jdk|php|ruby|http|https|sha|md|utf|ipv|arm|amd|x|es|net|dotnet|postgres|mysql|redis|kafka|mongodb|gpt|claude|gemini|llama|mistral|qwen|cuda|log|log4j|s|ec|v|version|port|tls|ssl|raspberrypi|esp|stm|test|foo|bar|example|localhost|my|your|some|default|us|eu|ap|sa|ca)\d*(?:[-_.]|$)/i;
