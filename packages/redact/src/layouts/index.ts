import { answer } from './answer.ts';
import { attribute } from './attribute.ts';
import { block } from './block.ts';
import { claim } from './claim.ts';
import { dump } from './dump.ts';
import { element } from './element.ts';
import { entry } from './entry.ts';
import { fallback } from './fallback.ts';
import { field } from './field.ts';
import { filling } from './filling.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import type { Layout, Link } from './layout.ts';
import { list } from './list.ts';
import { multipart } from './multipart.ts';
import { rejection } from './rejection.ts';
import { reply, replyToRequest } from './reply.ts';
import { sentence, unspacedSentence } from './sentence.ts';
import { setOff } from './set-off.ts';
import { distantSign, sign } from './sign.ts';
import { snapshot } from './snapshot.ts';
import { alignedTable } from './tables/aligned.ts';
import { pageTable } from './tables/page.ts';
import { ruledTable } from './tables/ruled.ts';

/** All of them, in the order in which a known name is looked behind. */
export const layouts: readonly Layout[] = [
  // With a sign
  dump,
  sign,
  form,
  // With marks of their own
  attribute,
  entry,
  field,
  setOff,
  block,
  fallback,
  element,
  claim,
  multipart,
  filling,
  snapshot,
  answer,
  pageTable,
  ruledTable,
  alignedTable,
  frame,
  rejection,
  reply,
  replyToRequest,
  // With hardly more than a blank
  list,
  sentence,
  unspacedSentence,
  distantSign,
];

/** What may stand between a name and its value. */
export const links: readonly Link[] = layouts.flatMap(({ link }) => link ?? []);
