import { validate } from '@trace-formats/validate';
import type { WritableFormat } from '../../src/index.ts';
import { isArray, isObject, type Json } from '../../src/json/json.ts';

/** What is wrong with a written document: by our schema where we have one, else by what the format demands. */
export function problemsOf(format: WritableFormat, document: Json): readonly string[] {
  return problems[format](document);
}

const problems: Readonly<Record<WritableFormat, (document: Json) => readonly string[]>> = {
  'open-token': (document) =>
    isArray(document)
      ? document.flatMap((record) => judged(record, 'open-token/v0.1-record'))
      : judged(document, 'open-token/v0.1'),
  trajectory: (document) => judged(document, 'trajectory'),
  forsy: (document) => judged(document, 'forsy/v0.1-draft'),
  atif: atifProblems,
  sts: stsProblems,
};

function judged(document: Json, format: Parameters<typeof validate>[1]): readonly string[] {
  return validate(document, format)
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, message }) => `${pointer}: ${message}`);
}

function atifProblems(document: Json): readonly string[] {
  const problems: string[] = [];
  const say = (isSound: boolean, problem: string): void => void (isSound || problems.push(problem));
  if (!isObject(document)) return ['no object'];
  say(/^ATIF-v1\.\d+$/.test(String(document['schema_version'])), 'schema_version');
  say(typeof document['session_id'] === 'string', 'session_id');
  const agent = document['agent'];
  say(isObject(agent) && typeof agent['name'] === 'string' && typeof agent['version'] === 'string', 'agent');
  const steps = document['steps'];
  if (!isArray(steps) || steps.length === 0) return [...problems, 'steps'];
  for (const [index, step] of steps.entries()) {
    const at = `steps/${index}`;
    if (!isObject(step)) return [...problems, at];
    say(step['step_id'] === index + 1, `${at}/step_id`);
    say(['user', 'agent', 'system'].includes(String(step['source'])), `${at}/source`);
    say(typeof step['message'] === 'string' || isArray(step['message']), `${at}/message`);
    const calls = isArray(step['tool_calls']) ? step['tool_calls'] : [];
    say(step['source'] === 'agent' || calls.length === 0, `${at}/tool_calls`);
    const ids = calls.map((call) => (isObject(call) ? call['tool_call_id'] : undefined));
    say(new Set(ids).size === ids.length, `${at}/tool_calls ids`);
    for (const call of calls)
      say(isObject(call) && isObject(call['arguments']) && typeof call['function_name'] === 'string', `${at} call`);
    const observation = step['observation'];
    const results = isObject(observation) && isArray(observation['results']) ? observation['results'] : [];
    for (const result of results)
      if (isObject(result) && result['source_call_id'] !== undefined)
        say(ids.includes(result['source_call_id']), `${at} result of no call of its step`);
  }
  for (const sub of isArray(document['subagent_trajectories']) ? document['subagent_trajectories'] : [])
    problems.push(...atifProblems(sub).map((problem) => `subagent ${problem}`));
  return problems;
}

function stsProblems(document: Json): readonly string[] {
  if (!isArray(document)) return ['no list of records'];
  return document.flatMap((record, index) => {
    if (!isObject(record)) return [`${index}`];
    if (index === 0)
      return record['type'] === 'session' && typeof record['harness'] === 'string' && typeof record['id'] === 'string'
        ? []
        : ['header'];
    const message = record['message'];
    const role = isObject(message) ? String(message['role']) : '';
    const isSound =
      isObject(message) &&
      ['system', 'developer', 'user', 'assistant', 'tool'].includes(role) &&
      typeof message['content'] === 'string' &&
      (role !== 'tool' || typeof message['toolCallId'] === 'string');
    return isSound ? [] : [`${index}: ${JSON.stringify(message).slice(0, 80)}`];
  });
}
