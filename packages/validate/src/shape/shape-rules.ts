import type { Fault, Shape } from './fault.ts';

/** What a finding from a schema says about the rule that it stands for. */
export interface ShapeRule {
  readonly id: string;
  readonly checklist: number | null;
  readonly why: string;
}

/** The rule that a fault breaks: the one that the schema names beside the keyword, or the general one of the keyword. */
export function ruleOf({ shape, keyword }: Fault): ShapeRule {
  const named = shape['x-rule'];
  // A wrong type where a rule speaks of the value is a matter of types, unless the rule is that there is no value, or that it has parts.
  const only = keyword !== 'type' || shape['type'] === 'null' || /^(?:content|artifacts)-/.test(named as string);
  const id = (only && named) || (lacksKeys(shape, keyword) ? 'required-keys-are-there' : byKeyword[keyword]);
  return shapeRules.find((rule) => rule.id === id)!;
}

/** A choice between keys of which one must be there. */
function lacksKeys(shape: Shape, keyword: string): boolean {
  return keyword === 'anyOf' && ((shape['anyOf'] ?? []) as readonly Shape[]).some((branch) => 'required' in branch);
}

const byKeyword: Readonly<Record<string, string>> = {
  required: 'required-keys-are-there',
  additionalProperties: 'keys-are-allowed',
  propertyNames: 'keys-are-allowed',
  type: 'types-are-right',
  anyOf: 'types-are-right',
  const: 'values-are-allowed',
  enum: 'values-are-allowed',
  pattern: 'texts-have-their-form',
  minimum: 'numbers-are-in-range',
  maximum: 'numbers-are-in-range',
  minLength: 'sizes-are-in-range',
  maxLength: 'sizes-are-in-range',
  minItems: 'sizes-are-in-range',
  maxItems: 'sizes-are-in-range',
  uniqueItems: 'entries-are-unique',
  more: 'faults-are-few',
};

/** Every rule that a schema can find broken, the general ones first. */
export const shapeRules: readonly ShapeRule[] = [
  rule('required-keys-are-there', 'Readers rely on the key; without it, forgotten and not recorded look alike.'),
  rule('keys-are-allowed', 'The format allows no other keys there; strict readers refuse them.'),
  rule('types-are-right', 'Programs take the value for what the format says it is.'),
  rule('values-are-allowed', 'Readers group and filter by these values and know no others.'),
  rule('texts-have-their-form', 'Readers take the text apart by its form.'),
  rule('numbers-are-in-range', 'A number outside its range has no meaning in the format.'),
  rule('sizes-are-in-range', 'Readers rely on there being something to read.'),
  rule('entries-are-unique', 'An entry that stands twice is counted twice.'),
  rule('faults-are-few', 'What is not listed may not be sound, so no rule is run over it.'),
  rule('times-are-sound', 'Times put the events in order; one that cannot be read puts them nowhere.'),
  rule('user-message-eval-is-zero', 'A user message is evidence about other steps; it is never judged itself.', 3),
  rule(
    'user-message-fields-are-null',
    'These fields describe what an agent saw, thought and achieved; on a user message they put words into a mouth.',
    4,
  ),
  rule('user-message-invariants', 'A user message uses no tool and returns nothing: it is only what the user said.'),
  rule(
    'feedback-belongs-to-user-messages',
    'Feedback is counted as a human signal, so it must stand where a human spoke.',
    5,
  ),
  rule('message-roles-belong-to-user-messages', 'Role and type of feedback belong to what a human said.', 5),
  rule(
    'caused-by-points-back',
    'Readers follow a trace by its causes; a link that leads nowhere cannot be followed.',
    10,
  ),
  rule('retry-of-points-back', 'Pairs of failure and retry are built from this link.', 11),
  rule('artifacts-are-recorded', 'Readers rely on what it says.', 13),
  rule('evidence-levels-agree', 'Confidence is a figure from 0 to 100 that datasets are filtered by.', 15),
  rule('content-null-only-with-calls', 'A turn without words and calls teaches a model nothing.'),
];

function rule(id: string, why: string, checklist: number | null = null): ShapeRule {
  return { id, checklist, why };
}
