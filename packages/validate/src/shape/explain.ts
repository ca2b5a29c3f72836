import { toPointer } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import type { Fault } from './fault.ts';
import { hasType } from './has-type.ts';
import { keywordSentences } from './keyword-sentences.ts';
import { ruleSentences } from './rule-sentences.ts';
import { ruleOf } from './shape-rules.ts';

/** The finding that says a fault in words: what was found, what is allowed, what to do. */
export function explain(fault: Fault, root: unknown): Finding {
  const rule = ruleOf(fault);
  const [message, fix] = ruleSentences(fault, root) ?? keywordSentences(fault);
  return {
    rule: rule.id,
    stage: 'schema',
    severity: 'error',
    certainty: 'exact',
    checklist: rule.checklist,
    message,
    why: rule.why,
    fix,
    pointer: toPointer(fault.path),
    line: null,
    column: null,
    docs: null,
    fingerprint: null,
    fixable: rule.id === 'user-message-eval-is-zero' && hasType(fault.value, 'integer'),
    suppressed: null,
  };
}
