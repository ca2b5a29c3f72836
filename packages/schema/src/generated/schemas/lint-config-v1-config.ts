/* Made by tools/generate/schema-modules.ts from schemas/lint-config/v1/config.schema.json; do not edit. */

/** The configuration of forsy-lint: which rules weigh how much, where, and what was decided to be lived with. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/lint-config/v1/config.schema.json",
  "title": "LintConfig",
  "description": "The configuration of forsy-lint: which rules weigh how much, where, and what was decided to be lived with.",
  "type": "object",
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors."
    },
    "extends": {
      "description": "Configurations that this one builds on: paths relative to this file, or names of installed packages. Later ones win, and this one wins over all.",
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      },
      "examples": [
        [
          "./shared.forsy-lint.json"
        ]
      ]
    },
    "profile": {
      "$ref": "#/$defs/profile"
    },
    "rules": {
      "$ref": "#/$defs/rules",
      "description": "What rules weigh, by id."
    },
    "overrides": {
      "description": "Other weights for some files. Of several that fit, the last one wins.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/override"
      }
    },
    "ignore": {
      "description": "Files that are not looked at unless a command line names them: patterns as in .gitignore, relative to the configuration that is used.",
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      }
    },
    "allow": {
      "description": "Findings that somebody decided to live with. They stay in the report as suppressed.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/allowance"
      }
    }
  },
  "additionalProperties": false,
  "$defs": {
    "profile": {
      "title": "Profile",
      "enum": [
        "strict",
        "legacy"
      ],
      "description": "Which schema Forsy traces are read through: strict takes every one for v0.1, legacy accepts the older form."
    },
    "override": {
      "title": "Override",
      "description": "Other weights for the files that fit.",
      "type": "object",
      "required": [
        "files",
        "rules"
      ],
      "properties": {
        "files": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1
          },
          "minItems": 1,
          "description": "Patterns as in .gitignore, relative to the configuration that is used."
        },
        "rules": {
          "$ref": "#/$defs/rules",
          "description": "What rules weigh in these files."
        }
      },
      "additionalProperties": false
    },
    "rules": {
      "description": "What rules weigh, by id; the others weigh what the catalogue says.",
      "type": "object",
      "properties": {
        "actors-are-declared": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every event names a participant that can play its role, and every participant takes part and is listed once."
        },
        "arguments-are-json": {
          "$ref": "#/$defs/ruleEntry",
          "description": "The arguments of every call parse as JSON."
        },
        "artifacts-are-recorded": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every file that the work made is an artifact, and what an artifact states of itself is true."
        },
        "artifacts-stay-inside": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every artifact is a plain file inside the folder of its trace, and none hides others."
        },
        "calls-are-answered": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every call has an id of its own and one answer, before the next user or assistant message."
        },
        "card-states-the-facts": {
          "$ref": "#/$defs/ruleEntry",
          "description": "The README of the dataset states skill and version, trace modes, validation levels, limitations, who annotated or reviewed, and the licence, and says nothing of the traces that they do not say themselves."
        },
        "caused-by-points-back": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every `caused_by` link points to an earlier step."
        },
        "content-matches-its-mime": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Text stands under text/plain and data under application/json, what the mime type names is there, and a text that was cut says so truly."
        },
        "content-null-only-with-calls": {
          "$ref": "#/$defs/ruleEntry"
        },
        "contents-are-unique": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No trace stands in the dataset twice, whole or nearly."
        },
        "description-is-true": {
          "$ref": "#/$defs/description-is-true-entry",
          "description": "`dataset_summary.description` is there, is true to the evidence, and says what the trace does not show."
        },
        "descriptions-tell-traces-apart": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No two traces of the dataset that do different tasks are described in the same words, or in nearly the same."
        },
        "documents-can-be-redacted": {
          "$ref": "#/$defs/ruleEntry"
        },
        "endings-agree-with-the-goal": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`termination_reason` and `summary.goal_achieved` tell one story, and who is said to have confirmed it did."
        },
        "entries-are-unique": {
          "$ref": "#/$defs/ruleEntry"
        },
        "every-artifact-is-named": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every file in the folder `artifacts` is named by the trace it lies beside."
        },
        "evidence-levels-agree": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`trace_mode`, `validation_level` and `agent_confidence` agree with each other and with the evidence."
        },
        "exports-match-the-traces": {
          "$ref": "#/$defs/ruleEntry",
          "description": "The JSONL exports hold the same traces, manifests and steps as the folders they were made from."
        },
        "failed-steps-say-why": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every step with `eval` -1 has a `directive`, no step that failed is praised, and no error is a success."
        },
        "faults-are-few": {
          "$ref": "#/$defs/ruleEntry"
        },
        "feedback-belongs-to-user-messages": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every step that is not a user message has `feedback_content` null."
        },
        "feedback-is-whole": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Feedback is of a kind, a correction says what it finds, and neither is the first request once more."
        },
        "fields-are-known": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every key is one that the format defines."
        },
        "files-are-looked-at": {
          "$ref": "#/$defs/ruleEntry"
        },
        "files-can-be-read": {
          "$ref": "#/$defs/ruleEntry"
        },
        "final-output-is-the-deliverable": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`final_output` is what the person was given in the end: the answer, the text, the code or the file itself."
        },
        "first-request-is-kept": {
          "$ref": "#/$defs/ruleEntry",
          "description": "The first turn has the person’s request, whole and in their own words, as the `input` of one user message."
        },
        "folders-have-their-parts": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every manifest stands beside its trace, every folder of a trace has a manifest and a README of its own, and none is a link to elsewhere."
        },
        "format-has-a-schema": {
          "$ref": "#/$defs/ruleEntry"
        },
        "format-is-known": {
          "$ref": "#/$defs/ruleEntry"
        },
        "ids-are-unique": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every event id and every actor id stands for one thing."
        },
        "input-is-literal": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`input` is the payload itself: the person’s own words, the command, the query, the patch or the delivered text."
        },
        "input-sources-exist": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every `input_source.source_step` names an earlier step of the trace, and the source is what that step says."
        },
        "integrity-holds": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`integrity.events_hash` is the digest of the events."
        },
        "internal-is-not-invented": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Where internal traces were unavailable, no thought has content, and where one has, they are said to be available."
        },
        "items-are-settled": {
          "$ref": "#/$defs/ruleEntry"
        },
        "json-is-complete": {
          "$ref": "#/$defs/ruleEntry"
        },
        "judgements-are-made": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Everything that only a person or the agent itself can judge has been judged."
        },
        "keys-are-allowed": {
          "$ref": "#/$defs/ruleEntry"
        },
        "links-point-back": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every `parent_id` and `replies_to` names an earlier event."
        },
        "manifest-agrees-with-trace": {
          "$ref": "#/$defs/ruleEntry",
          "description": "What the manifest and the trace both state, they state alike."
        },
        "message-roles-belong-to-user-messages": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every step that is not a user message has `message_role` and `feedback_type` null."
        },
        "messages-say-something": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every message of the user or the assistant says something or calls a tool."
        },
        "missing-results-are-marked": {
          "$ref": "#/$defs/ruleEntry",
          "description": "A result that the source did not have is marked `{\"missing_result\": true}`, and a note says so."
        },
        "model-and-session-are-named": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`model` is the exact id of the model that worked, and `session_id` the session’s own."
        },
        "no-reminder-is-left": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No message holds a `<system-reminder>`."
        },
        "nothing-is-left-to-mask": {
          "$ref": "#/$defs/ruleEntry"
        },
        "null-is-null": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Where null means \"not recorded\", nothing is written as an empty text."
        },
        "numbers-are-in-range": {
          "$ref": "#/$defs/ruleEntry"
        },
        "observation-is-state": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`observation` holds what was known before the step: files, values, screens, earlier results, words of the user."
        },
        "output-is-literal": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`output` is what the tool returned or the agent delivered, or an excerpt that says what it leaves out."
        },
        "parallel-groups-are-groups": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every `parallel_group` holds at least two parallel steps, none of which caused another, or one that made several calls."
        },
        "placeholders-agree": {
          "$ref": "#/$defs/ruleEntry",
          "description": "The same thing has the same placeholder in every trace of the dataset."
        },
        "praised-steps-stand": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No step with `eval` 1 was redone or corrected later."
        },
        "prior-traces-exist": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every `prior_trace_id` names a trace of the dataset that began earlier, and following them never leads back to where one began."
        },
        "reasoning-gives-a-reason": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`reasoning` says why the step was chosen: a constraint, evidence, a trade-off, what it was expected to tell."
        },
        "receipts-hold": {
          "$ref": "#/$defs/ruleEntry"
        },
        "redaction-is-stated": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`conversation.redaction` says what was masked, and nothing that it should have masked is left."
        },
        "release-tier-allows-release": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No trace that is released is marked as private or not for release."
        },
        "required-keys-are-there": {
          "$ref": "#/$defs/ruleEntry"
        },
        "results-answer-a-call": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every tool message answers an earlier call that is still unanswered, with what the tool gave back."
        },
        "results-can-be-written": {
          "$ref": "#/$defs/ruleEntry"
        },
        "retries-redo-what-failed": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every `retry_of` names a step that failed or was faulted, and every redo names what it redoes."
        },
        "retry-of-points-back": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every `retry_of` link points to an earlier step."
        },
        "reviews-are-current": {
          "$ref": "#/$defs/ruleEntry"
        },
        "rules-are-asked": {
          "$ref": "#/$defs/ruleEntry"
        },
        "secrets-are-masked": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No secret, private prompt or personal detail stands in the trace; each is a placeholder, the same one throughout."
        },
        "seq-is-contiguous": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`seq` counts the events from 1 upwards in the order in which they stand."
        },
        "sizes-are-in-range": {
          "$ref": "#/$defs/ruleEntry"
        },
        "spans-open-and-close": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every span opens once and closes once, and only events in between carry its id."
        },
        "steps-are-numbered-in-order": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Steps are numbered from 1 upwards in the order in which they stand."
        },
        "steps-are-the-work": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every step belongs to the work that the person asked for; none exists only to make the trace."
        },
        "streams-are-framed": {
          "$ref": "#/$defs/ruleEntry"
        },
        "summary-counts-are-true": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every count in `summary` is what the steps say."
        },
        "suppressions-are-current": {
          "$ref": "#/$defs/ruleEntry"
        },
        "suppressions-are-used": {
          "$ref": "#/$defs/ruleEntry"
        },
        "task-is-stated": {
          "$ref": "#/$defs/ruleEntry",
          "description": "`task` says what the person wanted, and that is not the trace itself."
        },
        "text-is-sound": {
          "$ref": "#/$defs/ruleEntry"
        },
        "texts-have-their-form": {
          "$ref": "#/$defs/ruleEntry"
        },
        "thinking-stands-apart": {
          "$ref": "#/$defs/ruleEntry",
          "description": "The thinking of a turn stands in `thinking`, which is left out where there was none, and not in its text."
        },
        "times-are-in-order": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No event has an earlier time than the event before it or the one that it answers, the conversation started before them, the document was exported after all of them, and every time exists in the calendar and is of a year in which such work was done."
        },
        "times-are-sound": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every time exists in the calendar, and nothing ends before it starts."
        },
        "times-have-zones": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every time says its zone."
        },
        "times-run-forward": {
          "$ref": "#/$defs/ruleEntry",
          "description": "No step starts before the step that precedes it, unless the two ran in parallel, all lie between the times of the trace and before it was captured, and all are of a year in which such work was done."
        },
        "tool-calls-are-paired": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every tool call has one result with the same `call_id`, and every result one call before it."
        },
        "tools-used-are-listed": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every tool that a step used is listed in `agent_tools`."
        },
        "trace-ids-are-unique": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every trace of the dataset has an id and a slug of its own, and people can see which is which."
        },
        "traces-are-current": {
          "$ref": "#/$defs/ruleEntry"
        },
        "turns-never-decrease": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Turns never decrease, none is left out, and a new request of the user begins one."
        },
        "types-are-right": {
          "$ref": "#/$defs/ruleEntry"
        },
        "unknown-values-are-left-out": {
          "$ref": "#/$defs/ruleEntry",
          "description": "A key of which the source says nothing is left out, and what every conversation has is named."
        },
        "user-message-eval-is-zero": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every user message has `eval` 0."
        },
        "user-message-fields-are-null": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every user message has `observation`, `reasoning`, `success` and `eval_reason` null."
        },
        "user-message-invariants": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Every user message has the actor `user`, and `operation`, `tool`, `execution_mode`, `directive` and `output` null."
        },
        "values-are-allowed": {
          "$ref": "#/$defs/ruleEntry"
        },
        "version-is-supported": {
          "$ref": "#/$defs/ruleEntry"
        },
        "visibility-fits-the-role": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Calls, results and prompts of developers are internal, spans and annotations metadata, messages neither metadata nor of the role of a tool, and no public text begins with thinking."
        },
        "vocabularies-are-known": {
          "$ref": "#/$defs/ruleEntry",
          "description": "Actors, operations, causal types and input sources use the words that the format suggests."
        }
      },
      "additionalProperties": false
    },
    "ruleEntry": {
      "description": "What a rule without options weighs.",
      "anyOf": [
        {
          "$ref": "#/$defs/severity"
        },
        {
          "type": "array",
          "prefixItems": [
            {
              "$ref": "#/$defs/severity"
            },
            {
              "type": "object",
              "properties": {},
              "additionalProperties": false
            }
          ],
          "minItems": 2,
          "maxItems": 2
        }
      ]
    },
    "description-is-true-entry": {
      "description": "What description-is-true weighs, or that and its options.",
      "anyOf": [
        {
          "$ref": "#/$defs/severity"
        },
        {
          "type": "array",
          "prefixItems": [
            {
              "$ref": "#/$defs/severity"
            },
            {
              "type": "object",
              "properties": {
                "limitations": {
                  "type": "boolean",
                  "description": "Whether the description has to name a limitation. It is true unless this says false."
                }
              },
              "additionalProperties": false
            }
          ],
          "minItems": 2,
          "maxItems": 2
        }
      ]
    },
    "severity": {
      "title": "Severity",
      "enum": [
        "off",
        "warning",
        "error"
      ],
      "description": "What a rule can weigh."
    },
    "allowance": {
      "title": "Allowance",
      "description": "A finding, or every finding of a rule, that somebody decided to live with.",
      "type": "object",
      "required": [
        "rule",
        "reason"
      ],
      "properties": {
        "rule": {
          "enum": [
            "actors-are-declared",
            "arguments-are-json",
            "artifacts-are-recorded",
            "artifacts-stay-inside",
            "calls-are-answered",
            "card-states-the-facts",
            "caused-by-points-back",
            "content-matches-its-mime",
            "content-null-only-with-calls",
            "contents-are-unique",
            "description-is-true",
            "descriptions-tell-traces-apart",
            "documents-can-be-redacted",
            "endings-agree-with-the-goal",
            "entries-are-unique",
            "every-artifact-is-named",
            "evidence-levels-agree",
            "exports-match-the-traces",
            "failed-steps-say-why",
            "faults-are-few",
            "feedback-belongs-to-user-messages",
            "feedback-is-whole",
            "fields-are-known",
            "files-are-looked-at",
            "files-can-be-read",
            "final-output-is-the-deliverable",
            "first-request-is-kept",
            "folders-have-their-parts",
            "format-has-a-schema",
            "format-is-known",
            "ids-are-unique",
            "input-is-literal",
            "input-sources-exist",
            "integrity-holds",
            "internal-is-not-invented",
            "items-are-settled",
            "json-is-complete",
            "judgements-are-made",
            "keys-are-allowed",
            "links-point-back",
            "manifest-agrees-with-trace",
            "message-roles-belong-to-user-messages",
            "messages-say-something",
            "missing-results-are-marked",
            "model-and-session-are-named",
            "no-reminder-is-left",
            "nothing-is-left-to-mask",
            "null-is-null",
            "numbers-are-in-range",
            "observation-is-state",
            "output-is-literal",
            "parallel-groups-are-groups",
            "placeholders-agree",
            "praised-steps-stand",
            "prior-traces-exist",
            "reasoning-gives-a-reason",
            "receipts-hold",
            "redaction-is-stated",
            "release-tier-allows-release",
            "required-keys-are-there",
            "results-answer-a-call",
            "results-can-be-written",
            "retries-redo-what-failed",
            "retry-of-points-back",
            "reviews-are-current",
            "rules-are-asked",
            "secrets-are-masked",
            "seq-is-contiguous",
            "sizes-are-in-range",
            "spans-open-and-close",
            "steps-are-numbered-in-order",
            "steps-are-the-work",
            "streams-are-framed",
            "summary-counts-are-true",
            "suppressions-are-current",
            "suppressions-are-used",
            "task-is-stated",
            "text-is-sound",
            "texts-have-their-form",
            "thinking-stands-apart",
            "times-are-in-order",
            "times-are-sound",
            "times-have-zones",
            "times-run-forward",
            "tool-calls-are-paired",
            "tools-used-are-listed",
            "trace-ids-are-unique",
            "traces-are-current",
            "turns-never-decrease",
            "types-are-right",
            "unknown-values-are-left-out",
            "user-message-eval-is-zero",
            "user-message-fields-are-null",
            "user-message-invariants",
            "values-are-allowed",
            "version-is-supported",
            "visibility-fits-the-role",
            "vocabularies-are-known"
          ],
          "description": "Id of the rule."
        },
        "reason": {
          "type": "string",
          "pattern": "\\S",
          "description": "Why it is accepted; there is no suppression without."
        },
        "owner": {
          "type": [
            "string",
            "null"
          ],
          "description": "Who decided."
        },
        "expires": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
          "x-form": "a day such as 2027-01-31",
          "description": "The last day on which it holds."
        },
        "fingerprint": {
          "type": "string",
          "pattern": "^[0-9a-f]{16}$",
          "x-form": "the 16 digits that -f json shows with the finding",
          "description": "The one finding that is meant; without it, every finding of the rule."
        }
      },
      "additionalProperties": false
    }
  }
};

export default schema;
