import { each, list, open, type Shape, text } from '../source/shape.ts';

/** What the reader does not read of a trace it keeps. */
export function forsyDocument(): Shape {
  return open({ ...each('task trace_id prior_trace_id', text), agent_tools: list(text) });
}
