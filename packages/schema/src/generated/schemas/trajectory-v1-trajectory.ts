/* Made by tools/generate/schema-modules.ts from schemas/trajectory/v1/trajectory.schema.json; do not edit. */

/** The conversation of one session in the form of OpenAI chat completions, in an envelope. Unknown keys are allowed. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/trajectory/v1/trajectory.schema.json",
  "title": "Trajectory",
  "description": "The conversation of one session in the form of OpenAI chat completions, in an envelope. Unknown keys are allowed.",
  "type": "object",
  "required": [
    "model",
    "timestamp",
    "messages"
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors.",
      "examples": [
        "https://trace-formats.github.io/schemas/trajectory/v1/trajectory.schema.json"
      ]
    },
    "model": {
      "type": "string",
      "minLength": 1,
      "description": "The session's exact model id, never a default.",
      "examples": [
        "example-model-1"
      ]
    },
    "timestamp": {
      "type": "string",
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",
      "x-form": "a time with its zone as RFC 3339 writes it, such as 2026-01-31T09:30:00Z",
      "description": "When the trajectory was saved, RFC 3339.",
      "examples": [
        "2025-01-15T10:30:00Z"
      ],
      "x-rule": "times-are-sound"
    },
    "session_id": {
      "type": "string",
      "minLength": 1,
      "description": "The session's own id, word for word; left out only if there is none.",
      "examples": [
        "0b7e2c1a"
      ]
    },
    "messages": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/message"
      },
      "minItems": 1,
      "description": "The messages in order.",
      "examples": [
        [
          {
            "role": "user",
            "content": "Hello."
          }
        ]
      ]
    }
  },
  "$defs": {
    "message": {
      "title": "TrajectoryMessage",
      "description": "One message, told apart by its role.",
      "oneOf": [
        {
          "$ref": "#/$defs/system"
        },
        {
          "$ref": "#/$defs/developer"
        },
        {
          "$ref": "#/$defs/user"
        },
        {
          "$ref": "#/$defs/assistant"
        },
        {
          "$ref": "#/$defs/tool"
        }
      ]
    },
    "system": {
      "title": "TrajectorySystemMessage",
      "description": "Standing instructions.",
      "type": "object",
      "required": [
        "role",
        "content"
      ],
      "properties": {
        "role": {
          "description": "Who speaks.",
          "const": "system",
          "examples": [
            "system"
          ]
        },
        "content": {
          "description": "The instructions.",
          "type": [
            "string",
            "array"
          ],
          "items": {
            "$ref": "#/$defs/textPart"
          },
          "examples": [
            "Thanks, that helps."
          ]
        },
        "name": {
          "type": "string",
          "description": "A name for the speaker among several of the same role.",
          "examples": [
            "reviewer"
          ]
        }
      }
    },
    "developer": {
      "title": "TrajectoryDeveloperMessage",
      "description": "Instructions of the developer.",
      "type": "object",
      "required": [
        "role",
        "content"
      ],
      "properties": {
        "role": {
          "description": "Who speaks.",
          "const": "developer",
          "examples": [
            "developer"
          ]
        },
        "content": {
          "description": "The instructions.",
          "type": [
            "string",
            "array"
          ],
          "items": {
            "$ref": "#/$defs/textPart"
          },
          "examples": [
            "Thanks, that helps."
          ]
        },
        "name": {
          "type": "string",
          "description": "A name for the speaker among several of the same role.",
          "examples": [
            "reviewer"
          ]
        }
      }
    },
    "user": {
      "title": "TrajectoryUserMessage",
      "description": "A message of the user.",
      "type": "object",
      "required": [
        "role",
        "content"
      ],
      "properties": {
        "role": {
          "description": "Who speaks.",
          "const": "user",
          "examples": [
            "user"
          ]
        },
        "content": {
          "description": "What the user said.",
          "type": [
            "string",
            "array"
          ],
          "items": {
            "oneOf": [
              {
                "$ref": "#/$defs/textPart"
              },
              {
                "$ref": "#/$defs/imagePart"
              },
              {
                "$ref": "#/$defs/filePart"
              }
            ]
          },
          "examples": [
            "Thanks, that helps."
          ]
        },
        "name": {
          "type": "string",
          "description": "A name for the speaker among several of the same role.",
          "examples": [
            "reviewer"
          ]
        }
      }
    },
    "assistant": {
      "title": "TrajectoryAssistantMessage",
      "description": "A turn of the model: text, calls, or both, and the thinking behind them.",
      "type": "object",
      "required": [
        "role"
      ],
      "properties": {
        "role": {
          "description": "Who speaks.",
          "const": "assistant",
          "examples": [
            "assistant"
          ]
        },
        "content": {
          "description": "What the model said; null where the turn holds nothing but calls.",
          "type": [
            "string",
            "array",
            "null"
          ],
          "items": {
            "oneOf": [
              {
                "$ref": "#/$defs/textPart"
              },
              {
                "$ref": "#/$defs/refusalPart"
              }
            ]
          },
          "examples": [
            "Thanks, that helps."
          ]
        },
        "thinking": {
          "type": "string",
          "description": "The thinking behind the turn, where the source had it.",
          "examples": [
            "The user wants the total with tax."
          ]
        },
        "tool_calls": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/toolCall"
          },
          "minItems": 1,
          "description": "The calls of the turn, all of them.",
          "examples": [
            [
              {
                "id": "call_001",
                "type": "function",
                "function": {
                  "name": "Read",
                  "arguments": "{\"path\": \"a.txt\"}"
                }
              }
            ]
          ]
        },
        "name": {
          "type": "string",
          "description": "A name for the speaker among several of the same role.",
          "examples": [
            "reviewer"
          ]
        }
      },
      "if": {
        "required": [
          "tool_calls"
        ]
      },
      "else": {
        "$comment": "Without calls a turn says something: null stands only beside calls.",
        "required": [
          "content"
        ],
        "x-when": "in a turn without tool calls",
        "properties": {
          "content": {
            "type": [
              "string",
              "array"
            ],
            "x-rule": "content-null-only-with-calls"
          }
        }
      }
    },
    "tool": {
      "title": "TrajectoryToolMessage",
      "description": "The answer of a tool to one call.",
      "type": "object",
      "required": [
        "role",
        "tool_call_id",
        "content"
      ],
      "properties": {
        "role": {
          "description": "Who speaks.",
          "const": "tool",
          "examples": [
            "tool"
          ]
        },
        "tool_call_id": {
          "type": "string",
          "minLength": 1,
          "description": "Id of the call that it answers.",
          "examples": [
            "call_001"
          ]
        },
        "content": {
          "description": "What the tool returned.",
          "type": [
            "string",
            "array"
          ],
          "items": {
            "$ref": "#/$defs/textPart"
          },
          "examples": [
            "Thanks, that helps."
          ]
        },
        "name": {
          "type": "string",
          "description": "Name of the tool; some programs add it.",
          "examples": [
            "Read"
          ]
        }
      }
    },
    "toolCall": {
      "title": "TrajectoryToolCall",
      "description": "One call of a tool.",
      "type": "object",
      "required": [
        "id",
        "type",
        "function"
      ],
      "properties": {
        "id": {
          "type": "string",
          "minLength": 1,
          "description": "Id of the call, unique in the conversation.",
          "examples": [
            "call_001"
          ]
        },
        "type": {
          "description": "Calls are function calls.",
          "const": "function",
          "examples": [
            "function"
          ]
        },
        "function": {
          "$ref": "#/$defs/functionCall"
        }
      }
    },
    "functionCall": {
      "title": "TrajectoryFunctionCall",
      "description": "Which function was called, and with what.",
      "type": "object",
      "required": [
        "name",
        "arguments"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "description": "Name of the function.",
          "examples": [
            "Read"
          ]
        },
        "arguments": {
          "type": "string",
          "description": "The arguments as JSON text, not as an object.",
          "examples": [
            "{\"path\": \"a.txt\"}"
          ]
        }
      }
    },
    "textPart": {
      "title": "TrajectoryTextPart",
      "description": "A piece of text.",
      "type": "object",
      "required": [
        "type",
        "text"
      ],
      "properties": {
        "type": {
          "description": "Says that the part is text.",
          "const": "text",
          "examples": [
            "text"
          ]
        },
        "text": {
          "type": "string",
          "description": "The text.",
          "examples": [
            "Hello."
          ]
        }
      }
    },
    "refusalPart": {
      "title": "TrajectoryRefusalPart",
      "description": "Words with which the model declined.",
      "type": "object",
      "required": [
        "type",
        "refusal"
      ],
      "properties": {
        "type": {
          "description": "Says that the part is a refusal.",
          "const": "refusal",
          "examples": [
            "refusal"
          ]
        },
        "refusal": {
          "type": "string",
          "description": "The words.",
          "examples": [
            "I will not help with that."
          ]
        }
      }
    },
    "imagePart": {
      "title": "TrajectoryImagePart",
      "description": "An image, by address or as a data address.",
      "type": "object",
      "required": [
        "type",
        "image_url"
      ],
      "properties": {
        "type": {
          "description": "Says that the part is an image.",
          "const": "image_url",
          "examples": [
            "image_url"
          ]
        },
        "image_url": {
          "title": "TrajectoryImageUrl",
          "description": "The image.",
          "type": "object",
          "required": [
            "url"
          ],
          "properties": {
            "url": {
              "type": "string",
              "description": "Its address.",
              "examples": [
                "https://example.com/chart.png"
              ]
            },
            "detail": {
              "description": "How closely it should be looked at.",
              "enum": [
                "auto",
                "low",
                "high",
                "original"
              ],
              "examples": [
                "auto"
              ]
            }
          }
        }
      }
    },
    "filePart": {
      "title": "TrajectoryFilePart",
      "description": "A file that was handed over.",
      "type": "object",
      "required": [
        "type",
        "file"
      ],
      "properties": {
        "type": {
          "description": "Says that the part is a file.",
          "const": "file",
          "examples": [
            "file"
          ]
        },
        "file": {
          "title": "TrajectoryFile",
          "description": "The file, by id or with its data.",
          "type": "object",
          "properties": {
            "file_id": {
              "type": "string",
              "description": "Id of an uploaded file.",
              "examples": [
                "file-abc"
              ]
            },
            "file_data": {
              "type": "string",
              "description": "Its data in base64.",
              "examples": [
                "SGk="
              ]
            },
            "filename": {
              "type": "string",
              "description": "Its name.",
              "examples": [
                "notes.txt"
              ]
            }
          }
        }
      }
    }
  }
};

export default schema;
