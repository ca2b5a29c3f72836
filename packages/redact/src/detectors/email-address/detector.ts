import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** An address of a person; addresses of machines, mailing lists and documentation stay, and names of algorithms. */
export const emailAddress: PatternDetector = {
  id: 'email-address',
  type: 'email',
  label: 'Email address',
  shape: 'A local part, an at sign and a domain that is not reserved for examples.',
  link: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
  policy: 'pii',
  confidence: 'certain',
  family: 'PERSON',
  anchors: ['@', '%40', '&#64;', '&#x40;', '&commat;'],
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9._%+@-](?<!%[0-9A-F]{2})|//)[A-Za-z0-9](?:[A-Za-z0-9._+'-]|%2B){0,62}(?:@|%40|&#64;|&#x40;|&commat;)(?:
        [A-Za-z0-9\u00df-\u024f](?:[A-Za-z0-9\u00df-\u024f-]{0,61}[A-Za-z0-9\u00df-\u024f])?\.
      ){1,6}(?!(?:eml|mbox|pst|msg|vcf|ics|mbx|ost|nsf)(?![A-Za-z]))[A-Za-z]{2,24}(?![A-Za-z0-9_(@-]|\.[a-z]{1,20}\()
    `,
    'g',
  ),
  guard: "(?<=[\\w.+'-]|%2b)(?:@|%40|&#64;|&#x40;|&commat;)(?:[a-z0-9\\u00df-\\u024f-]{1,63}\\.){1,6}[a-z]{2}",
  reach: [80, 260],
  accept: isPersonal,
};

/** Top domains of more than two letters under which people have addresses; an attribute such as `x@w.mean` has none of them. */
const tops = new Set(
  `
    com org net edu gov mil int info biz name pro mobi aero coop museum jobs travel app dev cloud tech online site
    store shop xyz email blog agency design studio digital media group company solutions systems network services
    software team work world today life live news space website page link click wiki academy health care global
    earth email berlin london paris nyc tokyo amsterdam wien koeln hamburg bayern swiss scot cat eus gal africa
    asia arpa bank finance capital ventures partners consulting legal law energy engineering science school
    university college education institute foundation community social chat games games fun art music film
    photography gallery events cafe coffee restaurant pizza bar pub beer wine house homes land estate properties
    construction builders tools parts auto cars bike taxi flights holiday hotel tours zone city town center plus
    one top vip club guru expert ninja rocks cool lol wtf ink pink red blue green black gold ltd llc gmbh inc
    limited sarl corp industries enterprises cymru wales irish bzh alsace corsica bretagne quebec ruhr saarland nrw
    cologne tirol frl gent brussels vlaanderen stockholm helsinki budapest barcelona madrid moscow istanbul tatar
    boston miami vegas sydney melbourne osaka nagoya kyoto capetown durban joburg
  `
    .trim()
    .split(/\s+/),
);
const reserved = new RegExp(
  inLines`
    (?:^|\.)(?:example|invalid|test|localhost|local|localdomain|internal)$|
    (?:^|\.)example\.(?:com|org|net|edu|co\.\w\w|io|dev|de|fr)$|
    ^(?:
      your-?(?:domain|company|email|org|site)|
      domain|company|email|test|foo|bar|acme|mycompany|mydomain|sample|placeholder|host|server|corp|yourcompany|
      website|site|mail|contoso|fabrikam
    )\.(?:com|org|net|io|co|tld|dev|edu)$|
    (?:^|\.)noreply\.(?:github|gitlab)\.com$|
    ^(?:github|gitlab|bitbucket)\.(?:com|org)$|
    ^(?:openssh|libssh|libssh2)\.(?:com|org)$|
    ^(?:lists?|vger|listserv|mailman)\.[a-z\d-]+\.[a-z]|
    ^googlegroups\.com$|
    (?:^|\.)gserviceaccount\.com$
  `,
  'i',
);
const machines = new RegExp(
  inLines`
    ^(?:
      git|hg|svn|no-?reply|do-?not-?reply|donotreply|mailer-daemon|postmaster|noreply\+.*|.*\[bot\]|actions|
      abuse|noc|security|support|hostmaster|webmaster|usenet|uucp|www|ftp|dependabot|renovate|bot|notifications?|root|user|username|email|name|you|your\.?(?:name|email)|
      .*-(?:sig|users|announce|discuss|bugs|maint(?:ainers)?)|
      first\.last|firstname\.lastname|someone|somebody|nobody|example|test|user\d|me
    )$
  `,
  'i',
);
const notDomains = new RegExp(
  inLines`
    \.(?:
      png|jpe?g|gif|svg|webp|ico|js|mjs|cjs|ts|tsx|jsx|py|rb|go|rs|java|kt|json|ya?ml|toml|lock|md|txt|css|scss|
      html?|sh|service|socket|timer|target|mount|route|get|post|put|delete|patch|command|task|fixture|property|
      setter|getter|staticmethod|classmethod|dataclass|mark|param|app|latest|next|canary|beta|alpha|rc|exe|dll|
      so|conf|cfg|ini|log|xml|csv|map|vue|svelte|php|swift|c|h|cpp|cc|hpp|class|jar|zip|gz|tar|tgz|git
    )$
  `,
  'i',
);

function isPersonal(value: string, { text, start }: Candidate): boolean {
  const [local = '', domain = ''] = value.replace(/%40|&#64;|&#x40;|&commat;/i, '@').split('@');
  if (
    reserved.test(domain) ||
    machines.test(local) ||
    (notDomains.test(domain) && !/\.(?:app|rs|py|sh|so|md|next|zip|java)$/i.test(domain))
  )
    return false;
  const top = domain.slice(domain.lastIndexOf('.') + 1);
  if (!/^[a-z]{2}$/i.test(top) && !tops.has(top.toLowerCase())) return false;
  if (
    /^\d+x\./i.test(domain) ||
    (/^[a-z]$/i.test(local) && domain.split('.')[0]!.length < 3) ||
    (/^(?:T|mT|to|it|is|at|H|iT)$/.test(top) && local.length < 4 && domain.length < 6)
  )
    return false;
  if (/^\d+\.\d+/.test(domain) || local.endsWith('.') || local.includes('..')) return false;
  // An at sign in the path of a package or a Python decorator: `@scope/name@1.2.3`, `n@app.route`.
  if (/\.(?:app|rs|py|sh|so|md|next|zip|java)$/i.test(domain) && domain.split('.').length === 2 && local.length < 2)
    return false;
  if (letter.test(text.slice(Math.max(0, start - 120), start))) return false;
  return !/(?:npm|yarn|pnpm|bun) (?:i|add|install|x|dlx)[^\n]{0,60}$/.test(text.slice(Math.max(0, start - 80), start));
}

/** The headers that name a letter, whose number looks like an address. */
const letter =
  /(?:^|[\n"'])(?:X-)?(?:Message-Id|In-Reply-To|References|Content-Id|Resent-Message-Id)["']?[ \t]{0,2}:(?![^\n<@]{0,60}[\p{Ll}.] \p{Lu}\p{Ll})[^\n:]{0,90}<?$/iu;
