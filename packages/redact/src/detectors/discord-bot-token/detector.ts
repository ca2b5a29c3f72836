import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

/** Discord bot token. */
export const discordBotToken: PatternDetector = {
  id: 'discord-bot-token',
  type: 'discord_bot_token',
  label: 'Discord bot token',
  shape:
    'A base64 account number that begins with M, N or O, a dot, six characters, a dot and 27 to 38 characters, behind discord, bot or login.',
  link: 'https://discord.com/developers/docs/reference#authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['discord', 'bot', '.login'],
  pattern: expression(
    inLines`
      (?:[dD][iI][sS][cC][oO][rR][dD]|[bB][oO][tT]|\.login)[^;]{0,40}?(?<![A-Za-z0-9_.-])(?<value>
        [MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,38}
      )(?![A-Za-z0-9_.-])
    `,
    'g',
  ),
  guard: `(?:discord|bot|\\.login)${anyWritten(40)}[mno][a-z0-9_-]{23,27}\\.`,
  reach: [0, 118],
  accept: isMixed,
};
