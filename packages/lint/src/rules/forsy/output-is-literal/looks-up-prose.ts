import { inLines } from '../../in-lines.ts';

/** "statute_lookup", "get_policy", "dictionary": what people wrote is kept there in their words, and so it comes back. */
export function looksUpProse(tool: string | null): boolean {
  return tool !== null && keepsProse.test(tool) && !changesIt.test(tool);
}

const keepsProse = new RegExp(
  inLines`
    (?:^|[_./:-])(?:
      statutes?|laws?|legal|legislation|regulations?|clauses?|contracts?|polic(?:y|ies)|rules?|guidelines?|standards?|norms?|kb|knowledge(?:_?base)?|
      articles?|faqs?|wiki\w*|dictionar(?:y|ies)|glossar(?:y|ies)|thesaurus|lexicon|encyclop\w*|definitions?|define|recipes?|
      tickets?|crm|helpdesk|zendesk|jira|issues?|letters?|messages?|inbox|reviews?|notes?|manuals?|handbooks?|
      docs?|documentation|pages?|news|rulings?|judge?ments?|cases?|patents?|quotes?|books?|chapters?|poems?|lyrics
    )(?:$|[_./:-])
  `,
  'i',
);
const changesIt =
  /(?:^|[_./:-])(?:set|update|create|send|reply|post|add|write|delete|remove|move|replace|edit|save|assign|close|open|search|list|count)(?:$|[_./:-])/i;
