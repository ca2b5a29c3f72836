/* Made by tools/generate/schema-modules.ts from schemas/open-token/v0.1/record.schema.json; do not edit. */

/** One line of an Open-Token v0.1 stream (NDJSON): the header, an event in one of three shapes, or the footer. The value of type tells which. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/open-token/v0.1/record.schema.json",
  "title": "OpenTokenRecord",
  "description": "One line of an Open-Token v0.1 stream (NDJSON): the header, an event in one of three shapes, or the footer. The value of type tells which.",
  "oneOf": [
    {
      "$ref": "#/$defs/header"
    },
    {
      "$ref": "#/$defs/eventRecord"
    },
    {
      "$ref": "document.schema.json#/$defs/event"
    },
    {
      "$ref": "#/$defs/footer"
    }
  ],
  "$defs": {
    "header": {
      "title": "OpenTokenHeaderRecord",
      "description": "The first line of a stream.",
      "type": "object",
      "required": [
        "type",
        "open_token_version"
      ],
      "properties": {
        "type": {
          "description": "Says that the line is the header.",
          "const": "header",
          "examples": [
            "header"
          ]
        },
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
          "$ref": "document.schema.json#/$defs/conversation"
        },
        "participants": {
          "description": "Everybody and everything that speaks; streams of others may lack it.",
          "type": "array",
          "items": {
            "$ref": "document.schema.json#/$defs/participant"
          },
          "examples": [
            []
          ]
        }
      }
    },
    "eventRecord": {
      "title": "OpenTokenWrappedEvent",
      "description": "A line that says it is an event: with the event under a key of its own, or with the fields of the event beside the type.",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "const": "event"
        }
      },
      "if": {
        "required": [
          "event"
        ]
      },
      "then": {
        "$ref": "#/$defs/nestedEvent"
      },
      "else": {
        "$ref": "#/$defs/flatEvent"
      }
    },
    "flatEvent": {
      "title": "OpenTokenEventRecord",
      "description": "A line that is an event, as we write it: the event type stands in event_type, because type already says what the line is.",
      "type": "object",
      "required": [
        "type",
        "event_type",
        "id",
        "seq",
        "actor_id",
        "visibility",
        "role",
        "content"
      ],
      "properties": {
        "type": {
          "description": "Says that the line is an event.",
          "const": "event",
          "examples": [
            "event"
          ]
        },
        "event_type": {
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
        "id": {
          "$ref": "document.schema.json#/$defs/eventId"
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
        "actor_id": {
          "$ref": "document.schema.json#/$defs/actorId"
        },
        "visibility": {
          "$ref": "document.schema.json#/$defs/visibility"
        },
        "role": {
          "$ref": "document.schema.json#/$defs/role"
        },
        "content": {
          "$ref": "document.schema.json#/$defs/content"
        },
        "links": {
          "$ref": "document.schema.json#/$defs/links"
        },
        "usage": {
          "$ref": "document.schema.json#/$defs/usage"
        }
      },
      "allOf": [
        {
          "$comment": "A tool call names its tool and arguments and carries the call id that its result repeats.",
          "if": {
            "properties": {
              "event_type": {
                "const": "tool_use"
              }
            },
            "required": [
              "event_type"
            ]
          },
          "then": {
            "$ref": "document.schema.json#/$defs/toolUse"
          }
        },
        {
          "$comment": "A tool result carries the call id of its call.",
          "if": {
            "properties": {
              "event_type": {
                "const": "tool_result"
              }
            },
            "required": [
              "event_type"
            ]
          },
          "then": {
            "$ref": "document.schema.json#/$defs/toolResult"
          }
        },
        {
          "$comment": "Spans are told apart by their id.",
          "if": {
            "properties": {
              "event_type": {
                "enum": [
                  "span_start",
                  "span_end"
                ]
              }
            },
            "required": [
              "event_type"
            ]
          },
          "then": {
            "$ref": "document.schema.json#/$defs/spanBound"
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
    "nestedEvent": {
      "title": "OpenTokenNestedEventRecord",
      "description": "A line that holds an event under a key of its own; read, never written.",
      "type": "object",
      "required": [
        "type",
        "event"
      ],
      "properties": {
        "type": {
          "description": "Says that the line is an event.",
          "const": "event",
          "examples": [
            "event"
          ]
        },
        "event": {
          "$ref": "document.schema.json#/$defs/event"
        }
      }
    },
    "footer": {
      "title": "OpenTokenFooterRecord",
      "description": "The last line of a stream, when there is one.",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "description": "Says that the line is the footer.",
          "const": "footer",
          "examples": [
            "footer"
          ]
        },
        "integrity": {
          "$ref": "document.schema.json#/$defs/integrity"
        }
      }
    }
  }
};

export default schema;
