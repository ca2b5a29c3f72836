/* Made by tools/generate/schema-modules.ts from schemas/forsy/legacy/trace.schema.json; do not edit. */

/** Forsy traces as older public ones are (forsy-v1, forsy-v2 and raw ones without a version): readable and migratable, never written. Unknown keys are allowed. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/forsy/legacy/trace.schema.json",
  "title": "ForsyLegacyTrace",
  "description": "Forsy traces as older public ones are (forsy-v1, forsy-v2 and raw ones without a version): readable and migratable, never written. Unknown keys are allowed.",
  "type": "object",
  "required": [
    "steps"
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors.",
      "examples": [
        "https://trace-formats.github.io/schemas/forsy/legacy/trace.schema.json"
      ]
    },
    "schema_version": {
      "type": "string",
      "pattern": "^forsy-v[1-9][0-9]*(\\.[0-9]+)?$",
      "x-form": "an older version label such as forsy-v1",
      "description": "Older version label; absent in raw traces.",
      "examples": [
        "forsy-v1",
        "forsy-v2"
      ]
    },
    "trace_id": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "description": "Id of the trace.",
      "examples": [
        "fsy_c_000001"
      ]
    },
    "collection_id": {
      "type": "string",
      "minLength": 1,
      "description": "Older name of trace_id.",
      "examples": [
        "fsy_c_000001"
      ]
    },
    "prior_trace_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "Trace that this one continues.",
      "examples": [
        null
      ]
    },
    "prior_collection_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "Older name of prior_trace_id; may be the empty string.",
      "examples": [
        null,
        ""
      ]
    },
    "source_trace_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "Id in the source.",
      "examples": [
        null
      ]
    },
    "trace_slug": {
      "type": [
        "string",
        "null"
      ],
      "description": "Short name.",
      "examples": [
        null
      ]
    },
    "original_folder_name": {
      "type": [
        "string",
        "null"
      ],
      "description": "Folder it came from.",
      "examples": [
        null
      ]
    },
    "source_files": {
      "type": [
        "object",
        "array",
        "null"
      ],
      "description": "Files it was made from.",
      "examples": [
        null
      ]
    },
    "source_folder_names": {
      "type": [
        "array",
        "null"
      ],
      "description": "Folders it was made from.",
      "examples": [
        null
      ]
    },
    "trace_mode": {
      "type": [
        "string",
        "null"
      ],
      "description": "live, retraced or hybrid.",
      "examples": [
        "retraced"
      ]
    },
    "validation_level": {
      "type": [
        "string",
        "null"
      ],
      "description": "Who vouches for it.",
      "examples": [
        null
      ]
    },
    "task": {
      "type": [
        "string",
        "null"
      ],
      "description": "The user's work.",
      "examples": [
        "Speed up the factorisation."
      ]
    },
    "captured_at": {
      "type": [
        "string",
        "null"
      ],
      "description": "When it was captured, without a zone.",
      "examples": [
        "2026-04-24T19:03:14.943274"
      ]
    },
    "system_prompt": {
      "type": [
        "string",
        "object",
        "null"
      ],
      "description": "The instructions the agent began with.",
      "examples": [
        null
      ]
    },
    "skills": {
      "type": [
        "array",
        "object",
        "string",
        "null"
      ],
      "description": "What was loaded.",
      "examples": [
        []
      ]
    },
    "memory": {
      "type": [
        "string",
        "object",
        "array",
        "null"
      ],
      "description": "Remembered context.",
      "examples": [
        null
      ]
    },
    "agent_config": {
      "type": [
        "object",
        "string",
        "null"
      ],
      "description": "Settings of model and environment.",
      "examples": [
        null
      ]
    },
    "learning": {
      "type": [
        "string",
        "object",
        "array",
        "null"
      ],
      "description": "The lesson.",
      "examples": [
        null
      ]
    },
    "termination_reason": {
      "type": [
        "string",
        "null"
      ],
      "description": "Why the work ended; any word.",
      "examples": [
        "completed"
      ]
    },
    "total_steps": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "description": "A count over the steps.",
      "examples": [
        1
      ]
    },
    "total_turns": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "description": "A count over the steps.",
      "examples": [
        1
      ]
    },
    "agent_tools": {
      "type": [
        "array",
        "object",
        "string",
        "null"
      ],
      "description": "The tools that were available.",
      "examples": [
        [
          "Bash"
        ]
      ]
    },
    "started_at": {
      "type": [
        "string",
        "null"
      ],
      "description": "When the work began.",
      "examples": [
        null
      ]
    },
    "ended_at": {
      "type": [
        "string",
        "null"
      ],
      "description": "When the work ended.",
      "examples": [
        null
      ]
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
      "type": [
        "string",
        "object",
        "array",
        "null"
      ],
      "description": "The deliverable.",
      "examples": [
        null
      ]
    },
    "static_output": {
      "type": [
        "string",
        "object",
        "array",
        "null"
      ],
      "description": "Artifacts; often a JSON text inside a string.",
      "examples": [
        "{\"artifacts\": []}"
      ]
    },
    "summary": {
      "$ref": "#/$defs/summary"
    },
    "dataset_summary": {
      "type": [
        "object",
        "null"
      ],
      "description": "How it is presented.",
      "examples": [
        null
      ]
    }
  },
  "$defs": {
    "step": {
      "title": "ForsyLegacyStep",
      "description": "One step of an older trace. Types are looser than in v0.1, actions may be any word, and fields may be absent.",
      "type": "object",
      "required": [
        "action"
      ],
      "properties": {
        "step": {
          "type": "integer",
          "description": "Number of the step.",
          "examples": [
            1
          ]
        },
        "step_index": {
          "type": "integer",
          "description": "Older name of step.",
          "examples": [
            1
          ]
        },
        "turn": {
          "type": "integer",
          "description": "Number of the exchange.",
          "examples": [
            1
          ]
        },
        "actor": {
          "type": [
            "string",
            "null"
          ],
          "description": "Who acted; raw traces sometimes leave it out, and say assistant for agent.",
          "examples": [
            "user"
          ]
        },
        "action": {
          "type": "string",
          "minLength": 1,
          "description": "What kind of step it is; any word.",
          "examples": [
            "user_message",
            "tool_call"
          ]
        },
        "operation": {
          "type": [
            "string",
            "null"
          ],
          "description": "What was done.",
          "examples": [
            null
          ]
        },
        "execution_mode": {
          "type": [
            "string",
            "null"
          ],
          "description": "Serial or parallel.",
          "examples": [
            null
          ]
        },
        "parallel_group": {
          "type": [
            "string",
            "null"
          ],
          "description": "Name of the parallel branch.",
          "examples": [
            null
          ]
        },
        "causal_type": {
          "type": [
            "string",
            "null"
          ],
          "description": "Kind of cause.",
          "examples": [
            null
          ]
        },
        "causal_note": {
          "type": [
            "string",
            "null"
          ],
          "description": "How the causes led here.",
          "examples": [
            null
          ]
        },
        "alternatives_considered": {
          "type": [
            "string",
            "null"
          ],
          "description": "What else could have been done.",
          "examples": [
            null
          ]
        },
        "eval_reason": {
          "type": [
            "string",
            "null"
          ],
          "description": "Why it was judged so.",
          "examples": [
            null
          ]
        },
        "directive": {
          "type": [
            "string",
            "null"
          ],
          "description": "What should have been done.",
          "examples": [
            null
          ]
        },
        "message_role": {
          "type": [
            "string",
            "null"
          ],
          "description": "Part of the message; may be the empty string or the name of a speaker.",
          "examples": [
            null
          ]
        },
        "feedback_type": {
          "type": [
            "string",
            "null"
          ],
          "description": "Kind of feedback; may be the empty string or an older word.",
          "examples": [
            null
          ]
        },
        "feedback_content": {
          "type": [
            "string",
            "null"
          ],
          "description": "What the user said of earlier work.",
          "examples": [
            null
          ]
        },
        "reasoning": {
          "type": [
            "string",
            "null"
          ],
          "description": "Why this step.",
          "examples": [
            null
          ]
        },
        "started_at": {
          "type": [
            "string",
            "null"
          ],
          "description": "When it began.",
          "examples": [
            null
          ]
        },
        "ended_at": {
          "type": [
            "string",
            "null"
          ],
          "description": "When it ended.",
          "examples": [
            null
          ]
        },
        "state_change": {
          "type": [
            "string",
            "null"
          ],
          "description": "What was different after it.",
          "examples": [
            null
          ]
        },
        "tool": {
          "type": [
            "string",
            "object",
            "array",
            "null"
          ],
          "description": "What was used.",
          "examples": [
            null
          ]
        },
        "observation": {
          "type": [
            "string",
            "object",
            "array",
            "null"
          ],
          "description": "State before the step.",
          "examples": [
            null
          ]
        },
        "input": {
          "type": [
            "string",
            "object",
            "array",
            "null"
          ],
          "description": "The payload.",
          "examples": [
            null
          ]
        },
        "output": {
          "type": [
            "string",
            "object",
            "array",
            "null"
          ],
          "description": "What came back.",
          "examples": [
            null
          ]
        },
        "feedback": {
          "type": [
            "string",
            "object",
            "array",
            "null"
          ],
          "description": "Older name of feedback_content.",
          "examples": [
            null
          ]
        },
        "input_source": {
          "type": [
            "object",
            "string",
            "null"
          ],
          "description": "Where the input came from.",
          "examples": [
            null
          ]
        },
        "success": {
          "type": [
            "boolean",
            "null"
          ],
          "description": "Whether the step ran as intended.",
          "examples": [
            true
          ]
        },
        "eval": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": -1,
          "maximum": 1,
          "description": "The judgement on the step.",
          "examples": [
            1
          ]
        },
        "caused_by": {
          "type": [
            "array",
            "integer",
            "null"
          ],
          "items": {
            "type": "integer"
          },
          "description": "Steps that led here.",
          "examples": [
            [
              1
            ],
            null
          ]
        },
        "retry_of": {
          "type": [
            "integer",
            "null"
          ],
          "description": "The step that this one redoes.",
          "examples": [
            null
          ]
        }
      },
      "anyOf": [
        {
          "required": [
            "step"
          ]
        },
        {
          "required": [
            "step_index"
          ]
        }
      ]
    },
    "summary": {
      "title": "ForsyLegacySummary",
      "description": "The summary of an older trace.",
      "type": "object",
      "properties": {
        "total_steps": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "A count over the steps.",
          "examples": [
            1
          ]
        },
        "total_turns": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "A count over the steps.",
          "examples": [
            1
          ]
        },
        "positive_steps": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "A count over the steps.",
          "examples": [
            1
          ]
        },
        "negative_steps": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "A count over the steps.",
          "examples": [
            1
          ]
        },
        "neutral_steps": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "A count over the steps.",
          "examples": [
            1
          ]
        },
        "directive_signals": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "A count over the steps.",
          "examples": [
            1
          ]
        },
        "human_feedback": {
          "type": [
            "object",
            "string",
            "array",
            "integer",
            "null"
          ],
          "description": "Counts, or words about the feedback.",
          "examples": [
            {
              "corrections": 1
            }
          ]
        },
        "agent_confidence": {
          "type": [
            "number",
            "string",
            "null"
          ],
          "description": "Confidence, on whatever scale.",
          "examples": [
            8
          ]
        },
        "goal_achieved": {
          "type": [
            "boolean",
            "string",
            "null"
          ],
          "description": "Whether the goal was reached.",
          "examples": [
            true
          ]
        },
        "goal_notes": {
          "type": [
            "string",
            "null"
          ],
          "description": "What is said of the outcome.",
          "examples": [
            null
          ]
        }
      }
    }
  }
};

export default schema;
