import { any, choice, each, flag, list, listOrAlone, number, object, open, type Shape, text } from '../source/shape.ts';

/** What is read of a chat, which is one document, or of a line of one. */
export function geminiRecord(): Shape {
  const content = listOrAlone(part(), part());
  const call = open({ ...each('id name status agentId', text), result: content });
  const message = open({
    ...each('id type role model', text),
    content,
    parts: content,
    toolCalls: list(call),
    thoughts: list(open(each('subject description', text))),
    tokens: object('total', each('input output cached thoughts tool', number)),
  });
  const facts = { ...each('sessionId summary', text), messages: list(message) };
  const chat = open(facts);
  const update = object('', { $set: open(facts) });
  const rewind = object('', { $rewindTo: text });
  return choice((record) => {
    if ('$set' in record) return update;
    if ('$rewindTo' in record) return rewind;
    return 'id' in record || 'role' in record ? message : chat;
  });
}

function part(): Shape {
  const named = each('id name', text);
  const given = object('response', { ...named, parts: listOrAlone(contentPart(), contentPart()) });
  const response = object('', { functionResponse: given });
  const call = object('', { functionCall: object('args', named) });
  return choice((one) => {
    if (typeof one['text'] === 'string') return contentPart();
    if ('functionResponse' in one) return response;
    return 'functionCall' in one ? call : contentPart();
  });
}

/** A text, or an image or a file with its data or its address; any other is kept whole. */
function contentPart(): Shape {
  const media = each('mimeType displayName', text);
  const said = object('text', { thought: flag });
  const inline = object('', { inlineData: object('', { ...media, data: text }) });
  const file = object('', { fileData: object('', { ...media, fileUri: text }) });
  return choice((one) => {
    if (typeof one['text'] === 'string') return said;
    if ('inlineData' in one) return inline;
    return 'fileData' in one ? file : any;
  });
}
