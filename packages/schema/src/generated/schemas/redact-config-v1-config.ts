/* Made by tools/generate/schema-modules.ts from schemas/redact-config/v1/config.schema.json; do not edit. */

/** The configuration of trace-formats redact: what you know to be sensitive, what may stay, and whose outputs can be trusted. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/redact-config/v1/config.schema.json",
  "title": "RedactConfig",
  "description": "The configuration of trace-formats redact: what you know to be sensitive, what may stay, and whose outputs can be trusted.",
  "type": "object",
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors."
    },
    "names": {
      "description": "Names of people that are masked wherever they stand, in other spellings too.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/known"
      },
      "examples": [
        [
          "Aurora Quill"
        ]
      ]
    },
    "hosts": {
      "description": "Names of machines and domains of your own that are masked wherever they stand, as they stand there: without a star, a protocol or a path.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/host"
      },
      "examples": [
        [
          "build7.acme.internal"
        ]
      ]
    },
    "patterns": {
      "description": "Shapes of texts that only you know, such as the numbers of your customers; what JSON has as a number stays one.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/ownPattern"
      },
      "examples": [
        [
          {
            "type": "customer_id",
            "pattern": "\\bK-\\d{6}\\b"
          }
        ]
      ]
    },
    "allow": {
      "description": "Values that stay, although they look like something sensitive.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/allowed"
      }
    },
    "trustedTools": {
      "description": "Tools whose outputs the policy strict leaves standing; it masks every text in those of all others, but for keys, numbers, and what says of which kind a part is, such as `type`, `id` and `status`.",
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      },
      "examples": [
        [
          "Read",
          "Grep"
        ]
      ]
    }
  },
  "additionalProperties": false,
  "$defs": {
    "known": {
      "title": "Known",
      "description": "What is masked wherever it stands; one letter would be masked in every word.",
      "type": "string",
      "pattern": "\\S[\\s\\S]*\\S",
      "x-form": "two or more characters"
    },
    "host": {
      "title": "Host",
      "description": "The name of a machine or of a domain as it stands in a text; what stands below a domain is found by the domain.",
      "type": "string",
      "pattern": "^\\s*[^*/\\s][^*/]*[^*/\\s]\\s*$",
      "x-form": "a host of at least two characters without a star, a protocol or a path"
    },
    "ownPattern": {
      "title": "Pattern",
      "description": "A shape of values that only you know.",
      "type": "object",
      "required": [
        "type",
        "pattern"
      ],
      "properties": {
        "type": {
          "type": "string",
          "pattern": "^[a-z][a-z0-9_]{0,39}$",
          "x-form": "a word of at most 40 small letters, digits and underscores, with a letter first",
          "description": "The word for it that stands in markers.",
          "examples": [
            "customer_id"
          ]
        },
        "pattern": {
          "type": "string",
          "minLength": 1,
          "description": "A regular expression as JavaScript has them, with the flags g and u; it must match at least one character.",
          "examples": [
            "\\bK-\\d{6}\\b"
          ]
        },
        "label": {
          "type": "string",
          "minLength": 1,
          "description": "What reports call it; without one, they use its type.",
          "examples": [
            "Number of a customer"
          ]
        }
      },
      "additionalProperties": false
    },
    "allowed": {
      "title": "Allowed",
      "description": "A value that stays, and why.",
      "type": "object",
      "required": [
        "value",
        "reason"
      ],
      "properties": {
        "value": {
          "type": "string",
          "minLength": 1,
          "description": "The value as it stands.",
          "examples": [
            "support@acme.dev"
          ]
        },
        "reason": {
          "type": "string",
          "pattern": "\\S",
          "x-form": "a reason in words",
          "description": "Why it may stay; nothing is allowed without.",
          "examples": [
            "A public address."
          ]
        }
      },
      "additionalProperties": false
    }
  }
};

export default schema;
