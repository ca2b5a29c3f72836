import { isNotRecorded } from '../says-nothing.ts';
import { kindOfTool } from '../traces/kind-of-tool.ts';
import { fillsThePlace } from './fills-the-place.ts';

/** True for a text that stands in the place of what a tool gave back, such as "[result missing]" or "<tool output truncated>". */
export function standsForAResult(text: string, tool: string | undefined): boolean {
  return isNotRecorded(text) || fillsThePlace(text, kindOfTool(tool ?? null, null));
}
