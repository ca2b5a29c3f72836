import type { Policy } from './options/policies.ts';
import type { Shown } from './outputs/shown.ts';
import type { Expression } from './shape/expression.ts';

/** The least policy under which a detector runs: `pii` includes `secrets`, `strict` includes both. */
export type DetectorPolicy = Exclude<Policy, 'none'>;

/** How sure a detector is: `certain` shapes are published by their provider, `likely` ones lean on a key word nearby. */
export type Confidence = 'certain' | 'likely';

/** Which Forsy placeholder stands for a value of this kind. */
export type ForsyFamily = 'CREDENTIAL' | 'PERSON' | 'INTERNAL_URL' | 'CUSTOMER_ID';

/** Where in a document a text stands: what a detector may know besides the text. */
export interface Place {
  /** Keys and indexes from the root of the document to the text. */
  readonly path: readonly (string | number)[];
  /** The nearest object key, `undefined` for plain text. */
  readonly key: string | undefined;
  /** Role of the message or actor of the step that holds the text, when there is one. */
  readonly role: string | undefined;
  /** Name of the tool whose input or output the text is, when there is one. */
  readonly tool: string | undefined;
  /** The object key above `key`: `secrets` for the value in `{"secrets": {"stripe": …}}`. */
  readonly above?: string | undefined;
  /** The `kind` beside the object that holds the text: `Secret` for the data of a Kubernetes manifest. */
  readonly kindAbove?: string | undefined;
  /** What a sibling calls the text: `DB_PASSWORD` for the value in `{"name": "DB_PASSWORD", "value": …}`. */
  readonly entry?: string | undefined;
  /** The same where the value is wrapped in its type: `{"key": "DB_PASSWORD", "value": {"stringValue": …}}`. */
  readonly entryAround?: string | undefined;
  /** The strings beside the text in the object that holds it, by their keys, as far as an account of them is short. */
  readonly record?: string | undefined;
  /** The account that a sibling names: `ops` for the key in `{"username": "ops", "key": …}`. */
  readonly account?: string | undefined;
  /** The call whose arguments are listed: `login` for the strings in `{"method": "login", "params": [ … ]}`. */
  readonly method?: string | undefined;
  /** The string before this one in the same array: `--password` in an argument list. */
  readonly previous?: string | undefined;
  /** The client earlier in the same array whose options give passwords away: `mysql` in an argument list. */
  readonly client?: string | undefined;
  /** What the command shows whose output the text is, when it shows something in particular. */
  readonly shown?: Shown | undefined;
  /** True when the text is itself an object key. */
  readonly isKey?: boolean | undefined;
}

/** What every detector says of itself. */
export interface DetectorFacts {
  /** The folder's name, and the id in reports: kebab-case. */
  readonly id: string;
  /** What stands in `[REDACTED:<type>:<hash8>]`: snake_case. */
  readonly type: string;
  /** What a person calls it: "GitHub personal access token". */
  readonly label: string;
  /** One sentence on the documented shape: prefix, alphabet, length. */
  readonly shape: string;
  /** The provider's own documentation of the shape. */
  readonly link: string;
  readonly policy: DetectorPolicy;
  readonly confidence: Confidence;
  readonly family: ForsyFamily;
}

/** What stands around an anchor in every match that has to do with it. */
export interface Around {
  /** What stands directly before it, one of these: literals as the anchors are. */
  readonly behind?: readonly string[];
  /** So many letters, digits, dashes and low lines stand directly behind it. */
  readonly run?: number;
}

/** A detector that is one pattern behind literal anchors: every provider kind is one of these. */
export interface PatternDetector extends DetectorFacts {
  /** Lower-case ASCII literals, one of which stands in (or next to) every match, compared without regard to case. */
  readonly anchors: readonly string[];
  /** For anchors that stand in ordinary words: what the search itself looks for around them. */
  readonly around?: Readonly<Record<string, Around>>;
  /** For shapes without a literal, such as card numbers: a cheap pattern whose matches serve as anchors. */
  readonly trigger?: Expression;
  /** Global, linear, every quantifier bounded. A group called `value` narrows the match to the sensitive part; so does one whose longer name
   * says which part it is, such as `valueInBase64`. Alternatives may use the same names. */
  readonly pattern: Expression;
  /** True when every match begins exactly where one of the anchors does, so that nothing else need be tried. */
  readonly startsAtAnchor?: boolean;
  /**
   * A cheap look at the place where an anchor begins, in the text as it is written (`shape/guard.ts`): where it
   * fails, no match can pass that anchor. A text is read without regard to case. Absent means that each anchor has to be
   * looked at.
   */
  readonly guard?: string | RegExp;
  /**
   * A cheap look at an anchor that stands in the name of a value, without regard to case. Where it fails, the name makes nothing of
   * the value: no match begins in the name and reaches into the value. Absent means that any name may.
   */
  readonly inName?: string;
  /** True where nothing is accepted for a value of that name, so that an anchor which stands in the name need not be looked at. */
  refusesName?(name: string): boolean;
  /** True for what the user said is sensitive: no look of it makes it a placeholder. */
  readonly isOwn?: boolean;
  /** True where a marker in a match, left by an earlier run that knew less, leaves the rest of it sensitive. */
  readonly masksAround?: boolean;
  /** What a value stands for that can be spelt in several ways: spellings of the same get the same marker. */
  standsFor?(value: string): string;
  /** How many characters before and after an anchor a match can reach. */
  readonly reach: readonly [before: number, after: number];
  /**
   * For matches with several sensitive parts, such as a table, and for those that only say where to look: the ranges,
   * counted from where the match begins in the text. They may lie behind the match.
   */
  ranges?(match: string, text: string, at: number): readonly (readonly [start: number, end: number])[];
  /**
   * For matches of many rows, of which the pattern counts the first: where the rows end that go on behind `end`, at `last` at the
   * latest. What they hold is asked of `ranges` with the match, or belongs to the value with which the match ends; no other match
   * begins in them.
   */
  goesOn?(text: string, start: number, end: number, last: number): number;
  /** A last look at a candidate: checksums, entropy, context words. Absent means accept. */
  accept?(value: string, candidate: Candidate): boolean;
}

/** A detector that judges a whole text by where it stands, such as the value under the key `password`. */
export interface PlaceDetector extends DetectorFacts {
  /** Lower-case words of which one stands in a key or an entry's name around the text; absent means that any may. */
  readonly words?: readonly string[];
  /** The same for words that say nothing but in a key around the text. */
  readonly keyWords?: readonly string[];
  /**
   * True for what is asked of each string of a document as it stands, and not of what is read inside one: it opens no text for the
   * other detectors, for its places stand in every document.
   */
  readonly ofDocuments?: boolean;
  /** True for what is asked of the keys of objects too. */
  readonly ofKeys?: boolean;
  /** True where the whole text is sensitive for its place, whatever stands in it. */
  readonly isWhole?: boolean;
  /** False for a place where no text can be sensitive to this detector; absent means that any may be. */
  concerns?(place: Place): boolean;
  /** The sensitive ranges of the text. */
  inspect(text: string, place: Place): readonly (readonly [start: number, end: number])[];
}

/** Anything in the catalogue. */
export type Detector = PatternDetector | PlaceDetector;

/** What `accept` may look at: the text around the candidate and where it stands. */
export interface Candidate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly place: Place;
}
