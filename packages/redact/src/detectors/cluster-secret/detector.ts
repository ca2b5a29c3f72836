import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';

/** How the services that hold a cluster together write what their nodes and their administrators know: each alternative is one such line. */
const lines: readonly string[] = [
  // What the nodes lock their gossip with: a key of 16, 24 or 32 bytes.
  '\\bencrypt(?:"[ ]?:|:|[ ]?=)[ ]{0,4}["\'](?<value>[A-Za-z\\d+/]{22}==|[A-Za-z\\d+/]{32}|[A-Za-z\\d+/]{43}=)["\']',
  // Who may do everything in CouchDB.
  '(?:^|\\n)\\[admins\\][ \\t]{0,4}\\r?\\n(?:;[^\\n]{0,120}\\n){0,4}[\\w.@-]{1,60}[ ]{0,4}=[ ]{0,4}(?<value>[^\\s"\'<>{$]{4,200})(?=[ \\t]{0,8}(?:\\r?\\n|$))',
  // Who may change what the keepers of a cluster know.
  '\\baddauth digest[ ]{1,2}[\\w.@-]{1,60}:(?<value>[^\\s"\'<>{$]{4,100})',
  '\\bsetAcl[ ]{1,2}[^\\s]{1,80}[ ]{1,2}digest:[\\w.@-]{1,60}:(?<value>[A-Za-z\\d+/]{27}=)(?=:[cdrwa]{1,5})',
  '(?<=LoginModule[ ](?:required|requisite|sufficient|optional)[^;{}]{0,400}[\\s])user_\\w{1,40}=\\\\{0,3}"(?<value>[^"\\s\\\\]{4,200})',
];

/** What lets nodes and administrators into Consul, Nomad, CouchDB and ZooKeeper. */
export const clusterSecret: PatternDetector = {
  id: 'cluster-secret',
  type: 'secret',
  label: 'Secret of a cluster',
  shape:
    'The base64 key behind `encrypt =`, the values below `[admins]`, and what stands behind `addauth digest name:`, `setAcl … digest:name:` and `user_super=`.',
  link: 'https://developer.hashicorp.com/consul/docs/secure/encryption/gossip/enable',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['encrypt =', 'encrypt=', 'encrypt"', 'encrypt:', '[admins]', 'addauth digest', 'setacl', 'loginmodule'],
  pattern: expression(lines.join('|'), 'gi'),
  reach: [20, 900],
  accept: (value) => looksLikePassword(value) && !isCodeReference(value),
};
