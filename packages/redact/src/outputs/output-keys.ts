/** The keys under which a tool's output stands. */
export const outputKeys: ReadonlySet<string> = new Set([
  'content',
  'output',
  'text',
  'data',
  'result',
  'resultDisplay',
  'stdout',
  'stderr',
  'toolUseResult',
  'aggregated_output',
  'formatted_output',
  'observation',
  'observations',
  'gen_ai.tool.call.result',
  'stringValue',
  'response',
]);
