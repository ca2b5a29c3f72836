import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { couldBeMadeUp } from '../../judge/secrets/made-password.ts';
import { isPlainlyPublicId, isUuid } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { lineHead } from '../../layouts/line-head.ts';
import { expression } from '../../shape/expression.ts';
import { lineEndWritten, neverInName, notACount } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A name and its value in two columns, with nothing but blanks between them. */
export const alignedSecret: PatternDetector = {
  id: 'aligned-secret',
  type: 'secret',
  label: 'Secret in a column beside its name',
  shape:
    'A line of a table drawn with blanks, as `vault read`, `kubectl describe` and Robot Framework draw it: a name such as `password` or `token`, two blanks or a tab, one value, the end of the line; the same with one blank among lines of settings, `ServerPassword …`; or the name, a rule of dashes and the value on lines of their own.',
  link: 'https://developer.hashicorp.com/vault/docs/commands/kv/get',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    password|passwd|passphrase|secret|token|api_key|apikey|api key|api-key|access_key|accesskey|access key|access-key|
    private_key|privatekey|private key|private-key|_pass|-pass|_pw|-pw|pass  |pass\t|pwd  |pw  
  `.split('|'),
  pattern: expression(
    inLines`
      (?:^|\n)(?=[^\n]{0,400}?(?:pass|pw|secret|token|key)[\w-]{0,40}(?: id[\w-]{0,16})?\}?(?: {2}|\t|,|:[ \t]{0,4}\r?\n-|(?<=[a-z_](?:[Pp]ass(?:word|wd|phrase)|[Ss]ecret)) [^\s:=]{6,128}[ \t]{0,4}(?:\r?\n|$)))${lineHead}[ \t]{0,12}(?:\$\{(?=[\w ]{1,60}\}(?:[ ]{2}|\t)))?(?<name>
        (?:[A-Za-z][\w.-]{0,30} ){0,2}(?:[a-z][\w-]{0,40}:(?=[\w.-]{1,40} {2}))?[\w.-]{0,40}(?:
          password|passwd|passphrase|secret|token|api[_ -]?key|
          access[_ -]?key(?:[_ -]id)?|
          private[_ -]?key|secret[_ -]?key|
          (?<=\w[_-]|[a-z](?=P)|\n[ \t]{0,12})(?:pass|pwd|pw)(?![A-Za-z])(?<=\w[_-]\w{2,4}|[a-z](?=P)[pP]\w{1,3}|(?:user(?:name)?|login|account|e-?mail)(?:[ ]{2,40}|\t{1,4})[^\s]{2,80}[ \t]{0,8}\r?\n[ \t]{0,12}\w{2,4})
        )[\w-]{0,16}
      )\}?(?:[ ]{2,40}|\t{1,4}[ ]{0,4}|:[ \t]{0,4}\r?\n-{3,8}[ \t]{0,4}\r?\n|(?<listed>,)|(?<ordered>[ ])(?=[^\s:=]{6,128}[ \t]{0,4}(?:\r?\n|$)))(?<value>
        [^\s|[\](){}<>"'\x60,;][^\s|[\](){}<>"'\x60,;]{5,2000}
      )(?=[ \t]{0,40}(?:\r?\n|$)|,)
    `,
    'gi',
  ),
  // Behind the rest of the name come two blanks or a tab.
  guard: `${notACount}[_-]?[a-z]{2,7}[a-z_ -]{0,7}[\\w-]{0,24}\\}?(?: {2}|(?<=[a-z_](?:password|passwd|passphrase|secret)) [^\\s:=]{6,128}(?:${lineEndWritten}|$)|,[^\\s|[\\](){}<>"'\\x60,;\\\\]|:[ \\t]{0,4}[\\\\\\r\\n]|\\t|\\\\+t)`,
  inName: neverInName,
  reach: [120, 2100],
  accept: isCell,
};

function isCell(value: string, candidate: Candidate): boolean {
  const { text, end, groups } = candidate;
  const after = text[end];
  const name = (groups['name'] ?? '').trim().replace(/\s+/g, '_');
  // In a list of names and values both are cells of their own, and the name is that of a variable.
  const isListed = groups['listed'] !== undefined;
  if (isListed ? !/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(name.replace(/^[a-z_]+_(?=[A-Z])/, '')) : after === ',')
    return false;
  // With one blank between them both are words of a sentence, unless the line beside them is a setting as well.
  if (groups['ordered'] !== undefined && !(directive.test(name) && couldBeMadeUp(value) && isAmongSettings(candidate)))
    return false;
  if (isHarmlessName(name) || /accessor|duration|renewable|polic|lease|_id$/i.test(name)) return false;
  if (/:\/\/|^[-./~$%@*#]|^v?\d[\d.]*$|^(?:\d+[smhdw]){1,4}$|=/.test(value) && !/=$/.test(value)) return false;
  // Where the name ends with the word, the value is what it says, also one drawn as ids are.
  if (isUuid(value)) return /(?:secret|password|api_?key|secret_?key)$/i.test(name);
  return !isPlainlyPublicId(value) && (/\d/.test(value) ? looksLikePassword(value) : looksRandom(value));
}

/** What a program of servers calls a setting: `ServerPassword`, `smtp_password`. */
const directive =
  /^(?:(?:[A-Z][a-z\d]+){1,4}(?:Pass(?:word|wd|phrase)|Secret)|(?:[a-z\d]+_){1,4}(?:pass(?:word|wd|phrase)|secret))$/;

/** A name, a blank and a value, and no sign that a program or a sentence has. */
const setting = /^[ \t]{0,12}[A-Za-z][\w.-]{2,40}[ \t]{1,8}["\w./*-][^\s(){}=;]{0,120}"?[ \t]{0,4}$/;

/** True where the line before it or the one behind it is a setting. */
function isAmongSettings({ text, start, end }: Candidate): boolean {
  const before = text
    .slice(Math.max(0, start - 300), start)
    .split('\n')
    .at(-2);
  const behind = text.slice(end, end + 300).split('\n')[1];
  return [before, behind].some((line) => line !== undefined && setting.test(line.replace(/\r$/, '')));
}
