import { around, mark } from '../marks.ts';
import type { Random } from '../random.ts';
import { positives, type Shape } from '../shape.ts';
import { base64, base64url, encode64, hex, host, jwt, pemLines, service } from '../values.ts';

/** Private keys in every state of repair, and signed tokens. */
export const keyShapes: readonly Shape[] = positives('secret/key', {
  'rsa-block': (r) => `$ cat server.key\n${block(r, 'RSA PRIVATE KEY', 8)}\n$ ls`,
  'pkcs8-block': (r) => block(r, 'PRIVATE KEY', 6),
  'ec-block': (r) => block(r, 'EC PRIVATE KEY', 3),
  'encrypted-block': (r) => block(r, 'ENCRYPTED PRIVATE KEY', 9),
  'openssh-block': (r) => {
    const lines = [`b3BlbnNzaC1rZXktdjEAAAAA${base64(r, 46)}`, ...pemLines(r, 5).slice(1)];
    return `cat ~/.ssh/id_ed25519\n${around('-----BEGIN OPENSSH PRIVATE KEY-----\n')}${mark(lines.join('\n'))}${around('\n-----END OPENSSH PRIVATE KEY-----')}`;
  },
  'escaped-newlines': (r) => `PRIVATE_KEY="${block(r, 'RSA PRIVATE KEY', 5, '\\n')}"`,
  'twice-escaped-newlines': (r) => `{"env":"KEY=${block(r, 'PRIVATE KEY', 5, '\\\\n')}"}`,
  'windows-newlines': (r) => block(r, 'RSA PRIVATE KEY', 5, '\r\n'),
  'one-line-spaces': (r) => `tls_key: "${block(r, 'PRIVATE KEY', 5, ' ')}"`,
  'one-line-glued': (r) => `key = ${block(r, 'RSA PRIVATE KEY', 4, '')}`,
  unterminated: (r) => `${around('-----BEGIN RSA PRIVATE KEY-----\n')}${mark(pemLines(r, 7).join('\n'))}`,
  'unterminated-with-notice': (r) =>
    `${around('-----BEGIN PRIVATE KEY-----\n')}${mark(pemLines(r, 5).join('\n'))}\n... (14 more lines)`,
  'indented-yaml': (r) => `tls:\n  key: |\n    ${block(r, 'PRIVATE KEY', 5, '\n    ')}\n  port: 443`,
  'quoted-lines': (r) => `> ${block(r, 'RSA PRIVATE KEY', 4, '\n> ')}`,
  'diff-lines': (r) => `@@ -0,0 +1,7 @@\n+${block(r, 'EC PRIVATE KEY', 4, '\n+')}\n`,
  'string-concatenation': (r) => {
    const glue = '\\n"\n       "';
    const body = mark(pemLines(r, 4).join(around(glue)));
    return `key = ("${around(`-----BEGIN RSA PRIVATE KEY-----${glue}`)}${body}${around(`${glue}-----END RSA PRIVATE KEY-----\\n`)}")`;
  },
  'with-headers': (r) =>
    `${around('-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,')}${around(hex(r, 32).toUpperCase())}${around('\n\n')}${mark(pemLines(r, 6).join('\n'))}${around('\n-----END RSA PRIVATE KEY-----')}`,
  'pgp-block': (r) =>
    `${around('-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n')}${mark([`lQOY${base64(r, 60)}`, ...pemLines(r, 5).slice(1)].join('\n'))}\n${around(`=${base64(r, 4)}\n-----END PGP PRIVATE KEY BLOCK-----`)}`,
  'putty-ppk': (r) =>
    `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ${service(r)}\nPublic-Lines: 1\n${around(base64(r, 64))}\n${around('Private-Lines: 1\n')}${mark(`${base64(r, 47)}=`)}\nPrivate-MAC: ${around(hex(r, 64))}`,
  'base64-wrapped': (r) =>
    `SSH_KEY_B64=${mark(encode64(`-----BEGIN OPENSSH PRIVATE KEY-----\n${pemLines(r, 3).join('\n')}\n-----END OPENSSH PRIVATE KEY-----\n`))}`,
  'json-field': (r) => ({ name: 'tls.key', content: `${block(r, 'PRIVATE KEY', 6)}\n` }),
  'jwk-private': (r) => ({
    keys: [
      { kty: 'EC', crv: 'P-256', x: base64url(r, 43), y: base64url(r, 43), d: mark(base64url(r, 43)), kid: service(r) },
    ],
  }),
  'ethereum-key': (r) =>
    `PRIVATE_KEY=${around('0x')}${mark(hex(r, 64))} npx hardhat run scripts/deploy.js --network main`,
  'jwt-bare': (r) => `decoded ok: ${mark(jwt(r))}`,
  'jwt-in-storage': (r) => `localStorage.setItem('session', '${mark(jwt(r))}')`,
  'jwt-in-cookie': (r) => `Cookie: jwt=${mark(jwt(r))}; lang=en`,
  'jwt-in-list': (r) => ({ candidates: ['none', mark(jwt(r))] }),
  'jwt-in-url': (r) => `GET https://${host(r)}/files/17?t=${mark(jwt(r))} 403`,
  'jwt-truncated': (r) => `Bearer ${mark(jwt(r).slice(0, 120))}`,
});

function block(random: Random, name: string, lines: number, newline = '\n'): string {
  const body = mark(pemLines(random, lines).join(around(newline)));
  return `${around(`-----BEGIN ${name}-----${newline}`)}${body}${around(`${newline}-----END ${name}-----`)}`;
}
