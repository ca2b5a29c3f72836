import { createHash } from 'node:crypto';

type Draw = () => number;

/** Fills the holes of a sentence with what a person might have made up, or with names of harmless things: the same ones for the same sentence. */
export function filled(sentence: string, round: number): string {
  const draw = drawFrom(`${sentence}:${round}`);
  return sentence.replace(/\{(\w+)\}/g, (_, kind: string) => {
    const make = secrets[kind] ?? things[kind];
    if (make === undefined) throw new Error(`Nothing is made for {${kind}}.`);
    return make(draw);
  });
}

function drawFrom(seed: string): Draw {
  let count = 0;
  return () =>
    Number.parseInt(createHash('sha256').update(`${seed}:${count++}`).digest('hex').slice(0, 12), 16) / 2 ** 48;
}

const pick = <T>(draw: Draw, list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;
const some = (draw: Draw, signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[Math.floor(draw() * signs.length)]).join('');
const digits = (draw: Draw, count: number): string => some(draw, '123456789', count);
const hex = (draw: Draw, count: number): string => some(draw, '0123456789abcdef', count);
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const words =
  'apple breeze castle daisy engine forest garden honey indigo jungle kitten ladder magnet needle ocean pepper quilt rocket silver tiger unicorn valley winter yellow zebra button camel desert elbow flower giraffe hollow'.split(
    ' ',
  );
const word = (draw: Draw): string => pick(draw, words);
const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

const kinds: readonly ((draw: Draw) => string)[] = [
  (draw) => capital(word(draw)) + digits(draw, 2 + Math.floor(draw() * 3)) + pick(draw, ['!', '#', '', '', '$', '?']),
  (draw) => word(draw) + digits(draw, 2 + Math.floor(draw() * 3)),
  (draw) => `${word(draw)}-${word(draw)}-${digits(draw, 2)}`,
  (draw) => `${word(draw)}-${word(draw)}-${word(draw)}-${digits(draw, 1)}`,
  (draw) => `${capital(word(draw))}-${digits(draw, 2)}-${capital(word(draw))}`,
  (draw) => `${word(draw)}_${word(draw)}${digits(draw, 2)}`,
  (draw) => `${capital(word(draw))}${pick(draw, ['$', '@', '!', '&', '.'])}${capital(word(draw))}${digits(draw, 2)}`,
  (draw) =>
    capital(word(draw)).replaceAll('a', '4').replaceAll('e', '3').replaceAll('o', '0').replaceAll('i', '1') +
    digits(draw, 2),
  (draw) => `${some(draw, letters, 4)}${digits(draw, 1)}${some(draw, letters, 3)}${digits(draw, 2)}`,
  (draw) => some(draw, letters, 3) + digits(draw, 1) + some(draw, letters, 6),
  (draw) => some(draw, letters, 1) + some(draw, `${letters}23456789`, 8) + digits(draw, 1) + some(draw, letters, 1),
  (draw) =>
    some(draw, letters, 1) +
    some(draw, `${letters}23456789!#%&*+=?@^~_-`, 9) +
    digits(draw, 1) +
    some(draw, letters, 1),
  (draw) => `${capital(word(draw))}${pick(draw, ['$', '@', '!', '&', '.'])}${capital(word(draw))}${digits(draw, 1)}`,
  (draw) =>
    `${some(draw, letters, 4)}${pick(draw, ['!', '#', '%', '&', '*', '+', '='])}${some(draw, letters, 3)}${digits(draw, 2)}${some(draw, letters, 2)}`,
];

const secrets: Readonly<Record<string, (draw: Draw) => string>> = {
  any: (draw) => pick(draw, kinds)(draw),
  pin: (draw) => some(draw, '0123456789', 4),
  pin6: (draw) => some(draw, '0123456789', 6),
  combo: (draw) => `${some(draw, '123456', 2)}-${some(draw, '123456', 2)}-${some(draw, '123456', 2)}`,
  ph: (draw) => `${word(draw)} ${pick(draw, ['likes', 'beneath', 'without', 'chases'])} ${word(draw)} ${word(draw)}`,
};

const nouns =
  'cart user profile invoice search header client widget query buffer cursor player report image folder'.split(' ');
const verbs = 'find make read write send sort merge use add remove update create'.split(' ');
const noun = (draw: Draw): string => pick(draw, nouns);
const verb = (draw: Draw): string => pick(draw, verbs);
const oneOf =
  (...list: readonly ((draw: Draw) => string)[]) =>
  (draw: Draw): string =>
    pick(draw, list)(draw);
const among =
  (...list: readonly string[]) =>
  (draw: Draw): string =>
    pick(draw, list);

const things: Readonly<Record<string, (draw: Draw) => string>> = {
  ver: oneOf(
    (draw) => `v${digits(draw, 1)}.${digits(draw, 1)}.${digits(draw, 2)}`,
    (draw) => `${digits(draw, 1)}.${digits(draw, 2)}.1-rc${digits(draw, 1)}`,
    (draw) => `${digits(draw, 1)}.${digits(draw, 1)}.0-alpha.${digits(draw, 1)}`,
    (draw) => `r${digits(draw, 4)}`,
  ),
  branch: oneOf(
    (draw) => `bugfix/${noun(draw)}-${digits(draw, 4)}`,
    (draw) => `${noun(draw)}-${noun(draw)}-${digits(draw, 3)}`,
    (draw) => `hotfix-${noun(draw)}-v${digits(draw, 1)}`,
    (draw) => `${verb(draw)}-${noun(draw)}-${digits(draw, 1)}`,
  ),
  sha: (draw) => hex(draw, pick(draw, [7, 8, 12, 40])),
  ident: oneOf(
    (draw) => `${verb(draw)}${capital(noun(draw))}${digits(draw, 1)}`,
    (draw) => `${noun(draw)}_${noun(draw)}_${digits(draw, 1)}`,
    (draw) => `${capital(noun(draw))}${capital(noun(draw))}2D`,
    (draw) => `${verb(draw)}_${noun(draw)}2${noun(draw)}`,
    (draw) => `${noun(draw)}V${digits(draw, 1)}${capital(noun(draw))}`,
    (draw) => `md5${capital(noun(draw))}`,
    (draw) => `is${capital(noun(draw))}Utf16()`,
    (draw) => `${capital(noun(draw))}${capital(noun(draw))}V${digits(draw, 1)}${capital(noun(draw))}`,
    (draw) => `OAuth2${capital(noun(draw))}${capital(verb(draw))}`,
    (draw) => `${verb(draw)}RFC${digits(draw, 4)}`,
    (draw) => `${capital(noun(draw))}Win${pick(draw, ['32', '64'])}`,
    (draw) => `${pick(draw, ['Uint', 'Float', 'BigInt'])}${pick(draw, ['16', '32', '64'])}Array`,
    (draw) => `${noun(draw)}${capital(noun(draw))}V${digits(draw, 1)}.${noun(draw)}`,
    (draw) => `${capital(noun(draw))}Layer${digits(draw, 1)}Config`,
  ),
  testname: oneOf(
    (draw) => `test_${noun(draw)}_${verb(draw)}_${digits(draw, 1)}`,
    (draw) => `Test${capital(noun(draw))}${digits(draw, 2)}`,
    (draw) => `${noun(draw)}${digits(draw, 1)}.spec.ts`,
  ),
  model: among(
    'gpt-4.1',
    'gpt-5-mini',
    'claude-sonnet-4',
    'claude-3-haiku',
    'llama3',
    'Llama-3.3-70B',
    'qwen3-coder',
    'gemini-1.5-flash',
    'mistral-7b',
    'o4-mini',
    'deepseek-v3',
    'bge-m3',
    'text-embedding-3-small',
  ),
  flag: among(
    '--depth=1',
    '--retries=5',
    '-n20',
    '--python3',
    '--level2',
    '--tail=100',
    '-Wl2',
    '--ipv4only',
    '--max-old-space-size=4096',
  ),
  ticket: (draw) => `${pick(draw, ['DEV', 'SUP', 'PLAT', 'BUG', 'JIRA', 'CS0'])}-${digits(draw, 3)}`,
  file: oneOf(
    (draw) => `${noun(draw)}_${digits(draw, 2)}.csv`,
    (draw) => `lib/${noun(draw)}${digits(draw, 1)}.rs`,
    (draw) => `${noun(draw)}-${digits(draw, 4)}.log`,
    (draw) => `notes${digits(draw, 1)}.md`,
  ),
  errcode: among(
    'E0499',
    'ERR_HTTP2_STREAM',
    'HTTP403',
    'ECONN104',
    '0xC0000005',
    'ORA-12154',
    'TS7006',
    'SQLSTATE23505',
    'PGRST116',
    'exit1',
    'F401',
    'ENOENT2',
    'AADSTS70011',
    'CS8600',
  ),
  product: among(
    'Archer-C7',
    'AX55',
    'Galaxy-S23',
    'MacBookPro16',
    'DS220j',
    'Office2019',
    'Windows10',
    'USG-3P',
    'R7000',
    'RTX3080',
    'Pixel8Pro',
    'PS5',
    'XR500',
    'LaserJet-4200',
    'WH-1000XM5',
    'Model3',
    'EX6120',
    'Ubuntu24',
    'iOS17',
    'Debian12',
    'Python311',
    'Java17',
    'ESP32',
    'STM32F4',
    'Zigbee3',
    'Chrome120',
    'iPadOS16',
    'Postgres15',
    'Exchange2016',
    'Catalyst9300',
    'ZyXEL5501',
    'Kindle11',
    'Nokia3310',
  ),
  pkg: among(
    'h5py',
    'bs4',
    'psycopg2',
    'boto3',
    'log4j2',
    'urllib3',
    'crypto-js4',
    'jose4j',
    'pyzip3',
    'bcrypt2',
    'web3js',
    'libssh2',
    'python3-pip',
  ),
  pkgver: (draw) =>
    `${pick(draw, ['lodash', 'numpy', 'axios', 'django', 'flask', 'keycloak-js'])}${pick(draw, ['@', '-', '=='])}${digits(draw, 1)}.${digits(draw, 1)}.${digits(draw, 1)}`,
  host: oneOf(
    (draw) => `app-stage-${digits(draw, 2)}`,
    (draw) => `cache${digits(draw, 1)}.local`,
    (draw) => `worker-${digits(draw, 1)}-us`,
    (draw) => `vm${digits(draw, 3)}`,
    (draw) => `${pick(draw, ['srv', 'pc', 'client', 'box', 'desktop', 'build-agent'])}${digits(draw, 2)}`,
    (draw) => `gpu-node${digits(draw, 2)}`,
  ),
  column: oneOf(
    (draw) => `${noun(draw)}_id${digits(draw, 1)}`,
    (draw) => `phone${digits(draw, 1)}_${noun(draw)}`,
    (draw) => `col${digits(draw, 2)}`,
  ),
  env: among('PYTHON3_PATH', 'AWS_S3_REGION', 'HTTP2_ENABLED', 'NODE18', 'OAUTH2_ISSUER', 'GO111MODULE'),
  build: oneOf(
    (draw) => `#${digits(draw, 3)}`,
    (draw) => `ci-${digits(draw, 5)}`,
    (draw) => `22${pick(draw, ['A', 'C', 'F'])}${digits(draw, 3)}`,
  ),
  pod: (draw) => `${noun(draw)}-${hex(draw, 8)}-${hex(draw, 5)}`,
  hyphen: oneOf(
    (draw) => `${noun(draw)}-${noun(draw)}-${digits(draw, 1)}`,
    (draw) => `mt-${digits(draw, 1)}-lg`,
    (draw) => `enable-${noun(draw)}-v${digits(draw, 1)}`,
  ),
  path: (draw) => `/v${digits(draw, 1)}/${noun(draw)}s/${digits(draw, 3)}`,
  algo: among('AES-128-CBC', 'sha1', 'SHA3-256', 'scrypt2', 'blake2b', 'HS256', 'RSA-2048', 'ChaCha20', 'pbkdf2'),
  quote: among(
    'we could not find your account',
    'please try again later',
    'add to the basket',
    'your flight has been changed',
    'forgot something',
    'no results were found',
    'thank you and goodbye',
    'file not found',
    'end of options',
    'as you type',
    'git fetch origin',
    'sudo apt update',
    'npm run build',
    'docker compose up',
    'save as draft',
    'kubectl get pods',
    'sign in to continue',
  ),
  option: among('WPA2', 'utf8mb4', 'yes', 'IPv6', 'TLSv1.3', 'level3', 'ISO8859', 'mp3', 'es2020'),
  num: (draw) => digits(draw, pick(draw, [3, 4, 4, 6])),
  port: among('9000', '3306', '5000', '8888', '1521', '11211'),
  prnum: (draw) => `#${digits(draw, 4)}`,
  uuid: (draw) => [8, 4, 4, 4, 12].map((count) => hex(draw, count)).join('-'),
  cmd: among('python2 setup.py', 'apt-get install g++12', 'git log -n5', 'cat /etc/hosts'),
  type: among('Float32Array', 'Vector2', 'Map2D', 'Result4', 'Int64', 'Matrix3x3'),
  migration: (draw) => pick(draw, [`2023${digits(draw, 4)}_${noun(draw)}`, `V${digits(draw, 1)}__${noun(draw)}`]),
  snapshot: (draw) => `i-0${hex(draw, 16)}`,
  regex: among('[a-f0-9]{8}', '\\w+\\d2', '^x\\d{3}$'),
  year: (draw) => `19${digits(draw, 2)}`,
  image: among('redis:7-alpine', 'golang:1.22', 'rockylinux9', 'postgres16', 'nginx-1.25'),
  serial: (draw) => pick(draw, [`S/N${digits(draw, 7)}`, `FVF${hex(draw, 4).toUpperCase()}${digits(draw, 4)}`]),
  mime: among('text/html5', 'image/webp', 'utf-16', 'video/h264', 'mp4a'),
  time: among('8:45', '17:00', '6pm', '11:20'),
  room: among('C-117', '4B12', 'R205', '1.017'),
  order: (draw) =>
    pick(draw, [`#W${digits(draw, 7)}`, `PO-${digits(draw, 5)}`, `ORD${digits(draw, 6)}`, digits(draw, 10)]),
  flight: among('UA2417', 'HAT228', 'DL0123', 'AF1680'),
  key: among('F10', 'Ctrl+Alt+F2', 'F8', 'Shift+F6'),
  userid: (draw) =>
    pick(draw, [
      `${word(draw)}_${word(draw)}_${digits(draw, 4)}`,
      `${word(draw)}_lee_${digits(draw, 4)}`,
      `user${digits(draw, 4)}`,
      `${word(draw)}${digits(draw, 2)}`,
    ]),
  resv: (draw) => some(draw, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6),
};
