import { isArray, stringAt } from '../json.ts';
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
  text,
  words,
} from '../source/shape.ts';
import { carriedFields } from './record-types.ts';

/** What is read of a document: the list of records that the web export wraps, or a log of one line. */
export function claudeDocument(): Shape {
  const record = claudeRecord();
  const wrapped = object('', { loglines: list(record) });
  return choice(({ loglines }) => (isArray(loglines) ? wrapped : record));
}

/** What is read of a line of a log. */
export function claudeRecord(): Shape {
  const type = words('base64 url file text content');
  const source = ifObject(object('', { type, ...each('media_type url data file_id', text) }));
  const parts = listOrAlone(
    byType({
      text: object('type text'),
      image: object('type', { source }),
      document: object('type', { title: text, source }),
    }),
  );
  const blocks = {
    tool_result: open({ tool_use_id: text, is_error: flag, content: parts }),
    image: open({ source }),
    document: open({ source }),
  };
  const content = listOrAlone(byType(blocks));
  const ofRecord = {
    ...each('type uuid parentUuid sessionId session_id cwd version gitBranch entrypoint', text),
    ...each('agentId attributionAgent sourceToolUseID logicalParentUuid', text),
    ...each('isSidechain isMeta isCompactSummary isApiErrorMessage', flag),
  };
  // A record whose message is none is told by the reader itself.
  const said = object('', { role: words('user'), content });
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
    message: open({ ...each('id model', text), role: words('assistant'), usage, content: listOrAlone(block) }),
  });
  const notice = open({ ...ofRecord, ...each('subtype content', text) });
  const record = choice(({ type }) => (type === 'user' ? ofUser : type === 'system' ? notice : ofOthers));
  const carried = [...carriedFields].join(' ');
  // A prompt that was typed while the agent worked is read as what the human said; other attachments are kept whole.
  const prompt = object('type prompt commandMode');
  const attachment = object(`${carried} toolUseID`, {
    ...ofRecord,
    attachment: choice(({ type, commandMode }) =>
      type === 'queued_command' && commandMode === 'prompt' ? prompt : any,
    ),
  });
  const data = object('type', { agentId: text, message: record });
  const progress = object(carried, { ...ofRecord, ...each('toolUseID parentToolUseID', text), data });
  return choice(({ type, data: told }) => {
    if (type === 'attachment') return attachment;
    if (type !== 'progress') return record;
    return stringAt(told, 'type') === 'agent_progress' ? progress : any;
  });
}
