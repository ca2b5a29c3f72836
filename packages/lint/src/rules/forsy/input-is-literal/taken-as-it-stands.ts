import type { ForsyStep } from '@trace-formats/schema';
import { passive } from '../../wording/verbs.ts';

/** True for what a tool takes in just that form: a request, a command of a console, from where to where a way leads. */
export function isTakenAsItStands(text: string, tool: string | null): boolean {
  return isRequest.test(text) || commandOfAConsole.test(text) || (fromTo.test(text) && plansAWay.test(tool ?? ''));
}

/** A line of HTTP: a method, and what it is asked of. */
const isRequest = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+(?:https?:\/\/|\/)\S/;

/** ".read report.sql", "\\d orders", "%timeit f()": a console takes such commands, and people begin no sentence like that. */
const commandOfAConsole = /^[.\\%!:]\p{Ll}[\w+-]*(?:\s|$)/u;

/** "Hauptbahnhof Bern to Laupenstrasse 10": from where to where, as what plans a way takes it. */
const fromTo =
  /^(?:\p{Lu}[\p{L}.'’-]*|\d+)(?:,?\s(?:\p{Lu}[\p{L}.'’-]*|\d+\p{L}?|de|la|del|am|an der|sur|di))*\s(?:to|nach|bis|à|a|→|->|>)\s(?:\p{Lu}[\p{L}.'’-]*)(?:,?\s(?:\p{Lu}[\p{L}.'’-]*|\d+\p{L}?|de|la|del|am|an der|sur|di))*$/u;
const plansAWay = /map|route|direction|transit|train|rail|flight|navi|travel|distance/i;

/** True for what is noted or scheduled to be done later, in whatever words. */
export function isKeptForLater(text: string, step: ForsyStep): boolean {
  return (noted.test(step.tool ?? '') && !ofTheList.test(text)) || isScheduled(text, step);
}

/** What is to be done is what such a tool takes, unless the list itself is spoken of. */
const noted = /(?:^|[_./:-])(?:todos?|reminders?|tasks?_?list|checklist)(?:$|[_./:-])/i;
const ofTheList =
  /^\W{0,3}(?:create|add|update|mark|set|list|remove|complete|check off|plan|write|make|put|insert|record)\b/i;

/** "Check the mailbox every morning at 8": what is to be done later is what a schedule takes, unless the entry itself is spoken of. */
function isScheduled(text: string, { tool, operation }: ForsyStep): boolean {
  return (
    keepsASchedule.test(tool ?? '') &&
    !/^(?:search|read)$/.test(operation ?? '') &&
    !passive.test(text) &&
    !ofTheSchedule.test(text)
  );
}

const keepsASchedule = /schedul|cron|automation|wake[_-]?up|calendar/i;
const ofTheSchedule =
  /^\W{0,3}(?:schedule|create|add|set(?: up)?|make|book|register|cancel|delete|remove|update|move)\s(?:an?|the|this|another|one)\s(?:[\p{L}-]+\s){0,2}?(?:jobs?|tasks?|runs?|reminders?|events?|entr(?:y|ies)|timers?|alarms?|appointments?|schedules?|automations?)\b/iu;
