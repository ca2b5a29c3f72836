import { describe, expect, it } from 'vitest';
import {
  escapeGithubMessage,
  escapeGithubProperty,
  escapeHtml,
  escapeHtmlInMarkdown,
  escapeMarkdown,
  escapeTerminal,
  escapeUriPath,
  escapeXmlAttribute,
  escapeXmlText,
  jsonText,
} from '../src/text/escape.ts';

describe('escapeTerminal', () => {
  it.each([
    ['plain text, naïve, 日本, ❤️', 'plain text, naïve, 日本, ❤️'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['a\nb\tc\r', 'a\\nb\\tc\\r'],
    ['\u009b2J\u007f\u0000', '\\u009b2J\\u007f\\u0000'],
    ['\u202eabc\u2066\u200b\u200d\ufeff\u2028', '\\u202eabc\\u2066\\u200b\\u200d\\ufeff\\u2028'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\ud800', '\\ud800'],
    ['##[add-mask]x ##vso[y] # [z]', '##\\u005badd-mask]x ##vso\\u005by] # [z]'],
  ])('shows %j as %j', (text, shown) => {
    expect(escapeTerminal(text)).toBe(shown);
  });
});

describe('GitHub workflow commands', () => {
  it('keep line breaks of a message encoded, and per cent signs', () => {
    expect(escapeGithubMessage('100%\r\na\rb\nc: d, e\u001b')).toBe('100%25%0Aa%0Ab%0Ac: d, e\\u001b');
  });

  it('end a property nowhere', () => {
    expect(escapeGithubProperty('a:b,c%\r\nd\u001b')).toBe('a%3Ab%2Cc%25%0D%0Ad\\u001b');
  });
});

describe('XML', () => {
  it('shows characters that XML 1.0 forbids', () => {
    expect(escapeXmlText('a\u0000\u0008\u000b\ufffe\uffff\ud800 <b> ]]> & \t\n')).toBe(
      'a\\u0000\\u0008\\u000b\\ufffe\\uffff\\ud800 &lt;b&gt; ]]&gt; &amp; \t\n',
    );
  });

  it('keeps line breaks of an attribute', () => {
    expect(escapeXmlAttribute('"a"\n\t\'b\'')).toBe('&quot;a&quot;&#10;&#9;&#39;b&#39;');
  });
});

describe('escapeHtml', () => {
  it('leaves no mark that ends a text or an attribute', () => {
    expect(escapeHtml('<a href="x" id=\'y\'>`&\u202e')).toBe(
      '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&#96;&amp;\\u202e',
    );
  });
});

// A text without any of them is given back as it is, so each has to be seen where it is the only one.
describe('markup', () => {
  it.each([
    '<',
    '>',
    '&',
    '"',
    "'",
    '`',
    '##[',
    '##vso[',
    '\u0001',
    '\t',
    '\r',
    '\u007f',
    '\u202e',
    '\ud800',
    '\ufffe',
  ])('has nothing of %j alone in a text', (sign) => {
    const [html, xml, attribute] = [escapeHtml, escapeXmlText, escapeXmlAttribute].map((written) =>
      written(`one ${sign} two`),
    );
    // Each place knows some of them as harmless.
    expect(html === `one ${sign} two`).toBe(sign === '\ufffe');
    expect(xml === `one ${sign} two`).toBe(['"', "'", '`', '\t'].includes(sign));
    expect(attribute === `one ${sign} two`).toBe(sign === '`');
  });

  it('has no command of a build log at the beginning of a line', () => {
    for (const text of ['::a', 'a\n::b', 'a\n  ::b'])
      for (const written of [escapeHtml, escapeXmlText]) expect(written(text)).toBe(text.replace('::', '&#58;:'));
  });
});

describe('escapeMarkdown', () => {
  it.each([
    ['a | b\n| c', 'a \\| b \\| c'],
    ['`code` **bold** _it_', '\\`code\\` \\*\\*bold\\*\\* \\_it\\_'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['<img src=x>', '&lt;img src=x&gt;'],
    ['@someone #12 # title', '@<!-- -->someone \\#<!-- -->12 \\# title'],
    ['https://evil.example www.evil.example', 'https&#58;//evil.example www&#46;evil.example'],
    ['$x$ ~~y~~ \\', '\\$x\\$ \\~\\~y\\~\\~ \\\\'],
  ])('writes %j as %j', (text, written) => {
    expect(escapeMarkdown(text)).toBe(written);
  });
});

describe('jsonText', () => {
  it('reads back as the same value', () => {
    const value = { a: '\u009b\u202e\u200b\u{e0041}\ud800 ##[x] \n', b: [1, null, 'ä'] };
    expect(JSON.parse(jsonText(value))).toEqual(value);
    expect(JSON.parse(jsonText(value, 2))).toEqual(value);
    expect(jsonText(value)).toContain('\\u202e\\u200b\\udb40\\udc41');
  });
});

describe('escapeHtmlInMarkdown', () => {
  it('parts the sign of a mention or a reference from its name, and nothing else', () => {
    expect(escapeHtmlInMarkdown('@octocat #1 a#b &#39; "<')).toBe(
      '@<!-- -->octocat #<!-- -->1 a#b &amp;#<!-- -->39; &quot;&lt;',
    );
    expect(escapeHtmlInMarkdown("'1'")).toBe('&#39;1&#39;');
  });
});

describe('escapeUriPath', () => {
  it('encodes each segment and keeps the slashes', () => {
    expect(escapeUriPath('a b/ü#?:%\ud800/c.json')).toBe('a%20b/%C3%BC%23%3F%3A%25%EF%BF%BD/c.json');
  });
});
