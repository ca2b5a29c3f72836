import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A name of several words, one of which says that it is somebody's: where it runs, or what it does there. */
const own = inLines`
  (?=[a-z\d._-]{0,60}(?<![a-z\d])(?:prod|production|stag(?:e|ing)|dev|qa|uat|preprod|dlq|svc|worker|eu|us|v\d{1,2})(?![a-z\d]))
    (?!(?:us|eu|ap|sa|ca|me|af)-[a-z]{4,9}-\d)[a-z][a-z\d]{1,40}(?:[._-][a-z\d]{1,40}){1,6}
`;

/** A name of several words as somebody writes it in a sentence without quotes. */
const said = '[a-z][a-z\\d]{1,30}(?:[-_][a-z\\d]{1,30}){1,6}';

/** What a queue or a topic is for, before its word in the name of a setting. */
const work = 'task|work|job|dead[_-]?letter|input|output|source|target';

/** What is told of such a thing in a sentence, in an answer or in a call, one form after the other. */
const told = inLines`
  \b(?:kafka|rabbitmq|nats|pubsub|sqs|sns)[ ](?:topic|queue)[ ]["'\x60]?(?<value>[a-z]\w{1,30}(?:[._-]\w{1,30}){1,6})(?![\w-])|
  ["'\x60](?<valueInWords>(?=[a-z\d.]{0,40}[-_])[a-z][a-z\d]{1,24}(?:[._-][a-z\d]{1,24}){1,3})["'\x60][ ](?:[sS]3[ ]|GCS[ ]|[kK]afka[ ]|SQS[ ])?(?:bucket|queue|topic|cluster|namespace)\b|
  (?<![a-z])zone[_-]?id["']?\s{0,3}[:=]\s{0,3}["']?(?<valueOfNumber>[\da-f]{32})(?!\w)|
  (?:/hostedzone/|\bhosted[ ]zone[ ](?:id[ ])?["'\x60]?)(?<valueOfNumber>Z[A-Z\d]{12,31})(?!\w)|
  \bresource[ ]"[a-z]{2,20}_(?:[a-z\d]{1,20}_){0,3}(?:bucket|queue|topic|cluster|namespace|registry|database|instance|account|subscription|function|table|stack|vault|stream)(?:_[a-z\d]{1,20})?"[ ]"[\w-]{1,60}"[ ]\{
    (?:\r?\n[^\n{}]{0,80}){0,2}?\r?\n[ \t+~-]{0,12}(?:name|bucket|cluster_name|identifier|cluster_identifier)[ \t]{1,24}=[ ]"(?<value>[A-Za-z][\w./-]{2,80}[A-Za-z\d])"|
  \b(?:bucket|queue|topic|cluster|namespace|stream|exchange|service|deployment)[ ](?<value>${own})(?=[ ](?:is|was|has|had|does|not|created|deleted|updated|scaled|failed|restarted|started|stopped|in)\b)|
  \b(?:bucket|queue|topic|cluster|namespace)s?[ ](?:to[ ]|for[ ][a-z]{2,12}[ ]is[ ])?\(?(?<valueInWords>${said})(?![\w-]|[.:/=(]\w|[=("'\x60])|
  \b(?:warteschlange|buckecie|buckeci\w|kolejk\w|la[ ]coda|la[ ]cola|a[ ]fila)[ ](?:(?:to|\u00e8|es|\u00e9|se[ ]llama|se[ ]chama|si[ ]chiama|hei\u00dft)[ ])?["'\x60]?(?<valueInWords>${said})(?![\w-]|[.:/=(]\w|[=(])|
  \b(?:svc|service|deploy|deployment|sts|statefulset|ds|daemonset|job|cronjob)/(?<=\b(?:kubectl|oc)[ ][^\n|;&]{0,120}[ ][a-z]{2,11}/)(?<value>[a-z][a-z\d-]{2,60}[a-z\d])(?![\w-])|
  /aws/(?<!\w/aws/)(?:lambda|ecs|eks|codebuild|apigateway|batch|rds/(?:instance|cluster))/(?<value>[A-Za-z][\w-]{2,80}[A-Za-z\d])|
  \bclientId=[^,\]\s]{1,80},[ ]groupId=(?<value>[A-Za-z][\w.-]{2,100}[A-Za-z\d])|
  \bSubscribed[ ]to[ ](?:topic\(s\)|topics?):?[ ](?<value>[A-Za-z][\w.-]{2,100}[A-Za-z\d])|
  \buse_?(?:Flag|Gate|Feature(?:_?(?:Value|Is_?On|Gate))?)\(["'\x60](?<value>[a-z][a-z\d]{1,30}(?:[-_.][a-z\d]{1,30}){1,6})["'\x60]|
  \.is_?(?:On|Off)\(["'\x60](?<value>[a-z][a-z\d]{1,30}(?:[-_][a-z\d]{1,30}){1,6})["'\x60]|
  \b(?:pod|deployment|service|statefulset|daemonset|job|cronjob|configmap|secret|ingress|persistentvolumeclaim)(?:\.[a-z.]{2,30})?/(?<value>[a-z][a-z\d-]{2,80}[a-z\d])
    (?=[ ](?:created|configured|unchanged|deleted|scaled|restarted|patched|exposed|labeled|annotated)\b)|
  \b(?:GCP|Google Cloud|Firebase|Sentry|Azure DevOps)[ ]project[ ](?:id[ ])?["'\x60]?(?<value>[a-z][a-z\d]{1,30}(?:-[a-z\d]{1,30}){1,5})(?![\w-])|
  \b(?:(?:feature|toggle)[ ]["'\x60]?|flag[ ]["'\x60])(?<value>[a-z][a-z\d]{1,30}(?:[-_][a-z\d]{1,30}){1,6})["'\x60]?(?=[ ](?:->|=>|=)[ ])|
  \b(?:Flipper|Feature|Rollout)(?:\.(?:enabled?|active|disabled?)\??|\[)\(?:(?<value>[a-z][a-z\d]{1,30}(?:_[a-z\d]{1,30}){1,6})(?![\w:])|
  \b(?:turn(?:ed|ing)?|switch(?:ed|ing)?|roll(?:ed|ing)?|flip(?:ped|ping)?|enabled?|disabled?|toggled?)[ ](?:the[ ]|our[ ])?(?:feature[ ])?flag[ ](?<valueInFlag>[a-z][a-z\d]{1,30}(?:[-_][a-z\d]{1,30}){1,6})(?![\w-])|
  \b(?:LaunchDarkly|Unleash|Flagsmith|GrowthBook|Statsig|Split|ConfigCat|Optimizely)[ ](?:feature[ ])?(?:flag|toggle|gate)[ ](?<valueInFlag>[a-z][a-z\d]{1,30}(?:[-_.][a-z\d]{1,30}){1,6})(?![\w-])|
  \b(?:get|has|use|is|check)?_?(?:Feature_?Flag|(?:Feature_?)?Enabled|(?<=has_?|is_?|check_?)Feature|Feature_?Active|Treatment|(?:bool|string|json|int|number)?_?Variation)\(["'\x60](?<value>[a-z][a-z\d]{1,30}(?:[-_.][a-z\d]{1,30}){1,6})["'\x60]|
  \bget_?(?:bool(?:ean)?_?value(?:_?details|Async)?|ValueAsync)\(\s{0,20}["'\x60](?<valueOfSwitch>[a-z][\w.-]{3,80})["'\x60](?=,\s{0,20}(?:false|true)\b)|
  (?<![A-Za-z])(?:PG(?:HOST|DATABASE)|(?:[A-Z\d]{2,20}_){1,3}HOST)=["']?(?<value>[a-z][a-z\d]{1,30}(?:[-_][a-z\d]{1,30}){1,5})(?![\w.:-])|
  \bservice[ ]["'\x60](?<value>[a-z][a-z\d]{1,30}(?:[-_.][a-z\d]{1,30}){1,6})["'\x60](?=[ ](?:de)?registered\b)|
  \b(?:de)?register(?:ed|ing)?[ ](?:the[ ])?service[ ]["'\x60]?(?<value>[a-z][a-z\d]{1,30}(?:[-_.][a-z\d]{1,30}){1,6})(?![\w-])|
  /v1/(?:catalog|health|agent)/(?:service|checks)/(?<value>[a-z][a-z\d]{1,30}(?:[-_][a-z\d]{1,30}){1,5})(?![\w-])
`;

/** What somebody's cloud is made of. */
export const resourceName: PatternDetector = {
  id: 'resource-name',
  type: 'resource_name',
  label: 'Name of a cloud resource',
  shape:
    'The name or address of a bucket, queue, topic, cluster, account, project or registry, behind its key word; of a feature flag in a call, a variable or a sentence.',
  link: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference-arns.html',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    ...inLines`
      arn:aws|s3://|s3a://|gs://|r2://|az://|oss://|consumer group|consumer_group|consumer-group|consumergroup|
      feature_|bucket|queue|topic|cluster|account|subscription|project|namespace|
      registry|.s3.|.s3-|abfs://|abfss://|wasb://|wasbs://|sqs.|queue.amazonaws|.azurecr.io|.dkr.ecr.|pkg.dev|vault|keyvault|tenant|vpc-|subnet-|
      sg-|i-0|vol-0|ami-0|eni-0|igw-0|rtb-0|nat-0|acl-0|snap-0|lt-0|tgw-0|k9s |stern |oc |org id|org-id|org:|org=|org"|org'|table|entitypath|kubectl|helm |exchange(|stream(|exchange "|exchange '|stream "|stream '|pubsub |database|instance|resource_group|
      resourcegroup|resource-group|stack|function|service_account|iam.gserviceaccount|storage|current-context
    `.split('|'),
    ...[
      'feature-flag',
      'featureflag',
      'flag "',
      "flag '",
      'flag `',
      'servicename',
      'pod/',
      'secret/',
      'secret.',
      'job/',
      'job.',
      'persistentvolumeclaim',
      ...['deployment', 'statefulset', 'daemonset', 'configmap', 'ingress', 'service'].flatMap((kind) => [
        `${kind}/`,
        `${kind}.`,
      ]),
      'stream ',
      'exchange ',
      'deployment ',
      'service ',
      ...[
        'feature ',
        'toggle ',
        'enabled(',
        ...['flipper', 'feature', 'rollout'].flatMap((gem) => ['.', '['].map((sign) => `${gem}${sign}`)),
        'flag_',
        'ff_',
        'toggle_',
        ' flag ',
        ' toggle ',
        ' gate ',
        'active(',
        'treatment(',
        'celery ',
        'argocd app ',
        'feature toggle',
        'feature-toggle',
        'featureflag(',
        'feature_flag(',
        'variation(',
        ...['flag', 'gate', 'featurevalue', 'feature_value', 'ison', 'is_on', 'isoff', 'is_off', 'feature'].map(
          (what) => `${what}(`,
        ),
        'bool_value',
        'boolvalue',
        ...['', '_'].map((joint) => `boolean${joint}value`),
        'valueasync(',
        '/aws/',
        'clientid=',
        'warteschlange ',
        'buckeci',
        'kolejk',
        ' coda ',
        ' cola ',
        ' fila ',
        'pghost',
        'pgdatabase',
        '_host=',
        '/v1/catalog/',
        '/v1/health/',
        '/v1/agent/',
        'org_id',
        ...['name', 'arn'].flatMap((what) => ['', '_', '-'].map((joint) => `stream${joint}${what}`)),
        'exchange `',
        'stream `',
        'orgid',
        'organization',
        'organisation',
      ],
      ...['application.name', 'application_name', 'application-name', 'applicationname', 'pod.'],
      ...['ls', 'mb', 'rb', 'du', 'mirror', 'anonymous', 'version', 'ilm'].map((verb) => `mc ${verb} `),
      'service_name',
      'service-name',
      ...['group', 'repository', 'balancer', 'machine', 'pool'].map((what) => `${what}name`),
      'groupidentifier',
      'db_name',
      'dbname',
      'db-name',
      ...['_', '-', ''].map((joint) => `zone${joint}id`),
      'hostedzone/',
      'hosted zone ',
      '_stream',
    ],
  ],
  pattern: expression(
    inLines`
      \barn:aws[\w-]{0,12}:[a-z0-9-]{1,30}:[a-z0-9-]{0,20}:\d{0,12}:[^\s"'\x60<>,;)\]}\\]{1,200}|
      \b(?:s3a?|gs|r2|az|oss|abfss?|wasbs?)://[^\s"'\x60<>,;)\]}\\]{3,200}|
      \b[a-z0-9.-]{3,63}\.s3[.-][a-z0-9-]{0,20}\.?amazonaws\.com|
      \bhttps://(?:sqs\.[a-z0-9-]{1,20}|(?:[a-z0-9-]{1,20}\.)?queue)\.amazonaws\.com/\d{12}/[\w.-]{1,80}|
      \b(?:
        \d{12}\.dkr\.ecr\.[a-z0-9-]{1,20}\.amazonaws\.com|
        [a-z0-9]{3,50}\.azurecr\.io|
        [a-z0-9-]{3,30}-docker\.pkg\.dev
      )(?:/[\w./-]{1,120})?|
      \b[a-z][\w-]{2,40}@[a-z][a-z0-9-]{4,30}\.iam\.gserviceaccount\.com|
      \b(?:vpc|subnet|sg|i|vol|ami|eni|igw|rtb|nat|acl|snap|lt|tgw)-0[0-9a-f]{16}\b|
      (?<![A-Za-z\d])(?:[A-Za-z\d]{2,20}_){1,3}(?:BUCKET|QUEUE|TOPIC|CLUSTER)(?:_(?:NAME|ID|URL|ARN))?["']?[ ]{0,2}[:=][ ]{0,2}["']?(?<valueOfVariable>[a-z][\w.-]{3,120}[a-z0-9])(?![\w./(-])|
      \bcelery [^\n|;&]{0,160}?\s(?:-Q|--queues)[ =](?<value>[A-Za-z][\w.,-]{3,120})|
      \bargocd app (?:sync|get|diff|delete|set|history|rollback|wait|logs) (?<value>[a-z][\w-]{3,80})|
      \bfeature[ -]?(?:flag|toggle)[ ]["'\x60]?(?<value>[a-z][a-z\d]{1,30}(?:[-_.][a-z\d]{1,30}){1,6})(?![\w-])|
      \b(?:(?:
        s3|gcs|aws|gcp|azure|sqs|sns|eks|ecs|gke|aks|k8s|kube|kafka|rds|redis|db|google|gcloud|cloudsdk|cloud|core|
        ${work}
      )[_-]?){0,2}(?:
        bucket|queue|topic|cluster|account|subscription|project|namespace|registry|tenant|
        consumer[ _-]?group|feature[ _-]?flag|(?:service|db|application)(?=[._-]?name)|resource[_-]?group|stack|key[_-]?vault|instance|database|stream(?=[_-]?(?:name|arn))
      )(?:[._ -]?(?:name|id|arn|url|group)){0,2}["'\x60]?(?:[ \t]{4,40}(?==)|\s{0,3})(?:[:=]|\sis\s(?:called\s|named\s)?|\scalled\s|\snamed\s)\s{0,3}
        ["'\x60]?(?<value>[A-Za-z0-9][\w.:/-]{3,120}[A-Za-z0-9])|
      \b(?:(?:subscription|tenant|account|organi[sz]ation)(?:[ _-]?(?:id|number))?|org(?:[ _-]?id|(?=["']?[:=])))["'\x60]?(?:\s(?:is|of))?(?:[ \t]{4,40}(?==)|\s{0,3})
        [:=]?\s{0,3}["'\x60]?(?<valueOfAccount>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?![\w-])|
      \bAWS[ ]account(?:[ ](?:number|no\.?|id))?(?::|[ ]is)?[ ](?<valueOfNumber>\d{12}|\d{4}-\d{4}-\d{4})(?![\w-])|
      ["'](?:(?:DB|Cache|Replication|Broker)?(?:Instance|Cluster|Group)(?:Identifier|Name)|(?:Cache|Broker)ClusterId|(?:Function|Table|Stack|Repository|Queue|Topic|Bucket|LogGroup|Stream|LoadBalancer|TargetGroup|AutoScalingGroup|DeliveryStream|StateMachine|Service|UserPool)Name|repositoryName|logGroupName|serviceName|functionName)["'][ ]?:[ ]?["']
        (?<valueOfAnswer>[A-Za-z][\w./-]{3,120}[A-Za-z0-9])["']|
      \bmc[ ](?:ls|mb|rb|du|mirror|anonymous|version|ilm)[ ][^\n|;&]{0,60}?(?<=[ ])[a-z][\w-]{1,20}/(?<value>[a-z0-9][a-z0-9.-]{2,61}[a-z0-9])(?![\w.-])|
      \bcurrent-context["']?:?[ \t]{0,4}(?:\r?\n)?[ \t]{0,4}["']?
        (?<valueOfContext>[\w@:./-]{4,160})|
      \b(?:topic|queue|subscription|bucket|exchange|stream|(?:topic|subscription)_?path)\((?:["'][\w-]{1,60}["'],\s{0,2})?["'\x60]
        (?<value>[A-Za-z0-9][\w.-]{2,120}[A-Za-z0-9])["'\x60]|
      \bflag ["'\x60](?<value>[A-Za-z][\w.-]{3,80})["'\x60](?= (?:evaluated|resolved|toggled|rolled out|served)\b)|
      (?<![\w-])(?:FEATURE|FLAG|FF|TOGGLE)_(?!FLAGS?=)(?<valueOfFlag>[A-Z][A-Z\d]{1,24}(?:_[A-Z\d]{1,24}){1,5})(?==["']?(?:1|0|true|false|on|off|enabled|disabled)\b)|
      \bconsumer[ _-]group ["'\x60]?(?<value>[A-Za-z]\w{1,60}[-_.][\w.-]{1,80}[A-Za-z0-9])|
      \bpubsub (?:topics|subscriptions|schemas|snapshots) [a-z-]{3,40} (?<value>[A-Za-z][\w.-]{2,200}[A-Za-z0-9])|
      \bEntityPath=(?<value>[A-Za-z0-9][\w.-]{2,120}[A-Za-z0-9])|
      \b(?:kubectl|oc|helm|k9s|stern)[ ](?:[^\n|;&]{0,120}?\s)?(?:-n|--namespace)[ =](?<value>[a-z0-9][a-z0-9-]{1,61}[a-z0-9])|
      --(?:
        bucket|queue-url|queue|topic|cluster|cluster-name|account|account-id|subscription|project|namespace|
        registry|resource-group|stack-name|vault-name|db-instance-identifier|function-name|table-name
      )(?:=|\s{1,3})["']?(?<value>[A-Za-z0-9][\w.:/-]{2,120}[A-Za-z0-9])|
      \b(?:(?:bucket|queue|topic|cluster|namespace|registry|keyvault|database)\s|(?:exchange|stream)[ ])["'\x60]
        (?<value>[A-Za-z0-9][\w.:/-]{2,120}[A-Za-z0-9])["'\x60]|
      ${told}
    `,
    'gi',
  ),
  reach: [64, 330],
  accept: isName,
};

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
const forWork = new RegExp(`(?<!\\w)(?:celery|${work})_(?:queue|topic|bucket|cluster)[ ]{0,2}[:=][ ]{0,2}$`, 'i');

const bareLetters = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

function isName(value: string, { groups, text, start, end }: Candidate): boolean {
  if (sharedAccount.test(accountIn.exec(value)?.[1] ?? '')) return false;
  if (groups['valueOfAccount'] !== undefined || groups['valueOfNumber'] !== undefined) return true;
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
