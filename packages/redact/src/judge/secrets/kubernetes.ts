import { inLines } from '../../shape/in-lines.ts';
import { looksLikePassword } from './value.ts';

/** True for an entry of a Kubernetes secret that holds one; names of users and hosts and certificates are kept beside them. */
export function isKeptInSecret(name: string, value: string): boolean {
  if (value.length < 8 || harmless.test(name) || value.startsWith('{{') || value.startsWith('$')) return false;
  if (/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value) && value.length % 4 === 0) return /[A-Z0-9+/=]/.test(value);
  return looksLikePassword(value);
}

const harmless = new RegExp(
  inLines`
    ^(?:
      user(?:name)?|
      db[_-]?(?:user|name|host|port)|
      host(?:name)?|port|database|namespace|region|endpoint|email|log[_-]?level|ca\.crt|tls\.crt|
      ca[_-]?cert|service-account\.name
    )$
  `,
  'i',
);
