import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a cloud's own addresses, paths and commands call somebody's things. */
export const cloudResource: PatternDetector = {
  id: 'cloud-resource',
  type: 'resource_name',
  label: 'Name of a cloud resource in an address or a command',
  shape:
    'A bucket in a path-style address, an account of Azure, Google or Cloudflare storage, a resource id of Azure, a resource path of Google, a context of kubectl, a tenant of Auth0 or Entra, a profile of AWS, and the names that `gcloud`, `aws eks`, `az` and `kubectl` take.',
  link: 'https://cloud.google.com/apis/design/resource_names',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    ...inLines`
      s3.|s3-|storage.googleapis|storage.cloud.google|.core.windows.net|.r2.cloudflarestorage|
      .digitaloceanspaces|.backblazeb2|/subscriptions/|projects/|gke_|--context|use-context|to context|
      current-context|gcloud|aws |eks |ecs |lambda |rds |--resource-group| aks | webapp |-account-name|
      .azurewebsites|.cloudfunctions|.run.app|.web.core|amazonaws.com/|kubectl|helm |service=|
      workspace select|.bigquery|bq |dynamodb |.snowflakecomputing|.azuredatabricks|.cloud.databricks|
      firebaseio|.supabase.co|.sharepoint.com|.atlassian.net|.service-now.com|.my.salesforce.com|
      .onmicrosoft.com|.slack.com|.okta|.onelogin.com|.zendesk.com|.freshdesk.com|.pagerduty.com|.bamboohr.com|.myworkday.com|.jfrog.io|.grafana.net|.datadoghq.|.visualstudio.com|.opsgenie.com|.splunkcloud.com|.cloudflareaccess.com|.looker.com|.azmk8s.io|
      .mongodb.net|.mongodb-dev.net|.database.azure|cosmos.azure|.openai.azure|cognitiveservices|.services.ai.azure|.cloudapp.azure|.batch.azure|.search.windows|redisenterprise.|azure-api.net|azure-devices.net|.execute-api.|.lambda-url.|.confluent.cloud|.neon.tech|.aivencloud.|.upstash.io|.found.io|.elastic-cloud.|.ondigitalocean.|.redislabs.|.redis-cloud.|
      .documents.|.servicebus.|.eventgrid.|function-name|accountname=|.auth0.com|.appspot.com|.es.io|microsoftonline.com/|aws_profile|aws_default_profile|--profile|.sentry.io/
    `.split('|'),
    'az ',
    'from `',
    'join `',
    'into `',
  ],
  pattern: expression(
    [
      `\\bhttps?://s3[.-](?:[a-z0-9-]{1,20}\\.)?(?:dualstack\\.)?(?:[a-z0-9-]{1,20}\\.)?amazonaws\\.com/(?<value>[a-z0-9][a-z0-9.-]{2,62})(?![a-z0-9.-])`,
      inLines`
        \bhttps?://storage\.(?:googleapis|cloud\.google)\.com/(?:storage/v1/b/|download/storage/v1/b/)?
          (?<valueOfBucket>[a-z0-9][a-z0-9._-]{2,62})(?![a-z0-9._-])
      `,
      inLines`
        (?<![\w.-])(?<value>
          [a-z0-9][a-z0-9-]{2,62}\.(?:blob|queue|table|file|dfs|web)\.core\.windows\.net(?:/[a-z0-9][a-z0-9-]{2,62}(?=[/?\s"'\x60,;)\]]|$))?|
          [a-z0-9]{3,63}(?:\.eu)?\.r2\.cloudflarestorage\.com(?:/[a-z0-9][a-z0-9-]{2,62}(?=[/?\s"'\x60,;)\]]|$))?|
          [a-z0-9][a-z0-9.-]{2,62}\.[a-z0-9]{3,6}\.digitaloceanspaces\.com|
          [a-z0-9][a-z0-9-]{2,59}\.(?:scm\.)?azurewebsites\.net|
          [a-z0-9-]{4,80}\.cloudfunctions\.net|
          [a-z0-9-]{4,80}\.(?:a\.)?run\.app|
          [a-z0-9_.-]{3,80}\.snowflakecomputing\.com|
          [a-z0-9-]{3,80}(?:\.\d{1,3})?\.azuredatabricks\.net|
          [a-z0-9-]{3,80}\.cloud\.databricks\.com|
          [a-z0-9-]{3,80}(?:-default-rtdb)?(?:\.[a-z0-9-]{3,20})?\.firebaseio\.com|
          [a-z0-9-]{3,60}\.(?:sharepoint\.com|atlassian\.net|service-now\.com|my\.salesforce\.com|onmicrosoft\.com)|
          [a-z]{20}\.supabase\.co|
          [a-z0-9-]{2,60}\.[a-z0-9]{5,7}\.mongodb(?:\.net|-dev\.net)|
          [a-z0-9][a-z0-9-]{2,62}\.(?:
            (?:(?:postgres|mysql|mariadb)\.database|cosmos|mongocluster\.cosmos|openai|cognitiveservices|services\.ai|[a-z0-9]{3,24}\.cloudapp|[a-z0-9]{3,24}\.batch)\.azure\.com|
            search\.windows\.net|[a-z0-9-]{3,24}\.redisenterprise\.cache\.azure\.net|azure-api\.net|azure-devices\.net
          )|
          [a-z0-9]{10}\.execute-api\.[a-z0-9-]{6,20}\.amazonaws\.com|
          [a-z0-9]{32}\.lambda-url\.[a-z0-9-]{6,20}\.on\.aws|
          (?:pkc|lkc|psrc)-[a-z0-9]{4,8}(?:\.[a-z0-9-]{3,30}){1,3}\.confluent\.cloud|
          ep-[a-z]{2,20}-[a-z]{2,20}-[a-z0-9]{6,12}(?:-pooler)?(?:\.[a-z0-9-]{2,20}){0,2}\.neon\.tech|
          [a-z0-9]{2,30}(?:-[a-z0-9]{1,40}){1,6}\.aivencloud\.com|
          (?!(?:www|cdn|docs|manage|auth|community|status|login|support|your-?\w{1,20}|my-?\w{1,20}|example|acme|tenant|domain|dev|demo|sandrino)\.)[a-z0-9-]{3,60}(?:\.(?:us|eu|au|jp|ca|uk)(?:-\d)?)?\.auth0\.com|
          [a-z][a-z0-9-]{4,60}(?:\.[a-z]{2}\.r|(?<=[.-](?:prod|staging|dev|uat|qa|internal)|-\d{3,8}))\.appspot\.com|
          [a-z0-9-]{3,60}(?:\.[a-z0-9-]{2,30}){1,4}\.(?:found|cloud\.es)\.io|
          [a-z0-9-]{3,60}\.[a-z0-9-]{3,30}\.(?:aivencloud\.com|upstash\.io|elastic-cloud\.com|db\.ondigitalocean\.com)|
          redis-\d{3,6}\.[a-z0-9.-]{3,60}\.(?:redislabs|redis-cloud)\.com|
          [a-z0-9-]{4,80}\.(?:hcp|privatelink)\.[a-z0-9]{3,24}\.azmk8s\.io|
          (?!(?:www|api|app|apps|status|hooks|files|edgeapi|my|login|admin|docs?|developers?|help|support|blog|static|cdn|assets|community|trust|events|your-?\w{1,20}|my-?\w{1,20}|example|acme|company|subdomain|workspace|domain|code|marketplace|update|gallery|download|logs|agent|trace|grafana|\w{0,10}-?intake|trial\w{0,20}|dev|test|demo)\.)
            [a-z0-9-]{3,60}\.(?:enterprise\.)?(?:(?:slack|okta|oktapreview|onelogin|zendesk|freshdesk|pagerduty|bamboohr|myworkday|opsgenie|splunkcloud|cloudflareaccess|looker|visualstudio|datadoghq)\.com|datadoghq\.eu)|
            (?!(?:www|play|status|my|your|docs?|example|acme)\b)[a-z0-9-]{3,60}\.(?:grafana\.net|jfrog\.io)
        )(?![\w-])
      `,
      // What an application sends its errors to is shown to everybody who runs it, and says whose it is.
      '\\bhttps://(?<value>[\\da-f]{32}@o\\d{3,12}\\.ingest\\.(?:[a-z]{2}\\.)?sentry\\.io/\\d{3,20})(?!\\w)',
      `(?<value>/subscriptions/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:/[\\w.()-]{1,90}){0,16})`,
      inLines`
        (?<![\w/-])(?:/|//[a-z0-9.-]{3,60}\.googleapis\.com/)?projects/
          (?<value>[a-z][a-z0-9-]{4,28}[a-z0-9]|\d{6,14})(?=
            /(?:
              secrets|locations|global|zones|regions|topics|subscriptions|datasets|databases|instances|
              serviceAccounts|locations|buckets|repositories|keyRings|logs|services|jobs|models|endpoints|
              triggers
            )/
          )
      `,
      inLines`
        (?<=\bprojects/[a-z0-9-]{4,30}/(?:topics|subscriptions|secrets|datasets|instances|databases|repositories|keyRings)/)
          (?<value>[A-Za-z][\w.~+%-]{2,200})
      `,
      `\\blogin\\.microsoftonline\\.com/(?!9188040d-|f8cdef31-|72f988bf-|00000000-)(?<valueOfTenant>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?=[/?\\s"'\\x60]|$)`,
      `(?:\\bAWS_(?:DEFAULT_)?PROFILE(?:=|["']?: ?)|--profile[ =](?<=\\b(?:aws|sam|cdk|eksctl|copilot|serverless|sls|terraform|aws-vault)\\b[^\\n|;&]{0,240}))["']?(?<valueOfProfile>[A-Za-z][\\w.@-]{3,80})`,
      `(?<value>\\bgke_[a-z0-9-]{4,40}_[a-z0-9-]{4,30}_[a-z0-9-]{2,60})`,
      `(?:--context[ =]|\\buse-context |\\b[Ss]witched to context |\\bcurrent-context: |\\bworkspace select )["']?(?<value>[\\w@:/.-]{4,160})`,
      '\\b(?:from|FROM|join|JOIN|into|INTO) `(?<value>(?=[a-z\\d]{0,28}-)[a-z][a-z\\d-]{4,28}[a-z\\d])(?=[.:]\\w{1,80}\\.[\\w*$-]{1,80}`)',
      // A command has several such options, so each is told by itself.
      `(?:\\bset project |--(?:project|account|cluster|instance|bucket)[ =])(?<=\\bgcloud[^\\n|;&]{0,240})["']?(?<value>[a-z][\\w.@:-]{4,80})`,
      // The first word that is no option is the cluster; without a zone or a project nobody names theirs.
      '\\bgcloud(?: beta| alpha)? container clusters (?:get-credentials|create|describe|delete|update|resize|upgrade)(?: --[\\w-]{2,30}[ =][\\w.-]{1,60}){0,4} (?<value>[a-z][a-z0-9-]{2,39})(?= --?[a-z])',
      inLines`
         --(?:
          name|cluster|cluster-name|service|function-name|table-name|stack-name|repository-name|
          db-instance-identifier|db-cluster-identifier|secret-id|stream-name|log-group-name|job-queue|queue-name
        )[ =](?<=\baws(?: --?\S{1,30} \S{1,60}){0,3} (?:
          eks|ecs|rds|lambda|dynamodb|ecr|sqs|sns|elasticache|redshift|cloudformation|secretsmanager|kinesis|
          logs|batch|glue|emr
        )(?: [a-z-]{3,60})[^\n|;&]{0,240})["']?(?<value>[\w./-]{3,120})
      `,
      inLines`
        [ ](?:
          -g|--resource-group|-n|--name|--account-name|--vault-name|--server|--subscription|--workspace-name|
          --registry|--container-name|--namespace-name|--cluster-name|--storage-account|--hub-name|--topic-name|
          --queue-name|--database-name|--zone-name|--vnet-name
        )[ =](?<=\baz [^\n|;&]{0,240})["']?(?<value>[\w.-]{3,90})
      `,
    ].join('|'),
    'g',
  ),
  guard: `(?!az )|${wordBegins}az `,
  reach: [260, 420],
  accept: isSomebodys,
};

const shared = new RegExp(inLines`
  ^(?:
    minikube|docker-desktop|kind(?:-kind)?|default|rancher-desktop|colima|orbstack|microk8s|k3d-\w+|
    production|staging|development|prod|dev|test|main|true|false|gcp-public-data[\w-]*|my-[\w-]+|your[\w-]*|(?:your|my|example|contoso|acme|company)[\w-]*\.[\w.]+|
    example[\w-]*|demo|local|name|[A-Z_]+
  )$|
  ^\$|^<|\{
`);

function isSomebodys(value: string, { text, end, groups }: Candidate): boolean {
  // A bucket that is called as a site is one that the site gives to everybody.
  if (groups['valueOfBucket'] !== undefined && /\.(?:org|com|net|io|dev)$/.test(value)) return false;
  if (groups['valueOfTenant'] !== undefined) return true;
  // A profile of one word says no more than what it is for.
  if (groups['valueOfProfile'] !== undefined && !/[-_.@]/.test(value)) return false;
  if (shared.test(value) || /^(?:--|https?$)/.test(value)) return false;
  return (
    !/^[${]/.test(text.slice(end, end + 1)) &&
    !/^(?:fast-ai-[\w-]{1,40}$|kubernetes-release|chromium-browser-snapshots|chrome-for-testing(?:-public)?|tensorflow|cloud-sdk-release|golang|gvisor|flutter_infra_release|dart-archive|puppeteer|playwright|aws-cli|awscli|docs|www)\b/.test(
      value,
    )
  );
}
