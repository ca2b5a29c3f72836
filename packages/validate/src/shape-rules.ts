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
  // A wrong type where a rule speaks of the value is a matter of types, unless the rule is that the value must be null.
  const only = keyword !== 'type' || shape['type'] === 'null' || named === 'content-null-only-with-calls';
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
};

/** Every rule that a schema can find broken, the general ones first. */
export const shapeRules: readonly ShapeRule[] = [
  {
    id: 'required-keys-are-there',
    checklist: null,
    why: 'Readers rely on the key; whether something was not recorded or was forgotten cannot be told without it.',
  },
  {
    id: 'keys-are-allowed',
    checklist: null,
    why: 'The format allows no other keys there, so strict readers refuse the document.',
  },
  {
    id: 'types-are-right',
    checklist: null,
    why: 'Programs that read the format take the value for what the format says it is.',
  },
  { id: 'values-are-allowed', checklist: null, why: 'Readers group and filter by these values and know no others.' },
  { id: 'texts-have-their-form', checklist: null, why: 'Readers take the text apart by its form.' },
  { id: 'numbers-are-in-range', checklist: null, why: 'A number outside its range has no meaning in the format.' },
  { id: 'sizes-are-in-range', checklist: null, why: 'Readers rely on there being something to read.' },
  { id: 'entries-are-unique', checklist: null, why: 'An entry that stands twice is counted twice.' },
  {
    id: 'times-are-sound',
    checklist: null,
    why: 'Times put the events in order; one that cannot be read puts them nowhere.',
  },
  {
    id: 'user-message-eval-is-zero',
    checklist: 3,
    why: 'A user message is evidence about other steps; it is never judged itself.',
  },
  {
    id: 'user-message-fields-are-null',
    checklist: 4,
    why: 'These fields describe what an agent saw, thought and achieved; on a user message they put words into a mouth.',
  },
  {
    id: 'user-message-invariants',
    checklist: null,
    why: 'A user message uses no tool and returns nothing: it is only what the user said.',
  },
  {
    id: 'feedback-belongs-to-user-messages',
    checklist: 5,
    why: 'Feedback is counted as a human signal, so it must stand where a human spoke.',
  },
  {
    id: 'message-roles-belong-to-user-messages',
    checklist: null,
    why: 'The role of a message and the type of feedback are properties of what a human said.',
  },
  {
    id: 'caused-by-points-back',
    checklist: 10,
    why: 'Readers replay a trace by following its causes; a link that leads nowhere cannot be followed.',
  },
  { id: 'retry-of-points-back', checklist: 11, why: 'Pairs of failure and retry are built from this link.' },
  {
    id: 'evidence-levels-agree',
    checklist: 15,
    why: 'Confidence is a figure from 0 to 100 that datasets are filtered by.',
  },
  {
    id: 'content-null-only-with-calls',
    checklist: null,
    why: 'A turn without words and without calls says nothing to a model that is trained on it.',
  },
];
