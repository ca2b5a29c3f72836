import { compiledAtOnce } from '../shape/compiled.ts';
import { inLines } from '../shape/in-lines.ts';

/** Of names in small letters: to compile it without regard to case would take several times as long. */
const harmlessName = inLines`
  (?:^|[$._-])(?:
    max|min|num|n|count|total|prompt|completion|input|output|cached?|reasoning|thinking|budget|stop|bos|eos|
    pad|unk|sep|cls|mask|special|next(?![._-]?auth)|prev(?:ious)?|pag(?:e|ing|ination|inator)|scroll|marker|bookmark|checkpoint|iterator|offset|result|(?<!(?:pass(?:word)?|e?mail|pin)[._-]?)change|history|snapshot|watch|consistency|forward|backward|sequence|shard|skip|delta|continu(?:e|ation)|sync|resume|cursor|
    cancel(?:lation)?|starting|deletion|concurrency|(?:opaque[._-]?)?lock|thread|revision|e?tag|surrogate|business|natural|hash|hashed|masked|redacted|
    metadata|verifying|css|design|theme|syntax|lexer|parser|public|pub|foreign|primary|partition|sort|group|
    cache|object|row|column|unique|composite|index|idempotency|dedup\w*|translation|i18n|locale|label|lookup|
    hot|short|arrow|react|map|dict|registry|hkey|site|anon|publishable|verify|verification|client[._-]?side|
    pass[-_]?through|web[._-]?socket|progress|work[._-]?done|partial[._-]?result
  )[._-]?(?:tokens?|keys?|secrets?|auth|pass)(?:$|[._-])|
  (?:^|[._-])(?:file|component|set|style|node|run|job|project|uniq|experiment|instance|artifact|search[._-]?only(?:[._-]?api)?)[._-]?keys?$|
  (?:^|[._-])(?:sentry|pusher(?:[._-]?app)?)[._-]?key$|
  (?:^|[._-])auth0[._-](?:client[._-]?id|domain|tenant|audience|issuer)$|
  (?:^|[._-])(?:file|folder|parent|doc|obj|wiki|node|spreadsheet)[._-]?tokens?$|
  (?:^|[._-])(?:publishable|public|site|anon)(?:$|[._-])(?=.{0,30}key)|
  (?:^|[._-])pass[._-](?:
    environment|fds?|colou?r|args?|rate|count|ratio|threshold|fail|status|duration|time|slow|fast|medium\w?|criteria|number|
    index
  )\b|
  (?:^|[._-])(?:client|application|project|tenant|installation)[._-]?id$|
  (?:^|[._-])update[._-](?:password|token)$|(?:^|[._-])webhook[._-]?(?:id|name|type|path|event)s?$|
  (?:^|[._-])[a-z]{0,24}pass(?!w|phrase|code|key|str|te?xt|ord|d(?:$|[._-]))[a-z]{2,}|
  (?:buy|subj|one|single|multi|render|shader|shadow|depth|post)pass(?:$|[._-])|
  ^(?:invalid|wrong|incorrect|missing|err|error|bad|no)[._-](?:[a-z]+[._-])?(?:tokens?|keys?|secrets?|passw(?:or)?d|credentials?)|
  (?:^|[._-])(?:errors?|messages|labels|hints|placeholders|i18n|translations?)\.[\w.]{0,40}(?:token|key|secret|passw(?:or)?d)$|
  (?:token|key|secret|passw(?:or)?d|pwd|credentials?)[._-](?:[a-z]+[._-]){0,3}(?:
    timeout|interval|attempts|retries|threshold|policy|validity|ttl|lifetime|within|after|length|
    seconds|minutes|hours|days|time|timestamp|date|locked[._-]?time|changed[._-]?time|subentry|(?:hash[._-])?type|(?:error|status)[._-]code|too[._-](?:short|long|weak)|
    urls?|uris?|endpoint|link|page|route|const(?:ant)?
  )$|
  (?:^|[._-])(?:dummy|fake|mock(?:ed)?|bogus)[._-](?:[a-z]+[._-]){0,2}(?:tokens?|keys?|secrets?|passw(?:or)?d|pass|pwd|credentials?)$|
  tokens$|tokeni[sz]|p_?assign|p_ass[a-z]|p_as_s|[._-](?:label|title|heading|tooltip|placeholder|caption|display[._-]?name|description)$|user[._-]?secrets[._-]?id$|
  (?:token|key|secret|password|passwd|pwd|credentials?|cookie)[._-]?(?:(?:max|min|last|bad|lockout|grace)[._-]?)?(?:
    (?<!credential)s|type|name|names|id|ids|index|count|counts|size|length|len|limit|limits|url|uri|endpoint|path|file|files|
    filename|dir|ref|refs|arn|version|field|fields|label|hint|prompt|policy|rules?|regex|pattern|strength|
    expir\w{0,6}(?:[._-]?time\w{0,12}(?:[._-]computed)?)?|history|safe|headers?|
    exp(?:ires?(?:[._-]?(?:in|at))?)?|within|after|timeout|revoked|expired|invalid|missing|
    ttl|age|lifetime|created(?:[._-]?at)?|updated(?:[._-]?at)?|rotation|rotated(?:[._-]?at)?|
    hash(?:[._-]?alg\w*)?|alg|algorithm|format|prefix|suffix|status|state|encryption|encod(?:er|ing)|hashing|
    mechanism|method|digest|cipher|kdf|iterations|grant|flow|strategy|adapter|backend|plugin|driver|module|
    middleware|guard|service|factory|generator|validator|checker|accessor|duration|renewable|polic(?:y|ies)|
    valid|validation|required|enabled|disabled|usage|used|cost|price|scope|scopes|store|manager|provider|
    source|engine|env|var|variable|input|box|placeholder|text|title|visible|visibility|toggle|error|message|helper|
    reset|change|changed|confirmation|recovery|forgot\w*|code[._-]?lens|codes?[._-]?challenge|budget|window|
    bucket|per|rate|stream|ring|board|word|words|frame|frames|space|spaces|map|pair|pairs|press|down|up|codes?|name[._-]?spaces?|
    event|events|bind\w{0,6}|handler|listener|less|free|ring|vault|metadata|mount|class|kind|mode|fingerprint|
    thumbprint|id[._-]?list|in|out|ref|accounts?|holder|audience|issuer|realm|salt[._-]?rounds|address(?:es)?|addr|contract|mint|decimals|symbol|
    s[._-]?manager|cert(?:ificate)?(?:[._-]?chain)?s?|standard|const(?:ant)?|secs?|seconds|minutes|hours|days|set|changed[._-]?at|char|chars|color|colour|arg|
    args|hasher?|encoder|kit|sdk|u?uid|guid|sha\d{0,3}(?:[._-]\d{3})?|md5|checksum|reset[._-]?id
  )$|
  (?:^|[._-])(?:
    author|authors|authority|authori[sz]ed|authenticat\w+|
    (?:all|any|band|low|high|multi|render|shadow|first|second|final|mini)[._-]?pass|
    keyboard|keyword|keywords|keynote|hockey|monkey|donkey|turkey|whiskey|jockey|passed|passes|passing|
    passengers?|passive|passage|compass|bypass|surpass|encompass|trespass|passthrough|passport\.js|secretary|
    secretly
  )(?:$|[._-])
`;

let harmless: RegExp | undefined;

/** True for a name that holds a key word and yet names nothing secret: counts, types, ids, file names. */
export function isHarmlessName(name: string): boolean {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
  harmless ??= compiledAtOnce(harmlessName, '');
  return harmless.test(spaced);
}
