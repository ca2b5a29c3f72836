import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** How somebody's directory is called, and the machines and services in it. */
export const directoryDomain: PatternDetector = {
  id: 'directory-domain',
  type: 'internal_host',
  label: 'Domain of a directory',
  shape:
    'The `DC=` of a name in LDAP, the realm of Kerberos, the account of a service behind a domain of Windows, and the values of `COMPUTERNAME`, `LOGONSERVER`, `USERDOMAIN` and `USERDNSDOMAIN`.',
  link: 'https://www.rfc-editor.org/rfc/rfc4519#section-2.4',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    'dc=',
    'realm',
    'computername',
    'logonserver',
    'userdomain',
    'userdnsdomain',
    ...['svc', 'srv', 'adm', 'gmsa'].flatMap((account) => [`${account}_`, `${account}-`]),
  ],
  guard: inLines`
    (?<![a-z])dc=[a-z\d]|
    (?:realm|computername|logonserver|user(?:dns)?domain(?:_roamingprofile)?)[^\w\n]{1,80}[A-Z]|
    (?<=[A-Z\d]\\{1,8})(?:svc|srv|adm|gmsa)[-_]
  `,
  pattern: expression(
    inLines`
      \b[Dd][Cc]=[\w-]{1,63}(?:,[ ]?[Dd][Cc]=[\w-]{1,63}){1,4}|
      \b(?:default_)?[Rr]ealm(?:["']?[ ]?[=:][ ]{0,2}|[ ])["'\x60]?(?<valueOfRealm>[A-Z][A-Z\d-]{1,30}(?:\.[A-Z][A-Z\d-]{1,30}){1,3})(?![\w.-]{0,40}[a-z(])|
      \b(?:COMPUTERNAME|LOGONSERVER|USER(?:DNS)?DOMAIN|USERDOMAIN_ROAMINGPROFILE)["']?(?:[ ]{1,60}|[ ]?[=:][ ]{0,2})["']?(?:\\\\){0,2}(?<valueOfSetting>[A-Z][A-Z\d.-]{2,60})(?![\w.(])|
      (?<![\w\\/:.])(?<valueOfAccount>[A-Z][A-Z\d-]{0,13}[A-Z\d]\\{1,2}(?:svc|srv|adm|gmsa)[-_][a-z\d][\w.$-]{1,31})
    `,
    'g',
  ),
  reach: [80, 260],
  accept: isSomebodys,
};

function isSomebodys(value: string, { groups }: Candidate): boolean {
  if (
    /\b(?:example|contoso|fabrikam|domain|company|my-?company|mydomain|your\w*|acme|test|planetexpress)\b/i.test(value)
  )
    return false;
  if (groups['valueOfSetting'] !== undefined)
    return !/^(?:WORKGROUP|DOMAIN|COMPUTERNAME|LOGONSERVER|USERDOMAIN|USERDNSDOMAIN|USERPROFILE|USERNAME|NAME|DESKTOP|LAPTOP|PATH)$/.test(
      value,
    );
  return groups['valueOfRealm'] === undefined || !/^ATHENA\.MIT\.EDU$|^[A-Z]{1,3}\.[A-Z]{1,2}$/.test(value);
}
