import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A hashed password: it can be guessed back at leisure. */
export const passwordHash: PatternDetector = {
  id: 'password-hash',
  type: 'password_hash',
  label: 'Password hash',
  shape:
    'A crypt hash: `$2b$`, `$6$`, `$5$`, `$1$`, `$y$`, `$argon2id$`, `pbkdf2_sha256$`, `{SSHA}` or `scrypt:`, with its salt; that of NT in the line of an account, behind its name or as an option takes it; also in base64, or with the dollar signs doubled, as compose files have them.',
  link: 'https://man.archlinux.org/man/crypt.5',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: inLines`
    $2a$|$2b$|$2y$|jdjhjd|jdjijd|jdj5jd|$6$|$5$|$1$|$y$|$apr1$|$argon2|pbkdf2_sha|pbkdf2:sha|{ssha|{sha|scrypt:|:::|
    hashedcontrolpassword|authentication_string|mysql_native_password|$7$|$p$|ntlm|-hashes |/pth:|nthash|nt_hash|nt hash|$krb5
  `.split('|'),
  pattern: expression(
    inLines`
      (?:
        \$2[aby]\$\d\d\$[./A-Za-z0-9]{53}|
        (?<![A-Za-z0-9+/])JDJ(?:hJD|iJD|5JD)[A-Za-z0-9+/]{56,76}={0,2}|
        \$[156y7]\$(?:rounds=\d{1,9}\$)?[./A-Za-z0-9$]{0,40}\$[./A-Za-z0-9]{22,128}|
        \$apr1\$[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{22}|
        \${2}(?:apr1|2[aby]\${2}\d\d)\${2}[./A-Za-z0-9]{1,16}\${0,2}[./A-Za-z0-9]{22,53}|
        \$P\$[./A-Za-z0-9]{31}|
        \$argon2(?:id|i|d)\$v=\d{1,3}\$[mtp=\d,]{5,40}\$[A-Za-z0-9+/]{8,88}\$[A-Za-z0-9+/]{16,200}|
        pbkdf2_sha(?:1|256|512)\$\d{1,8}\$[A-Za-z0-9]{4,40}\$[A-Za-z0-9+/=]{24,100}|
        pbkdf2:sha(?:1|256|512):\d{1,8}\$[A-Za-z0-9]{4,40}\$[0-9a-f]{40,128}|
        (?=16:)(?<=\bHashedControlPassword[ \t]{1,8})16:[0-9A-F]{58}|
        (?=\*)(?<=\b(?:authentication_string|mysql_native_password)\b[^\\]{0,300})\*[0-9A-F]{40}\b|
        (?=[0-9a-f]{32}:)(?<=(?:^|\n)[^\s:]{1,60}:\d{1,10}:[0-9a-f]{32}:)[0-9a-f]{32}(?=:::)|
        (?=[\da-f]{32})(?<=(?:-hashes[ ]{1,3}|\/pth:|\bnt(?:lm|[ _]?hash)(?:[ _-]?hash)?["'\\]{0,3}[ ]{0,2}[:=][ ]{0,2}["'\\]{0,3})(?:[\da-f]{32})?:?)[\da-f]{32}(?![\da-f:])|
        \$krb5(?:asrep|tgs|pa)\$\d{1,2}\$[^\s"'<>]{1,160}?\$[0-9a-f]{32,8000}(?:\$[0-9a-f]{32,8000})?|
        scrypt:\d{1,8}:\d{1,3}:\d{1,3}\$[A-Za-z0-9]{4,40}\$[0-9a-f]{64,160}|
        \{S?SHA(?:256|512)?\}[A-Za-z0-9+/=]{28,120}
      )
    `,
    'gi',
  ),
  reach: [110, 420],
};
