import { guarded, notACount, quoteWritten, spaceWritten } from '../shape/guard.ts';
import { inLines } from '../shape/in-lines.ts';
import { nextKey, nextKeyWritten } from '../shape/next-key.ts';

/**
 * What can stand between a key word and its value: the rest of the name, the end of its quotes or brackets, a type,
 * and a sign of assignment; or the tags of XML and property lists.
 */
const rest = '[\\w-]{0,24}';
const close =
  '(?:\\\\{0,3}["\'`]{1,2}(?:>>(?=[ ]?(?:,|=>)))?|&quot;|&#3[49];|%22(?=%3A)|["\'`]?\\](?:["\'`]|\\[["\'][\\w-]{1,40}["\']\\])?|["\'`]?\\)|\\}|%5D|\\[\\d{0,5}\\]|\\*{2}(?=[ ]?:))?';
const annotation = inLines`
  (?:
    [ \t]{0,3}[:]?[ \t]{1,3}[&*]?(?:\w{1,20}[<\[])?(?:As[ ](?:New[ ])?)?(?:
      str|string|String|SecretStr|&str|text|char|bytes|Optional|Final|varchar|PROGMEM
    )[\]>*?]{0,3}(?=[ \t]{0,4}=)
  )?(?::[ \t]{1,3}&?(?:'static[ ])?(?:\[u8(?:;[ ]?\d{1,4})?\]|str)(?=[ \t]{0,4}=))?(?:[ \t]{1,3}\{[ \t]{0,2}get;[a-z; \t]{0,40}\}(?=[ \t]{0,4}=))?(?:[ \t]\[[\w *.-]{0,40}\](?=[ \t]?[:>]))?(?:[ \t]{1,3}n?(?:var)?char2?[ ]?\(\d{1,5}\)(?=[ \t]{0,4}:?=))?
`;
const sign = inLines`
  (?:
    :[-=](?<=\$\{\w{1,80}..)|
    [ \t]{0,3}[=:][ \t]{0,3}(?:process\.env\.\w{1,60}|import\.meta\.env\.\w{1,60}|os\.(?:environ\.get|getenv)\([^()\n]{1,60}\)|System\.getenv\([^()\n]{1,60}\)|ENV\[[^\]\n]{1,60}\])
      [ \t]{0,3}(?:\?\?|\|\||or[ ]|\?:)[ \t]{0,3}(?=["'\x60])|
    [ \t]by[ \t]lazy[ \t]?\{[ \t]{0,3}(?=")|
    [{(](?<=\b(?:string|String|QString)[ ]\w{1,60}.)(?="[^"\n]{4,300}"[)}][ ]{0,2};)|
    [ \t]\.[ \t](?=")(?<="[ \t]\.[ \t])|
    [ \t]{0,3}:[ \t]{0,3}\[[ \t]{0,2}(?=\\{0,3}["'][^"'\n]{4,300}["'][ \t]{0,2}\])|
    :[ \t]{0,2}["'\x60][ \t]{0,3}[+.][ \t]{0,3}(?=["'\x60])|
    [ \t]{0,3}:[ \t]{0,3}[|>][+-]?[ \t]{0,4}\r?\n[ \t]{1,20}|
    :[ \t]{0,3}\r?\n[ \t]{2,40}(?=["'][^"'\s]{8,300}["'][;,]?[ \t]{0,4}(?:\r?\n|$))|
    [ \t]{0,12}(?:
      :{1,3}=|[.+]=|<-|\?{1,2}=|\?\?|\?:(?<=\)[ \t]{0,12}..)|\|\|=?|
      =>(?:\s{1,8}string\(\d{1,5}\)[ \t])?|;s:\d{1,5}:(?=\\{0,3}")|
      =\[(?=[^\s"'\x60,;<>()[\]{}|&\\]{4,120}\][,}])|
      ={1,3}|!={1,2}|:{1,2}|->|\u2192|>|\|
    )[ \t]{0,12}|
    \){2}\.perform\((?:typeText|replaceText)\([ \t]{0,4}|
    \)?\.(?:
      send_keys|sendKeys|fill|type|setValue|set_value|enterText|press_sequentially|pressSequentially|input|
      typeText
    )\([ \t]{0,4}|
    [ \t]{0,4},[ \t]{0,12}(?=(?:<<|secret\()?["'\x60])(?!${nextKey})|
    ,(?=[^\s"'\x60,;<>()[\]{}|&\\]{12,300}\s{0,4}(?:\n|$))(?<=(?:^|\n)[+>]?[ ]?[\w.-]{1,80},)|
    ,(?:\s{1,24}\w{1,12}[ ]?=[ ]?[\w.]{1,30},){0,3}\s{1,24}default[ ]?=[ ]?(?=["'])|
    [ \t]to[ \t](?=["'])(?<=[(,]\s{0,40}["'][\w.-]{1,60}["'][ ]to[ ])|
    [ \t]{1,4}(?=L?["'])|
    [ \t]{1,12}REG_SZ[ \t]{1,12}|
    [ \t]{1,24}PIC[ ]{1,6}X\(\d{1,4}\)[ ]{1,6}VALUE[ ]{1,6}(?=["'])|
    \{(?<=\}\{)(?=[^{}\s]{8,200}\})|
    >\s{0,40}<Value>(?=[^<>]{3,200}<\/Value>)|
    [ \t]{1,3}[vV]alue[ ]?=[ ]?(?=\\{0,3}["'])(?<=<[ ]?[\w.:-]{1,60}[ \t]{1,3}[vV]alue[ ]?=[ ]?)|
    &gt;(?!=)|<\/key>\s{0,20}<string>|%3D|=3D|%3A(?=%22)|\s{0,3}\|\s{0,12}|
    >[ \t]{0,4}\r?\n[ \t]{0,40}(?=[^\s<>]{4,300}\s{1,40}<\/)
  )
`;
/** What may be written between the sign and the quote: the brackets of a binary of Erlang, an anchor or a tag of YAML, a call that only changes the type. */
const wrapped = inLines`
  (?:<<(?=")|\((?=["'][^"'\n]{1,300}["']\)[ \t]{0,4}(?:[\r\n;#]|$)))?
  (?:[&!]{1,2}[\w-]{1,20}[ \t]{1,4}(?=["'])|(?<=:[ ]{1,4})(?:&[\w-]{1,20}|!!(?:str|binary))[ ](?=[^\s"'&*!|>{[(]{8,300}[ \t]{0,8}(?:\r?\n|$)))?(?:
    (?:new )?(?:
      \[\]byte|String(?:\.valueOf|::from)?|std::string|
      Secret(?:Str|String|Value|Box)?(?:::new|::from|\.new|\.from)?|
      Buffer\.from|bytes(?:\.fromhex)?|bytearray\.fromhex|hex\.DecodeString|base64\.b64decode|
      Convert\.FromBase64String|(?:System\.Text\.)?Encoding\.(?:UTF8|ASCII|Unicode)\.GetBytes|str|Some|Ok|Just|Box::new|QString|QStringLiteral|TEXT|L|_T|aws\.String|
      pointer\.String|StringPtr|(?:\w{1,20}\.)?(?:[Ff]ield|\w{1,12}Field|\w{1,12}Var)(?=\((?:default|value)=)|ptr\.To|Optional\.of|sensitive|nonsensitive|quote|unquote|encodeURIComponent|
      btoa
    )\((?:default=|value=)?(?:(?<=\b(?:Some|Ok)\()\r?\n[ \t]{1,40})?(?=[brf]?\\{0,3}["'\x60])
  )?
`;
const open = inLines`
  (?:
    ["']{3}(?:\r?\n)?|["']\\{1,3}["']|
    ""(?=[^"\s,;:)\]}][^"\n]{0,300}"")|''(?=[^'\s,;:)\]}][^'\n]{0,300}'')|
    (?<=;[Pp](?:[Ww][Dd]|assword)=)\{(?=[^{}\s]{4,100}\})|
    [furbLFURB@$]{0,2}\\{0,3}["'\x60]|\[\[(?=[^\s"'[\]]{8,300}\]\])|
    &quot;|&#3[49];|%2[27]|<!\[CDATA\[
  )?
`;
const quoted = inLines`
  (?<=\$[\w:]{1,60}[ ]{0,3}=[ ]{0,3}")(?:[^"\r\n\x60]|\x60[^\r\n]){1,300}(?=")|
  (?<=(?<!\\)")(?:[^"\r\n\\]|\\.){1,300}(?=")|
  (?<=(?<!\\)')(?:[^'\r\n\\]|\\.){1,300}(?=')|
  (?<=\x60)[^\x60\r\n]{1,300}(?=\x60)|
  (?<=%3[AD]%22)(?:[^\s"'%]|%(?!22)){1,300}(?=%22)
`;
/** An ampersand ends a value only where another parameter, another command or an entity follows. */
const and = '&(?![\\w.\\[\\]-]{1,60}=|&|(?:quot|amp|lt|gt|apos|#\\d{1,4});)';
/** A backslash before a letter with which it begins no escape, whatever the case of that: expressions here know none. */
const plainBackslash = '\\\\(?=[ac-eg-mo-qsvwyz][a-zA-Z\\d]{2})';
/** The same where the whole query stands percent-encoded inside another; and the picture that is a link in Markdown ends. */
const notAnother = '(?!%26[\\w.-]{1,60}%3D|\\)\\]\\()';
/** A comma is part of the value where both make up the rest of a line, as in .env and YAML. */
const line = inLines`
  (?<=(?:^|\n)[ \t]{0,20}(?:(?:- |export |ENV |ARG )[ \t]{0,4})?[\w.-]{1,80}[ \t]{0,3}[=:][ \t]{0,4})
    [^\s"'\x60,;<>()[\]{}|&\\=:][^\s"'\x60,;<>\\&|(){}[\]]{0,100},[^\s"'\x60;<>\\&|(){}[\]]{0,100}
    [^\s"'\x60,;<>\\&|.:(){}[\]](?=[ \t]{0,8}(?:[\r\n]|$))
`;
/** What a tag holds that is closed right behind it may have brackets and signs that would end a value elsewhere. */
const element = '(?<=>[ \\t]{0,4})[^\\s<&"\'\x60\\\\]{4,300}(?=[ \\t]{0,4}</)';
const bare = inLines`
  (?<=%3D(?:%2[27])?)(?:(?!%(?:0[9AD]|2[0267]|3[BC]|5C|7[CD]))[^\s"'\x60,;<>()[\]{}|&\\]){1,300}|
  [^\s"'\x60,;<>()[\]{}|&\\=:](?:${notAnother}[^\s"'\x60,;<>\\&|]|${and}|${plainBackslash}){0,298}${notAnother}
    [^\s"'\x60,;<>\\&|.:)\]}]|
  (?!\{)[^\s"'\x60,;<>\\&|]{2,300}[=]{1,2}
`;

/** The pattern of an assignment behind one of some key words. */
export function assignmentPattern(keywords: string): RegExp {
  const pattern = new RegExp(
    `(?:${keywords})(?<rest>${rest})(?<close>${close})${annotation}(?<sign>${sign})${wrapped}${open}(?<value>${quoted}|${line}|${element}|${bare})`,
    'gi',
  );
  const name = `(?:${asWritten(keywords)})${rest}(?!\\w)`;
  return guarded(pattern, `${notACount}${notAnAuthor}${name}${signAhead}`, name);
}

/** Refuses the name of an author, which `isHarmlessName` would refuse in the end. */
const notAnAuthor = '(?!(?<![0-9$%@])_?authors?(?:[._-]|[^\\w.$%@-]))';

/** Behind a colon: an object, an empty list, the words of JSON that are no text, and the hole of a template. */
const nothingBehind =
  `(?:\\{|\\[${spaceWritten}{0,40}\\]|(?:true|false|null)(?=[\\s,}\\]\\\\]|$)` +
  `|${quoteWritten}\\{\\{[^{}"'\\n\\\\]{0,120}\\}\\}${quoteWritten})`;
/** What a sign of assignment and what may stand before it can begin with, after the end of the name. */
const signAhead =
  `(?:${quoteWritten}|\\*{2}(?= ?:)|>>(?= ?(?:,|=>))|[\\])}]|&\\w{1,8};|&#\\d{1,4};|%5D|%22(?=%3A)|\\[\\d{0,5}\\]|(?<=\\])\\[${quoteWritten}[\\w-]{1,40}${quoteWritten}\\]){0,3}` +
  `(?:${spaceWritten}{0,60}(?:[.+!]?=|<-|:(?!${spaceWritten}{0,40}${nothingBehind})|[?|>\u2192]|\\\\+u2192|->|,${spaceWritten}{0,40}(?:(?:<<|secret\\()?${quoteWritten}(?!${nextKeyWritten})|\\w{1,12} ?=))` +
  `|,(?=[^\\s"'\x60,;<>()[\\]{}|&\\\\]{12,300}(?:[\\s\\\\]|$))|[{(](?=${quoteWritten})|${spaceWritten}(?:by${spaceWritten}lazy|\\.${spaceWritten}${quoteWritten}|n?(?:var)?char2?[ ]?\\()|${spaceWritten}{1,60}(?:L?${quoteWritten}|REG_SZ|PIC |value ?= ?${quoteWritten})| to ${quoteWritten}|;s:\\d|\\{(?<=}\\{)` +
  '|\\){0,2}\\.(?:perform|send_?keys|fill|type|set_?value|enterText|press_?sequentially|input)|<|&gt;|%3D|%3A(?=%22)' +
  `|${spaceWritten}{1,8}(?:[&*[]|\\{[ \\t]{0,2}get;|(?:\\w{1,20}[<[])?(?:str|text|char|bytes|optional|final|varchar|secretstr|progmem|as\\s)))`;

/** Letters before a key word may belong to an escape, and letters beyond ASCII may be written by their numbers. */
function asWritten(keywords: string): string {
  return keywords
    .replace(/\(\?<!\[[^\]]*\]\)/g, '')
    .replace(/[^\x00-\x7f]/g, (letter) => `(?:${letter}|\\\\+(?:u[\\da-f]{4}|x[\\da-f]{2}))`);
}
