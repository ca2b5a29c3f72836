/* Made by tools/generate/schema-modules.ts from schemas/forsy/v0.1/manifest.schema.json; do not edit. */

/** Index card of one Forsy trace: what it is and its headline figures. What it states must agree with the trace beside it. Unknown keys are allowed. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/forsy/v0.1/manifest.schema.json",
  "title": "ForsyManifest",
  "description": "Index card of one Forsy trace: what it is and its headline figures. What it states must agree with the trace beside it. Unknown keys are allowed.",
  "type": "object",
  "required": [
    "schema_version",
    "trace_id"
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors.",
      "examples": [
        "https://trace-formats.github.io/schemas/forsy/v0.1/manifest.schema.json"
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
    "trace_slug": {
      "type": "string",
      "description": "A short name for folders and addresses.",
      "examples": [
        "checkout-migration"
      ]
    },
    "original_folder_name": {
      "type": [
        "string",
        "null"
      ],
      "description": "Name of the folder it came from.",
      "examples": [
        "trace_005"
      ]
    },
    "source_trace_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "Id that the trace had in its source.",
      "examples": [
        "forsy_trace_example_001"
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
        {
          "trace": "raw/trace_005/data.json"
        },
        null
      ]
    },
    "source_folder_names": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "Folders it was made from.",
      "examples": [
        [
          "trace_005"
        ]
      ]
    },
    "collection_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "Older name of trace_id, kept by some exports.",
      "examples": [
        "forsy_trace_example_001"
      ]
    },
    "prior_collection_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "Older name of prior_trace_id, kept by some exports.",
      "examples": [
        null
      ]
    },
    "trace_mode": {
      "$ref": "trace.schema.json#/$defs/traceMode"
    },
    "validation_level": {
      "$ref": "trace.schema.json#/$defs/validationLevel"
    },
    "task": {
      "type": "string",
      "description": "The user's own work in the user's words; not the making of the trace.",
      "examples": [
        "Find out why checkout payments fail since the API migration, and fix it."
      ]
    },
    "captured_at": {
      "description": "When the trace was captured, ISO 8601; public ones have no zone.",
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$",
      "x-form": "a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z",
      "examples": [
        "2026-04-24T19:03:14.943274"
      ],
      "x-rule": "times-are-sound"
    },
    "activity_started_at": {
      "description": "When the work began.",
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$",
      "x-form": "a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z",
      "examples": [
        "2026-04-24T18:00:00Z"
      ],
      "x-rule": "times-are-sound"
    },
    "activity_ended_at": {
      "description": "When the work ended.",
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$",
      "x-form": "a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z",
      "examples": [
        "2026-04-24T19:00:00Z"
      ],
      "x-rule": "times-are-sound"
    },
    "total_steps": {
      "type": "integer",
      "minimum": 0,
      "description": "Number of steps in the trace.",
      "examples": [
        0
      ]
    },
    "total_turns": {
      "type": "integer",
      "minimum": 0,
      "description": "The highest turn of the trace.",
      "examples": [
        0
      ]
    },
    "positive_pct": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "The share of steps with eval 1, in whole percent rounded down.",
      "examples": [
        70
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
    "agent_confidence": {
      "type": [
        "number",
        "null"
      ],
      "minimum": 0,
      "maximum": 100,
      "description": "The confidence that the trace states.",
      "examples": [
        75
      ]
    },
    "goal_achieved": {
      "type": [
        "boolean",
        "null"
      ],
      "description": "Whether the goal was reached, as the trace states it.",
      "examples": [
        true
      ]
    },
    "goal_notes": {
      "type": [
        "string",
        "null"
      ],
      "description": "What the trace says of the outcome.",
      "examples": [
        null
      ]
    },
    "human_feedback": {
      "$ref": "trace.schema.json#/$defs/humanFeedback"
    },
    "formats_available": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "The forms in which the trace is published.",
      "examples": [
        [
          "json",
          "jsonl"
        ]
      ]
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
      "$ref": "trace.schema.json#/$defs/terminationReason"
    },
    "dataset_summary": {
      "$ref": "trace.schema.json#/$defs/datasetSummary"
    }
  }
};

export default schema;
