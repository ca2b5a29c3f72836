import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A letter or figure of the scripts that put blanks between words, marks upon letters with them. */
const ofWords = inLines`
  A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u0557\u0561-\u0587\u05d0-\u05ea\u0620-\u065f
  \u066e-\u06d3\u06f0-\u06f9\u0900-\u0963\u0966-\u096f\u0971-\u0dff\u10a0-\u10ff\u1e00-\u1fff
`;
/** One of those that put none, or put some of what belongs to the sentence next to a word: an address in ASCII begins and ends there. */
const ofRuns = '\\u0e01-\\u0eff\\u1000-\\u109f\\u1780-\\u17d3\\u3005\\u3041-\\u30fc\\u3400-\\u9fff\\uac00-\\ud7a3';
/** Top domains in other letters: the sentence may go on behind them without a blank. */
const topsAbroad = inLines`
  рф|бел|укр|срб|мкд|қаз|мон|бг|ею|рус|дети|сайт|онлайн|орг|ком|москва|католик|ελ|ευ|հայ|გე|中国|中國|香港|台湾|台灣|新加坡|澳門|
  公司|网络|網絡|网址|网店|商城|商店|中文网|集团|在线|我爱你|移动|企业|みんな|コム|한국|닷컴|닷넷|ไทย|คอม|ලංකා|இந்தியா|இலங்கை|
  சிங்கப்பூர்|భారత్|ಭಾರತ|ഭാരതം|ভারত|বাংলা|ভাৰত|ଭାରତ|ਭਾਰਤ|ભારત|भारतम्|भारत|संगठन|नेट|कॉम|امارات|السعودية|مصر|قطر|فلسطين|تونس|
  المغرب|الجزائر|الاردن|عمان|سورية|سودان|اليمن|ایران|عراق|پاکستان|بھارت|لبنان|موريتانيا|موقع|شبكة|كوم|ישראל|קום
`;

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
      (?:
        (?<![${ofWords}._%+@-](?<!%[0-9A-F]{2})|//)[${ofWords}](?:[${ofWords}._+'-]|%2B){0,62}|
        (?<![${ofWords}${ofRuns}._%+@/-])[${ofRuns}](?:[${ofWords}${ofRuns}._+-]{0,61}[${ofRuns}])?
      )(?:@|%40|&#64;|&#x40;|&commat;)(?:
        [${ofWords}${ofRuns}](?:[${ofWords}${ofRuns}-]{0,61}[${ofWords}${ofRuns}])?\.
      ){1,6}(?:
        (?!(?:eml|mbox|pst|msg|vcf|ics|mbx|ost|nsf)(?![A-Za-z]))(?:[A-Za-z]{2,24}|xn--[a-z0-9-]{2,40})(?![A-Za-z0-9_(@-]|\.[a-z]{1,20}\()|
        (?:${topsAbroad})(?![\u0370-\u0e7f])
      )
    `,
    'gu',
  ),
  guard:
    "(?<=[\\w.+'\\u00c0-\\uffff-]|%2b)(?:@|%40|&#64;|&#x40;|&commat;)(?:[\\w\\u00c0-\\uffff\\\\-]{1,380}\\.){1,6}(?:[a-z]{2}|[\\u00c0-\\uffff\\\\])",
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
  if (!/^(?:[a-z]{2}$|xn--|[^A-Za-z])/i.test(top) && !tops.has(top.toLowerCase())) return false;
  // Without blanks before it a sentence may stand there: only a domain in such signs too, or a name's few, tell that it is none.
  if (beginsAsSentence.test(local) && !holdsRun.test(domain)) return false;
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
  // In a URL it is the password of an account, and the host.
  if (userInfo.test(text.slice(Math.max(0, start - 160), start))) return false;
  return !/(?:npm|yarn|pnpm|bun) (?:i|add|install|x|dlx)[^\n]{0,60}$/.test(text.slice(Math.max(0, start - 80), start));
}

/** What stands in a URL before a password. */
const userInfo = /:(?:\\{0,2}\/){2}[^\s/?#@"'<>`\\:]{1,128}:$/;

const beginsAsSentence = new RegExp(`^[${ofRuns}]{5}`);
const holdsRun = new RegExp(`[${ofRuns}]`);

/** The headers that name a letter, whose number looks like an address. */
const letter =
  /(?:^|[\n"'])(?:X-)?(?:Message-Id|In-Reply-To|References|Content-Id|Resent-Message-Id)["']?[ \t]{0,2}:(?![^\n<@]{0,60}[\p{Ll}.] \p{Lu}\p{Ll})[^\n:]{0,90}<?$/iu;
