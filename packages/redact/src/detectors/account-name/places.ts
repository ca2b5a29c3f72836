import { inLines } from '../../shape/in-lines.ts';

/**
 * Where a machine shows an account, one form after the other. A `valueSpelled` has to be made of the name of a person; a
 * `valueChosen` stands where any word may, and where programs name theirs.
 */
export const places: readonly string[] = [
  // In an environment: `USER=name`.
  String.raw`(?<![A-Za-z])(?:export |set |\$env:)?(?:SUDO_USER|USER|LOGNAME|USERNAME)=["']?(?<value>[A-Za-z][\w.-]{2,31})(?=["'\s;\\]|$)`,
  // What `id` prints: `uid=1000(name)`.
  String.raw`\b[ug]id=\d{3,10}\((?<value>[A-Za-z_][\w.-]{2,31})\)`,
  // A prompt: `name@host:path$`.
  String.raw`(?:^|[\n\r([]|\) |(?<=[\n] {1,12}) |:\d{1,6}:)(?<value>[a-z_][\w.-]{2,31})(?=@[A-Za-z0-9][\w.-]{0,60}(?:[: ][~/\w][\w./~ -]{0,120}\]?[$#%]| ~[\w./-]{0,80}>)(?:\s|$))`,
  // A home folder: `~name/`.
  String.raw`(?<![\w./~:-])~(?<value>[a-z][\w.-]{2,31})(?=\/[A-Za-z._])`,
  String.raw`\b(?:cd|ls|pushd|du)(?: -\w{1,5})? ~(?<value>[a-z][\w.-]{2,31})(?=[\s;&|)]|$)`,
  // A line of `ls -l`.
  String.raw`(?<![A-Za-z-])[dlcbps-](?=[rwxsStT-]{0,6}r(?:w|-[x-]))[rwxsStT-]{9}[.@+]?\s{1,6}(?:\d{1,5}\s{1,4})?(?<value>[A-Za-z_][\w.-]{2,31})(?=[\s/]{1,6}[\w.-]{1,32}\s)`,
  // A line of `who`.
  String.raw`(?:^|\n)(?:[>\u2502+] {0,2}|[\w-]{1,24} {1,4}\| )?(?<value>[a-z_][\w.-]{2,31})(?=(?:[ \t]{1,28}(?:[+?-] {1,3})?(?:pts\/\d{1,4}|tty\w{1,4}|ssh:notty)[ \t]{1,44}| {1,16}console {1,40})(?:20\d\d-|[A-Z]|:?\d))`,
  // `chown name:group`, or a name before a path or the last word of the command: not one of the words of a sentence about it.
  inLines`
    \bchown (?:-R )?(?!(?:for|to|and|or|the|is|of|on|in|with|as|it|that|this|does|will|can|should|here|itself|calls?|fails?) )
      (?<value>[a-z_][\w.-]{2,31})(?=[:.]| (?:[^\s]{0,80}[/.*~$]|[\w-]{1,60}[ ]?(?:$|[\n;&|"'\x60])))
  `,
  // A line of the log of `sudo`.
  String.raw`\bsudo: {1,12}(?<value>[a-z_][\w.-]{2,31})(?= : (?:TTY|PWD))`,
  // `ssh name@host` and its like, as they are typed.
  inLines`
    (?:^|\n)(?:[^\n$#%>]{0,60}[$#%>] )?(?:ssh|scp|sftp|mosh|ssh-copy-id)(?: -\w{1,3}(?: [\w./~-]{1,60})?){0,4} (?<value>[a-z_][\w.-]{2,31})
      (?=@[\w.-]{3,80}(?:\s|$|:))
  `,
  // `rsync from name@host:to`, and the same with `scp`.
  String.raw`\b(?:rsync|scp) [^\n@]{1,160} (?<value>[a-z_][\w.-]{2,31})(?=@[\w.-]{3,80}:)`,
  // The configuration of ssh.
  inLines`
    \bHost[Nn]ame [^\n]{1,100}\n(?:[ \t]{1,8}(?!User )[A-Z][A-Za-z]{2,30} [^\n]{1,100}\n){0,5}[ \t]{1,8}User (?<value>[a-z_][\w.-]{2,31})
      (?=\r?\n|$)
  `,
  // What the server of ssh notes.
  String.raw`\b(?:Accepted|Failed) (?:password|publickey|keyboard-|none|hostbased|gssapi-)[a-z/-]{0,20} for (?!invalid )(?:user )?(?<value>[a-z_][\w.-]{2,31})(?= from )`,
  // `crontab -u name`.
  String.raw`\bcrontab -u (?<value>[a-z_][\w.-]{2,31})(?=\s|$)`,
  // `useradd` and its like.
  String.raw`\b(?:useradd|adduser|userdel|usermod)(?! command)(?: -{1,2}[\w-]{1,20}(?: (?:[/\w.,]{1,40}|"[^"\n]{1,60}"|'[^'\n]{1,60}'))?){0,6} (?<value>[a-z_][\w.-]{2,31})(?=\s|$)`,
  // Somebody becomes somebody else.
  String.raw`(?:^|[\n;&|$#%>] {0,2}|\bsudo )su (?:-l?|--login) (?<value>[a-z_][\w.-]{2,31})(?=\s|$)`,
  // `ssh://name@host`.
  String.raw`\bssh:\/\/(?<value>[a-z_][\w.-]{2,31})(?=@)`,
  // A name in LDAP.
  String.raw`\buid=(?<value>[a-z_][\w.-]{2,31})(?=,(?:ou|cn|dc|o)=)`,
  // A name in Active Directory.
  String.raw`\b[Ss][Aa][Mm]AccountName["']?[ \t]{0,12}[:=][ \t]{0,4}["']?(?<value>[A-Za-z_][\w.-]{2,31})`,
  // A unit of systemd.
  String.raw`(?:^|\n)User=(?<value>[a-z_][\w.-]{2,31})(?=\r?\n|$)`,
  // A line of `top`.
  String.raw`(?:^|\n) {0,6}\d{1,7} (?<value>[a-z_][\w.-]{2,31})(?= {2,12}(?:20|25|30|39|rt) {2,5}-?\d{1,2} {1,8}\d{3,9})`,
  // Under whose name a client of Kubernetes comes in.
  String.raw`\busers:[ ]?\r?\n[ ]{0,4}- name: ["']?(?<valueChosen>[a-z][\w.-]{3,31})(?=(?:@[\w.-]{2,60})?["']?\r?\n[ ]{2,6}user:)`,
  // A folder of Nix.
  String.raw`\/per-user\/(?<value>[a-z_][\w.-]{2,31})(?=\/)`,
  // What Windows keeps in its registry of who came in last.
  inLines`
    (?:^|\n)[ \t]{1,16}(?:(?:AltDefault|Default|Last|LastUsed)?User[ ]?Name|LastLoggedOn(?:SAM)?User|Logon[ ]User[ ]Name)[ \t]{1,20}
      REG_(?:EXPAND_)?SZ[ \t]{1,20}(?:[\w.-]{1,40}\\{1,2})?(?<valueChosen>[A-Za-z][\w.-]{2,31})(?=[ \t]{0,8}(?:\r|\n|$))
  `,
  // What the client of a forge says of who is logged in.
  String.raw`\bLogged in to [\w.-]{3,60} (?:account|as) (?<value>[A-Za-z\d][\w.-]{1,38})(?=[\s(]|$)`,
  // A line of `/etc/passwd`, or of `ps`.
  String.raw`(?:^|\n)(?<value>[a-z_][\w.-]{2,31})(?=:x:[1-9]\d{3,6}:\d| {1,16}\d{1,7} {1,4}\d{1,3}\.\d {1,4}\d{1,3}\.\d {1,8}\d{3,9})`,
  // A field or a log that names who somebody is: counted when the name is made of a person's.
  inLines`
    (?<![A-Za-z\d])(?:
      [Uu]ser[_.]?[Nn]ame|[Ll]ogin|preferred_username|screen_?[Nn]ame|nick_?[Nn]ame|display_?[Nn]ame|author|user|owner|assignee|
      requester|actor|handle|created_by|updated_by|[Bb]enutzer[Nn]ame|nom_utilisateur|nombre_usuario|nome_utente|gebruikersnaam
    )["']{0,2}(?:: {0,2}|=)["']?(?<valueSpelled>[A-Za-z][\w.-]{3,31})(?=["'\s,;&)}\]|]|\.?$|\\)
  `,
  // Somebody says under which name to find them.
  inLines`
    \b(?:[Mm]y|[Mm]ein|[Mm]i|[Mm]on|[Ii]l mio|[Mm]eu|[Mm]ijn) (?:
      user ?name|login|account name|Benutzername|nombre de usuario|nom d['\u2019]utilisateur|identifiant(?: \(nom d['\u2019]utilisateur\))?|
      nome utente|nome de usu\u00e1rio|gebruikersnaam
    )(?: (?:is|lautet|ist|es|est|\u00e8|\u00e9)|[ ]?:) ["'\x60]?(?<valueChosen>[a-z][\w.-]{3,31})(?=["'\x60\s,;.)]|$)(?<!\.)
  `,
  // An account of a domain of Windows.
  String.raw`(?<![\w\\])(?:WORKGROUP|CORP|(?:DESKTOP|LAPTOP)(?=-)|(?:desktop|laptop)(?=-[a-z\d]{2}))(?:-[A-Za-z\d]{2,12}){0,2}\\{1,2}(?<value>[a-z][\w.-]{3,31})(?=["'\s,;)\]]|$)`,
  // The same of any domain, where something says that it is an account.
  inLines`
    (?:
      \b(?:[Uu]ser(?:[Nn]ame)?|[Aa]ccount|[Oo]wner|[Ll]ogon[ ][Nn]ame|[Ii]dentity|[Aa]uthor)(?:=|:[ ]{0,12})|-Credential[ ]|
      \brunas(?:[ ]/[a-z]{1,12}){0,3}[ ]/user:
    )["']?(?!NT|BUILTIN|IIS)[A-Z][A-Z\d-]{1,14}\\{1,4}(?![nrtbfux])(?<valueChosen>[a-z][\w.-]{3,31})(?=["'\s,;)\]]|$)
  `,
  // Who has a ticket of Kerberos.
  String.raw`\b(?:[Pp]rincipal: |kinit (?:-\w{1,2} ){0,3})(?<valueChosen>[a-z][\w.-]{3,31})(?=@[A-Z][A-Z\d.-]{2,60}(?:[\s"']|$))`,
  // What `sudo` says of whom it does not know.
  String.raw`(?:^|[\n>] ?)(?<value>[a-z_][\w.-]{2,31})(?= is not in the sudoers file)`,
  // The log of cron.
  String.raw`\b(?:CRON|crond?|CROND)\[\d{1,8}\]: \((?<value>[a-z_][\w.-]{2,31})(?=\) )`,
  // Sessions, as a machine notes them.
  inLines`
    \b(?:[Ss]ession (?:opened|closed) for user|[Nn]ew [Ss]ession ['"]?\w{1,12}['"]? of user) (?<value>[a-z_][\w.-]{2,31})
      (?=\(uid=| by |\.?(?:\s|$)|["',])(?<!\.)
  `,
  // Somebody came in, or did not.
  inLines`
    \b[Uu]ser ["']?(?<valueChosen>(?!already|currently|recently|successfully|still|never|agent|session)[a-z][\w.-]{3,31})(?=["']? logged (?:in|out)\b)|
    \b(?:[Ll]og-?[io]n|[Ss]ign-?in|[Aa]uthentication)(?: (?:attempt|failed|failure|succeeded|success|successful|rejected)){1,2} for user:? ["']
      (?<valueChosen>[A-Za-z][\w.-]{3,31})(?=["'])
  `,
  // The same of an account of a domain.
  inLines`
    (?<![\w\\])(?!NT|BUILTIN|IIS)[A-Z][A-Z\d-]{1,14}\\{1,4}(?<valueChosen>[a-z][\w.-]{3,31})(?= (?:has |is )?logged (?:on|in|off|out)\b)
  `,
  // The terminal of PuTTY asks who comes in.
  String.raw`(?:^|\n)login as: (?<value>[a-z_][\w.-]{2,31})(?=\s|$)`,
  // A registry says who is logged in, and is told.
  inLines`
    \b[Ll]ogged in as (?<value>[a-z][\w.-]{2,31})(?= on https?:| to (?:docker|ghcr|quay|https?|[a-z\d-]{2,40}\.[a-z]))|
    \b(?:docker|podman|nerdctl|oras|skopeo|crane|helm registry|buildah)[ ]login(?:[ ][^\s|;&]{1,60}){0,3}?[ ](?:-u[ ]?|--username[ =])["']?
      (?<valueChosen>[a-z][\w.-]{3,31})(?=["'\s]|$)
  `,
  // An event of Windows.
  String.raw`\bAccount Name:[ \t]{1,12}(?<value>[A-Za-z][\w.-]{2,31})(?=\s{1,6}(?:Account )?Domain:)`,
  // Somebody comes into a room of IRC.
  String.raw`(?:^|[\n ])-!- (?<value>[A-Za-z_][\w|^-]{2,30})(?= \[[^\]\s@]{1,20}@)`,
  // A member of a group, as `getent group` prints it.
  inLines`
    (?<=[:,])(?<=(?:^|\n)[a-z_][\w-]{0,31}:x:\d{1,6}:(?:[a-z_][\w.-]{1,31},){0,8})(?<value>[a-z_][\w.-]{2,31})
      (?=(?:,[a-z_][\w.-]{1,31}){0,8}[ \t]{0,4}(?:\r?\n|$))
  `,
  // Whose task it is, as Windows lists it.
  inLines`
    \b(?:Author:[ \t]{1,24}[A-Z][A-Z\d-]{1,14}\\|Run As User:[ \t]{1,24}(?:[A-Z][A-Z\d-]{1,14}\\)?)(?<value>[a-z][\w.-]{2,31})
      (?=\s|$)
  `,
  // An export of a chat: `[14-Aug-25 09:31 PM] name#1234`.
  String.raw`\[\d{1,2}-[A-Z][a-z]{2}-\d{2,4} \d{1,2}:\d{2} [AP]M\] (?<valueChosen>[A-Za-z_][\w.]{1,31})(?=#\d{4}\b)`,
  // A developer of Maven.
  String.raw`<developer>\s{1,24}<id>(?<value>[A-Za-z_][\w.-]{2,31})(?=<\/id>)`,
  // A job in the queue of a printer.
  inLines`
    (?:^|\n)[\w.]{2,40}-\d{1,6} {1,20}(?<valueChosen>[a-z_][\w.-]{2,31})
      (?= {1,16}\d{2,10} {3,8}(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2} )
  `,
  // Whom curl, git and ftp log in, in the user's netrc.
  String.raw`(?:\n[ \t]{0,8} |\bmachine [\w.-]{3,100}[ \t]{0,4} )login [ \t]{0,4}(?<valueChosen>[a-z][\w.-]{3,31})(?=\s{1,8}password[ \t])`,
  // A line of `/etc/shadow`.
  String.raw`(?:^|\n)(?<value>[a-z_][\w.-]{2,31})(?=:\$(?:y|gy|7|[156]|2[aby])\$[^\s:]{8,200}:\d{1,6}:)`,
  // Who works on a repository, in its address.
  String.raw`\bhttps?:\/\/(?<valueSpelled>[a-z][\w.-]{3,31})(?=(?::[^\s@\/"']{1,100})?@[\w.-]{3,80}[:\/])`,
  // A drive of a network.
  String.raw`\bnet use [^\n|;&]{0,100}?\/user:(?:[\w.-]{1,40}\\{1,4})?(?<valueChosen>[a-z][\w.-]{3,31})(?=["'\s]|$)`,
  // What `whoami` and its like print.
  inLines`
    (?:^|\n)(?:[^\n$#%]{0,60}[$#%>\u279c\u276f] {1,2}(?:~[\w./-]{0,40} )?)?(?:
      whoami(?: (?:&&|;) [^\n]{1,60})?|id -un|logname|echo ["']?(?:\$\{?(?:USER|LOGNAME|USERNAME)\}?|%USERNAME%)["']?|\$env:USERNAME|
      stat -c ["']?%U["']? [^\n]{1,80}|getpass\.getuser\(\)|os\.getlogin\(\)
    )\r?\n["']?(?:[\w.-]{1,40}\\)?(?<value>[A-Za-z_][\w.-]{2,31})(?=["'\s]|$)
  `,
  // The prompt that Kali shows.
  String.raw`\((?<value>[a-z_][\w.-]{2,31})(?=[\u327f@][\w.-]{1,60}\)-\[)`,
  // Who became somebody else, and who failed to, as PAM notes it.
  inLines`
    \b(?:logname|r?user)=(?<=\bpam_\w{2,12}\([^\n]{4,200} \w{4,7}=)(?<value>[a-z_][\w.-]{2,31})(?=\s|$)|
    \bby (?<=\bsession (?:opened|closed) for user [\w.-]{1,32}(?:\(uid=\d{1,10}\))? by )(?<value>[a-z_][\w.-]{2,31})(?=\(uid=)|
    \bsu(?:\[\d{1,8}\])?: \(to [\w.-]{1,32}\) (?<value>[a-z_][\w.-]{2,31})(?= on )
  `,
  // Whose a file is, as `getfacl` prints it.
  String.raw`(?:^|\n)(?:# )?owner: (?<value>[a-z_][\w.-]{2,31})(?=\r?\n(?:# )?group: [\w.-]{1,32}\r?\n(?:# )?(?:flags:|user:))`,
  // Who may do everything, in the file of sudo.
  String.raw`(?:^|\n)(?<value>[a-z_][\w.-]{2,31})(?=[ \t]{1,16}ALL ?=\([\w: ,]{1,40}\))`,
  // Whose a file is, in the group of all persons or in their own.
  String.raw`(?:^|\n)[ \t]{0,8}Owner: {1,8}(?<valueChosen>[a-z_][\w.]{3,31})(?=[ \t]{1,12}Group: {1,8}(?:[Dd]omain [Uu]sers|users|staff|\k<valueChosen>)(?:\r?\n|$))`,
  // Who asked a server for a page, between the address and the time.
  String.raw`(?:^|\n)[\da-f.:]{7,39} - (?<value>[a-z_][\w.-]{2,31})(?= \[\d\d/(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/20\d\d:)`,
  // An account of AWS, and one that Windows tells of.
  String.raw`\barn:aws[\w-]{0,8}:iam::\d{12}:user/(?:[\w-]{1,40}/){0,3}(?<valueSpelled>[a-z][\w.-]{3,31})(?=["'\s,)\]}]|$)`,
  String.raw`(?:^|\n)User name {8,40}(?<value>[A-Za-z][\w.-]{2,31})(?=\r?\n(?:Full Name|Comment))`,
  // Who did it, or has to, as builds and trackers say.
  inLines`
    \b(?:[Aa]ssigned[ ](?:by|to)|(?:[Dd]eployed|[Pp]ushed|[Mm]erged|[Cc]reated|[Uu]pdated|[Oo]pened|[Cc]losed|[Aa]pproved|[Tt]riggered|[Ss]tarted|[Rr]equested|[Rr]eviewed|[Cc]ommitted|[Rr]eleased|[Cc]ancelled|[Ll]ocked|[Uu]ploaded|[Pp]osted|[Ee]dited|[Mm]odified|[Ss]hared|[Cc]ommented)[ ]by)
      [ ]@?(?<valueSpelled>[a-z][\w.-]{4,31})(?=[\s,)"']|$)
  `,
  // A command that is given an account.
  inLines`
    \b(?:
      (?:find [^\n|;]{1,120} -user|crontab for|smbclient [^\n]{1,80} -U)[ ]|
      setfacl(?: -{1,2}[A-Za-z]{1,12}){1,3} u:|
      runas(?: /[a-z]{1,12}){0,3} /user:
    )(?<valueChosen>[a-z_][\w.-]{2,31})(?=[\s:;,"'%]|$)
  `,
];
