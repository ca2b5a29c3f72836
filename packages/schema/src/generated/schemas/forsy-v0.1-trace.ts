/* Made by tools/generate/schema-modules.ts from schemas/forsy/v0.1/trace.schema.json; do not edit. */

/** One agent workflow as a graph of steps, with evidence, causes, weak labels and feedback: Forsy trace v0.1. Unknown keys are allowed and kept. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/forsy/v0.1/trace.schema.json",
  "title": "ForsyTrace",
  "description": "One agent workflow as a graph of steps, with evidence, causes, weak labels and feedback: Forsy trace v0.1. Unknown keys are allowed and kept.",
  "type": "object",
  "required": [
    "schema_version",
    "trace_id",
    "prior_trace_id",
    "trace_mode",
    "validation_level",
    "task",
    "agent_tools",
    "started_at",
    "ended_at",
    "system_prompt",
    "skills",
    "memory",
    "agent_config",
    "learning",
    "termination_reason",
    "steps",
    "final_output",
    "static_output",
    "summary"
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors.",
      "examples": [
        "https://trace-formats.github.io/schemas/forsy/v0.1/trace.schema.json"
      ]
    },
    "schema_version": {
      "description": "Version of the format.",
      "const": "forsy-trace-v0.1",
      "examples": [
        "forsy-trace-v0.1"
      ]
    },
    "trace_id": {
      "type": "string",
      "minLength": 1,
      "description": "An id that no other trace has and that never changes.",
      "examples": [
        "forsy_trace_example_001"
      ]
    },
    "prior_trace_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "Id of the trace that this one continues; null when it stands alone.",
      "examples": [
        "forsy_trace_example_000",
        null
      ]
    },
    "trace_mode": {
      "$ref": "#/$defs/traceMode"
    },
    "validation_level": {
      "$ref": "#/$defs/validationLevel"
    },
    "task": {
      "type": "string",
      "description": "The user's own work in the user's words; not the making of the trace.",
      "examples": [
        "Find out why checkout payments fail since the API migration, and fix it."
      ]
    },
    "agent_tools": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Every tool that was available, also the unused ones.",
      "examples": [
        [
          "Bash",
          "Edit",
          "Read"
        ]
      ]
    },
    "started_at": {
      "description": "When the work began, ISO 8601; a zone is recommended.",
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$",
      "x-form": "a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z",
      "examples": [
        "2025-03-14T14:00:00Z"
      ],
      "x-rule": "times-are-sound"
    },
    "ended_at": {
      "description": "When the work ended, ISO 8601; a zone is recommended.",
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$",
      "x-form": "a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z",
      "examples": [
        "2025-03-14T14:45:00Z"
      ],
      "x-rule": "times-are-sound"
    },
    "system_prompt": {
      "type": [
        "string",
        "null"
      ],
      "description": "The instructions the agent began with, if they may be published; otherwise a hash or a summary.",
      "examples": [
        "You help with billing code.",
        null
      ]
    },
    "skills": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "Skills, plugins and knowledge that were loaded on top of the model.",
      "examples": [
        [
          "code-review"
        ],
        null
      ]
    },
    "memory": {
      "type": [
        "string",
        "null"
      ],
      "description": "Remembered context that shaped the work.",
      "examples": [
        "The project uses PostgreSQL.",
        null
      ]
    },
    "agent_config": {
      "type": [
        "object",
        "null"
      ],
      "description": "Settings of model and environment, in free form.",
      "examples": [
        {
          "model": "example-model",
          "temperature": 0.7
        },
        null
      ]
    },
    "learning": {
      "type": [
        "string",
        "null"
      ],
      "description": "What a future agent should repeat, avoid or check in a similar task.",
      "examples": [
        "Read the whole changelog before fixing the first visible error.",
        null
      ]
    },
    "termination_reason": {
      "$ref": "#/$defs/terminationReason"
    },
    "steps": {
      "description": "The steps in order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/step"
      },
      "examples": [
        []
      ]
    },
    "final_output": {
      "type": "string",
      "description": "The deliverable itself, not a summary of the trace.",
      "examples": [
        "The webhook now sends the version header; diff follows."
      ]
    },
    "static_output": {
      "description": "Artifacts of the work, or null when there were none.",
      "anyOf": [
        {
          "$ref": "#/$defs/staticOutput"
        },
        {
          "type": "null"
        }
      ],
      "examples": [
        null
      ],
      "x-rule": "artifacts-are-recorded"
    },
    "summary": {
      "$ref": "#/$defs/summary"
    },
    "dataset_summary": {
      "$ref": "#/$defs/datasetSummary"
    }
  },
  "$defs": {
    "traceMode": {
      "title": "ForsyTraceMode",
      "description": "How the trace came about: written while the work went on, reconstructed afterwards, or both.",
      "enum": [
        "live",
        "retraced",
        "hybrid"
      ],
      "examples": [
        "live"
      ]
    },
    "validationLevel": {
      "title": "ForsyValidationLevel",
      "description": "Who vouches for the trace; the lowest level that is true.",
      "enum": [
        "self_traced",
        "retraced_from_logs",
        "model_reviewed",
        "human_reviewed",
        "expert_reviewed",
        "client_validated"
      ],
      "examples": [
        "self_traced"
      ]
    },
    "terminationReason": {
      "title": "ForsyTerminationReason",
      "description": "Why the work ended.",
      "enum": [
        "task_complete",
        "user_confirmed_done",
        "user_abandoned",
        "agent_blocked",
        "timeout",
        "error_unrecoverable",
        "partial_then_stopped",
        "other"
      ],
      "examples": [
        "task_complete"
      ]
    },
    "step": {
      "title": "ForsyStep",
      "description": "One meaningful action in the workflow. All 28 fields are always present; null means not recorded.",
      "type": "object",
      "properties": {
        "step": {
          "type": "integer",
          "minimum": 1,
          "description": "Number of the step: 1 for the first, then one more each time.",
          "examples": [
            1
          ]
        },
        "turn": {
          "type": "integer",
          "minimum": 1,
          "description": "Number of the exchange that the step belongs to; it never decreases.",
          "examples": [
            1
          ]
        },
        "actor": {
          "type": "string",
          "minLength": 1,
          "description": "Who acted, by a label that stays the same throughout: user, agent, subagent, system, or one of the last two kinds with a name, such as agent:main.",
          "examples": [
            "user",
            "agent:main"
          ]
        },
        "action": {
          "title": "ForsyAction",
          "description": "What kind of step it is: a message of the user, a step of an agent, a produced output, or an error.",
          "enum": [
            "user_message",
            "agent_step",
            "output",
            "error"
          ],
          "examples": [
            "user_message"
          ]
        },
        "operation": {
          "type": [
            "string",
            "null"
          ],
          "description": "What was done, in a word. Suggested: plan, analyze, search, read, write, edit, execute, verify, download, install, ask_user, answer, select, other.",
          "examples": [
            "execute",
            null
          ]
        },
        "tool": {
          "type": [
            "string",
            "null"
          ],
          "description": "The tool, system or interface that was used, as exactly as it can safely be named.",
          "examples": [
            "Bash",
            null
          ]
        },
        "execution_mode": {
          "title": "ForsyExecutionMode",
          "description": "Whether the step ran alone or as part of a fan-out; null where that was not recorded.",
          "enum": [
            "serial",
            "parallel",
            null
          ],
          "examples": [
            "serial"
          ]
        },
        "parallel_group": {
          "type": [
            "string",
            "null"
          ],
          "description": "A name shared by the steps of one parallel branch.",
          "examples": [
            "pg_001",
            null
          ]
        },
        "observation": {
          "type": [
            "string",
            "null"
          ],
          "description": "Concrete state before the step: what was there, visible or known.",
          "examples": [
            "package.json lists stripe 12.1.0.",
            null
          ]
        },
        "input": {
          "type": [
            "string",
            "null"
          ],
          "description": "The payload of the step itself: the exact words, command, query, patch or request.",
          "examples": [
            "npm test",
            null
          ]
        },
        "input_source": {
          "description": "Where the input came from, where that is not plain.",
          "examples": [
            null
          ],
          "anyOf": [
            {
              "$ref": "#/$defs/inputSource"
            },
            {
              "type": "null"
            }
          ]
        },
        "output": {
          "type": [
            "string",
            "null"
          ],
          "description": "What came back or was produced, word for word, or an excerpt that says what is left out.",
          "examples": [
            "3 passed",
            null
          ]
        },
        "state_change": {
          "type": [
            "string",
            "null"
          ],
          "description": "What was different after the step.",
          "examples": [
            "src/signup.ts validates the form before it is sent.",
            null
          ]
        },
        "reasoning": {
          "type": [
            "string",
            "null"
          ],
          "description": "Why this step was the right next one.",
          "examples": [
            "The failing test names the handler, so reading it comes first.",
            null
          ]
        },
        "caused_by": {
          "description": "Numbers of the earlier steps that led to this one.",
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 1,
            "x-rule": "caused-by-points-back"
          },
          "uniqueItems": true,
          "x-rule": "caused-by-points-back",
          "examples": [
            [
              1
            ],
            null
          ]
        },
        "causal_type": {
          "type": [
            "string",
            "null"
          ],
          "description": "What kind of cause it was. Suggested: user_request, follow_up_user_request, answer_to_agent_question, execution_of_plan, dependency_on_tool_result, retry_after_failure, correction_response, approval_response, verification_of_prior_step, dependency_on_multiple_prior_steps, delegation_to_subagent, delegated_work, used_subagent_result, handoff_from_subagent, parallel_work, other.",
          "examples": [
            "user_request",
            null
          ]
        },
        "causal_note": {
          "type": [
            "string",
            "null"
          ],
          "description": "How the causes led here; the place for causes that are unclear.",
          "examples": [
            "The user asked for the fix in step 1.",
            null
          ]
        },
        "alternatives_considered": {
          "type": [
            "string",
            "null"
          ],
          "description": "What else could have been done; null only where there was no real choice.",
          "examples": [
            "Upgrading the client was possible but riskier.",
            null
          ]
        },
        "success": {
          "type": [
            "boolean",
            "null"
          ],
          "description": "Whether the step itself ran as intended.",
          "examples": [
            true,
            null
          ]
        },
        "eval": {
          "title": "ForsyEval",
          "description": "The judgement on the step: 1 helped, 0 neutral, -1 failed or was later proved wrong.",
          "enum": [
            -1,
            0,
            1
          ],
          "examples": [
            1
          ]
        },
        "eval_reason": {
          "type": [
            "string",
            "null"
          ],
          "description": "Why the step was judged so.",
          "examples": [
            "The test that failed now passes.",
            null
          ]
        },
        "directive": {
          "type": [
            "string",
            "null"
          ],
          "description": "What should have been done instead, or should be done next time.",
          "examples": [
            "Run the migration on a copy first.",
            null
          ]
        },
        "message_role": {
          "title": "ForsyMessageRole",
          "description": "What part a user message plays in the work; null on every other step.",
          "enum": [
            "direct_request",
            "answer_to_agent_question",
            "correction",
            "approval",
            "clarification",
            "selection",
            "status_update",
            "new_constraint",
            "other",
            null
          ],
          "examples": [
            "direct_request"
          ]
        },
        "feedback_type": {
          "title": "ForsyFeedbackType",
          "description": "What kind of feedback a user message gives; null where it gives none.",
          "enum": [
            "correction",
            "approval",
            "clarification",
            "new_instruction",
            "other",
            null
          ],
          "examples": [
            "correction"
          ]
        },
        "feedback_content": {
          "type": [
            "string",
            "null"
          ],
          "description": "What a user message says about earlier work; never the first request over again.",
          "examples": [
            "The total must include tax.",
            null
          ]
        },
        "started_at": {
          "description": "When the step began, ISO 8601; a zone is recommended.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$",
          "x-form": "a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z",
          "examples": [
            "2025-03-14T14:00:05Z"
          ],
          "x-rule": "times-are-sound"
        },
        "ended_at": {
          "description": "When the step ended, ISO 8601; a zone is recommended.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$",
          "x-form": "a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z",
          "examples": [
            "2025-03-14T14:00:08Z"
          ],
          "x-rule": "times-are-sound"
        },
        "retry_of": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "Number of the earlier step that this one retries, corrects or redoes.",
          "examples": [
            3,
            null
          ],
          "x-rule": "retry-of-points-back"
        }
      },
      "required": [
        "step",
        "turn",
        "actor",
        "action",
        "operation",
        "tool",
        "execution_mode",
        "parallel_group",
        "observation",
        "input",
        "input_source",
        "output",
        "state_change",
        "reasoning",
        "caused_by",
        "causal_type",
        "causal_note",
        "alternatives_considered",
        "success",
        "eval",
        "eval_reason",
        "directive",
        "message_role",
        "feedback_type",
        "feedback_content",
        "started_at",
        "ended_at",
        "retry_of"
      ],
      "allOf": [
        {
          "$comment": "What a user message is: an input from the user that nobody judges. Checklist items 3 and 4.",
          "if": {
            "properties": {
              "action": {
                "const": "user_message"
              }
            },
            "required": [
              "action"
            ]
          },
          "then": {
            "properties": {
              "actor": {
                "const": "user",
                "x-rule": "user-message-invariants"
              },
              "eval": {
                "const": 0,
                "x-rule": "user-message-eval-is-zero"
              },
              "operation": {
                "type": "null",
                "x-rule": "user-message-invariants"
              },
              "tool": {
                "type": "null",
                "x-rule": "user-message-invariants"
              },
              "execution_mode": {
                "type": "null",
                "x-rule": "user-message-invariants"
              },
              "directive": {
                "type": "null",
                "x-rule": "user-message-invariants"
              },
              "output": {
                "type": "null",
                "x-rule": "user-message-invariants"
              },
              "observation": {
                "type": "null",
                "x-rule": "user-message-fields-are-null"
              },
              "reasoning": {
                "type": "null",
                "x-rule": "user-message-fields-are-null"
              },
              "success": {
                "type": "null",
                "x-rule": "user-message-fields-are-null"
              },
              "eval_reason": {
                "type": "null",
                "x-rule": "user-message-fields-are-null"
              }
            }
          }
        },
        {
          "$comment": "Feedback and message roles belong to user messages alone. Checklist item 5.",
          "if": {
            "properties": {
              "action": {
                "enum": [
                  "agent_step",
                  "output",
                  "error"
                ]
              }
            },
            "required": [
              "action"
            ]
          },
          "then": {
            "properties": {
              "feedback_content": {
                "type": "null",
                "x-rule": "feedback-belongs-to-user-messages"
              },
              "message_role": {
                "type": "null",
                "x-rule": "message-roles-belong-to-user-messages"
              },
              "feedback_type": {
                "type": "null",
                "x-rule": "message-roles-belong-to-user-messages"
              }
            }
          }
        }
      ]
    },
    "inputSource": {
      "title": "ForsyInputSource",
      "description": "Where the input of a step came from.",
      "type": "object",
      "required": [
        "actor",
        "source_step",
        "source_field"
      ],
      "properties": {
        "actor": {
          "type": "string",
          "description": "Who supplied it. Preferred: user, agent, subagent, tool, system, external.",
          "examples": [
            "user"
          ]
        },
        "source_step": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "Number of the earlier step that supplied it; null when it came from outside the trace.",
          "examples": [
            1,
            null
          ]
        },
        "source_field": {
          "type": [
            "string",
            "null"
          ],
          "description": "The field of that step that held it. Preferred: input, output, observation, directive, feedback_content, external.",
          "examples": [
            "output"
          ]
        },
        "note": {
          "type": [
            "string",
            "null"
          ],
          "description": "A few words on how it was used.",
          "examples": [
            "The request was taken over word for word.",
            null
          ]
        }
      },
      "if": {
        "properties": {
          "actor": {
            "const": "external"
          }
        },
        "required": [
          "actor"
        ]
      },
      "then": {
        "properties": {
          "source_step": {
            "type": "null",
            "x-when": "where the actor is external"
          }
        }
      }
    },
    "artifact": {
      "title": "ForsyArtifact",
      "description": "A file or structured result of the work, with its evidence.",
      "type": "object",
      "required": [
        "path",
        "type"
      ],
      "x-rule": "artifacts-are-recorded",
      "properties": {
        "path": {
          "type": "string",
          "minLength": 1,
          "description": "Where it lies, or what identifies it.",
          "examples": [
            "src/checkout.ts"
          ],
          "x-rule": "artifacts-are-recorded"
        },
        "type": {
          "title": "ForsyArtifactType",
          "description": "What the work did to it.",
          "enum": [
            "created",
            "modified",
            "deleted",
            "observed",
            "generated"
          ],
          "examples": [
            "created"
          ],
          "x-rule": "artifacts-are-recorded"
        },
        "role": {
          "type": "string",
          "description": "The part it plays: deliverable, intermediate, test, config, log, evidence, or a word of your own.",
          "examples": [
            "deliverable"
          ]
        },
        "related_steps": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "description": "Numbers of the steps connected with it.",
          "examples": [
            [
              12,
              13
            ],
            null
          ]
        },
        "description": {
          "type": [
            "string",
            "null"
          ],
          "description": "What it is.",
          "examples": [
            "The request handler of the checkout."
          ]
        },
        "state": {
          "type": [
            "string",
            "null"
          ],
          "description": "What happened to it, or what was seen.",
          "examples": [
            "Used in the final version."
          ]
        },
        "hash": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^sha256:[0-9a-f]{64}$",
          "x-form": "sha256: followed by 64 lower-case hexadecimal digits",
          "description": "SHA-256 of its content.",
          "examples": [
            "sha256:0000000000000000000000000000000000000000000000000000000000000000",
            null
          ]
        },
        "content": {
          "type": [
            "string",
            "null"
          ],
          "description": "The whole content, where it is at hand and safe to publish.",
          "examples": [
            "export const version = 2;\n",
            null
          ]
        },
        "diff": {
          "type": [
            "string",
            "null"
          ],
          "description": "What was changed, as a diff.",
          "examples": [
            "-const version = 1;\n+const version = 2;\n",
            null
          ]
        },
        "release_sensitivity": {
          "title": "ForsyReleaseSensitivity",
          "description": "Whether it may be published: open, only in redacted form, not outside the team, or not at all.",
          "enum": [
            "open",
            "redacted",
            "private",
            "exclude"
          ],
          "examples": [
            "open"
          ]
        }
      }
    },
    "staticOutput": {
      "title": "ForsyStaticOutput",
      "description": "What the work left behind besides words.",
      "type": "object",
      "required": [
        "artifacts"
      ],
      "x-rule": "artifacts-are-recorded",
      "properties": {
        "artifacts": {
          "description": "The artifacts, each with its evidence.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/artifact"
          },
          "examples": [
            []
          ],
          "x-rule": "artifacts-are-recorded"
        }
      }
    },
    "humanFeedback": {
      "title": "ForsyHumanFeedback",
      "description": "How many user messages give each kind of feedback.",
      "type": "object",
      "required": [
        "corrections",
        "approvals",
        "clarifications",
        "new_instructions"
      ],
      "properties": {
        "corrections": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with feedback_type correction.",
          "examples": [
            0
          ]
        },
        "approvals": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with feedback_type approval.",
          "examples": [
            0
          ]
        },
        "clarifications": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with feedback_type clarification.",
          "examples": [
            0
          ]
        },
        "new_instructions": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with feedback_type new_instruction.",
          "examples": [
            0
          ]
        }
      }
    },
    "summary": {
      "title": "ForsySummary",
      "description": "The counts over the steps, and two judgements on the whole.",
      "type": "object",
      "required": [
        "total_steps",
        "total_turns",
        "positive_steps",
        "negative_steps",
        "neutral_steps",
        "directive_signals",
        "human_feedback",
        "agent_confidence",
        "goal_achieved",
        "goal_notes"
      ],
      "properties": {
        "total_steps": {
          "type": "integer",
          "minimum": 0,
          "description": "Number of steps.",
          "examples": [
            0
          ]
        },
        "total_turns": {
          "type": "integer",
          "minimum": 0,
          "description": "The highest turn.",
          "examples": [
            0
          ]
        },
        "positive_steps": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with eval 1.",
          "examples": [
            0
          ]
        },
        "negative_steps": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with eval -1.",
          "examples": [
            0
          ]
        },
        "neutral_steps": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with eval 0.",
          "examples": [
            0
          ]
        },
        "directive_signals": {
          "type": "integer",
          "minimum": 0,
          "description": "Steps with a directive.",
          "examples": [
            0
          ]
        },
        "human_feedback": {
          "$ref": "#/$defs/humanFeedback"
        },
        "agent_confidence": {
          "type": "number",
          "minimum": 0,
          "maximum": 100,
          "description": "How sure the tracer is that the trace is accurate and complete: 100 all traced, 75 minor gaps, 50 partial, 25 significant gaps, 0 failed. It speaks of the trace, not of the work.",
          "examples": [
            75
          ],
          "x-rule": "evidence-levels-agree"
        },
        "goal_achieved": {
          "type": "boolean",
          "description": "Whether the user's own goal was reached.",
          "examples": [
            true
          ]
        },
        "goal_notes": {
          "type": [
            "string",
            "null"
          ],
          "description": "What is to be said of the outcome of the user's work, and of nothing else.",
          "examples": [
            "Delivered, but not compiled.",
            null
          ]
        }
      }
    },
    "datasetSummary": {
      "title": "ForsyDatasetSummary",
      "description": "How the trace is presented when it is published.",
      "type": "object",
      "required": [
        "title",
        "description",
        "tags",
        "release_tier",
        "validation_level"
      ],
      "properties": {
        "title": {
          "type": "string",
          "description": "A short title.",
          "examples": [
            "Checkout migration, diagnosed and fixed"
          ]
        },
        "description": {
          "type": "string",
          "description": "What the trace shows in plain words: kind of task, environment, main actions, failures, feedback, outcome and known limits.",
          "examples": [
            "An agent diagnoses failing payments after an API migration; reconstructed from logs, two outputs are excerpts."
          ]
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1
          },
          "description": "Words to find it by.",
          "examples": [
            [
              "coding",
              "cli"
            ]
          ]
        },
        "release_tier": {
          "title": "ForsyReleaseTier",
          "description": "How far it may go.",
          "enum": [
            "open_example",
            "research_preview",
            "private",
            "not_for_release"
          ],
          "examples": [
            "open_example"
          ]
        },
        "validation_level": {
          "$ref": "#/$defs/validationLevel"
        }
      }
    }
  }
};

export default schema;
