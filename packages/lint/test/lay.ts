import type { Finding, ForsyStep, ForsyTrace, OpenTokenDocument, Trajectory } from '@trace-formats/schema';
import { smallestStep, smallestTrace } from '../labels/trace.ts';
import type { FileFacts } from '../src/engine/context.ts';
import { isObject } from '../src/json-object.ts';
import { countsOf } from '../src/rules/forsy/summary-counts-are-true/rule.ts';

/** How much a finding weighs: a fact that is wrong, a fact that deserves a warning, or a suspicion. */
export type Weight = 'error' | 'warning' | 'hint';

/** The weight of a finding, as the cases state it. */
export function weightOf({ certainty, severity }: Pick<Finding, 'certainty' | 'severity'>): string {
  return certainty === 'hint' ? certainty : severity;
}

/** One case of a rule, as `cases.json` holds it. */
export interface Case {
  /** What the case shows, in a sentence. */
  readonly says: string;
  /** The document, laid over the smallest valid one of its format; lists replace lists, but steps, events and messages are each laid over an ordinary one. */
  readonly document: Readonly<Record<string, unknown>>;
  /**
   * JSON Pointers of what the rule must find, each followed by a part of its message where that matters, and by how much it
   * weighs where it is no error; none for a passing case.
   */
  readonly finds: readonly (string | readonly [pointer: string, says: string, weight?: Weight])[];
  /** What stands beside the document. */
  readonly manifest?: unknown;
  /** The README beside it. */
  readonly readme?: string;
  readonly release?: boolean;
  /** Options of the rule. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The files of the trace's folder. */
  readonly files?: Readonly<Record<string, FileFacts>>;
}

type Data = Record<string, unknown>;

/** The whole document of a Forsy case. */
export function layForsy(document: Case['document']): ForsyTrace {
  const given = (document['steps'] ?? [{}, { caused_by: [1] }]) as Data[];
  const steps = given.map((step, index) =>
    merge(index === 0 || step['action'] === 'user_message' ? userStep(index) : agentStep(index), step),
  );
  const trace = merge({ ...ordinaryTrace, steps }, { ...document, steps }) as unknown as ForsyTrace;
  const { summary, feedback } = countsOf({ steps: steps as unknown as ForsyStep[] });
  const counted = { ...summary, human_feedback: feedback, agent_confidence: 75, goal_achieved: true, goal_notes: null };
  return {
    ...trace,
    summary: merge(counted, (document['summary'] ?? {}) as Data) as unknown as ForsyTrace['summary'],
    ...presented(trace, document['dataset_summary']),
  };
}

/** A case that says anything of how the trace is presented is laid over an ordinary presentation. */
function presented({ validation_level }: ForsyTrace, given: unknown): Pick<ForsyTrace, 'dataset_summary'> {
  if (!isObject(given)) return {};
  const ordinary = {
    title: 'Lines of a file',
    description: 'An agent counts the lines of notes.txt.',
    tags: ['cli'],
    release_tier: 'open_example',
    validation_level,
  };
  return { dataset_summary: merge(ordinary, given) as unknown as NonNullable<ForsyTrace['dataset_summary']> };
}

/** The whole document of an Open-Token case. */
export function layOpenToken(document: Case['document']): OpenTokenDocument {
  const given = (document['events'] ?? [{}]) as Data[];
  const events = given.map((event, index) => ({ ...merge(eventOf(index), event), ...wholeContent(event) }));
  return {
    ...merge(
      {
        open_token_version: '0.1',
        conversation: { id: 'conv_1', redaction: { mode: 'secrets', strategy: 'mask', notes: [] } },
        participants: [{ actor_id: 'act_001', kind: 'human', name: 'user' }],
        events,
      },
      { ...document, events },
    ),
    ...wholeConversation(document),
  } as unknown as OpenTokenDocument;
}

/** The whole document of a trajectory case. */
export function layTrajectory(document: Case['document']): Trajectory {
  return merge(
    { model: 'example-model-1', timestamp: '2026-01-01T00:00:00Z', messages: [{ role: 'user', content: 'Hello.' }] },
    document,
  ) as unknown as Trajectory;
}

const ordinaryTrace: Data = {
  ...smallestTrace,
  trace_id: 'case',
  task: 'Count the lines of notes.txt.',
  agent_tools: ['Bash'],
  final_output: 'notes.txt has 3 lines.',
};

function userStep(index: number): Data {
  return {
    ...smallestStep,
    step: index + 1,
    actor: 'user',
    action: 'user_message',
    execution_mode: null,
    input: 'Count the lines of notes.txt.',
    success: null,
    message_role: 'direct_request',
  };
}

function agentStep(index: number): Data {
  return {
    ...smallestStep,
    step: index + 1,
    operation: 'execute',
    tool: 'Bash',
    observation: 'The folder holds notes.txt.',
    input: 'wc -l notes.txt',
    output: '3 notes.txt',
    state_change: 'No file changed.',
    reasoning: 'Because the user wants a count, wc gives it without opening the file.',
    eval: 1,
  };
}

function eventOf(index: number): Data {
  return {
    id: `evt_${String(index + 1).padStart(6, '0')}`,
    seq: index + 1,
    type: 'message',
    actor_id: 'act_001',
    visibility: 'public',
    role: 'user',
    content: { mime: 'text/plain', text: 'Hello.' },
  };
}

/** Content that states its mime type stands as the case has it, so that a case can be without text. */
function wholeContent({ content }: Data): Data {
  return isObject(content) && 'mime' in content ? { content } : {};
}

/** A conversation that states its id stands as the case has it, so that a case can be without a statement on redaction. */
function wholeConversation({ conversation }: Data): Data {
  return isObject(conversation) && 'id' in conversation ? { conversation } : {};
}

/** Objects are laid over objects key by key; anything else replaces what was there. */
function merge(base: Data, over: Data): Data {
  const result: Data = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const under = result[key];
    result[key] = isObject(value) && isObject(under) ? merge(under, value) : value;
  }
  return result;
}
