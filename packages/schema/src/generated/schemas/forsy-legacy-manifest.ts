/* Made by tools/generate/schema-modules.ts from schemas/forsy/legacy/manifest.schema.json; do not edit. */

/** Index card of an older Forsy trace. Unknown keys are allowed. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/forsy/legacy/manifest.schema.json",
  "title": "ForsyLegacyManifest",
  "description": "Index card of an older Forsy trace. Unknown keys are allowed.",
  "type": "object",
  "anyOf": [
    {
      "required": [
        "trace_id"
      ]
    },
    {
      "required": [
        "collection_id"
      ]
    }
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors.",
      "examples": [
        "https://trace-formats.github.io/schemas/forsy/legacy/manifest.schema.json"
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
    "activity_started_at": {
      "type": [
        "string",
        "null"
      ],
      "description": "When the work began.",
      "examples": [
        null
      ]
    },
    "activity_ended_at": {
      "type": [
        "string",
        "null"
      ],
      "description": "When the work ended.",
      "examples": [
        null
      ]
    },
    "positive_pct": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "maximum": 100,
      "description": "Share of steps with eval 1, in percent.",
      "examples": [
        70
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
    "agent_confidence": {
      "type": [
        "number",
        "string",
        "null"
      ],
      "description": "Confidence, on whatever scale.",
      "examples": [
        90
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
    "formats_available": {
      "type": [
        "array",
        "null"
      ],
      "description": "Forms in which it is published.",
      "examples": [
        [
          "json"
        ]
      ]
    }
  }
};

export default schema;
