import type { Candidate, PatternDetector } from '../../detector.ts';
import { isKnownName, readsAsName } from '../../judge/people/likely-name.ts';
import { isMadeOfName } from '../../judge/people/person-handle.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles, nameWord as word } from '../../shape/person-name.ts';

const name = `${word}(?: (?:(?:${nameParticles}) )?${word}){0,3}`;

/** When something is said, at the beginning of a line: up to the minutes, and from there on. */
const hour = String.raw`[[(](?:20\d\d-\d\d-\d\d(?:,? |T))?\d{1,2}:`;
const minutes = String.raw`\d\d(?::\d\d)?(?: ?[AP]M)?[\])] `;
const time = hour + minutes;

/** Who answers, by the work they do. */
const office = '(?:Agent|Support|Operator|Assistant|Advis[eo]r|Bot|Rep|Interviewer)';

/** Of which chats were exported, with a comma behind. */
const years: readonly number[] = Array.from({ length: 20 }, (_, index) => 10 + index);

/** Who says something in a transcript of a meeting or in an exported chat. */
export const speakingPerson: PatternDetector = {
  id: 'speaking-person',
  type: 'person_name',
  label: 'Speaker in a transcript',
  shape:
    'One to four capitalised words in `<v …>` of WebVTT, behind the time of a line of subtitles, or behind the day and the minute of a line of an exported chat, before a colon; behind the time alone when it is known as a name, also alone in its line above the words, or when somebody else answers in the same way; before a colon, in bold, when somebody else answers so; the account of a person behind the time; before a colon where an `Agent:` or a `Support:` answers a known name; and in `Speaker 1 (…)`.',
  link: 'https://www.w3.org/TR/webvtt1/#webvtt-cue-voice-span',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    '<v ',
    '<v.',
    '--> ',
    ':** ',
    ...['today at', 'yesterday at', 'heute um', 'gestern um', 'hoy a', 'ayer a'],
    ...['agent', 'support', 'operator', 'assistant', 'advisor', 'adviser', 'bot', 'rep', 'interviewer'].map(
      (who) => `${who}: `,
    ),
    ...[1, 2, 3, 4, 5, 6].map((number) => `speaker ${number} (`),
    ' am',
    ' pm',
    ...years.flatMap((year) => ['/', '.', '/20', '.20'].map((before) => `${before}${year},`)),
  ],
  // Both from the colon on, since brackets and blanks stand everywhere.
  trigger: expression(
    `:(?<=${hour})${minutes}(?:\\p{Lu}|@?[a-z]{1,20}[._][a-z])|:(?<=\\p{Ll} {1,8}\\[?\\d{1,2}:)\\d\\d\\]?(?:\\r?\\n|(?:\\\\{1,4}r)?\\\\{1,4}n)\\S`,
    'gu',
  ),
  guard:
    '(?:agent|support|operator|assistant|advis[eo]r|bot|rep|interviewer): |speaker|[[(]|<v|-|:|[athygATHYG]|[ ][AP]M(?![A-Za-z])|(?<=\\d)[/.](?:20)?[12]\\d, \\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?:\\]| -) ',
  pattern: expression(
    inLines`
      <v(?:\.[\w.-]{1,30})? (?<valueInTag>${name})(?=>)|
      --> [\d:.,]{5,12}(?: [a-z]{1,12}:[\w%,.-]{1,12}){0,4}\r?\n(?:- )?(?<value>${name})(?=: )|
      (?<![\d/.])\d{1,2}[/.]\d{1,2}[/.](?:20)?[12]\d, \d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?(?:\]| -) (?:~ ?)?
        (?<value>${name})(?=: )|
      (?:^|\n)(?<value>${name})(?= {1,3}(?:\u2014|-|\u2013) (?:(?:Today|Yesterday) at|(?:Heute|Gestern) um|(?:Hoy|Ayer) a las) \d{1,2}:\d\d)|
      (?:^|\n)(?<valueBeforeTime>${name})(?= {1,8}(?:APP )?\[?\d{1,2}:\d\d(?: [AP]M)?\]?\r?\n\S)|
      (?:^|\n)${time}(?<valueAboveWords>${name})(?=[ \t]{0,4}\r?\n\S)|
      (?:^|\n)${time}(?<valueBehindTime>${name})(?=(?: \((?:Guest|External|Host|Unverified|Gast|Extern|Invit\u00e9e?|Invitad[oa])\))?: )|
      (?:^|\n)(?<valueAnswered>${name})(?=: [^\n]{1,300}\n(?:[^\n]{0,100}\n)?${office}: )|
      (?<=\n)(?<=(?:^|\n)${office}: [^\n]{1,300}\n(?:[^\n]{0,100}\n)?)(?<valueAnswered>${name})(?=: \S)|
      (?:^|\n)${time}@?(?<valueOfAccount>[a-z][a-z\d]{0,19}[._][a-z][a-z\d._-]{1,24})(?=: )|
      (?:^|\n)(?:[-*] )?\*\*(?<valueInBold>${name})(?=:\*\* )|
      \b[Ss]peaker [1-6] \((?<valueInTag>${name})(?=\))
    `,
    'gu',
  ),
  reach: [440, 420],
  accept: isSpeaker,
};

/** Speakers are also called by their office or the language they speak. */
function isSpeaker(value: string, { groups, text, start, end }: Candidate): boolean {
  // So begin the lines of logs too, and what is named there seldom has an answer of somebody else.
  if (groups['valueBehindTime'] !== undefined)
    return / /.test(value) && (isKnownName(value) || (readsAsName(value) && isAnswered(value, text, start, end)));
  if (groups['valueAboveWords'] !== undefined) return / /.test(value) && isKnownName(value);
  if (groups['valueOfAccount'] !== undefined) return isMadeOfName(value);
  if (groups['valueInBold'] !== undefined)
    return (
      / /.test(value) &&
      isKnownName(value) &&
      (saysI.test(text.slice(end, end + 24)) || isAnswered(value, text, start, end, inBold()))
    );
  if (groups['valueAnswered'] !== undefined) return / /.test(value) && isKnownName(value);
  // Meals and meetings stand before a time as well.
  if (!/ /.test(value) || groups['valueBeforeTime'] !== undefined) return isKnownName(value);
  return groups['valueInTag'] === undefined ? readsAsName(value) && !/\p{Lu}{2}/u.test(value) : readsAsName(value);
}

/** What is said of oneself, or in answer to somebody. */
const saysI =
  /^:\*\* (?:(?:I|We|Ich|Wir|Je|Nous|Yo|Io|Ja|Yes|No|Yeah|Nein|Oui|Sure|Sorry|Thanks|Thank you|Danke|Merci|Hi|Hello|Hallo|Okay|OK)(?:['\u2019 ,.!]|$))/;

/** True where another line nearby begins with another name, behind a time unless something else is said. */
function isAnswered(value: string, text: string, start: number, end: number, way: RegExp = spoken()): boolean {
  const others = [text.slice(Math.max(0, start - 400), start), text.slice(end, end + 400)].flatMap((part) =>
    Array.from(part.matchAll(way), ({ groups }) => groups!['name']!),
  );
  const isName = way === spoken() ? readsAsName : isKnownName;
  return others.some((other) => other !== value && / /.test(other) && isName(other));
}

const inBold = atFirstUse(`(?:^|\\n)(?:[-*] )?\\*\\*(?<name>${name})(?=:\\*\\* )`, 'gu');
const spoken = atFirstUse(`(?:^|\\n)${time}(?<name>${name})(?=: )`, 'gu');
