/**
 * What a session can say, in the words of the timeline. Every property of every format carries one of these facts or is decided to be
 * dropped; what becomes of a field between two formats follows from whether both carry its fact.
 */
export const facts = {
  form: 'Belongs to the form of the document, which each writer makes anew.',
  'session.id': 'Identifier of the session.',
  'session.title': 'Title of the session.',
  'session.task': "The user's task.",
  'session.startedAt': 'When the session began.',
  'session.endedAt': 'When the session ended.',
  'session.savedAt': 'When the document was made.',
  'session.timezone': 'Time zone of the people in it.',
  'session.continues': 'Session that this one continues.',
  'session.agent': 'Name and version of the program.',
  'session.model': 'Model of the session.',
  'session.provider': 'Company behind the model.',
  'session.runtime': 'Kind of program it ran in.',
  'session.environment': 'Machine and working copy.',
  'session.tools': 'Tools that were available.',
  'session.thoughts': 'Whether the thoughts can be read.',
  'actor.name': 'Who speaks or acts.',
  'actor.kind': 'Whether that is a human, a model, a tool or the system.',
  'message.text': 'What was said.',
  'message.role': 'Role under which it was said.',
  'message.media': 'Images and files in a message.',
  'thought.text': 'What the model thought.',
  'call.id': 'Identifier of a call.',
  'call.tool': 'Tool that was called.',
  'call.input': 'Arguments of a call.',
  'result.text': 'What a tool gave back.',
  'result.isError': 'Whether a call failed.',
  'event.id': 'Identifier of an event.',
  'event.time': 'When something happened.',
  'event.endedAt': 'When it was over.',
  'event.turn': 'Number of the exchange.',
  'event.model': 'Model of one response.',
  'event.usage': 'Tokens of a response.',
  'event.causes': 'Earlier events that led to this one.',
  span: 'Work of a subagent, apart from the work around it.',
  annotation: 'What is noted of the session, and was not said in it.',
} as const;

/** Name of a fact. */
export type Fact = keyof typeof facts;
