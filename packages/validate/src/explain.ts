import { toPointer } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { closest } from './closest.ts';
import type { Fault } from './fault.ts';
import { hasType } from './faults.ts';
import { ruleOf } from './shape-rules.ts';
import { list, placeOf, shown } from './words.ts';

/** The finding that says a fault in words: what was found, what is allowed, what to do. */
export function explain(fault: Fault, root: unknown): Finding {
  const rule = ruleOf(fault);
  const { message, fix } = sentences(fault, root);
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

interface Sentences {
  readonly message: string;
  readonly fix: string;
}

function sentences(fault: Fault, root: unknown): Sentences {
  const named = byRule(fault, root);
  if (named) return named;
  const place = placeOf(fault.path);
  const found = shown(fault.value);
  const { shape } = fault;
  switch (fault.keyword) {
    case 'required':
      return missing(fault, place);
    case 'additionalProperties':
    case 'propertyNames':
      return unknownKey(fault);
    case 'type':
      return {
        message: `${place} is ${found}, but it must be ${kinds(shape['type'])}.`,
        fix:
          fault.value === '' && hasType(null, shape['type'])
            ? 'Write null where nothing was recorded.'
            : `Write ${kinds(shape['type'])} there.`,
      };
    case 'const':
      return {
        message: `${place} is ${found}, but only ${shown(shape['const'])} is allowed.`,
        fix: `Write ${shown(shape['const'])}.`,
      };
    case 'enum':
      return wrongWord(fault, place, found);
    case 'pattern':
      return patternSentences(fault, place, found);
    case 'minimum':
      return {
        message: `${place} is ${found}, but it must be at least ${shown(shape['minimum'])}.`,
        fix: 'Correct the number.',
      };
    case 'maximum':
      return {
        message: `${place} is ${found}, but it must be at most ${shown(shape['maximum'])}.`,
        fix: 'Correct the number.',
      };
    case 'minLength':
      return { message: `${place} is empty, but it must say something.`, fix: 'Fill it in.' };
    case 'maxLength':
      return { message: `${place} is longer than ${shown(shape['maxLength'])} characters.`, fix: 'Shorten it.' };
    case 'minItems':
      return {
        message: `${place} has ${count(fault.value)}, but it must have at least ${shown(shape['minItems'])}.`,
        fix: 'Add what is missing, or leave the key out where the format allows it.',
      };
    case 'maxItems':
      return {
        message: `${place} has ${count(fault.value)}, but it can have at most ${shown(shape['maxItems'])}.`,
        fix: 'Take out what is too many.',
      };
    case 'uniqueItems':
      return { message: `${place} lists the same value twice.`, fix: 'List each value once.' };
    default:
      return unions(fault, place, found);
  }
}

function missing(fault: Fault, place: string): Sentences {
  const key = fault.key!;
  const known = Object.keys((fault.shape['properties'] ?? {}) as object);
  const near = closest(
    key,
    Object.keys(fault.value as object).filter((one) => !known.includes(one)),
  );
  const hint = near === undefined ? '' : ` It has \`${near}\`, which may be meant.`;
  return {
    message: `${place} has no \`${key}\`, which must always be there.${hint}`,
    fix:
      near === undefined
        ? `Add \`${key}\`; where nothing was recorded, write null if the format allows it.`
        : `Rename \`${near}\` to \`${key}\`.`,
  };
}

function unknownKey(fault: Fault): Sentences {
  const key = fault.key!;
  const parent = placeOf(fault.path.slice(0, -1));
  const allowed = Object.keys((fault.shape['properties'] ?? {}) as object);
  const words = Array.isArray(fault.shape['enum']) ? (fault.shape['enum'] as string[]) : allowed;
  const near = closest(key, words);
  return {
    message: `${parent} has the key ${shown(key)}, which the format does not allow there.${near === undefined ? '' : ` The nearest allowed key is \`${near}\`.`}`,
    fix: near === undefined ? 'Take the key out.' : `Rename it to \`${near}\`, or take it out.`,
  };
}

function wrongWord(fault: Fault, place: string, found: string): Sentences {
  const allowed = fault.shape['enum'] as unknown[];
  const near =
    typeof fault.value === 'string'
      ? closest(
          fault.value,
          allowed.filter((one) => typeof one === 'string'),
        )
      : undefined;
  const asNull = fault.value === '' && allowed.includes(null);
  return {
    message: `${place} is ${found}, but only ${list(allowed.map(shown), 'and')} ${allowed.length === 1 ? 'is' : 'are'} allowed.`,
    fix:
      near !== undefined
        ? `The nearest allowed value is ${shown(near)}.`
        : asNull
          ? 'Write null where nothing was recorded.'
          : 'Choose one of the allowed values.',
  };
}

function patternSentences(fault: Fault, place: string, found: string): Sentences {
  const form = formOf(String(fault.shape['pattern']));
  return { message: `${place} is ${found}, but it must be ${form}.`, fix: `Write it as ${form}.` };
}

function unions(fault: Fault, place: string, found: string): Sentences {
  const branches = (fault.shape['anyOf'] ?? fault.shape['oneOf']) as {
    readonly required?: readonly string[];
    readonly type?: string;
  }[];
  const keys = branches.flatMap((branch) => branch.required ?? []);
  if (keys.length > 0) {
    return {
      message: `${place} has neither ${list(
        keys.map((key) => `\`${key}\``),
        'nor',
      )}.`,
      fix: `Add \`${keys[0]}\`.`,
    };
  }
  return {
    message: `${place} is ${found}, but it must be an object${branches.some((branch) => branch.type === 'null') ? ' or null' : ''}.`,
    fix: 'Correct the value, or write null where the format allows it.',
  };
}

function byRule(fault: Fault, root: unknown): Sentences | undefined {
  const rule = fault.shape['x-rule'];
  const field = `\`${String(fault.path.at(-1))}\``;
  const found = shown(fault.value);
  const who = stepName(fault, root);
  switch (rule) {
    case 'user-message-eval-is-zero':
      return {
        message: `${who} is a user message, so its eval must be 0, but it is ${found}.`,
        fix: 'Set eval to 0; put a judgement on the step that it speaks of.',
      };
    case 'user-message-fields-are-null':
    case 'user-message-invariants': {
      const wanted = 'const' in fault.shape ? shown(fault.shape['const']) : 'null';
      return {
        message: `${who} is a user message, so its ${field} must be ${wanted}, but it is ${found}.`,
        fix:
          wanted === 'null'
            ? 'Move the words to the agent step that they belong to, or to feedback_content, and write null here.'
            : `Write ${wanted}, or give the step another action.`,
      };
    }
    case 'feedback-belongs-to-user-messages':
    case 'message-roles-belong-to-user-messages':
      return {
        message: `${who} is not a user message, so its ${field} must be null, but it is ${found}.`,
        fix: 'Move it to the user message that it comes from, and write null here.',
      };
    case 'content-null-only-with-calls':
      return {
        message: `${placeOf(fault.path)} is ${found}, but the turn holds no tool calls, so it must be a text.`,
        fix: 'Write what was said, or leave the message out when it says nothing.',
      };
    case 'caused-by-points-back':
    case 'retry-of-points-back':
      if (fault.keyword === 'uniqueItems')
        return { message: `${who} lists the same cause twice in caused_by.`, fix: 'List each cause once.' };
      if (fault.keyword !== 'minimum') return undefined;
      return {
        message: `${who} names step ${found} in ${rule === 'retry-of-points-back' ? 'retry_of' : 'caused_by'}, but steps are numbered from 1.`,
        fix: 'Name an earlier step, or write null.',
      };
    default:
      return undefined;
  }
}

function stepName(fault: Fault, root: unknown): string {
  const [steps, index] = fault.path;
  if (steps !== 'steps' || typeof index !== 'number') return placeOf(fault.path.slice(0, -1));
  const step = (root as { readonly steps: readonly { readonly step?: unknown }[] }).steps[index]?.step;
  return Number.isInteger(step) ? `Step ${String(step)}` : `\`steps[${index}]\``;
}

const kindWords: Readonly<Record<string, string>> = {
  null: 'null',
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
};

function kinds(type: unknown): string {
  return list(
    (Array.isArray(type) ? type : [type]).map((one) => kindWords[String(one)] ?? String(one)),
    'or',
  );
}

function count(value: unknown): string {
  const length = (value as readonly unknown[]).length;
  return length === 1 ? 'one entry' : `${length === 0 ? 'no' : length} entries`;
}

const forms: readonly (readonly [part: string, form: string])[] = [
  ['([Zz]|[+-]00:00)$', 'a time in UTC as RFC 3339 writes it, such as 2026-01-31T09:30:00Z'],
  ['([Zz]|[+-](', 'a time with its zone as RFC 3339 writes it, such as 2026-01-31T09:30:00Z'],
  ['([.,][0-9]+)', 'a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z'],
  ['^act_', 'act_ followed by three or more digits, such as act_001'],
  ['^evt_', 'evt_ followed by six or more digits, such as evt_000001'],
  ['^call_', 'call_ followed by six or more digits, such as call_000001'],
  ['^span_', 'span_ followed by six or more digits, such as span_000001'],
  ['^sha256:', 'sha256: followed by 64 lower-case hexadecimal digits'],
  ['{64}$', '64 lower-case hexadecimal digits'],
  ['^forsy-v', 'an older version label such as forsy-v1'],
];

function formOf(pattern: string): string {
  return forms.find(([part]) => pattern.includes(part))?.[1] ?? `text of the form ${pattern}`;
}
