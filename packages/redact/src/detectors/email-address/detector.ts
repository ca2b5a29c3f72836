import type { Candidate, PatternDetector } from '../../detector.ts';

/** An address of a person; addresses of machines and of documentation stay. */
export const emailAddress: PatternDetector = {
  id: 'email-address',
  type: 'email',
  label: 'Email address',
  shape: 'A local part, an at sign and a domain that is not reserved for examples.',
  link: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
  policy: 'pii',
  confidence: 'certain',
  family: 'PERSON',
  anchors: ['@', '%40'],
  pattern:
    /(?<![A-Za-z0-9._%+=@/-])[A-Za-z0-9](?:[A-Za-z0-9._+'-]|%2B){0,62}(?:@|%40)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9]){0,1}\.){1,6}[A-Za-z]{2,24}(?![A-Za-z0-9_(@-]|\.[a-z]{1,20}\()/g,
  reach: [80, 260],
  accept: isPersonal,
};

const reserved =
  /(?:^|\.)(?:example|invalid|test|localhost|local|localdomain|internal)$|(?:^|\.)example\.(?:com|org|net|edu|co\.\w\w|io|dev|de|fr)$|^(?:your-?(?:domain|company|email|org|site)|domain|company|email|test|foo|bar|acme|mycompany|mydomain|sample|placeholder|host|server|corp|yourcompany|website|site|mail|contoso|fabrikam)\.(?:com|org|net|io|co|tld|dev|edu)$|(?:^|\.)noreply\.(?:github|gitlab)\.com$|^(?:github|gitlab|bitbucket)\.(?:com|org)$/i;
const machines =
  /^(?:git|hg|svn|no-?reply|do-?not-?reply|donotreply|mailer-daemon|postmaster|noreply\+.*|.*\[bot\]|actions|dependabot|renovate|bot|notifications?|root|user|username|email|name|you|your\.?(?:name|email)|first\.last|firstname\.lastname|someone|somebody|nobody|example|test|user\d|me)$/i;
const notDomains =
  /\.(?:png|jpe?g|gif|svg|webp|ico|js|mjs|cjs|ts|tsx|jsx|py|rb|go|rs|java|kt|json|ya?ml|toml|lock|md|txt|css|scss|html?|sh|service|socket|timer|target|mount|route|get|post|put|delete|patch|command|task|fixture|property|setter|getter|staticmethod|classmethod|dataclass|mark|param|app|latest|next|canary|beta|alpha|rc|exe|dll|so|conf|cfg|ini|log|xml|csv|map|vue|svelte|php|swift|c|h|cpp|cc|hpp|class|jar|zip|gz|tar|tgz|git)$/i;

function isPersonal(value: string, { text, start }: Candidate): boolean {
  const [local = '', domain = ''] = value.replace(/%40/i, '@').split('@');
  if (
    reserved.test(domain) ||
    machines.test(local) ||
    (notDomains.test(domain) && !/\.(?:app|rs|py|sh|so|md|next|zip|java)$/i.test(domain))
  )
    return false;
  if (/^\d+\.\d+/.test(domain) || local.endsWith('.') || local.includes('..')) return false;
  // An at sign in the path of a package or a Python decorator: `@scope/name@1.2.3`, `n@app.route`.
  if (/\.(?:app|rs|py|sh|so|md|next|zip|java)$/i.test(domain) && domain.split('.').length === 2 && local.length < 2)
    return false;
  return !/(?:npm|yarn|pnpm|bun) (?:i|add|install|x|dlx)[^\n]{0,60}$/.test(text.slice(Math.max(0, start - 80), start));
}
