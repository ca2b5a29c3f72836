/** What each trap is: a known peculiarity of a format that costs something on the way, in one sentence. */
export const traps = {
  'thought-unavailable':
    'The source marks where the model reasoned and keeps no readable text of it (an empty thought with a signature, or encrypted content).',
  'thought-as-text': 'The source writes thoughts as texts with a mark in front.',
  'call-without-result': 'A call was interrupted or its result was never written down.',
  'result-without-call': 'A result names a call that the source does not hold.',
  'seen-twice': 'The source holds the same thing twice; one of the two was read.',
  'logged-twice': 'The program writes the same message as an item and as an event; the item was read.',
  'copied-prefix':
    'A resumed or forked session begins with a copy of the session before it, which is not part of this one.',
  'call-id-collides':
    'Two calls have the same id; results are given to the earliest call with that id that is still open.',
  'call-answered-twice': 'A second result names a call that was answered before.',
  'output-elsewhere': 'The output was so long that the source keeps it in another file.',
  'output-truncated': 'The source itself cut the output.',
  'arguments-not-json': 'The arguments of a call are text that is not JSON.',
  'inner-call': 'A program that the agent ran called tools of its own, and the source shows those only as notices.',
  'turn-rolled-back': 'The user took back a part of the conversation.',
  'retracted-message': 'The source itself says later that a message was taken back.',
  'time-unreadable': 'A time is written in a way that cannot be read.',
  'time-runs-backwards': 'An event is earlier than the one before it; the order of the source was kept.',
  'mixed-sessions': 'The file holds records of several sessions.',
  'rewound-branch': 'The user went back and took another way; the source holds both ways.',
  'dangling-parent': 'A record names a parent that the file does not hold.',
  'cyclic-parents': 'Records name one another as parents in a circle.',
  'record-unknown': 'A record of a type that this reader does not know.',
  'record-misshapen': 'A record that is not shaped as its type demands.',
  'glued-line': 'Several records stood on one line.',
  'line-unreadable': 'A line could not be read as JSON.',
  'version-unknown': 'The document says it is of a newer version than this reader knows.',
  'copied-context': 'A step repeats what an earlier file of the same session holds.',
  'subagent-left-out': 'The target is one conversation and has no place for the work of subagents.',
  'thought-left-out': 'The export was asked to leave thoughts out.',
  'thought-alone': 'A thought stands without a text or a call, and the target has no place for one that stands alone.',
  'thoughts-joined': 'Several thoughts of one response stand in the one place that the target has for thinking.',
  'texts-joined': 'Several texts of one response stand in the one place that the target has for text.',
  'moved-to-its-call': 'The target keeps a result with its call, and the source wrote other things in between.',
  emptied: 'Nothing was left of a message after the system reminders in it were taken out.',
  'context-left-out': 'What the program itself put into the conversation is no step of the work.',
  'part-without-place': 'The target has no place for an image, a file or another part that is no text.',
  'time-without-zone': 'The target wants a time with its zone, and the source states it without.',
  'second-cause': 'The target names one cause of an event, and one that stands before it.',
  'nobody-behind-it': 'The target lists those who stand behind an event or a step of their own, and nobody else.',
  'left-out-to-fit': 'Events were left out so that the export fits into its limit.',
} as const;

/** Name of a trap. */
export type Trap = keyof typeof traps;
