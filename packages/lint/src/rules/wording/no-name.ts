import { inLines } from '../in-lines.ts';
import { saysNothing } from '../says-nothing.ts';

/** Longer texts are names. */
const longest = 48;

/** What programs and people write where they know nothing. */
const unknown = new RegExp(
  inLines`
    ^[^\p{L}\p{N}]*(?:
      n\s?/?\s?a|nil|null|none|undefined|nan|unknown|unspecified|unset|tb[dac]|missing|
      not (?:known|given|set|specified|available|applicable|recorded)|to be (?:added|announced|confirmed|defined|determined|filled in)
    )?[^\p{L}\p{N}]*$
  `,
  'iu',
);

/** "<model>", "{{session_id}}", "[MODEL NAME]": what templates have where a name belongs. */
const inBrackets =
  /^\s*(?:<[^<>]{1,40}>|\$?\{{1,2}[^{}]{1,40}\}{1,2}|\[[^[\]]{1,40}\]|\$[A-Z_]{2,40}|%[\w-]{1,40}%)\s*$/u;

/** "your-model-here", "model_name": a name for what should be named. */
const forWhatIsMeant = new RegExp(
  inLines`
    ^\s*(?:
      (?:(?:your|my|some|the|insert|enter|example|sample|dummy)[\s_-]?){0,2}
        (?:model|session|conversation|provider|trace)(?:[\s_-]?(?:name|id|identifier|uuid|here|goes here|placeholder|unknown))*|
      default|auto|automatic|placeholder|string|x{3,}|
      (?:change|replace|fill)[\s_-]?(?:me|in|this)
    )\s*$
  `,
  'iu',
);

/** True for a text that says of something only that it is unknown: "N/A", "unknown", "<title>", or nothing at all. */
export function isUnknown(text: string): boolean {
  return text.length <= longest && (unknown.test(text) || inBrackets.test(text));
}

/** The same of an id or an exact name, which is no word for what it names and none for whatever is usual. */
export function isNoName(text: string): boolean {
  return text.length <= longest && (isUnknown(text) || saysNothing(text) || forWhatIsMeant.test(text));
}
