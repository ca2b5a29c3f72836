import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/** True where the task wants a text that tells what happened, and the final output tells it without a word for such a text. */
export function tellsWhatHappened(text: string, task: string): boolean {
  return story.test(task) && !story.test(text) && !aText.test(text);
}

/** True where the task wants a record of work that was done, and the final output is in no word about that record. */
export function recordsWork(text: string, task: string): boolean {
  return record.test(task) && (headedAsRecord.test(text) || (!record.test(text) && !aText.test(text)));
}

/** The record itself, with its name or the version above it. */
const headedAsRecord =
  /^\W{0,4}(?:change[- ]?log|release notes|patch notes|unreleased|v?\d+\.\d+(?:\.\d+)?(?![\d.]))[^\n]{0,40}\n/i;

const story = readied(inAnyCase`
  \b(?:
    news|press release|stor(?:y|ies)|tale|histor(?:y|ical)|biograph\w*|obituary|chronicle|fairy|novel|anecdote|legend|diar(?:y|ies)|
    Tagebuch|diario|diário|
    Pressemitteilung|Nachricht|Meldung|Chronik|Nachruf|Märchen|noticia|notícia|historia|história|récit|histoire|communiqué
  )\b|
  新闻|故事|历史|ニュース|物語|歴史
`);

const record = readied(inAnyCase`
  \b(?:
    cv|résumé|resume bullets?|(?:line|entry|bullets?) for my (?:internship|job|resume)|lebenslauf|curr[ií]culum|linkedin|
    change[- ]?log|release notes?|commit message|patch notes|(?:version|revision) history|errata|hand-?over notes?|(?:service|maintenance) (?:log|report)|
    stand-?up|(?:weekly|daily) (?:report|update)|log ?book
  )(?!\p{L})
`);

/** What the one who made a text calls it. */
const aText = readied(inAnyCase`
  \b(?:
    texts?|articles?|pieces?|sections?|paragraphs?|drafts?|drafted|versions?|items?|entry|entries|words?|posts?|messages?|
    commit|branch|tone|wording|ending|opening|headline|plot|scenes?|chapters?|sentences?|
    Text|Artikel|Entwurf|Fassung|Absatz|Absätze|Wörter|texte|texto|artículo|artigo
  )\b|
  [篇份字]|文章|原稿|記事
`);
