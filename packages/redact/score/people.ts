import type { Random } from './random.ts';
import { digits, lowerAlnum } from './values.ts';

const given = [
  'Marisol',
  'Tomasz',
  'Anneliese',
  'Okechukwu',
  'Ingrid',
  'Rafaela',
  'Sunniva',
  'Leopold',
  'Yevgenia',
  'Cormac',
  'Philippa',
  'Bartholomew',
  'Xiomara',
  'Zbigniew',
  'Wilhelmina',
  'Ottoline',
];
const family = [
  'Lindqvist',
  'Kowalczyk',
  'Oyelaran',
  'Vandermeer',
  'Castellanos',
  'Hargreaves',
  'Bjornstad',
  'Fitzwilliam',
  'Nakashima',
  'Petrosyan',
  'Quintanilla',
  'Szabolcs',
  'Thorvald',
  'Wojcieszak',
  'Zimmerli',
  'Abernathy',
];
const mailHosts = ['posteo-mail', 'ravenbox', 'mailhaven', 'fernpost', 'inkpigeon', 'lanternmail', 'northletter'];

/** A person who does not exist. */
export interface Person {
  readonly given: string;
  readonly family: string;
  readonly full: string;
  /** The name of their account on a computer. */
  readonly user: string;
  readonly email: string;
}

/** Makes up a person. */
export function person(random: Random): Person {
  const first = random.pick(given);
  const last = random.pick(family);
  const user = random.pick([
    () => first.toLowerCase(),
    () => `${first[0]!.toLowerCase()}${last.toLowerCase()}`,
    () => `${first.toLowerCase()}.${last.toLowerCase()}`,
    () => `${last.toLowerCase()}${digits(random, 2)}`,
    () => `${first.toLowerCase()}_${last[0]!.toLowerCase()}${lowerAlnum(random, 2)}`,
  ])();
  return { given: first, family: last, full: `${first} ${last}`, user, email: email(random, first, last) };
}

/** A user name without dots, underscores or hyphens, for spellings that would change them. */
export function simpleUser(random: Random): string {
  const first = random.pick(given).toLowerCase();
  const last = random.pick(family).toLowerCase();
  return random.pick([first, `${first[0]}${last}`, `${last}${digits(random, 2)}`, `${first}${last[0]}`]);
}

function email(random: Random, first: string, last: string): string {
  const local = random.pick([
    `${first}.${last}`,
    `${first[0]}${last}`,
    `${last}${digits(random, 3)}`,
    `${first}_${last}`,
  ]);
  return `${local.toLowerCase()}@${random.pick(mailHosts)}.${random.pick(['net', 'org', 'io', 'de', 'co.uk', 'fr', 'se'])}`;
}
