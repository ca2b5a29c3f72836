/**
 * Every text of a trace is hostile until it is escaped for the place where it will be read. One function for each place.
 */

import { latePattern } from './late-pattern.ts';

// Control and format characters, line separators, lone surrogates and everything that is drawn as nothing:
// they move the cursor, turn the reading direction or hide text. The emoji variation selector is harmless and frequent.
const unseen = latePattern(
  String.raw`(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`,
  'gu',
);
/**
 * Where lines may end. To ask of each character what kind it is takes ten times as long as to pass over those that need not be
 * asked.
 */
const beyondPlain = /[^\n\x20-\x7e]+/g;
const plainAscii = /^[\x20-\x7e]*$/;
/** What stands in markup as it is, as most texts do: no sign of it, no quote, and nothing with which a command of a log begins. */
const markupAsItIs = /^[\n\x20!$%(-9;=?-_a-~]*$/;
// Build logs obey `##[name]` and `##vso[name]` wherever they stand in a line.
const logCommand = /##(\w*)\[/g;
// They also obey `::name::` at the beginning of a line, even of an indented one.
const logLine = /^([^\S\n]*):(?=:)/gm;

/** For a terminal or a build log: whatever is not drawn, moves the cursor or commands the log is shown as an escape. */
export function escapeTerminal(text: string): string {
  const visible = plainAscii.test(text) ? text : text.replace(unseen(), asEscape);
  return visible.includes('##') ? visible.replace(logCommand, '##$1\\u005b') : visible;
}

/** For the message of a GitHub workflow command, where line breaks are kept in their encoded form. */
export function escapeGithubMessage(text: string): string {
  return escapeLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/** For a property of a GitHub workflow command, which ends at a comma or a colon. */
export function escapeGithubProperty(text: string): string {
  const encoded = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return escapeTerminal(encoded).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** For XML text: characters that XML 1.0 forbids, and those nobody sees, become visible escapes. */
export function escapeXmlText(text: string): string {
  if (markupAsItIs.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(beyondPlain, (some) => some.replace(unseen(), (found) => (found === '\t' ? found : asEscape(found))))
    .replace(/[\uFFFE\uFFFF]/g, asEscape)
    .replace(/[&<>]/g, asEntity)
    .replace(logLine, '$1&#58;')
    .replace(logCommand, '##$1&#91;');
}

/** For an XML attribute in double quotes; line breaks and tabs survive as references. */
export function escapeXmlAttribute(text: string): string {
  return escapeXmlText(text).replace(/["']/g, asEntity).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** For a reader that shows several lines: unseen characters become visible escapes, line breaks stay. */
export function escapeLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(escapeTerminal).join('\n');
}

/** For HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  if (markupAsItIs.test(text)) return text;
  return text
    .replace(beyondPlain, (some) => some.replace(unseen(), asEscape))
    .replace(/[&<>"'`]/g, asEntity)
    .replace(logLine, '$1&#58;')
    .replace(logCommand, '##$1&#91;');
}

/**
 * For one line of Markdown, also within a table cell: no markup, HTML, link, mention, reference or formula is born of it.
 * Sites look for mentions and references after they have read escapes, so an empty comment parts the sign from the name.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(unseen(), asEscape)
    .replace(/[&<>]|[\\`*_[\]#|~$]|@|:(?=\/\/)/g, (found, at: number, whole: string) => {
      if (found === '@') return '@<!-- -->';
      if (found === '#') return /\d/.test(whole.charAt(at + 1)) ? '\\#<!-- -->' : '\\#';
      return found === ':' || found in entities ? asEntity(found) : `\\${found}`;
    })
    .replace(/\b(www|mailto|xmpp)([.:])/gi, (_all, word: string, mark: string) => word + asEntity(mark));
}

/**
 * For HTML that stands in Markdown. A site still finds mentions and references to issues in it, so they are broken by an empty
 * comment; the number of an entity such as `&#39;` is no reference.
 */
export function escapeHtmlInMarkdown(text: string): string {
  return escapeHtml(text).replace(/@|(?<!&)#(?=\d)/g, '$&<!-- -->');
}

/** JSON whose strings carry no raw unseen character, though they read back as the same values. */
export function jsonText(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text.replace(beyondPlain, (some) => some.replace(unseen(), asUtf16Escapes)).replace(logCommand, '##$1\\u005b');
}

/** For the path of a URI: each segment percent-encoded, the slashes kept. */
export function escapeUriPath(path: string): string {
  return path
    .replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

function asEscape(found: string): string {
  if (found === '\n') return '\\n';
  if (found === '\r') return '\\r';
  if (found === '\t') return '\\t';
  const code = found.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : unit(code);
}

function asUtf16Escapes(found: string): string {
  return Array.from({ length: found.length }, (_, index) => unit(found.charCodeAt(index))).join('');
}

function unit(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

function asEntity(found: string): string {
  return entities[found] ?? `&#${found.charCodeAt(0)};`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
