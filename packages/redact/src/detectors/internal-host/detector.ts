import type { Candidate, PatternDetector } from '../../detector.ts';
import { isSystemPart } from '../../judge/system-parts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Where the names of companies end. */
const countries = inLines`
  com|net|org|io|dev|eu|de|fr|nl|ch|at|uk|us|cloud|co|es|it|pt|be|dk|se|fi|ie|cz|sk|hu|ro|gr|tr|jp|kr|cn|au|nz|
  ca|mx|br|cl|za|il|sg|ua|no|pl|lt|lv|ee|lu|hr|si|rs|bg|ae|tw|hk|th|vn|ng|ke
`;

/** What a company runs for its own people, and calls by its name. */
const tools =
  'github|jira|confluence|jenkins|grafana|kibana|gitlab|bitbucket|artifactory|nexus|sonarqube|sonar|teamcity|bamboo|argocd|harbor|vault|prometheus|alertmanager|rundeck|sharepoint|backstage|sso|adfs|wiki|ldap';

/** Those of them that their makers, or a free project, run for all. */
const forEverybody = inLines`
  [a-z]{4,12}\.(?:
    atlassian|jetbrains|mongodb|percona|mariadb|kitware|collabora|inria|cern|debian|sonatype|jfrog|grafana|gitlab|
    github|bitbucket|hashicorp|elastic|oracle|redhat|canonical|ubuntu|intel|qt|linaro|openstack|sonarsource|
    bitwarden|readthedocs|googlesource|spring|jboss|mono-project|wikimedia|mozilla|apache|eclipse|kde|gnome|
    freedesktop|example|githubassets|githubusercontent|githubapp|archlinux|gentoo|google|microsoft|amazon|
    wireshark|videolan|openwrt|qemu|xen|c2|php|python|ros
  )\.
`;

/** What a company shows to its own people before anybody else, by the first word of its name. */
const forStaff = 'admin|backoffice|back-office';
/** Those of them at which everybody is served. */
const staffOfAll = inLines`
  (?:${forStaff})\.(?:google|shopify|microsoft|cloud|atlassian|exchange|fedoraproject|booking|typeform|example)\.
`;
/** What a program shows there, and a page about programs does not. */
const steps =
  'login|signin|sign-in|admin|api|app|auth|oauth2?|dashboard|users?|accounts?|health|healthz|status|graphql|swagger|metrics|v\\d';

/** Names that only somebody's own network knows. */
export const internalHost: PatternDetector = {
  id: 'internal-host',
  type: 'internal_host',
  label: 'Internal host name',
  shape:
    'A host or URL under `.internal`, `.local`, `.corp`, `.lan`, `.svc.cluster.local` and other suffixes that no public name has; the Jira, Jenkins, Grafana and their like, the wiki, the Git server behind `git@` the `vpn.`, the `admin.` and what is in the making under `dev.` and `test.`, that a company runs under its own domain.',
  link: 'https://www.icann.org/en/board-activities-and-meetings/materials/approved-resolutions-special-meeting-of-the-icann-board-29-07-2024-en#section2.a',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: inLines`
    .internal|.local|.corp|.lan|.intra|.svc|.private|.consul|.home.arpa|intranet|.prod.|
    .staging.|.stg.|.dev.|.cluster|.vpn|.ad.|.amazonaws.com|.docker|.test.|.qa.|
    .uat.|.redis.cache|.servicebus.windows|.vault.azure|privatelink|.database.windows|.documents.azure|.vpce|internal.|corp.|intra.|intern.|interne.|interno.|.int.|vpn.|vpn-|bastion|jump|://|git@
  `.split('|'),
  pattern: expression(
    inLines`
      (?:\b[a-z][a-z0-9+.-]{1,20}://(?:[^\s/@"'\x60<>]{1,100}@)?)?(?<![\w.-])
        (?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.){1,8}(?:
          internal|local|corp|lan|intra|intranet|private|localdomain|consul|home\.arpa|svc|cluster\.local|vpn|
          docker|cluster
        )(?![\w-]|\.\w)(?::\d{2,5})?(?:/[^\s"'\x60<>)\]}\\]{0,300})?|
      \b[a-z][a-z0-9+.-]{1,20}://(?:[a-z0-9-]{1,63}\.){0,6}(?:
        internal|intern[eo]?|intranet|intra|corp|lan|vpn|prod|staging|stg|uat|qa|int|preprod|admin-int|dev-int|private
      )(?:\.[a-z0-9-]{1,63}){1,5}(?::\d{2,5})?(?:/[^\s"'\x60<>)\]}\\]{0,300})?|
      \b[a-z][a-z0-9+.-]{1,20}://(?=[^./:@\s]{3,63}\.[^./:@\s]{1,63}\.)(?:
        (?:[a-z0-9]{1,30}-){1,4}(?:int|internal|intern|stag(?:e|ing)|stg|uat|preprod|nonprod|dev|test|qa)|
        (?:stag(?:e|ing)|stg|uat|preprod|nonprod|dev|qa)(?:-[a-z0-9]{1,30}){1,4}
      )(?:\.[a-z0-9-]{1,63}){1,4}(?<=\.(?:${countries}))(?![\w-]|\.\w)(?::\d{2,5})?(?:/[^\s"'\x60<>)\]}\\]{0,300})?|
      \bhttps?://(?:
        (?!${staffOfAll})(?:${forStaff})\d{0,2}(?:\.[a-z0-9-]{1,63}){2,3}|
        (?:[a-z0-9-]{1,63}\.){1,3}(?:dev|test)(?:\.[a-z0-9-]{1,63}){2,3}|
        (?:dev|test)\d{0,2}(?:\.[a-z0-9-]{1,63}){2,3}(?=:\d{2,5}\b|/(?:${steps})(?![\w.-]))
      )(?<=\.(?:${countries}))(?![\w-]|\.\w)(?::\d{2,5})?(?:/[^\s"'\x60<>)\]}\\]{0,300})?|
      (?<![\w./-]|(?<!\bgit|[:/]|\bssh[ ][\w.-]{1,32})@)(?:
        (?:[a-z0-9-]{1,63}\.){1,4}(?:internal|intern[eo]?|intranet|intra|corp|int)|
        (?:o?vpn|bastion|jump(?:host|box|server)?)\d{0,3}(?:-[a-z0-9]{1,20}){0,2}
      )(?:\.[a-z0-9-]{2,63}){1,3}(?<=\.(?:${countries}))(?![\w-]|\.\w)(?::\d{2,5})?|
      \bhttps?://(?!${forEverybody}|wiki\.[a-z0-9.-]{3,80}/(?:wiki/|index\.php))(?:${tools})(?:-[a-z0-9]{1,20}){0,2}(?:\.[a-z0-9-]{1,63}){1,3}
        (?:
          \.(?:com|net|eu|de|fr|nl|ch|at|uk|co|es|it|pt|be|dk|se|no|fi|ie|pl|cz|sk|hu|ro|gr|tr|jp|kr|tw|hk|sg|au|nz|za|il|ca|br|cl|mx|in|ua|lt|lv|ee|hr|si|rs|bg)|
          (?<=://[a-z0-9-]{1,80}\.[a-z0-9-]{1,63}\.[a-z0-9-]{1,63})\.(?:io|dev|ai|cloud|tech|systems)
        )
        (?![\w-]|\.\w)(?::\d{2,5})?(?:/[^\s"'\x60<>)\]}\\]{0,300})?|
      (?<=\bgit@)(?!${forEverybody})(?:github|gitlab|bitbucket|git|gitea|stash|scm)(?:-[a-z0-9]{1,20})?(?:\.[a-z0-9-]{1,63}){1,3}
        \.(?:com|net|eu|de|fr|nl|ch|at|uk|co|es|it|pt|be|dk|se|no|fi|ie|pl|cz|jp|kr|au|ca|br|io|cloud|tech)(?=[:/])|
      (?<=[,=]["']?)\.(?:[a-z0-9-]{1,63}\.){1,5}(?:internal|local|corp|lan|intra|intranet)(?![\w-]|\.\w)|
      (?<=(?:^|\n)[ \t]{0,8}(?:search|domain)[ \t]{1,8})(?:corp|internal|intern|intra)(?:\.[a-z0-9-]{2,63}){1,2}(?![\w.-])|
      (?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,6}(?:
        rds|cache|elb|redshift|es|eks|mq|kafka|docdb|compute|compute-1|vpce|emr|efs|amazonaws\.internal
      )(?:\.[a-z0-9-]{1,40}){0,2}\.amazonaws\.com(?::\d{2,5})?|
      (?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:
        database\.windows\.net|redis\.cache\.windows\.net|documents\.azure\.com|servicebus\.windows\.net|
        vault\.azure\.net|
        privatelink(?:\.[a-z0-9-]{1,40}){1,4}
      )(?::\d{2,5})?|
      \bhttps?://[a-z0-9-]{1,63}\.(?:
        monitoring|logging|observability|kube-system|istio-system|ingress-nginx|cert-manager|argocd
      )(?![\w-]|\.\w)(?::\d{2,5})?(?:/[^\s"'\x60<>)\]}\\]{0,300})?|
      \b(?:jdbc:[a-z]{2,12}|postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|nats|ldaps?|sqlserver|clickhouse|kafka|grpcs?|sftp|mqtts?)://(?:[\w.-]{1,60}@)?
        (?<valueOfBare>[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){1,6}|[a-z]{4,20}\d{1,4})(?![\w.-])|
      \bhttps?://[a-z](?:[a-z0-9-]{0,61}[a-z0-9])(?::\d{2,5})?(?:/[^\s"'\x60<>)\]}\\]{0,300})?
        (?![\w.\u0080-\uffff-]|:?[^\s/:@"'\x60]{0,100}@)
    `,
    'gi',
  ),
  reach: [300, 460],
  accept: isInternal,
};

const everybodys = new RegExp(
  inLines`
    (?:^|//|\.)(?:
      localhost(?:\.localdomain)?|example\.(?:com|org|net)|host\.docker\.internal|metadata\.google\.internal|
      (?:kubernetes\.default|kube-dns\.kube-system|my-svc\.my-namespace)(?:\.svc(?:\.cluster\.local)?)?
    )(?:[:/]|$)|
    ^(?:(?:default|kube-system)\.)?svc\.cluster\.local$|
    ^https?://(?:
      localhost|example|host|server|hostname|yourhost|www|x|xyz|url|foo|bar|domain|proxy|api|app|web|db|test|
      backend|frontend
    )(?:[:/]|$)
  `,
  'i',
);
/** `this.local`, `self.internal` and their like are code. */
const code = new RegExp(inLines`
  ^(?:
    this|self|cls|window|sun|jdk|javax|jakarta|android|androidx|kotlin|scala|process|module|exports|config|settings|os|sys|env|ctx|req|res|state|props|store|app|
    it|std|java|org|com|io|net
  )\.|
  ^[a-z]\w*\.(?:imports|exports|package|packages|options|props|state|flags|scope|visibility|modifiers?)\.(?:internal|private|local)$|
  \.config\.local$|
  [A-Z].*[a-z].*\.(?:internal|local|private|docker|cluster)$|
  ^(?:[A-Z][A-Za-z\d]*\.)+(?:Internal|Private|Cluster|Docker)$
`);

/** A site that sells what its name says. */
const site = /^https?:\/\/[a-z-]{2,12}\.(?:com|net|org|io|dev|ai|app|co)(?:[:/]|$)/i;

/** A name of two labels is a machine's when it is made like one: words or numbers on a string, or one of many (`mail02`). */
const machine =
  /^(?=[^.]{0,80}(?:-|[a-z]{2}0\d\.))[a-z0-9-]{4,63}\.(?:local|lan|corp|internal|intra|intranet)(?::\d{2,5})?$/;

/** What a resolver appends to a name is a domain of two labels, and of nobody else's network. */
const searched = /(?:^|\n)[ \t]{0,8}(?:search|domain)[ \t]{1,8}(?:[\w.-]{1,80}[ \t]{1,8}){0,5}$/;

/** The domain that every cluster has. */
const everybodysSearch = /^(?:svc\.)?cluster\.local$/i;

function isInternal(value: string, { text, start, end, groups }: Candidate): boolean {
  if (groups['valueOfBare'] !== undefined)
    return (
      !/^(?:localhost|server|host|node|mysql|redis|mongo|kafka|postgres|test|user|name|mydb)\d*$/i.test(value) &&
      (/^(?!node|host|server|example|my-|test)[a-z].*-\d{2,3}$/i.test(value) ||
        !value
          .toLowerCase()
          .split('-')
          .every((one) => isSystemPart(one)))
    );
  if (everybodysSearch.test(value)) return false;
  if (searched.test(text.slice(Math.max(0, start - 200), start))) return true;
  if (
    everybodys.test(value) ||
    site.test(value) ||
    (!value.includes('://') && (code.test(value) || (value.split('.').length < 3 && !machine.test(value))))
  )
    return false;
  return text[end] !== '(' && text[end] !== '=';
}
