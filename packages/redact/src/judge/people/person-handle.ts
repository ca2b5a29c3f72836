import { inLines } from '../../shape/in-lines.ts';
import { isCommonWord } from '../common-words.ts';
import { isGivenName } from './given-names.ts';
import { isRarerName } from './rarer-names.ts';
import { isSharedAccount } from './shared-accounts.ts';
import { isSurname } from './surnames.ts';

/** True for an account name that somebody made of a name: `m.ferreira`, `sgoldberg`, `lucas.moretti`, `quokka_fan_92`. */
export function isPersonHandle(handle: string): boolean {
  if (isSharedAccount(handle)) return false;
  const bare = handle.toLowerCase().replace(/[._-]?\d{1,4}$/, '');
  const parts = bare.split(/[._-]/).filter(Boolean);
  if (parts.length === 0 || parts.some((part) => machine.test(part))) return false;
  const words = parts.filter((part) => part.length > 2);
  if (parts.length > 1) {
    if (words.some((word) => isGivenName(word) || isSurname(word))) return true;
    if (
      /^[^-]+$/.test(bare) &&
      parts.length === 2 &&
      isRarerName(parts[0]!) &&
      parts[1]!.length > 3 &&
      !isCommonWord(parts[1]!)
    )
      return true;
    // An initial and what is no word of a program: `d.abernathy`.
    if (parts.length === 2 && parts[0]!.length === 1 && parts[1]!.length > 4) return !isCommonWord(parts[1]!);
  }
  // An initial written together with a surname: `sgoldberg`.
  if (parts.length === 1 && isSurname(bare.slice(1)) && bare.length > 6) return true;
  if (parts.length === 1 && startsWithName(bare)) return true;
  return /(?:19|20)\d\d$|[._]\d{2}$/.test(handle) && words.length > 0 && !words.every(isCommonWord);
}

/** True for an account name that is neither shared nor made of the words of programs: somebody may have chosen it. */
export function mayBeHandle(handle: string): boolean {
  if (isSharedAccount(handle) || !/^[a-z][\w.-]{4,}$/i.test(handle)) return false;
  const parts = handle.toLowerCase().replace(/\d+$/, '').split(/[._-]/).filter(Boolean);
  return !parts.some((part) => machine.test(part)) && parts.some((part) => part.length > 3 && !isCommonWord(part));
}

/** True for an account name all of whose parts are what accounts of programs are made of: `api`, `mail-worker2`. */
export function isOfProgram(handle: string): boolean {
  const parts = handle.toLowerCase().replace(/\d+$/, '').split(/[._-]/).filter(Boolean);
  return parts.length > 0 && parts.every((part) => machine.test(part));
}

/**
 * True where a name of a person is all of an account name but an initial or a number: `haddad`, `rkowalski`, `ingrid31`. For
 * places that say that somebody logs in; elsewhere such a word may be a place or a product.
 */
export function isMadeOfName(handle: string): boolean {
  if (isPersonHandle(handle)) return true;
  const bare = handle.toLowerCase().replace(/[._-]?\d{1,4}$/, '');
  if (!/^[a-z]{5,24}$/.test(bare) || !mayBeHandle(handle)) return false;
  return [bare, bare.slice(1), bare.slice(0, -1), bare.slice(0, -2)].some(
    (part) => part.length > 3 && !isCommonWord(part) && (isSurname(part) || (part.length > 4 && isGivenName(part))),
  );
}

/** A given name and a surname written together: `annakowalski`. */
function startsWithName(bare: string): boolean {
  for (let at = 3; at <= bare.length - 4; at++)
    if (isSurname(bare.slice(at)) && isGivenName(bare.slice(0, at))) return true;
  return false;
}

/** What accounts of programs are made of. */
const machine = new RegExp(inLines`
  ^(?:
    user|users|test|tests|testing|tester|svc|srv|service|services|app|apps|db|database|admin|administrator|
    bot|bots|(?:auto|build|chan|ci|code|deploy|git|merge|release|tide|chat|slack)-?bot|robot|node|server|client|api|prod|production|dev|develop|development|stage|staging|guest|demo|
    account|worker|agent|host|system|root|ci|cd|build|deploy|deployer|runner|backup|readonly|readwrite|reader|
    writer|read|write|ro|rw|rds|sql|mysql|postgres|pg|redis|mongo|kafka|rabbit|web|www|http|ftp|ssh|git|
    github|gitlab|jenkins|docker|kube|k8s|aws|gcp|azure|cloud|data|etl|batch|cron|job|queue|mail|smtp|sync|
    integration|internal|external|public|private|temp|tmp|default|dummy|sample|example|my|your|some|new|old|
    main|master|local|remote|proxy|cache|log|logs|logger|monitor|metrics|report|reports|support|info|sales|
    office|team|ops|sre|sa|iam|role|group|org|project|version|model|gpt|claude|ai|ml|wallet|migration|import|
    seed|release|sprint|snapshot|config|script|task|pipeline|cluster|event|handler|click|home|screen|bank|
    shop|store|backend|frontend|gateway|scheduler|crawler|indexer|webhook|celery|gunicorn|uwsgi|fpm|rails|django
  )$
`);
