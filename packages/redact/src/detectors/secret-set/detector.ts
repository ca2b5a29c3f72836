import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

/** What sets secrets and nothing else, whatever they are called. */
const ofSecrets = inLines`
  [a-z][\w-]{1,20}[ ]secrets?[ ](?:set|put|add|create|update)|
  travis[ ]encrypt|
  [a-z]{2,12}[ ]secrets?:(?:set|create|add)|
  [a-z]{2,12}[ ]env:set(?=[^\n|;&]{0,400}?[ ]--secret(?![\w-]))
`;
/** What sets the variables of a service, of which some are secrets. */
const ofVariables = inLines`
  heroku[ ]config:(?:set|add)|
  (?:cf|cloudfoundry)[ ]set-env[ ][\w.-]{1,80}|
  [a-z]{2,12}[ ]env:set|
  railway[ ]variables?[ ](?:--)?set|
  (?:dokku|gigalixir|scalingo|clever)[ ](?:--app[ ][\w-]{1,60}[ ])?(?:config:set|env-set|env[ ]set)(?:[ ]--no-restart)?(?:[ ][a-z][\w-]{1,60}(?=[ ]))?
`;

/** Where a command sets secrets, each with its name before it. */
export const secretSet: PatternDetector = {
  id: 'secret-set',
  type: 'secret',
  label: 'Secret that a command sets',
  shape:
    'The values in `fly secrets set NAME=…`, `doppler secrets set NAME …`, `eas secret:create --value …`, `travis encrypt NAME=…` and their like, whatever the names are; those of `heroku config:set` and `cf set-env` that a machine drew.',
  link: 'https://fly.io/docs/flyctl/secrets-set/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...['secret', 'secrets'].flatMap((word) =>
      ['set', 'put', 'add', 'create', 'update'].flatMap((verb) => [`${word} ${verb}`, `${word}:${verb}`]),
    ),
    ...['travis encrypt', 'config:set', 'config:add', 'set-env ', 'env:set', 'env-set', 'env set', 'variables --set'],
    ...['variables set', 'variable --set', 'variable set'],
  ],
  pattern: expression(`\\b(?:${ofSecrets}|${ofVariables})[ ](?=[^\\n|;&]{6})`, 'g'),
  inName: neverInName,
  reach: [140, 480],
  ranges(match, text, at) {
    const from = at + match.length;
    const given = /^(?:\\\r?\n|[^\n|;&]){0,4000}/.exec(text.slice(from, from + 4000))![0];
    return [...given.matchAll(setting)].map(({ index, 0: whole, groups }) => {
      const value = groups!['value']!;
      const start = match.length + index + whole.length - value.length;
      return [start, start + value.length] as const;
    });
  },
  accept: isSecret,
};

/** A name and its value; the second comes behind a blank where there is only one, or behind its option. */
const setting =
  /(?:(?:^|\s)["']?[A-Za-z_][\w.-]{0,80}=["']?|^(?:--?[a-z-]{1,20}[= ][\w.-]{1,60} ){0,3}[A-Za-z_][\w.-]{0,80} ["']?|\s(?:--value|-v)[= ]["']?)(?<value>(?<=")[^"\n]{6,2000}(?=")|(?<=')[^'\n]{6,2000}(?=')|[^\s"'`$<({=-][^\s"'`|;&<>]{5,2000})/g;

function isSecret(value: string, { text, start }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - 4200), start);
  const name = nameBefore.exec(before.slice(-120))?.[1] ?? '';
  if (isHarmlessName(name) || others.test(name) || isCodeReference(value)) return false;
  if (/^[a-z][a-z\d+.-]{1,12}:\/\/[^@]*$|^[\w.-]+@[\w.-]+\.[a-z]{2,12}$|^[/.~]|^\d{1,8}$/i.test(value)) return false;
  const command = before.slice(before.lastIndexOf('\n', before.length - 1) + 1);
  if (setsSecrets.test(command)) return looksLikePassword(value) && !versions.test(value);
  return value.length >= 16 && looksRandom(value) && isVaried(value) && !isPlainlyPublicId(value);
}

const nameBefore = /([A-Za-z_][\w.-]{0,80})[= ]["']?$/;
/** What is public by its name, although it may look drawn. */
const others =
  /(?:^|_)(?:sha\d*|commit|revision|rev|version|tag|release|build|id|ids|hash|digest|checksum|host|hostname|port|region|user|username|bucket|image|domain|name|email)$/i;
const versions = /^v?\d+(?:\.\d+)+/;
const setsSecrets = new RegExp(`(?:${ofSecrets})[ ]`);
