/* Made by tools/generate/schema-modules.ts from schemas/review/v1/line.schema.json; do not edit. */

/** One line of reviews.jsonl: what a person signed for one trace or, after looking at a drawn sample, for a dataset. forsy-lint attest writes it. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/review/v1/line.schema.json",
  "title": "ReviewLine",
  "description": "One line of reviews.jsonl: what a person signed for one trace or, after looking at a drawn sample, for a dataset. forsy-lint attest writes it.",
  "type": "object",
  "if": {
    "required": [
      "sample"
    ]
  },
  "then": {
    "$ref": "#/$defs/sampleReview"
  },
  "else": {
    "$ref": "#/$defs/review"
  },
  "$defs": {
    "review": {
      "title": "Review",
      "description": "What a person signed: one item of the checklist, for one content.",
      "type": "object",
      "required": [
        "trace_id",
        "item",
        "by",
        "note",
        "content_hash",
        "on"
      ],
      "properties": {
        "trace_id": {
          "type": [
            "string",
            "null"
          ],
          "description": "Id of the trace, as it states it; null for one that states none."
        },
        "item": {
          "$ref": "#/$defs/item"
        },
        "by": {
          "$ref": "#/$defs/signer"
        },
        "note": {
          "$ref": "#/$defs/note"
        },
        "content_hash": {
          "$ref": "#/$defs/digest",
          "description": "Digest of the canonical form of the trace that was looked at: for other content the signature does not hold."
        },
        "on": {
          "$ref": "#/$defs/day"
        }
      }
    },
    "sampleReview": {
      "title": "SampleReview",
      "description": "What a person signed for a dataset after looking at a drawn sample of it: one item of the checklist.",
      "type": "object",
      "required": [
        "sample",
        "item",
        "by",
        "note",
        "on",
        "traces"
      ],
      "properties": {
        "sample": {
          "description": "How the sample was drawn, so that anybody can draw it again.",
          "type": "object",
          "required": [
            "seed",
            "drawn",
            "of",
            "population"
          ],
          "properties": {
            "seed": {
              "type": "integer",
              "minimum": 0,
              "maximum": 9007199254740991,
              "description": "The number by which it was drawn."
            },
            "drawn": {
              "type": "integer",
              "minimum": 1,
              "description": "How many traces were drawn: whoever looked at none signs nothing."
            },
            "of": {
              "type": "integer",
              "minimum": 0,
              "description": "How many there were to draw from."
            },
            "population": {
              "$ref": "#/$defs/digest",
              "description": "Digest of all traces that it was drawn from."
            }
          }
        },
        "item": {
          "$ref": "#/$defs/item"
        },
        "by": {
          "$ref": "#/$defs/signer"
        },
        "note": {
          "$ref": "#/$defs/note"
        },
        "on": {
          "$ref": "#/$defs/day"
        },
        "traces": {
          "description": "The traces that were drawn, and looked at.",
          "type": "array",
          "items": {
            "title": "Drawable",
            "description": "A trace as far as a draw needs to know it.",
            "type": "object",
            "required": [
              "trace_id",
              "content_hash"
            ],
            "properties": {
              "trace_id": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Id of the trace, as it states it."
              },
              "content_hash": {
                "$ref": "#/$defs/digest",
                "description": "Digest of the canonical form of the trace."
              }
            }
          }
        }
      }
    },
    "item": {
      "description": "The item of the checklist, by its number.",
      "type": "integer",
      "minimum": 1,
      "maximum": 16,
      "examples": [
        9
      ]
    },
    "signer": {
      "description": "Who signs.",
      "type": "string",
      "pattern": "\\S",
      "x-form": "the name of somebody",
      "examples": [
        "D. Meyer"
      ]
    },
    "note": {
      "description": "What there is to be said of it.",
      "type": [
        "string",
        "null"
      ]
    },
    "digest": {
      "type": "string",
      "pattern": "^sha256:[0-9a-f]{64}$",
      "x-form": "\"sha256:\" and 64 hexadecimal digits"
    },
    "day": {
      "description": "The day on which it was signed.",
      "type": "string",
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}",
      "x-form": "a day such as 2027-01-31",
      "examples": [
        "2027-01-31"
      ]
    }
  }
};

export default schema;
