import { expect, it } from 'vitest';
import { withoutReminders } from './reminders.ts';

it.each([
  ['  said  ', '  said  '],
  [' <system-reminder>never closed ', ' <system-reminder>never closed '],
  ['a <system-reminder>one\ntwo</system-reminder> b', 'a  b'],
  [' <system-reminder>a</system-reminder>said<system-reminder>b</system-reminder> ', 'said'],
  ['<system-reminder>a</system-reminder>said<system-reminder>b', 'said<system-reminder>b'],
  ['<system-reminder>all</system-reminder>', ''],
])('of %j is left %j', (text, left) => {
  expect(withoutReminders(text)).toBe(left);
});
