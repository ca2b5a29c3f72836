import type { OpenTokenDocument, OpenTokenEvent } from '@trace-formats/schema';
import type { DocumentRule, EntryRule } from '../../engine/rule.ts';

/** A rule over a whole Open-Token document. */
export type OpenTokenRule = DocumentRule<OpenTokenDocument>;

/** A rule over one event of an Open-Token document. */
export type OpenTokenEventRule = EntryRule<OpenTokenDocument, OpenTokenEvent>;
