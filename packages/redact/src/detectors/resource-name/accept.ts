import type { Candidate } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { inLines } from '../../shape/in-lines.ts';
import { work } from './told.ts';

/** What stands where a name would, and is nobody's. */
const words = new RegExp(
  inLines`
    ^(?:
      kind-kind|docker-desktop|default|true|false|none|null|string|main|master|production|staging|development|local|test|name|
      kube-system|kube-public|undefined|number|object|required|optional|global|public|latest|process|self|this|
      full|empty|new|your[\w-]*|(?:my|new|some|test|example)[-_](?:flag|feature|toggle)s?(?:[-_](?:key|name))?|
      (?:test|demo|sample|foo|bar|dummy|fake|some|new)[-_](?:bucket|project|cluster|queue|app|topic|stack|namespace|registry|vault|table|function|database|instance|stream)(?:[-_]?\d)?|
      my-(?:service|svc|deployment|deploy|job|pod|function|lambda)|
      my[-_](?:(?:test|tf|terraform|unique|local|first|new|example|demo|sample|awesome|cool|s3|gcs|gcp|aws|eks|gke|aks|k8s|kafka)[-_]){0,2}
        (?:bucket|project|cluster|queue|app|topic|stack|namespace|registry|vault|table|function|database|instance|stream)|
      (?:proj|prj|project|acct|account|org|team|tenant|ws|workspace|cluster|bucket|queue|topic|sub)[-_](?:1|12|123|1234|abc|abc123|xyz|xxx|id|name|uuid)|
      example[\w-]*|nginx[\w-]*|hello-[\w-]+|[\w.-]*[a-z]-system|(?:kube|istio|cert-manager|ingress-nginx|coredns)[\w-]*|the|and|for|with
    )$
  `,
  'i',
);

/** What documentation writes where a name would stand: `CLUSTER_NAME`, `YOUR_PROJECT_ID`. */
const named =
  /^(?:(?:YOUR|MY|THE|NEW|SOURCE|TARGET|DESTINATION|HOST|GCP|GKE|GCS|AWS|EKS|AKS|S3|PROJECT|BUCKET|CLUSTER|QUEUE|TOPIC|ACCOUNT|RESOURCE|GROUP|SUBSCRIPTION|NAMESPACE|REGISTRY|DATABASE|INSTANCE|FUNCTION|STACK|VAULT|TABLE|SERVICE)_){1,4}(?:NAME|ID|NUMBER|URL|ARN|BUCKET|CLUSTER|PROJECT|QUEUE|TOPIC|ACCOUNT|GROUP|NAMESPACE|REGISTRY|DATABASE)$/;

/** Buckets whose name only says what stands there, and those that hold data for everybody. */
const everybodys =
  /(?::\/\/|:::)(?:bucket(?:[-_]?name)?|amzn-s3-demo-[\w-]{1,40}|commoncrawl|1000genomes|gcp-public-data[\w-]{0,60}|sentinel-[\w-]{1,40}|noaa-[\w-]{1,60}|nyc-tlc|cloud-samples-data|fast-ai-[\w-]{1,40}|openaq-[\w-]{1,40})(?=\/|$)/;

/** Accounts that documentation names, and those from which Amazon gives images and add-ons to all. */
const sharedAccount =
  /^(?:123456789012|012345678901|111122223333|444455556666|210987654321|(\d)\1{11}|763104351884|602401143452|137112412989|099720109477|679593333241|906394416424|520713654638|683313688378|246618743249|217643126080)$/;

/** The account in a value, where the value is one or begins with one. */
const accountIn = /^(?:arn:[\w-]{1,20}:[\w-]{1,30}:[\w-]{0,20}:)?(\d{12})(?!\d)/;

/** Words that hold a phrase together: `first-in-first-out` is nobody's name. */
const phrase =
  /(?:^|[-_])(?:a|an|the|and|or|of|in|on|by|to|up|out|off|per|non|not|no|all|any|one|two|three|self|pre|re|multi|single|based|like|free|level|side|only|wide|aware|specific|related|able|first|class|type|name|size|id)(?=[-_]|$)/i;

/** Three words of which one is in no dictionary, or two that say where it runs. */
function isSaid(value: string): boolean {
  if (phrase.test(value) || isModel.test(value) || region.test(value)) return false;
  const parts = value.toLowerCase().split(/[-_]/);
  if (parts.every((part) => isCommonWord(part))) return false;
  return parts.length > 2 || parts.some((part) => /^(?:prod|prd|stg|dlq|uat|qa|emea|apac|\w{0,20}\d{1,4})$/.test(part));
}

/** A model of a language has a name made alike. */
const isModel = /^(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|phi|deepseek|o\d)[-_\d]/i;

/** Where a cloud is: `us-east-1`, `europe-west3`. */
const region =
  /^(?:us|eu|ap|sa|ca|me|af|il|mx|cn|europe|asia|northamerica|southamerica|australia|africa)-(?:[a-z]{2,4}-)?[a-z]{4,12}-?\d[a-z]?$/;

/** A program hands a variable on that is called as what it is for: `QueueUrl=queue_url`. */
function isVariableOfItsName(value: string, text: string, start: number): boolean {
  const name = /([\w-]{1,60})["']?\s{0,3}[:=]\s{0,3}["'\x60]?$/.exec(text.slice(Math.max(0, start - 70), start))?.[1];
  return name !== undefined && bareLetters(name) === bareLetters(value);
}

/** A queue between quotes whose name has three parts and more; what has such a name without them is mostly code. */
function isRoutedTo(value: string, text: string, start: number): boolean {
  return (
    /^(?!(?:com|org|net|io|java|javax|app|self|this|config|settings)\.)[a-z]+(?:\.[a-z]+){2,5}$/.test(value) &&
    /(?:queue|topic)(?:[_-]?name)?["']?(?:\s{0,3}[:=]\s{0,3}|\s)["'\x60]$/i.test(
      text.slice(Math.max(0, start - 30), start),
    )
  );
}

/** Names of settings: what has a hyphen behind them is no variable. */
const forWork = new RegExp(
  `(?<!\\w)(?:celery|s3|gcs|sqs|sns|kafka|eks|ecs|gke|aks|pubsub|rabbitmq|${work})_(?:queue|topic|bucket|cluster)[ ]{0,2}[:=][ ]{0,2}$`,
  'i',
);

/** What stands in a template of settings for the key of a project. */
const isToBeFilled =
  /^(?:YOUR|MY|THE|XXX|FOO|TEST|DEMO|PROJ|PROJECT|KEY|ABC)(?![A-Z])|^(?:ORG|TEAM|SLUG|SPACE|BOARD)$/i;

const bareLetters = (name: string): string => name.toLowerCase().replace(/[_-]|\d$/g, '');

export function isName(value: string, { groups, text, start, end }: Candidate): boolean {
  if (sharedAccount.test(accountIn.exec(value)?.[1] ?? '')) return false;
  if (groups['valueOfAccount'] !== undefined || groups['valueOfNumber'] !== undefined) return true;
  if (groups['valueOfTracker'] !== undefined)
    return !words.test(value) && !named.test(value) && !isToBeFilled.test(value);
  if (groups['valueInWords'] !== undefined && !(/^[^A-Z]+$/.test(value) && isSaid(value))) return false;
  // Whoever reads without a key reads what is given to all.
  if (everybodys.test(value) || /^[^\n]{0,200} --no-sign-request\b/.test(text.slice(end, end + 220))) return false;
  if (groups['valueOfContext'] !== undefined)
    return !/^(?:minikube|docker-desktop|kind-kind|default|kind)$/.test(value);
  // A variable of a program may have such a name too, in small letters: then only a string is a value.
  if (
    groups['valueOfVariable'] !== undefined &&
    !(value.includes('-') && forWork.test(text.slice(Math.max(0, start - 40), start))) &&
    !/["']/.test(text.slice(start - 1, start)) &&
    !/[A-Z\d_]{6,}[ ]{0,2}[:=][ ]{0,2}["']?$/.test(text.slice(Math.max(0, start - 40), start))
  )
    return false;
  // Nobody hands a word to such a call but a flag of theirs.
  if (groups['valueOfSwitch'] !== undefined)
    return /[a-z][A-Z][a-z]{1,20}[A-Z]|[a-z][-_.][a-z]/.test(value) && !words.test(value);
  // A flag is called by several words; one of them is an adjective of it.
  if (groups['valueInFlag'] !== undefined && phrase.test(value)) return false;
  // So may a parameter.
  if (groups['valueOfFlag'] !== undefined && /[a-z]/.test(value)) return false;
  if (Object.values(groups).every((group) => group === undefined))
    return !/[:/][$<{%]|\$\{|\{\w*\}|:\/\/(?:(?:my|your|example|some)[-_]|(?:[A-Z]{2,20}_)*[A-Z]{2,20}(?:\/|$))|:0{12}:|:::(?:my|your|example|some)-|-0123456789abcdef/.test(
      value,
    );
  // How long something took, what an object has, and what a program calls the name of something else.
  if (/^\d[\d.]*(?:ms|[smh]|[kmg]i?b|%)$/i.test(value) || /^(?:self|this|cls)\.[a-z_]/.test(value)) return false;
  if (/=$/.test(text.slice(start - 1, start)) && /^[a-z]+(?:_[a-z]+){0,3}_(?:name|table|id|url|arn)$/.test(value))
    return false;
  if (isVariableOfItsName(value, text, start) || /^@(?:localhost|127\.)/.test(text.slice(end, end + 11))) return false;
  if (
    words.test(value) ||
    named.test(value) ||
    /^[A-Z][a-z]+$/.test(value) ||
    text[end] === '(' ||
    /^[a-z]+\.[a-z]+$/i.test(value) ||
    /^https?:|^[a-z][a-z+]{2,20}:\/\/(?:[^@/\s]{0,80}@)?(?:localhost|127\.0\.0\.1)(?![\w.-])|\.\w{2}proj$|^(?:aws|google|azurerm|digitalocean|kubernetes)_\w{1,60}\.|^(?:var|local|module|data|each|args|opts|options|config|settings|params|props|env)\.[a-z]/.test(
      value,
    )
  )
    return false;
  return (
    (/[-_\d/]/.test(value) ||
      isRoutedTo(value, text, start) ||
      /\w\.\w{1,40}\.(?:prod|production|staging|stage|qa|uat|dlq)$/.test(value)) &&
    !/^(?:\d{1,11}|[\da-f]{40})$/.test(value) &&
    value.length > 3
  );
}
