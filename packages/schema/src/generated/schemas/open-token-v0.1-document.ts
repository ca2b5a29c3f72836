/* Made by tools/generate/schema-modules.ts from schemas/open-token/v0.1/document.schema.json; do not edit. */

/** A whole conversation as one JSON object: Open-Token v0.1 in its document form. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/open-token/v0.1/document.schema.json",
  "title": "OpenTokenDocument",
  "description": "A whole conversation as one JSON object: Open-Token v0.1 in its document form.",
  "type": "object",
  "required": [
    "open_token_version",
    "conversation",
    "participants",
    "events"
  ],
  "properties": {
    "open_token_version": {
      "description": "Version of the format.",
      "const": "0.1",
      "examples": [
        "0.1"
      ]
    },
    "exported_at": {
      "type": "string",
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$",
      "x-form": "a time in UTC as RFC 3339 writes it, such as 2026-01-31T09:30:00Z",
      "description": "When the export was made, RFC 3339 in UTC.",
      "examples": [
        "2026-01-31T00:00:00Z"
      ],
      "x-rule": "times-are-sound"
    },
    "conversation": {
      "$ref": "#/$defs/conversation"
    },
    "participants": {
      "description": "Everybody and everything that speaks in it.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/participant"
      },
      "examples": [
        []
      ]
    },
    "events": {
      "description": "What happened, in order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/event"
      },
      "examples": [
        []
      ]
    },
    "integrity": {
      "$ref": "#/$defs/integrity"
    }
  },
  "additionalProperties": false,
  "$defs": {
    "visibility": {
      "title": "OpenTokenVisibility",
      "description": "Who was meant to see it: the people in the conversation, only the machinery, or nobody because it speaks about the record itself.",
      "enum": [
        "public",
        "internal",
        "metadata"
      ],
      "examples": [
        "public"
      ]
    },
    "role": {
      "title": "OpenTokenRole",
      "description": "The part the event plays in the conversation.",
      "enum": [
        "system",
        "developer",
        "user",
        "assistant",
        "assistant_thought",
        "tool"
      ],
      "examples": [
        "system"
      ]
    },
    "actorId": {
      "type": "string",
      "pattern": "^act_[0-9]{3,}$",
      "x-form": "act_ followed by three or more digits, such as act_001",
      "title": "OpenTokenActorId",
      "description": "Id of a participant: act_ and three or more digits.",
      "examples": [
        "act_001"
      ]
    },
    "eventId": {
      "type": "string",
      "pattern": "^evt_[0-9]{6,}$",
      "x-form": "evt_ followed by six or more digits, such as evt_000001",
      "title": "OpenTokenEventId",
      "description": "Id of an event: evt_ and six or more digits.",
      "examples": [
        "evt_000001"
      ]
    },
    "callId": {
      "type": "string",
      "pattern": "^call_[0-9]{6,}$",
      "x-form": "call_ followed by six or more digits, such as call_000001",
      "title": "OpenTokenCallId",
      "description": "Id that joins a tool call and its result: call_ and six or more digits.",
      "examples": [
        "call_000001"
      ]
    },
    "spanId": {
      "type": "string",
      "pattern": "^span_[0-9]{6,}$",
      "x-form": "span_ followed by six or more digits, such as span_000001",
      "title": "OpenTokenSpanId",
      "description": "Id of a span: span_ and six or more digits.",
      "examples": [
        "span_000001"
      ]
    },
    "conversation": {
      "title": "OpenTokenConversation",
      "description": "What the conversation is and how its export was made.",
      "type": "object",
      "required": [
        "id"
      ],
      "properties": {
        "id": {
          "type": "string",
          "minLength": 1,
          "description": "The runtime's own id, or conv_ with the date and eight digits of a hash.",
          "examples": [
            "conv_20260131_ab12cd34"
          ]
        },
        "title": {
          "type": "string",
          "description": "What a person calls it.",
          "examples": [
            "Factorials"
          ]
        },
        "timezone": {
          "type": "string",
          "description": "The time zone of the people in it.",
          "examples": [
            "Europe/Lisbon"
          ]
        },
        "started_at": {
          "type": "string",
          "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",
          "x-form": "a time with its zone as RFC 3339 writes it, such as 2026-01-31T09:30:00Z",
          "description": "When it began, RFC 3339; left out when unknown, never guessed.",
          "examples": [
            "2026-01-31T00:00:00Z"
          ],
          "x-rule": "times-are-sound"
        },
        "source_runtime": {
          "title": "OpenTokenRuntime",
          "description": "What kind of program it took place in.",
          "enum": [
            "cli",
            "web",
            "api",
            "ide",
            "other",
            "unknown"
          ],
          "examples": [
            "cli"
          ]
        },
        "provider": {
          "title": "OpenTokenProvider",
          "description": "Whose model it was.",
          "enum": [
            "openai",
            "anthropic",
            "google",
            "meta",
            "other",
            "unknown"
          ],
          "examples": [
            "openai"
          ]
        },
        "internal_availability": {
          "title": "OpenTokenAvailability",
          "description": "Whether hidden reasoning was there to export.",
          "enum": [
            "available",
            "unavailable",
            "unknown"
          ],
          "examples": [
            "available"
          ]
        },
        "redaction": {
          "$ref": "#/$defs/redaction"
        }
      }
    },
    "redaction": {
      "title": "OpenTokenRedaction",
      "description": "What was masked before the export. Absent means that nothing was.",
      "type": "object",
      "required": [
        "mode"
      ],
      "properties": {
        "mode": {
          "title": "OpenTokenRedactionMode",
          "description": "What was looked for.",
          "enum": [
            "none",
            "secrets",
            "pii",
            "strict"
          ],
          "examples": [
            "none"
          ]
        },
        "strategy": {
          "title": "OpenTokenRedactionStrategy",
          "description": "What was done with it: a marker with a short digest, removal, or a marker with the whole digest.",
          "enum": [
            "mask",
            "drop",
            "hash"
          ],
          "examples": [
            "mask"
          ]
        },
        "notes": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "What was done, in words that hold no value.",
          "examples": [
            [
              "masked 2 api keys"
            ]
          ]
        }
      }
    },
    "participant": {
      "title": "OpenTokenParticipant",
      "description": "One speaker, agent, tool or source of instructions.",
      "type": "object",
      "required": [
        "actor_id",
        "kind",
        "name"
      ],
      "properties": {
        "actor_id": {
          "$ref": "#/$defs/actorId"
        },
        "kind": {
          "title": "OpenTokenParticipantKind",
          "description": "What it is.",
          "enum": [
            "human",
            "model",
            "tool",
            "system"
          ],
          "examples": [
            "human"
          ]
        },
        "name": {
          "type": "string",
          "description": "What it is called.",
          "examples": [
            "assistant"
          ]
        },
        "provider": {
          "type": "string",
          "description": "Whose it is.",
          "examples": [
            "anthropic"
          ]
        },
        "model": {
          "type": "string",
          "description": "Which model it is.",
          "examples": [
            "example-model-1"
          ]
        },
        "instance_id": {
          "type": "string",
          "description": "Which running copy it is.",
          "examples": [
            "agent-7"
          ]
        }
      }
    },
    "event": {
      "title": "OpenTokenEvent",
      "description": "One thing that happened in the conversation.",
      "type": "object",
      "required": [
        "id",
        "seq",
        "type",
        "actor_id",
        "visibility",
        "role",
        "content"
      ],
      "properties": {
        "id": {
          "$ref": "#/$defs/eventId"
        },
        "seq": {
          "type": "integer",
          "minimum": 1,
          "description": "Place in the conversation: 1 for the first event, then one more each time.",
          "examples": [
            1
          ]
        },
        "ts": {
          "type": "string",
          "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$",
          "x-form": "a time in UTC as RFC 3339 writes it, such as 2026-01-31T09:30:00Z",
          "description": "When it happened, RFC 3339 in UTC; left out when unknown, never guessed.",
          "examples": [
            "2026-01-31T00:00:00Z"
          ],
          "x-rule": "times-are-sound"
        },
        "type": {
          "title": "OpenTokenEventType",
          "description": "What kind of event it is.",
          "enum": [
            "message",
            "tool_use",
            "tool_result",
            "span_start",
            "span_end",
            "annotation"
          ],
          "examples": [
            "message"
          ]
        },
        "actor_id": {
          "$ref": "#/$defs/actorId"
        },
        "visibility": {
          "$ref": "#/$defs/visibility"
        },
        "role": {
          "$ref": "#/$defs/role"
        },
        "content": {
          "$ref": "#/$defs/content"
        },
        "links": {
          "$ref": "#/$defs/links"
        },
        "usage": {
          "$ref": "#/$defs/usage"
        }
      },
      "allOf": [
        {
          "$comment": "A tool call names its tool and arguments and carries the call id that its result repeats.",
          "if": {
            "properties": {
              "type": {
                "const": "tool_use"
              }
            },
            "required": [
              "type"
            ]
          },
          "then": {
            "$ref": "#/$defs/toolUse"
          }
        },
        {
          "$comment": "A tool result carries the call id of its call.",
          "if": {
            "properties": {
              "type": {
                "const": "tool_result"
              }
            },
            "required": [
              "type"
            ]
          },
          "then": {
            "$ref": "#/$defs/toolResult"
          }
        },
        {
          "$comment": "Spans are told apart by their id.",
          "if": {
            "properties": {
              "type": {
                "enum": [
                  "span_start",
                  "span_end"
                ]
              }
            },
            "required": [
              "type"
            ]
          },
          "then": {
            "$ref": "#/$defs/spanBound"
          }
        },
        {
          "$comment": "A hidden thought is never public.",
          "if": {
            "properties": {
              "role": {
                "const": "assistant_thought"
              }
            },
            "required": [
              "role"
            ]
          },
          "then": {
            "properties": {
              "visibility": {
                "enum": [
                  "internal",
                  "metadata"
                ],
                "x-when": "for a hidden thought"
              }
            }
          }
        }
      ]
    },
    "content": {
      "title": "OpenTokenContent",
      "description": "What an event holds: text, data, or neither for a placeholder.",
      "type": "object",
      "required": [
        "mime"
      ],
      "properties": {
        "mime": {
          "title": "OpenTokenMime",
          "description": "text/plain goes with text, application/json with data.",
          "enum": [
            "text/plain",
            "application/json"
          ],
          "examples": [
            "text/plain"
          ]
        },
        "text": {
          "type": "string",
          "description": "The text.",
          "examples": [
            "5! equals 120."
          ]
        },
        "data": {
          "description": "Any JSON value.",
          "examples": [
            {
              "tool_name": "CalculatorAPI",
              "arguments": {
                "n": 5
              }
            }
          ]
        }
      }
    },
    "links": {
      "title": "OpenTokenLinks",
      "description": "How an event hangs together with earlier ones.",
      "type": "object",
      "properties": {
        "parent_id": {
          "$ref": "#/$defs/eventId"
        },
        "replies_to": {
          "$ref": "#/$defs/eventId"
        },
        "call_id": {
          "$ref": "#/$defs/callId"
        },
        "span_id": {
          "$ref": "#/$defs/spanId"
        }
      }
    },
    "usage": {
      "title": "OpenTokenUsage",
      "description": "Tokens, where they are known.",
      "type": "object",
      "properties": {
        "input_tokens": {
          "type": "integer",
          "minimum": 0,
          "description": "Tokens read.",
          "examples": [
            12
          ]
        },
        "output_tokens": {
          "type": "integer",
          "minimum": 0,
          "description": "Tokens written.",
          "examples": [
            12
          ]
        },
        "reasoning_tokens": {
          "type": "integer",
          "minimum": 0,
          "description": "Tokens of hidden reasoning.",
          "examples": [
            12
          ]
        }
      }
    },
    "integrity": {
      "title": "OpenTokenIntegrity",
      "description": "A digest of the events, to notice later changes.",
      "type": "object",
      "required": [
        "hash_alg",
        "canonicalization",
        "events_hash"
      ],
      "properties": {
        "hash_alg": {
          "description": "The hash function.",
          "const": "sha256",
          "examples": [
            "sha256"
          ]
        },
        "canonicalization": {
          "description": "Name of the canonical form that is hashed; we take it to be RFC 8785.",
          "const": "json-c14n-like",
          "examples": [
            "json-c14n-like"
          ]
        },
        "events_hash": {
          "type": "string",
          "pattern": "^[0-9a-f]{64}$",
          "x-form": "64 lower-case hexadecimal digits",
          "description": "SHA-256 of the canonical form of the events array.",
          "examples": [
            "0000000000000000000000000000000000000000000000000000000000000000"
          ]
        }
      }
    },
    "toolUse": {
      "$comment": "What a tool_use event must be besides an event.",
      "required": [
        "links"
      ],
      "x-when": "in a tool_use event",
      "properties": {
        "role": {
          "const": "assistant",
          "x-when": "in a tool_use event"
        },
        "content": {
          "required": [
            "data"
          ],
          "x-when": "in a tool_use event",
          "properties": {
            "data": {
              "$ref": "#/$defs/toolCall"
            }
          }
        },
        "links": {
          "required": [
            "call_id"
          ],
          "x-when": "in a tool_use event"
        }
      }
    },
    "toolCall": {
      "title": "OpenTokenToolCall",
      "description": "The data of a tool call.",
      "type": "object",
      "required": [
        "tool_name",
        "arguments"
      ],
      "x-when": "in a tool_use event",
      "properties": {
        "tool_name": {
          "type": "string",
          "x-when": "in a tool_use event",
          "description": "Name of the tool.",
          "examples": [
            "CalculatorAPI"
          ]
        },
        "arguments": {
          "type": [
            "object",
            "array"
          ],
          "x-when": "in a tool_use event",
          "description": "The arguments of the call.",
          "examples": [
            {
              "op": "factorial",
              "n": 5
            }
          ]
        },
        "source_call_id": {
          "type": "string",
          "x-when": "in a tool_use event",
          "description": "The id that the source gave the call, kept for the way back.",
          "examples": [
            "toolu_01"
          ]
        }
      }
    },
    "toolResult": {
      "$comment": "What a tool_result event must be besides an event.",
      "required": [
        "links"
      ],
      "x-when": "in a tool_result event",
      "properties": {
        "role": {
          "const": "tool",
          "x-when": "in a tool_result event"
        },
        "links": {
          "required": [
            "call_id"
          ],
          "x-when": "in a tool_result event"
        }
      }
    },
    "spanBound": {
      "$comment": "What a span_start or span_end event must be besides an event.",
      "required": [
        "links"
      ],
      "x-when": "in a span event",
      "properties": {
        "links": {
          "required": [
            "span_id"
          ],
          "x-when": "in a span event"
        }
      }
    }
  }
};

export default schema;
