import { inLines } from '../../shape/in-lines.ts';

/** A name of several words, one of which says that it is somebody's: where it runs, or what it does there. */
const own = inLines`
  (?=[a-z\d._-]{0,60}(?<![a-z\d])(?:prod|production|stag(?:e|ing)|dev|qa|uat|preprod|dlq|svc|worker|eu|us|v\d{1,2})(?![a-z\d]))
    (?!(?:us|eu|ap|sa|ca|me|af)-[a-z]{4,9}-\d)[a-z][a-z\d]{1,40}(?:[._-][a-z\d]{1,40}){1,6}
`;

/** A name of several words as somebody writes it in a sentence without quotes. */
const said = '[a-z][a-z\\d]{1,30}(?:[-_][a-z\\d]{1,30}){1,6}';

/** What a queue or a topic is for, before its word in the name of a setting. */
export const work: string = 'task|work|job|dead[_-]?letter|input|output|source|target';

/** What is told of such a thing in a sentence, in an answer or in a call, one form after the other. */
export const told: string = inLines`
  \b(?:kafka|rabbitmq|nats|pubsub|sqs|sns)[ ](?:topic|queue)[ ]["'\x60]?(?<value>[a-z]\w{1,30}(?:[._-]\w{1,30}){1,6})(?![\w-])|
  ["'\x60](?<valueInWords>(?=[a-z\d.]{0,40}[-_])[a-z][a-z\d]{1,24}(?:[._-][a-z\d]{1,24}){1,3})["'\x60][ ](?:[sS]3[ ]|GCS[ ]|[kK]afka[ ]|SQS[ ])?(?:bucket|queue|topic|cluster|namespace)\b|
  (?<![a-z])zone[_-]?id["']?\s{0,3}[:=]\s{0,3}["']?(?<valueOfNumber>[\da-f]{32})(?!\w)|
  (?:/hostedzone/|\bhosted[ _-]?zone(?:[ _-]?id)?["'\x60]?(?:\s{0,3}[:=]\s{0,3}|[ ])["'\x60]?)(?<valueOfNumber>Z[A-Z\d]{12,31})(?!\w)|
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
  /v1/(?:catalog|health|agent)/(?:service|checks)/(?<value>[a-z][a-z\d]{1,30}(?:[-_][a-z\d]{1,30}){1,5})(?![\w-])|
  (?<![A-Za-z\d])(?:JIRA|LINEAR|YOUTRACK|SENTRY)_(?:PROJECT|ORG|TEAM|BOARD|SPACE)(?:_(?:KEY|NAME|SLUG|ID))?=["']?(?<valueOfTracker>[A-Za-z][\w-]{1,40})(?![\w./(-])|
  (?<![A-Za-z\d])(?:[A-Z\d]{2,20}_){1,3}(?:NAMESPACE|PROJECT|SERVICE_NAME|(?<=NEW_RELIC_)APP_NAME|(?<=(?:ECS|DD)_)SERVICE)=["']?(?<value>[a-z][a-z\d]{1,30}(?:[-_.][a-z\d]{1,30}){1,5})(?![\w./(:-])|
  \bbilling[ _-]?accounts?(?:[ _-]?(?:id|name))?["'\x60]?(?:/|\s{0,3}[:=]\s{0,3}|[ ])["'\x60]?(?:billingAccounts/)?(?<valueOfNumber>(?!0{6})[\dA-F]{6}-[\dA-F]{6}-[\dA-F]{6})(?![\w-])|
  \bproject[_-]?number["']?\s{0,3}[:=]\s{0,3}["']?(?<valueOfNumber>\d{10,13})(?![\w.])|
  \borganizations/(?<valueOfNumber>\d{10,13})(?![\w.])|
  \bvault kv (?:get|put|patch|list|delete|metadata get) (?:-[\w=-]{1,40} ){0,3}(?<value>[a-z][\w-]{1,40}(?:/[\w-]{1,60}){2,6})(?![\w/])
`;
