import { isArray, type JsonObject, stringAt } from '../json/json.ts';
import {
  any,
  byType,
  choice,
  each,
  flag,
  ifObject,
  list,
  listOrAlone,
  number,
  object,
  open,
  type Shape,
  second,
  text,
  words,
} from '../source/shape.ts';
import { isPlainText } from './messages/parts.ts';
import { attachmentFields, progressFields } from './record-types.ts';

/** What is read of a document: the list of records that the web export wraps, or a log of one line. */
export function claudeDocument(): Shape {
  const record = claudeRecord();
  const wrapped = object('', { loglines: list(record) });
  return choice(({ loglines }) => (isArray(loglines) ? wrapped : record));
}

/** What is read of a line of a log. */
export function claudeRecord(): Shape {
  const type = words('base64 url file text content');
  const told = { type, ...each('media_type url data', text) };
  const source = ifObject(object('', { ...told, file_id: text }));
  // A document has one name, and one that is a text has none.
  const unnamed = ifObject(object('', { ...told, file_id: second('type', text) }));
  const plain = ifObject(object('', { type, data: text, media_type: words('text/plain') }));
  const ofDocument = (value: JsonObject): Readonly<Record<string, Shape>> => {
    if (isPlainText(value['source'])) return { source: plain, title: second('source', text) };
    return { source: typeof value['title'] === 'string' ? unnamed : source, title: text };
  };
  const parts = listOrAlone(
    byType({
      text: object('type text'),
      image: object('type', { source }),
      document: choice((value) => object('type', ofDocument(value))),
    }),
  );
  const blocks = {
    tool_result: open({ tool_use_id: text, is_error: flag, content: parts }),
    image: open({ source }),
    document: choice((value) => open(ofDocument(value))),
  };
  const content = listOrAlone(byType(blocks));
  const chain = {
    ...each('type uuid parentUuid sessionId session_id cwd version gitBranch entrypoint', text),
    ...each('agentId attributionAgent sourceToolAssistantUUID logicalParentUuid', text),
    isSidechain: flag,
  };
  const ofRecord = {
    ...chain,
    sourceToolUseID: text,
    ...each('isMeta isCompactSummary isApiErrorMessage', flag),
    forkedFrom: object('messageUuid', { sessionId: text }),
  };
  // A record whose message is none is told by the reader itself.
  const said = object('', { type: words('message'), role: words('user'), content });
  const ofUser = open({ ...ofRecord, message: ifObject(said) });
  const usage = open({
    ...each('input_tokens output_tokens cache_read_input_tokens cache_creation_input_tokens', number),
    output_tokens_details: object('', { thinking_tokens: number }),
  });
  const block = byType({
    ...blocks,
    thinking: open({ thinking: text }),
    redacted_thinking: open({ data: text }),
    tool_use: open(each('id name', text)),
  });
  const ofOthers = open({
    ...ofRecord,
    message: open({
      ...each('id model', text),
      type: words('message'),
      role: words('assistant'),
      usage,
      content: listOrAlone(block),
    }),
  });
  const notice = open({ ...ofRecord, ...each('subtype content', text) });
  const record = choice(({ type }) => (type === 'user' ? ofUser : type === 'system' ? notice : ofOthers));
  // A prompt that was typed while the agent worked is read as what the human said; other attachments are kept whole.
  const prompt = object('type prompt commandMode');
  const attachment = object(attachmentFields.join(' '), {
    ...chain,
    attachment: choice(({ type, commandMode }) =>
      type === 'queued_command' && commandMode === 'prompt' ? prompt : any,
    ),
  });
  const data = object('type', { agentId: text, message: record });
  const progress = object(progressFields.join(' '), { ...chain, ...each('toolUseID parentToolUseID', text), data });
  return choice(({ type, data: told }) => {
    if (type === 'attachment') return attachment;
    if (type !== 'progress') return record;
    return stringAt(told, 'type') === 'agent_progress' ? progress : any;
  });
}
