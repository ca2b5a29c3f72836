import type { OpenTokenDocument } from '@trace-formats/schema';
import { isObject } from '../../../json-object.ts';
import { quoted } from '../../wording/quoted.ts';
import { standsForAResult } from '../../wording/stands-for-a-result.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** A result that is missing says so. */
export const missingResultsAreMarked: OpenTokenRule = {
  id: 'missing-results-are-marked',
  claim: 'A result that the source did not have is marked `{"missing_result": true}`, and a note says so.',
  why: 'An empty result and a lost one are different things to whoever learns from the trace.',
  fix: 'Write `{"missing_result": true}` as data of type application/json, and a note in `redaction.notes` or an annotation event.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['events[].type', 'events[].content', 'conversation.redaction.notes'],
  readsApart: ['events[].links.call_id'],
  *check(document, { isSound }) {
    const noted = isNoted(document);
    const tools = isSound(['events[].links.call_id']) ? toolsOf(document) : undefined;
    for (const [index, { type, content, links }] of document.events.entries()) {
      if (type !== 'tool_result') continue;
      const at = ['events', index, 'content'];
      const marked = isObject(content.data) && 'missing_result' in content.data;
      if (!marked) {
        if (content.text === undefined && content.data === undefined)
          yield { at, message: 'This result has neither text nor data and is not marked as missing.' };
        else if (/^\s*\{\s*"missing_result"\s*:\s*true\s*\}\s*$/.test(content.text ?? ''))
          yield {
            at,
            message: 'The mark {"missing_result": true} stands here as text, where no program looks for it.',
          };
        else if (
          content.data === undefined &&
          content.text !== '' &&
          standsForAResult(content.text ?? '', tools?.get(links?.call_id ?? ''))
        )
          yield {
            at: [...at, 'text'],
            severity: 'warning',
            certainty: 'hint',
            message: `This result is ${quoted(content.text ?? '')}, which looks like it only fills the place of one.`,
            fix: 'Put in what the tool gave back, or mark the result as missing and note it; of a long one keep the beginning and the end, and mark it as truncated.',
          };
        continue;
      }
      const { missing_result, ...rest } = content.data as Record<string, unknown>;
      if (missing_result !== true || Object.keys(rest).length > 0 || content.mime !== 'application/json') {
        yield {
          at: [...at, 'data'],
          message: 'A missing result is marked by {"missing_result": true} alone, as application/json.',
        };
      } else if (!noted) {
        yield {
          at: [...at, 'data'],
          severity: 'warning',
          message: 'This result is marked as missing, but no note or annotation speaks of it.',
        };
      }
    }
  },
};

/** The tools by the calls of them. */
function toolsOf({ events }: OpenTokenDocument): ReadonlyMap<string, string> {
  const tools = new Map<string, string>();
  for (const { type, content, links } of events) {
    const name = type === 'tool_use' && isObject(content.data) ? content.data['tool_name'] : undefined;
    if (typeof name === 'string' && links?.call_id !== undefined) tools.set(links.call_id, name);
  }
  return tools;
}

/** What the redaction masked is no note on a result, but any other remark may be one, in any language. */
function isNoted({ conversation, events }: OpenTokenDocument): boolean {
  return (
    (conversation.redaction?.notes ?? []).some((note) => !ofTheRedaction.test(note)) ||
    events.some(({ type }) => type === 'annotation')
  );
}

/** How a redaction tells of itself, ours among them: the policy, the kinds with their counts, or that there was nothing. */
const ofTheRedaction =
  /^policy \w+, strategy|^[\w.-]+: \d+$|\b(?:mask|redact|replac|remov|drop|hash)\w*\b|^nothing (?:was|were) (?:found|masked|redacted)\b/iu;
