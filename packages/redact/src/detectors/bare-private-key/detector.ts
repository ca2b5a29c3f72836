import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** How a private key begins in base64: what it is and of which kind stands before its numbers, and no public key begins so. */
const begins = inLines`
  MII[A-Za-z0-9+/]{3}IBADANBgkqhkiG9w0BAQEFAASC|MII[A-Za-z0-9+/]{3}IBAA(?:K[BC]|JB)[A-Za-z][A-Za-z]|
  MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG|MH[cQ]CAQEEI|MIGkAgEBBDA|MIHcAgEBBEI|
  MC4CAQAwBQYDK2V[uw]BCIEI|MEcCAQAwBQYDK2VxBDsEO|b3BlbnNzaC1rZXktdjEAAAAA|
  MI[IJKL][A-Za-z0-9+/]{3}IBAzCC|RWRTY0Iy(?=[A-Za-z0-9+/]{200})
`;

/** A private key without the lines around it, as settings and services that sign requests keep it. */
export const barePrivateKey: PatternDetector = {
  id: 'bare-private-key',
  type: 'private_key',
  label: 'Private key without its first and last line',
  shape:
    'Base64 that begins as private keys of RSA, of elliptic curves, of Edwards curves and of OpenSSH do, as stores of keys in PKCS #12 and the secret keys of minisign do, in one line or in several.',
  link: 'https://www.rfc-editor.org/rfc/rfc5958#section-2',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: inLines`
    ibadanbgkqhkig9w0baqefaasc|ibaakc|ibaakb|ibaajb|ageambmgbyqgsm49ageg|ageambagbyqgsm49ageg|mhccaqeei|mhqcaqeei|
    migkagebbda|mihcagebbei|caqawbqydk2vwbciei|caqawbqydk2vubciei|caqawbqydk2vxbdseo|b3blbnnzac1rzxktdjeaaaaa|
    ibazcc|rwrty0iy
  `.split('|'),
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9+/])(?<value>
        (?:${begins})[A-Za-z0-9+/]{24,8000}
          (?:(?<=[A-Za-z0-9+/]{60})(?:\\{1,6}[nr]|\\{0,6}\r?\n[ \t]{0,12}){1,2}[A-Za-z0-9+/]{60,100}){0,200}
          (?:(?<=[A-Za-z0-9+/]{60})(?:\\{1,6}[nr]|\\{0,6}\r?\n[ \t]{0,12}){1,2}[A-Za-z0-9+/]{2,100}(?=={0,2}[ \t]{0,4}(?:["'\x60\\\r\n,;-]|$)))?={0,2}
      )
    `,
    'g',
  ),
  reach: [8, 16100],
};
