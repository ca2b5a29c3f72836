import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isName } from './accept.ts';
import { told, work } from './told.ts';

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
        'jira_',
        'linear_',
        'youtrack_',
        'sentry_',
        'ecs_service=',
        'dd_service=',
        'new_relic_app_name=',
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
      ...['_', '-', ''].flatMap((joint) => [
        `slack${joint}channel`,
        `kube${joint}context`,
        `kubernetes${joint}context`,
        `k8s${joint}context`,
        `helm${joint}release`,
        `secret${joint}path`,
        `secrets${joint}path`,
      ]),
      'k8s context',
      'kube context',
      'service_name',
      'service-name',
      ...['group', 'repository', 'balancer', 'machine', 'pool'].map((what) => `${what}name`),
      'groupidentifier',
      'db_name',
      'dbname',
      'db-name',
      ...['_', '-', ''].map((joint) => `zone${joint}id`),
      ...['_', '-', '', ' '].map((joint) => `hosted${joint}zone`),
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
        consumer[ _-]?group|feature[ _-]?flag|dynamo(?:db)?[ _-]?table|(?:vault|secrets?)[ _-]?path|kube(?:rnetes)?[ _-]?context|k8s[ _-]?context|helm[ _-]?release|(?:service|db|application)(?=[._-]?name)|resource[_-]?group|stack|key[_-]?vault|instance|database|stream(?=[_-]?(?:name|arn))
      )(?:[._ -]?(?:name|id|arn|url|group)){0,2}["'\x60]?(?:[ \t]{4,40}(?==)|\s{0,3})(?:[:=]|\sis\s(?:called\s|named\s)?|\scalled\s|\snamed\s)\s{0,3}
        ["'\x60]?(?<value>[A-Za-z0-9][\w.:/-]{3,120}[A-Za-z0-9])|
      \b(?:(?:subscription|tenant|account|organi[sz]ation)(?:[ _-]?(?:id|number))?|org(?:[ _-]?id|(?=["']?[:=])))["'\x60]?(?:\s(?:is|of))?(?:[ \t]{4,40}(?==)|\s{0,3})
        [:=]?\s{0,3}["'\x60]?(?<valueOfAccount>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?![\w-])|
      \bslack[_-]?channel(?:[_-]?id)?["'\x60]?\s{0,3}[:=]\s{0,3}["']?(?<valueOfAccount>[CG]0[A-Z0-9]{8,10})(?![\w-])|
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
