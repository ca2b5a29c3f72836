import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isMadeOfName, isPersonHandle } from '../../judge/people/person-handle.ts';
import { isSharedAccount } from '../../judge/people/shared-accounts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Under what name somebody is to be found elsewhere. */
export const socialHandle: PatternDetector = {
  id: 'social-handle',
  type: 'user_name',
  label: 'Account of a person on a network',
  shape:
    'A handle behind the name of a network (`twitter: @name`, `my Telegram is @name`, `Discord: name#1234`), the name in the address of a LinkedIn, Facebook or Instagram profile, or an address of UPI, by which somebody is paid.',
  link: 'https://schema.org/sameAs',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      twitter|telegram|insta|tiktok|snapchat|discord|skype|mastodon|bluesky|wechat|linkedin.com/in/|
      facebook.com/|instagram.com/|x.com/|handle|slack|reddit|my snap|my steam|my twitch|
      my github|my nick|gamertag|@oksbi|@okaxis|@okicici|@okhdfcbank|@ybl|@axl|@ibl|@paytm|xing.com/profile/|<@u|t.me/|paypal.me/|venmo.com/|cash.app/
    `.split('|'),
    'line id',
    ...['ig', 'threads', 'social'].flatMap((network) => [':', ' is', ' @'].map((sign) => network + sign)),
    ...['github', 'gitlab', 'steam', 'linkedin', 'facebook'].flatMap((network) =>
      ['user', 'name', 'id'].flatMap((what) => [`${network} ${what}`, `${network}_${what}`]),
    ),
    ...['mattermost', 'matrix', 'irc', 'twitch', 'youtube', 'threads'].flatMap((network) => [
      `${network} nick`,
      `${network}_nick`,
    ]),
  ],
  pattern: expression(
    inLines`
      (?:
        \b(?:linkedin\.com/in|xing\.com/profile|facebook\.com|instagram\.com|tiktok\.com|twitter\.com|(?<![\w.-])x\.com)/(?<value>
          (?!
            in/|p/|reel|stories|explore|share|sharer|groups|pages|events|watch|login|tr\b|dialog|v\d|plugins|
            company|legal|help|about|policies|developers|docs|blog
          )(?:profile\.php\?id=\d{5,20}|@?[\w.%-]{3,60})
        )|
        \b(?:twitter|telegram|instagram|insta|reddit|tiktok|snapchat|mastodon|bluesky|discord|wechat|(?:ig|threads|social)(?=:| is| @|[ _-]handle))
          (?:[ _-](?:handle|account|name|user(?:name)?|id|profile))?["'*]{0,3}(?: (?:is|at|as|on)|:|=){0,2}
          \s{0,3}["'\x60*]{0,3}(?<value>(?:@|u/)[A-Za-z_][\w.]{2,30}(?:@[\w-]{2,40}(?:\.[\w-]{2,20}){1,3})?)|
        \b(?:discord|skype|wechat|snapchat|telegram|twitter|instagram|tiktok|mastodon|bluesky|reddit|github|gitlab|steam|linkedin|facebook|x(?=[ _]handle))(?:[ _](?:handle|name|user(?:name)?|id))["'*]{0,3}(?: is|:| ?=)
          \s{0,3}["'\x60*]{0,3}(?:u/|@)?(?<value>[A-Za-z_][\w.:-]{2,31})|
        \b(?:slack|mattermost|matrix|irc|twitch|youtube|threads)[ _](?:handle|nick(?:name)?)["'*]{0,3}(?: is|:| ?=)
          \s{0,3}["'\x60*]{0,3}@?(?<value>[A-Za-z_][\w.-]{2,31})|
        \bmy (?:insta(?:gram)?|ig|twitter|telegram|tiktok|snap(?:chat)?|discord|skype|reddit|github|steam|twitch)(?: is|:) (?<valueOfSpeaker>[a-z][\w.]{3,31})(?!#\d{4})(?![\w.])|
        \b(?:(?:instagram|insta|snapchat|tiktok|telegram)["'*]{0,3}|ig):[ ]{1,2}["'\x60*]{0,3}(?<valueOfCard>[a-z][\w.]{3,30})(?=["'\x60*]{0,3}[ ]{0,2}(?:[\r\n|,;]|$))|
        \b(?:my nick(?:name)?|(?:my )?gamertag)(?: is|:) ["'\x60*]{0,3}(?<valueOfSpeaker>[a-z][\w.-]{3,31})(?![\w.-])|
        (?<![\w.-])(?<valueOfPayer>[\w.-]{3,60}@(?:ok(?:sbi|axis|icici|hdfcbank)|ybl|axl|ibl|paytm))(?![\w.-])|
        \bline[ ]id["'*]{0,3}:[ ]{0,2}["'\x60*]{0,3}(?<value>[a-z][\w.-]{3,20})|
        \bslack["'*]{0,3}(?: is|:| ?=)\s{0,3}["'\x60*]{0,3}@(?<value>[A-Za-z_][\w.-]{2,31})|
        \bskype["'*]{0,3}(?: is|:| ?=)?\s{0,3}["'\x60*]{0,3}(?<value>live:[A-Za-z_.][\w.:-]{2,40})|
        (?<![\w.-])(?:t\.me|paypal\.me|venmo\.com(?:/u)?|cash\.app)/(?<valueOfLink>(?!share|joinchat|addstickers|addtheme|proxy|iv\b|s/|c/)\$?[\w.-]{4,40})|
        <@U[A-Z0-9]{6,12}\|(?<value>[\w.-]{3,40})(?=>)|
        \b[Dd]iscord["'*]{0,3}(?: is|:|=)?\s{1,3}(?<value>[\w.]{2,32}#\d{4})
      )(?![\w-])
    `,
    'gi',
  ),
  reach: [64, 100],
  accept: (value, { text, start, groups }) => {
    if (/(?:facebook|instagram|tiktok|twitter|\bx)\.com\/$/i.test(text.slice(Math.max(0, start - 14), start)))
      return /[\d._]|^@/.test(value) || isPersonHandle(value);
    // Channels, bots and projects stand there as well.
    if (groups['valueOfLink'] !== undefined)
      return (
        !/bot$|_?(?:channel|chat|news|group|official)$/i.test(value) && (isPersonHandle(value) || isMadeOfName(value))
      );
    if (groups['valueOfPayer'] !== undefined) return /^(?!name@|user)[a-z\d]/i.test(value);
    // In a sentence a word behind these is most often none.
    if (groups['valueOfSpeaker'] !== undefined && !isMadeOfName(value) && !/[a-z][\d_]/.test(value)) return false;
    // A word behind a colon may be what is said of the network.
    if (groups['valueOfCard'] !== undefined && !isMadeOfName(value) && !isMadeUp(value)) return false;
    const name = value.replace(/^@/, '');
    return (
      !isCommonWord(name) &&
      !isSharedAccount(name) &&
      !/^(?:username|handle|your|example|bot|server|channel)/i.test(name)
    );
  },
};

/** True for what nobody says of a network: a word with digits, or two with a point between them. */
function isMadeUp(value: string): boolean {
  return /[a-z]\d/.test(value) || /^[a-z]{2,12}\.[a-z]{3,14}$/.test(value);
}
