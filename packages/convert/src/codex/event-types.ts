/** Events that tell how a tool got on. Where their call stands among the items they repeat it, and say whether it failed. */
export const toolEvents: ReadonlySet<string> = new Set([
  'mcp_tool_call_end',
  'patch_apply_end',
  'exec_command_end',
  'view_image_tool_call',
  'image_generation_end',
  'dynamic_tool_call_request',
  'dynamic_tool_call_response',
  'collab_agent_spawn_end',
  'collab_agent_interaction_end',
  'collab_waiting_end',
  'collab_close_end',
  'collab_resume_end',
]);

/** Items that are such events, where they are told to be complete. */
export const toolItems: ReadonlySet<string> = new Set([
  'CommandExecution',
  'McpToolCall',
  'FileChange',
  'WebSearch',
  'ImageView',
  'Extension',
]);

/** Events that are worth an annotation. */
export const annotated: ReadonlySet<string> = new Set([
  'turn_aborted',
  'thread_rolled_back',
  'undo_completed',
  'error',
  'stream_error',
  'warning',
  'entered_review_mode',
  'exited_review_mode',
  'guardian_assessment',
  'sub_agent_activity',
  'plan_update',
]);

/** Events that say how the program is doing, or repeat what stands elsewhere. */
export const side: ReadonlySet<string> = new Set([
  'task_started',
  'task_complete',
  'turn.completed',
  'context_compacted',
  'thread_goal_updated',
  'thread_settings_applied',
  'agent_reasoning_section_break',
  'account/rateLimits/updated',
  'codex/event/raw_item',
]);
