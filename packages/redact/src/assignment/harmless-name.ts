import { compiledAtOnce } from '../shape/for-engines/compiled.ts';
import { inLines } from '../shape/in-lines.ts';
import { namesAspect } from './aspect.ts';

/** Of names in small letters: to compile it without regard to case would take several times as long. */
const harmlessName = inLines`
  (?:^|[$._-])(?:
    max|min|num|n|count|total|prompt|completion|input|output|cached?|reasoning|thinking|budget|stop|bos|eos|
    pad|unk|sep|cls|mask|special|next(?![._-]?auth)|prev(?:ious)?|pag(?:e|ing|ination|inator)|scroll|marker|bookmark|checkpoint|iterator|offset|result|(?<!(?:pass(?:word)?|e?mail|pin)[._-]?)change|history|snapshot|watch|consistency|forward|backward|sequence|shard|skip|delta|continu(?:e|ation)|sync|resume|cursor|
    cancel(?:lation)?|starting|deletion|concurrency|(?:opaque[._-]?)?lock|thread|revision|e?tag|surrogate|business|natural|hash|hashed|masked|redacted|
    metadata|verifying|css|design|theme|syntax|lexer|parser|public|pub|foreign|primary|partition|sort|
    cache|object|row|column|unique|composite|index|idempotency|dedup\w*|translation|i18n|locale|label|lookup|
    hot|short|arrow|react|map|dict|hkey|site|anon|publishable|verify|verification|client[._-]?side|
    pass[-_]?through|web[._-]?socket|progress|work[._-]?done|partial[._-]?result
  )[._-]?(?:tokens?|keys?|auth(?![._-]?(?:key|token|secret)))(?:$|[._-])|
  (?:^|[$._-])(?:registry|group)[._-]?keys?(?:$|[._-])|
  (?:^|[$._-])(?:max|min|num|n|count|total|mask|masked|redacted|hashed|metadata|public|pub|publishable)[._-]?(?:secrets?|pass)(?:$|[._-])|
  (?:^|[$._-])(?:
    prompt|completion|input|output|reasoning|thinking|special|next|prev(?:ious)?|forward|backward|sequence|skip|
    cancel(?:lation)?|deletion|parser|lexer|syntax|map|verify|verification|verifying|result|partial[._-]?result|hash|lookup
  )[._-]?pass(?:$|[._-])|
  (?:^|[._-])(?:file|component|set|style|node|run|job|project|uniq|experiment|instance|artifact|search[._-]?only(?:[._-]?api)?)[._-]?keys?$|
  (?:^|[._-])(?:sentry|pusher(?:[._-]?app)?)[._-]?key$|
  (?:^|[._-])auth0?[._-](?:(?:[a-z]+[._-]?)?id|domain|tenant|audience|issuer|source|mechanism)$|
  (?:^|[._-])(?:file|folder|parent|doc|obj|wiki|node|spreadsheet)[._-]?tokens?$|
  (?:^|[._-])(?:publishable|public|anon)(?:$|[._-])(?=.{0,30}key)|
  (?:^|[._-])(?:client|application|project|tenant|installation)[._-]?id$|
  (?:^|[._-])update[._-](?:password|token)$|(?:^|[._-])webhook[._-]?(?:id|name|type|path|event)s?$|
  (?:^|[._-])[a-z]{0,24}pass(?!w|phrase|code|key|str|te?xt|ord|d(?:$|[._-]))[a-z]{2,}|
  (?:reise|boarding|travel|ski|bus|season|bike|eltern|impf)[._-]?pass(?:$|[._-](?:n(?:umm?e|o|r)|num|id))|
  (?:buy|subj|one|single|multi|render|shader|shadow|depth|post)pass(?:$|[._-])|
  ^(?:invalid|wrong|incorrect|missing|err|error|bad|no)[._-](?:[a-z]+[._-])?(?:tokens?|keys?|secrets?|passw(?:or)?d|credentials?)|
  (?:^|[._-])(?:errors?|messages|labels|hints|placeholders|i18n|translations?)\.[\w.]{0,40}(?:token|key|secret|passw(?:or)?d)$|
  (?:token|key|secret|passw(?:or)?d|pwd|credentials?)[._-](?:[a-z]+[._-]){0,3}(?:
    date|subentry|const(?:ant)?|(?:hash[._-])?type|(?:error|status)[._-]code|urls?|uris?|endpoint|link|page|route
  )$|
  (?:^|[._-])(?:dummy|fake|mock(?:ed)?|bogus)[._-](?:[a-z]+[._-]){0,2}(?:tokens?|keys?|secrets?|passw(?:or)?d|pass|pwd|credentials?)$|
  (?:^|[._-])auth[._-]tag(?:[._-](?:hex|b64|base64))?$|
  tokens$|tokeni[sz]|p_?assign|p_ass[a-z]|p_as_s|user[._-]?secrets[._-]?id$|
  (?:token|key|secret|password|passwd|pwd|credentials?|cookie)[._-]?(?:
    (?<!credential)s|s?[._-]?manager|type|names?|ids?|uris?|urls?|endpoint|path|files?|filename|dir|refs?|arn|version|prefix|suffix|hash(?:[._-]?alg\w*)?|hash(?:er|ing)|
    iv|nonce|tag|digest|fingerprint|thumbprint|sha\d{0,3}(?:[._-]\d{3})?|md5|checksum|u?uid|guid|id[._-]?list|accessor|address(?:es)?|addr|contract|mint|
    codes?(?:[._-]?challenge)?|holder|audience|issuer|realm|cert(?:ificate)?(?:[._-]?chain)?s?|name[._-]?spaces?|headers?|reset[._-]?id|
    alg\w*|format|factory|provider|kit|sdk|accounts?|usage|used|counts?|len(?:gth)?|limits?|size|budget
  )$|
  (?:^|[._-])(?:
    author|authors|authority|authori[sz]ed|authenticat[a-z]+(?![._-]?(?:key|token|secret)$)|
    (?:all|any|band|low|high|multi|render|shadow|first|second|final|mini)[._-]?pass|
    hockey|monkey|donkey|turkey|whiskey|jockey|compass|bypass|surpass|encompass|trespass
  )(?:$|[._-])
`;

let harmless: RegExp | undefined;

/** True for a name that holds a key word and yet names nothing secret: counts, types, ids, file names. */
export function isHarmlessName(name: string): boolean {
  return namesAspect(name) || isPublicName(name);
}

/** The same as far as what stands behind such a name looks drawn at random as well. */
export function isPublicName(name: string): boolean {
  if (opens.test(name)) return false;
  const spaced = name
    .replace(marks, '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
  harmless ??= compiledAtOnce(harmlessName, '');
  return harmless.test(spaced);
}

/** What stands before a name and is no part of it: of a property that Java is given, `-Dpublic.key=`, and of what an object of Ruby holds, `@public_key`. */
const marks = /^(?:-{1,2}D(?=[a-z])|@{1,2})/;

/** Variables of a service, not of a program that goes through pages or texts: `MAP_TOKEN`, `SLACK_VERIFICATION_TOKEN`. */
const opens = /^(?:[A-Z\d]+_){0,3}(?:MAPS?|CACHE|INDEX|NODE|VERIFY|VERIFICATION)_(?:AUTH|TOKEN)$/;
