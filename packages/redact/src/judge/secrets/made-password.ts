import { inLines } from '../../shape/in-lines.ts';
import { isCommonWord } from '../common-words.ts';
import { isCodeReference } from './code-reference.ts';
import { isPublicId, isUuid } from './public-id.ts';
import { looksLikePassword } from './value.ts';

/**
 * True for what somebody made up to be let in with and nothing else is called: letters, a digit and a sign that no name has,
 * letters of both cases between digits, or a word that is no name of a thing with a longer number, as in `Winter#21` and
 * `dragon77`. It is asked where a sentence says what the value opens, and has no word for it.
 */
export function looksMadeUp(value: string): boolean {
  return isPossible(value) && (withSign.test(value) || isShuffled(value) || isWordAndNumber(value));
}

/**
 * The same where the sentence leaves no doubt that it is something to be let in with: then only what is called by a number as
 * machines, programs and releases are is left alone.
 */
export function couldBeMadeUp(value: string): boolean {
  if (!isPossible(value) || /^[A-Za-z]{1,5}[-_.]?\d{1,2}$|^[A-Z]{2,}-?\d+$|[-_.]v\d+$|[a-z]{3}2[a-z]{3}/.test(value))
    return false;
  if (looksMadeUp(value)) return true;
  if (things.test(value.replace(/\d+$/, '')) || things.test(/^[A-Za-z]+/.exec(value)?.[0] ?? '')) return false;
  const words = value.split(/[-_.\d!?#$*]+|(?<=[a-z])(?=[A-Z])/).filter(Boolean);
  return (
    words.join('').length >= 6 &&
    !words.every((word) => isCommonWord(word) || things.test(word)) &&
    !words.some((word) => places.test(word))
  );
}

function isPossible(value: string): boolean {
  return (
    value.length >= 6 &&
    value.length <= 64 &&
    /\d/.test(value) &&
    /[A-Za-z]{2}/.test(value) &&
    looksLikePassword(value) &&
    !/passw|pwd|^[/~.@#(<{[]|[\\/=(){}[\]<>|;]|:\d|^[\w.+-]+@[\w-]+(?:\.[\w-]+)*$|\.[a-z]{2,5}$/i.test(value) &&
    !/^[A-Z]{2,}-?\d+$/.test(value) &&
    !isCodeReference(value) &&
    !isPublicId(value) &&
    !isUuid(value)
  );
}

/** A sign between letters and digits, or one at the end that closes no sentence. */
const withSign =
  /^(?=.*[A-Za-z].*[A-Za-z].*[A-Za-z])(?:[\w.-]{1,40}[!#$%&*^@~+][\w!#$%&*^@~+?.-]{1,30}|[\w.-]{4,40}[!#$*&^]{1,3})$/;

/** Small letters, capitals and digits that take turns as in no name. */
function isShuffled(value: string): boolean {
  return (
    value.length >= 8 &&
    /^[\w.!?-]+$/.test(value) &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value) &&
    (/\d[A-Za-z]+\d/.test(value) || /[a-z][A-Z]+\d+[A-Za-z]|\d[a-z]+[A-Z]/.test(value)) &&
    !/^[A-Z]?[a-z]+(?:[-_.][A-Z]?[a-z]+)*\d*$/.test(value)
  );
}

/** `dragon77`, `october31st`, `kaffee4tassen`: a word, and a number that no version and no machine has. */
function isWordAndNumber(value: string): boolean {
  const { word, rest } =
    /^(?<word>[A-Za-z]{4,14})(?:[_.]?|-(?=\d{4}))(?<number>[1-9]\d{1,3}|[3-9](?=[a-z]{3}))(?<rest>[a-z]{0,8}[!?.]?)$/.exec(
      value,
    )?.groups ?? {};
  if (word === undefined) return leet.test(value) && !/^[a-z]\d+[a-z]$/i.test(value);
  return (
    !isCommonWord(word) &&
    !things.test(word) &&
    !/^(?:bit|byte|ms|px|kb|mb|gb|lts|th|rc|beta|alpha|dev)/i.test(rest ?? '')
  );
}

/** `s3cr3t`, `fr33dom`, `gr33nTea`, `n0t2day`: digits for letters in two places, or twice the same. */
const leet = /^(?=.{7,30}$)[A-Za-z]{1,4}(?:3{2}|0{2}|[0134572][A-Za-z]{1,3}[0134572])[A-Za-z]{2,12}[!?]?$/;

/** Parts of the names of machines, branches and releases. */
const places =
  /^(?:v|rc|beta|alpha|srv|prod|staging|stage|dev|eu|us|db|api|svc|node|step|part|page|fig|app|log|release|feature|fix|rev|ver|version|ticket|issue|pull|team|room|floor)$/i;

/** What has a number of its own: programs, systems, ciphers, machines, formats and parts of texts. */
const things = new RegExp(
  inLines`
    ^(?:
      python|node|nodejs|java|jdk|jre|openjdk|ruby|perl|php|golang|rust|clang|llvm|gcc|cuda|dotnet|netstandard|netcoreapp|
      ubuntu|debian|fedora|centos|rhel|alpine|bookworm|windows|server|macos|android|iphone|ipad|galaxy|pixel|chrome|firefox|
      postgres|postgresql|mysql|mariadb|oracle|redis|mongo|mongodb|sqlite|kafka|elastic|neo|spark|hadoop|
      angular|react|next|vue|svelte|django|rails|spring|laravel|symfony|jquery|bootstrap|tailwind|webpack|
      llama|claude|gemini|gemma|mistral|mixtral|qwen|davinci|codex|phi|bert|whisper|stable|
      base|sha|aes|rsa|keccak|blake|poly|chacha|curve|secp|utf|latin|ascii|unicode|iso|rfc|pkcs|oauth|http|ipv|tls|
      float|uint|int|double|vec|mat|simd|avx|sse|amd|arm|aarch|intel|ryzen|core|
      preview|size|length|count|number|page|chapter|section|figure|table|column|line|step|phase|stage|level|version|build|release|sprint|week|month|year|
      quarter|room|floor|unit|host|node|worker|master|machine|router|switch|port|eth|wlan|vlan|disk|nvme|drive|
      user|admin|test|tester|testuser|field|item|option|value|param|group|team|client|order|ticket|issue|case|task|job|
      office|dynamics|photoshop|autocad|excel|word|visual|studio|xcode|blender|unity|unreal|fortran|cobol|route|boeing|airbus|
      january|february|march|april|june|july|august|september|october|november|december
    )s?$
  `,
  'i',
);
