import { isPublicName } from '../../assignment/harmless-name.ts';
import { assignmentPattern } from '../../assignment/pattern.ts';
import type { PatternDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';
import { acceptPassword } from './accept.ts';

/** A password behind its name, in whatever language or configuration format the assignment is written. */
export const passwordAssignment: PatternDetector = {
  id: 'password-assignment',
  type: 'password',
  label: 'Password behind its name',
  shape: 'A name that holds `password`, `passwd`, `pwd` or `passphrase`, a sign of assignment, and a value.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'pass',
    'pwd',
    'kennwort',
    'contrase',
    'senha',
    'mot_de_passe',
    'wachtwoord',
    'haslo',
    'heslo',
    'losenord',
    'salasana',
    'psk',
    'keymaterial',
    'authtok',
    'preshared',
    'pre-shared',
    'pre_shared',
    'pin_code',
    'pin-code',
    'pincode',
    '_pw',
    'pw',
    'pw=',
    ...['"', "'", ':', ' ='].map((end) => `pw${end}`),
  ],
  // Alone, it is a name only between quotes.
  around: { pw: { behind: ['"', "'", 'bind', 'root', 'admin'] } },
  startsAtAnchor: true,
  pattern: assignmentPattern(
    inLines`
      passw(?:or)?d|passwort|pwd|pass[_-]?phrase|pass|kennwort|contrase(?:ñ|n)a|senha|mot_de_passe|wachtwoord|haslo|heslo|losenord|salasana|
      (?:(?<![a-z])|(?<=wifi|wpa2?|ipsec|shared))psk(?![a-z])|keymaterial|pre[_-]?shared[_-]?key|
      _pw(?![a-z])|authtok(?!en|_type)|(?<=bind|root|admin)pw(?![a-z])|(?<=["']#?)pw(?=\\{0,3}["'])|(?<![\w.&?-])pw(?==)|(?<=[a-z]{2})pw(?=\\{0,3}["']?[ ]?[:=])|pin[_-]?code
    `,
  ),
  reach: [16, 400],
  refusesName: isPublicName,
  accept: acceptPassword,
};
