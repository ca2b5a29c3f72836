import { inLines } from '../../shape/in-lines.ts';

/** True for a UUID, which names a thing and opens nothing unless its key says so. */
export function isUuid(value: string): boolean {
  return /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i.test(value);
}

/**
 * True for the name of a thing that a machine has made unique: words, then a short tail or a UUID or a digest, such as
 * `web-7d9f8b6c5-x2x9k`, `orders/<uuid>` or `linux-pnpm-<sha256>`. A key says more than that only if its name says so.
 */
export function isUniqueName(value: string): boolean {
  const stem = value.replace(/[-_./:#@](?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,64})$/i, '');
  if (stem !== value) return /^[A-Za-z][\w./:#@-]*$/.test(stem) && stem.length <= 64;
  if (/^(?:[a-z]{3,16}:){2,6}[\w-]{1,20}$/.test(value)) return true;
  return /^(?:[a-z]{3,16}[-_./:]){1,6}(?:v?\d{1,4}[-_.]){0,2}(?:[0-9a-z]{8,10}-)?[0-9a-z]{1,6}$/.test(value);
}

/** True for keys that are made to be shown: in pages, in apps, in the source of public projects; and for an image with its digest. */
export function isPublishable(value: string): boolean {
  return publishable.test(value);
}

/** True for ids and digests that everybody may see: hashes under a name, tool calls, messages, requests. */
export function isPublicId(value: string): boolean {
  return publicId.test(value) || isUuid(value) || isWalletAddress(value);
}

/** True for the address of an account or a contract of Ethereum; what opens an account has 64 digits. */
export function isWalletAddress(value: string): boolean {
  return /^0x[\dA-Fa-f]{40}$/.test(value);
}

/** The same, but for forty hexadecimal digits: a commit in most places, and a token behind a word that says so. */
export function isPlainlyPublicId(value: string): boolean {
  return isPublicId(value) && !/^[\da-f]{40}$/.test(value);
}

/** A line for each kind: keys that pages and apps are built with, ids of measurement, public keys of age, Nostr, SSH and minisign, and images with their digest. */
const publishable = new RegExp(inLines`
  ^(?:
    pk_(?:test|live|sandbox|prod|dev)_(?![A-Z\d]{28}$)|(?:test|live)_(?:pk|g?ck)_|
    phc_|
    cs_(?:test|live)_[A-Za-z0-9]+$|
    pk\.eyJ|
    sb_publishable_|
    pub-c-|pub[\da-f]{32}$|
    6L[A-Za-z0-9_-]{38}$|
    (?:UA|G|GTM|AW|DC)-[A-Z0-9-]{4,16}$|ca-pub-\d|
    publishable_|pub_|pubkey[-_]|
    NRJS-|
    age1|npub1|
    [+-]RID:~|
    (?:ssh-|ecdsa-|AAAA(?:B3Nz|C3Nz|E2Vj))|
    [\w./:-]{0,100}@sha256:[\da-f]{64}$|
    cert_|RW[A-Za-z0-9+/]{54}$
  )
`);

const publicId = new RegExp(inLines`
  ^(?:
    toolu|call|msg|req|chatcmpl|resp|run|thread|asst|file|evt|span|act|conv|step|rs|fc|ws|gen|ses|prt|
    srvtoolu|item|batch|org|proj|user|acct|cus|price|prod|sub|pi|ch|in|txn
  )_[A-Za-z0-9_-]{6,80}$|
  ^chatcmpl-[A-Za-z0-9]{10,60}$|
  ^(?:sha(?:1|256|384|512)|SHA(?:1|256|384|512)(?=:))[-:][A-Za-z0-9+/=]{20,}$|
  ^01[0-9A-HJKMNP-TV-Z]{24}$|
  ^(?:[0-9a-f]{7}|[0-9a-f]{40}|[0-9A-F]{40})$
`);
