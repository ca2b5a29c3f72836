import { mark } from '../../marks.ts';
import type { Random } from '../../random.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import { alnum, bareKey, base64url, encode64, hex, host, lowerAlnum, plainPassword, service } from '../../values.ts';

/** A command and what it gave back, in two strings of one document, as the formats write them in turn. */
function called(random: Random, index: number, command: string, output: string): unknown {
  const id = `call_${alnum(random, 20)}`;
  if (index % 4 === 0) return { steps: [{ step: 1, tool: 'Bash', input: command, output }] };
  if (index % 4 === 1)
    return [
      { message: { role: 'assistant', content: [{ type: 'tool_use', id, name: 'Bash', input: { command } }] } },
      { message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: output }] } },
    ];
  if (index % 4 === 2)
    return [
      { type: 'function_call', call_id: id, arguments: JSON.stringify({ command: ['bash', '-lc', command] }) },
      { type: 'function_call_output', call_id: id, output },
    ];
  return {
    events: [
      { type: 'tool_use', content: { data: { tool_name: 'Bash', arguments: { command } } }, links: { call_id: id } },
      { type: 'tool_result', content: { mime: 'text/plain', text: output }, links: { call_id: id } },
    ],
  };
}

const linked: Record<string, Make> = {
  'linked-variable': (r, i) => called(r, i, `echo "$${service(r).toUpperCase()}_TOKEN"`, `${mark(alnum(r, 36))}\n`),
  'linked-password-store': (r, i) => called(r, i, `pass show prod/${service(r)}`, mark(plainPassword(r))),
  'linked-vault-field': (r, i) =>
    called(r, i, `vault kv get -field=password secret/${service(r)}`, `${mark(plainPassword(r))}\n`),
  'linked-container': (r, i) =>
    called(r, i, `docker exec ${service(r)} cat /run/secrets/db_password`, mark(plainPassword(r))),
  'linked-state': (r, i) => called(r, i, 'terraform output -raw admin_password', mark(alnum(r, 24))),
  'linked-cloud': (r, i) => called(r, i, 'aws configure get aws_secret_access_key --profile ops', mark(alnum(r, 40))),
  'linked-config': (r, i) => called(r, i, "jq -r '.auth.token' config.json", mark(base64url(r, 43))),
};

const announced: Record<string, Make> = {
  'unlocked-server': (r) =>
    `Please use the following password to proceed to installation:\n\n${mark(hex(r, 32))}\n\nThis may also be found at: /var/lib/${service(r)}`,
  'shown-once': (r) => `Token created. Copy the token now, it will not be shown again:\n${mark(alnum(r, 40))}\n`,
  'reset-value': (r) => `Password for the [ops] user successfully reset.\nNew value: ${mark(alnum(r, 20))}\n`,
  'file-server': (r) => `220 ready\nUSER ${service(r)}\n331 need password\nPASS ${mark(plainPassword(r))}\n230 ok`,
  'cache-prompt': (r) => `127.0.0.1:6379> AUTH ${mark(plainPassword(r))}\nOK`,
  'mail-server': (r) => `C: AUTH PLAIN ${mark(encode64(`\0ops\0${plainPassword(r)}`))}\nS: 235 ok`,
  'router-secret': (r) => `enable secret 0 ${mark(plainPassword(r))}\n!`,
  'balancer-stats': (r) => `  stats auth ops:${mark(plainPassword(r))}\n  stats uri /s`,
  'board-control': (r) => `ipmitool -I lanplus -H ${host(r)} -U ADMIN -P ${mark(plainPassword(r))} power status`,
  'development-chain': (r) =>
    `Private Keys\n============\n(0) ${mark(`0x${hex(r, 64)}`)}\n(1) ${mark(`0x${hex(r, 64)}`)}\n`,
  'jar-of-cookies': (r) =>
    `# Netscape HTTP Cookie File\n.${host(r)}\tTRUE\t/\tTRUE\t1790000000\tsid\t${mark(alnum(r, 40))}\n`,
  'literal-of-cluster': (r) =>
    `kubectl create secret generic ${service(r)} --from-literal=api=${mark(plainPassword(r))}`,
};

const written: Record<string, Make> = {
  'cluster-secret-any-key': (r) =>
    `apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${service(r)}\ndata:\n  ${service(r)}.conf: ${mark(encode64(plainPassword(r) + plainPassword(r)))}\n`,
  'cluster-secret-json': (r) => ({
    kind: 'Secret',
    data: { [`${service(r)}-root`]: mark(encode64(plainPassword(r) + plainPassword(r))) },
  }),
  'salt-of-signs': (r) => `define('AUTH_KEY', '${mark(`a${r.from('bcXY12!#^*()-_ +=,.<>?', 56)}Z9!`)}');`,
  'page-field': (r) => `<input type="password" name="pw" value="${mark(plainPassword(r))}">`,
};

const links: Record<string, Make> = {
  'path-of-reset': (r) => `https://${host(r)}/reset-password/${mark(base64url(r, 43))}`,
  'path-of-invitation': (r) => `You are invited: https://${host(r)}/team/invite/${mark(alnum(r, 32))}`,
  'at-sign-in-password': (r) => `mysql://app:${mark(`p@${plainPassword(r)}`)}@${host(r)}:3306/app`,
};

const tokens: Record<string, Make> = {
  'vendor-live': (r) => `client = New("${mark(`${r.from('bcdfgmnprst', 5)}_live_${alnum(r, 32)}`)}")`,
  'vendor-dashes': (r) => `I used ${mark(`${r.from('bcdfgmnprst', 4)}-sk-${alnum(r, 40)}`)} for it.`,
  'longer-than-published': (r) => `found ${mark(`ghp_${alnum(r, 44)}`)} in the log`,
  'vendor-hexadecimal': (r) => `${mark(`${r.from('bcdfgmnprst', 4)}_secret_${hex(r, 48)}`)}\n`,
  'drawn-key-in-prose': (r) => `I rotated the key, new one: ${mark(bareKey(r) + lowerAlnum(r, 4))}`,
};

/** Secrets that another string names, that are announced, and that protocols, manifests and links carry. */
export const callsAndAnnouncementsShapes: readonly Shape[] = [
  ...positives('secret/trace', linked),
  ...positives('secret/shell', announced),
  ...positives('secret/config', written),
  ...positives('secret/url', links),
  ...positives('secret/provider-token', tokens),
];
