import { inLines } from '../../shape/in-lines.ts';

/** Lines in which routers, switches and firewalls keep a secret; each alternative is one such line. */
export const linesOfNetworks: readonly string[] = [
  // What the machines of a network keep: the number before a password says how it is written.
  inLines`
    (?:^|\n)[ \t]{0,8}(?:enable|username[ \t]{1,4}[\w.@-]{1,60}(?:[ \t]{1,4}privilege[ \t]{1,4}\d{1,2})?)
      [ \t]{1,4}(?:password|secret) [04-9] [ \t]{0,3}(?<value>[^\s"'<>{}]{4,200})
  `,
  // What they tell one another: the neighbours of a network, and both ends of a tunnel.
  inLines`
    \bcrypto isakmp key[ \t]{1,4}(?:[06][ \t]{1,4})?(?<value>[^\s"'<>{}$]{4,128})(?=[ \t]{1,4}(?:address|hostname)[ \t])|
    (?:^|\n)[ \t]{0,8}neighbor [ \t]{0,3}[\w.:-]{2,60}[ \t]{1,4}password[ \t]{1,4}(?:[07][ \t]{1,4})?
      (?<value>[^\s"'<>{}$]{4,128})(?=[ \t]{0,8}(?:\r?\n|$))|
    \bmessage-digest-key[ \t]{1,4}\d{1,3}[ \t]{1,4}md5[ \t]{1,4}(?:[07][ \t]{1,4})?(?<value>[^\s"'<>{}$]{4,128})
  `,
  // What a wireless network is joined with.
  '\\bwpa-psk[ \\t]{1,4}(?:ascii|hex)[ \\t]{1,4}(?:[0-9][ \\t]{1,4})?(?<value>[^\\s"\'<>{}$]{8,128})(?=[ \\t]{0,8}(?:\\r?\\n|$))',
  // Who stands before one of its lines.
  inLines`
    (?:^|\n)line (?:vty|con(?:sole)?|aux)[ \t][^\n]{1,40}\n(?:[ \t][^\n]{1,80}\n){0,6}?[ \t]{1,4}password[ \t]{1,4}(?:[07][ \t]{1,4})?
      (?<value>[^\s"'<>{}$]{4,128})(?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // Whom they ask who may come in, and the key of it.
  inLines`
    (?:radius|tacacs)-server host[ ]{1,2}\S{2,60}[ ]{1,2}(?:[a-z-]{3,20}[ ]\d{1,5}[ ]{1,2}){0,4}key[ ]{1,2}(?:[07][ ]{1,2})?
      (?<value>[^\s"'<>{}$]{4,128})(?=[ \t]{0,8}(?:\r?\n|$))|
    (?:^|\n)[ \t]{1,8}(?:key|password) 7 (?<value>[\dA-F]{8,128})(?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // What signs the time, the routes, and who speaks for whom.
  inLines`
    \b(?:authentication-key|ospf authentication-key)[ ](?:\d{1,5}[ ](?:md5|hmac-sha\d{1,3}|sha\d{1,3})[ ])?(?:[07][ ])?
      (?<value>[^\s"'<>{}$]{4,128})(?=(?:[ ][07])?[ \t]{0,8}(?:\r?\n|$))|
    \bauthentication[ ](?:md5[ ]key-string|text)[ ](?:[07][ ])?(?<value>[^\s"'<>{}$]{4,128})(?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // What a line that dials in says of itself.
  inLines`
    \bppp[ ](?:chap|pap[ ]sent-username[ ][\w.@-]{1,60})[ ]password[ ](?:[07][ ])?(?<value>[^\s"'<>{}$]{4,128})
      (?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // What a firewall lets somebody in with, as it shows its own configuration.
  '(?:^|\\n)passwd[ ](?<value>[\\w./+$]{8,128})(?=[ ](?:encrypted|pbkdf2)\\b)',
  '(?:^|\\n)[ \\t]{0,16}set[ ][a-z\\d-]{2,40}[ ]ENC[ ]"?(?<valueAnyhow>[A-Za-z\\d+/]{16,800}={0,2})"?(?=[ \\t]{0,8}(?:\\r?\\n|$))',
  inLines`
    (?:^|\n)(?:
      [ \t]{1,16}set[ ](?:passphrase|ldap-pwd|(?:secondary-|tertiary-)?secret|password)|
      [ \t]{0,16}set[ ](?:passwd|psksecret(?:-remote)?|ppk-secret|auth-pwd|priv-pwd)
    )[ ]{1,3}"?(?!ENC\b)(?<value>[^\s"'<>{}$]{6,128})"?(?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // Communities of SNMP, in the words of each maker. Those of BGP are two numbers.
  inLines`
    (?:^|\n)[ \t]{0,12}(?:
      snmp-server[ ]community|set[ ](?:snmp[ ])?community(?:[ ](?:read-only|read-write|read|write))?|
      snmp-agent[ ]community[ ](?:read|write)(?:[ ](?:cipher|simple))?|
      snmp-server[ ]host[ ][\w.:-]{3,80}(?:[ ](?:traps?|informs?|vrf[ ]\S{1,40}))?(?:[ ]version[ ](?:1|2c))?
    )[ ]{1,4}"?(?![\d:]{1,12}[ "\r\n]|[^\s"]{4,100}"?[ \t]{1,4}[a-z]{1,16}[ ][a-z])(?=[^\s"]{0,100}\d)(?<value>[^\s"'<>{}$]{4,100})"?
      (?=[ \t]{0,8}(?:\r?\n|$)|[ ](?:r[ow]\b|udp-port|acl|view|ipv6|\d{1,4}\b))|
    (?=community)(?<=\bsnmp[ ]\{[^{}]{0,200})community[ ]"?(?<value>[^\s"'<>{}$;]{4,100})"?(?=[ ]\{|;)
  `,
  // What Huawei and those like it say of how a password is kept.
  inLines`
    \b(?:password|passwd|key|psk|pre-shared-key|secret|read|write|authentication-mode[ ]\w{2,12})[ ](?:irreversible-cipher|cipher|simple)[ ]
      (?<value>(?=[^\s]{0,200}[\d%#$@])[^\s"'<>{}]{6,300})(?=[ \t]{0,8}(?:\r?\n|$)|[ ](?:privilege|level|ssid|wpa))
  `,
  // Aruba says that a password was not locked, and who may manage it.
  inLines`
    \bpassword[ ]manager[ ](?:user-name[ ]\S{1,40}[ ])?plaintext[ ]{1,3}"?(?<value>[^\s"'<>{}]{6,200})(?="?[ \t]{0,8}(?:\r?\n|$))|
    (?:^|\n)[ \t]{0,8}mgmt-user[ ]{1,3}\S{1,40}[ ]{1,3}[\w-]{1,30}[ ]{1,3}(?<value>[^\s"'<>{}]{6,200})(?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // The key that both ends of a tunnel share, without quotes.
  '(?:^|\\n)[ \\t]{0,4}(?:[\\w.@%:/-]{2,80}[ \\t]{1,4}){0,4}: PSK (?<value>[^\\s"\'<>{$]{8,200})(?=[ \\t]{0,8}(?:\\r?\\n|$))',
];

const sealed = ['password', 'passwd', 'key', 'psk', 'secret', 'read', 'write'];

/** What stands in each of them. */
export const anchorsOfNetworks: readonly string[] = [
  ...inLines`
    isakmp key|neighbor |message-digest-key|line vty|line con|line aux|server host|key 7 |wpa-psk|authentication-key |
    authentication md5 key-string|authentication text |chap password |sent-username | encrypted| pbkdf2| enc |set passwd |set passphrase |
    set psksecret|ldap-pwd |set secret |secondary-|tertiary-|set password |snmp-server community|set community|snmp community|
    agent community|snmp {|authentication-mode|set ppk-secret|set auth-pwd|set priv-pwd|password manager|mgmt-user|: psk 
  `.split('|'),
  ...[0, 4, 5, 6, 7, 8, 9].flatMap((kind) => [`password ${kind} `, `secret ${kind} `]),
  ...sealed.flatMap((name) => ['irreversible-cipher', 'cipher', 'simple'].map((way) => `${name} ${way} `)),
];
