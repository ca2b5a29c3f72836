/* Made by tools/generate/detectors.ts from packages/redact/src/detectors; do not edit. */
import type { Detector } from '../detector.ts';
import { ablyApiKey } from '../detectors/ably-api-key/detector.ts';
import { accessAndRefresh } from '../detectors/access-and-refresh/detector.ts';
import { accountBesideName } from '../detectors/account-beside-name/detector.ts';
import { accountColumn } from '../detectors/account-column/detector.ts';
import { accountMessage } from '../detectors/account-message/detector.ts';
import { accountName } from '../detectors/account-name/detector.ts';
import { accountStatement } from '../detectors/account-statement/detector.ts';
import { adafruitIoKey } from '../detectors/adafruit-io-key/detector.ts';
import { addressField } from '../detectors/address-field/detector.ts';
import { adobeClientSecret } from '../detectors/adobe-client-secret/detector.ts';
import { adyenApiKey } from '../detectors/adyen-api-key/detector.ts';
import { ageSecretKey } from '../detectors/age-secret-key/detector.ts';
import { agoraAppCertificate } from '../detectors/agora-app-certificate/detector.ts';
import { airtableAccessToken } from '../detectors/airtable-access-token/detector.ts';
import { airtableApiKey } from '../detectors/airtable-api-key/detector.ts';
import { aivenServicePassword } from '../detectors/aiven-service-password/detector.ts';
import { akamaiEdgegridToken } from '../detectors/akamai-edgegrid-token/detector.ts';
import { alchemyUrl } from '../detectors/alchemy-url/detector.ts';
import { algoliaApiKey } from '../detectors/algolia-api-key/detector.ts';
import { alibabaAccessKeyId } from '../detectors/alibaba-access-key-id/detector.ts';
import { alibabaAccessKeySecret } from '../detectors/alibaba-access-key-secret/detector.ts';
import { alignedSecret } from '../detectors/aligned-secret/detector.ts';
import { amazonLwaClientSecret } from '../detectors/amazon-lwa-client-secret/detector.ts';
import { amazonLwaRefreshToken } from '../detectors/amazon-lwa-refresh-token/detector.ts';
import { amplitudeSecretKey } from '../detectors/amplitude-secret-key/detector.ts';
import { announcedSecret } from '../detectors/announced-secret/detector.ts';
import { anthropicAdminKey } from '../detectors/anthropic-admin-key/detector.ts';
import { anthropicApiKey } from '../detectors/anthropic-api-key/detector.ts';
import { anthropicOauthToken } from '../detectors/anthropic-oauth-token/detector.ts';
import { anthropicSessionKey } from '../detectors/anthropic-session-key/detector.ts';
import { apifyApiToken } from '../detectors/apify-api-token/detector.ts';
import { appwriteApiKey } from '../detectors/appwrite-api-key/detector.ts';
import { argumentPassword } from '../detectors/argument-password/detector.ts';
import { artifactoryApiKey } from '../detectors/artifactory-api-key/detector.ts';
import { asanaAccessToken } from '../detectors/asana-access-token/detector.ts';
import { assemblyaiApiKey } from '../detectors/assemblyai-api-key/detector.ts';
import { astraDbToken } from '../detectors/astra-db-token/detector.ts';
import { atlassianApiToken } from '../detectors/atlassian-api-token/detector.ts';
import { auditedCommand } from '../detectors/audited-command/detector.ts';
import { auth0ClientSecret } from '../detectors/auth0-client-secret/detector.ts';
import { authorizationHeader } from '../detectors/authorization-header/detector.ts';
import { authressAccessKey } from '../detectors/authress-access-key/detector.ts';
import { awsAccessKeyId } from '../detectors/aws-access-key-id/detector.ts';
import { awsAppsyncApiKey } from '../detectors/aws-appsync-api-key/detector.ts';
import { awsBedrockApiKey } from '../detectors/aws-bedrock-api-key/detector.ts';
import { awsMwsAuthToken } from '../detectors/aws-mws-auth-token/detector.ts';
import { awsSecretAccessKey } from '../detectors/aws-secret-access-key/detector.ts';
import { awsSessionToken } from '../detectors/aws-session-token/detector.ts';
import { axiomApiToken } from '../detectors/axiom-api-token/detector.ts';
import { azureClientSecret } from '../detectors/azure-client-secret/detector.ts';
import { azureDevopsToken } from '../detectors/azure-devops-token/detector.ts';
import { azureFunctionKey } from '../detectors/azure-function-key/detector.ts';
import { azureIdentifiableKey } from '../detectors/azure-identifiable-key/detector.ts';
import { azureInstrumentationKey } from '../detectors/azure-instrumentation-key/detector.ts';
import { azureListedKey } from '../detectors/azure-listed-key/detector.ts';
import { azureOpenaiKey } from '../detectors/azure-openai-key/detector.ts';
import { azureSasSignature } from '../detectors/azure-sas-signature/detector.ts';
import { azureSharedAccessKey } from '../detectors/azure-shared-access-key/detector.ts';
import { azureStorageAccountKey } from '../detectors/azure-storage-account-key/detector.ts';
import { backblazeApplicationKey } from '../detectors/backblaze-application-key/detector.ts';
import { baiduQianfanApiKey } from '../detectors/baidu-qianfan-api-key/detector.ts';
import { bankAccount } from '../detectors/bank-account/detector.ts';
import { barePrivateKey } from '../detectors/bare-private-key/detector.ts';
import { bareUserInfo } from '../detectors/bare-user-info/detector.ts';
import { basicAuthorization } from '../detectors/basic-authorization/detector.ts';
import { birthDate } from '../detectors/birth-date/detector.ts';
import { bitbucketAccessToken } from '../detectors/bitbucket-access-token/detector.ts';
import { bitbucketAppPassword } from '../detectors/bitbucket-app-password/detector.ts';
import { bitbucketDataCenterToken } from '../detectors/bitbucket-data-center-token/detector.ts';
import { bitwardenAccessToken } from '../detectors/bitwarden-access-token/detector.ts';
import { borrowedWordSecret } from '../detectors/borrowed-word-secret/detector.ts';
import { boxDeveloperToken } from '../detectors/box-developer-token/detector.ts';
import { braintreeAccessToken } from '../detectors/braintree-access-token/detector.ts';
import { braveSearchApiKey } from '../detectors/brave-search-api-key/detector.ts';
import { brevoApiKey } from '../detectors/brevo-api-key/detector.ts';
import { brevoSmtpKey } from '../detectors/brevo-smtp-key/detector.ts';
import { browserbaseApiKey } from '../detectors/browserbase-api-key/detector.ts';
import { bugsnagApiKey } from '../detectors/bugsnag-api-key/detector.ts';
import { builderPrivateKey } from '../detectors/builder-private-key/detector.ts';
import { buildkiteToken } from '../detectors/buildkite-token/detector.ts';
import { bundlerCredential } from '../detectors/bundler-credential/detector.ts';
import { byteArraySecret } from '../detectors/byte-array-secret/detector.ts';
import { callSecret } from '../detectors/call-secret/detector.ts';
import { cardCode } from '../detectors/card-code/detector.ts';
import { cardTrack } from '../detectors/card-track/detector.ts';
import { cerebrasApiKey } from '../detectors/cerebras-api-key/detector.ts';
import { changedSecret } from '../detectors/changed-secret/detector.ts';
import { checkedNationalId } from '../detectors/checked-national-id/detector.ts';
import { checkoutSecretKey } from '../detectors/checkout-secret-key/detector.ts';
import { circleciToken } from '../detectors/circleci-token/detector.ts';
import { clickhouseCloudSecret } from '../detectors/clickhouse-cloud-secret/detector.ts';
import { clickupApiToken } from '../detectors/clickup-api-token/detector.ts';
import { clientArgument } from '../detectors/client-argument/detector.ts';
import { clojarsDeployToken } from '../detectors/clojars-deploy-token/detector.ts';
import { closeApiKey } from '../detectors/close-api-key/detector.ts';
import { cloudResource } from '../detectors/cloud-resource/detector.ts';
import { cloudflareApiToken } from '../detectors/cloudflare-api-token/detector.ts';
import { cloudflareGlobalApiKey } from '../detectors/cloudflare-global-api-key/detector.ts';
import { cloudflareOriginCaKey } from '../detectors/cloudflare-origin-ca-key/detector.ts';
import { cloudflareToken } from '../detectors/cloudflare-token/detector.ts';
import { cloudflareTunnelToken } from '../detectors/cloudflare-tunnel-token/detector.ts';
import { cloudinaryUrl } from '../detectors/cloudinary-url/detector.ts';
import { clusterSecret } from '../detectors/cluster-secret/detector.ts';
import { cockroachdbApiKey } from '../detectors/cockroachdb-api-key/detector.ts';
import { codeClimateReporterId } from '../detectors/code-climate-reporter-id/detector.ts';
import { codecovToken } from '../detectors/codecov-token/detector.ts';
import { coderabbitApiKey } from '../detectors/coderabbit-api-key/detector.ts';
import { cohereApiKey } from '../detectors/cohere-api-key/detector.ts';
import { coinbaseApiKey } from '../detectors/coinbase-api-key/detector.ts';
import { commandLinePassword } from '../detectors/command-line-password/detector.ts';
import { commentedSecret } from '../detectors/commented-secret/detector.ts';
import { commitCount } from '../detectors/commit-count/detector.ts';
import { comparedSecret } from '../detectors/compared-secret/detector.ts';
import { concealedEntry } from '../detectors/concealed-entry/detector.ts';
import { confluentApiSecret } from '../detectors/confluent-api-secret/detector.ts';
import { consulToken } from '../detectors/consul-token/detector.ts';
import { contactPoint } from '../detectors/contact-point/detector.ts';
import { contentfulAccessToken } from '../detectors/contentful-access-token/detector.ts';
import { contentfulDeliveryToken } from '../detectors/contentful-delivery-token/detector.ts';
import { cookieHeader } from '../detectors/cookie-header/detector.ts';
import { cookieJar } from '../detectors/cookie-jar/detector.ts';
import { cookieValue } from '../detectors/cookie-value/detector.ts';
import { cozeAccessToken } from '../detectors/coze-access-token/detector.ts';
import { cratesIoToken } from '../detectors/crates-io-token/detector.ts';
import { credentialPair } from '../detectors/credential-pair/detector.ts';
import { creditedName } from '../detectors/credited-name/detector.ts';
import { cursorApiKey } from '../detectors/cursor-api-key/detector.ts';
import { databaseArgument } from '../detectors/database-argument/detector.ts';
import { databricksOauthSecret } from '../detectors/databricks-oauth-secret/detector.ts';
import { databricksToken } from '../detectors/databricks-token/detector.ts';
import { datadogApiKey } from '../detectors/datadog-api-key/detector.ts';
import { datadogAppKey } from '../detectors/datadog-app-key/detector.ts';
import { dbtCloudToken } from '../detectors/dbt-cloud-token/detector.ts';
import { declaredSecret } from '../detectors/declared-secret/detector.ts';
import { deepgramApiKey } from '../detectors/deepgram-api-key/detector.ts';
import { deeplApiKey } from '../detectors/deepl-api-key/detector.ts';
import { deepseekApiKey } from '../detectors/deepseek-api-key/detector.ts';
import { definedNetworkingToken } from '../detectors/defined-networking-token/detector.ts';
import { denoDeployToken } from '../detectors/deno-deploy-token/detector.ts';
import { dependencyTrackApiKey } from '../detectors/dependency-track-api-key/detector.ts';
import { deviceOwner } from '../detectors/device-owner/detector.ts';
import { devinApiKey } from '../detectors/devin-api-key/detector.ts';
import { diagnosisField } from '../detectors/diagnosis-field/detector.ts';
import { dictatedPhone } from '../detectors/dictated-phone/detector.ts';
import { digitaloceanAccessToken } from '../detectors/digitalocean-access-token/detector.ts';
import { digitaloceanOauthToken } from '../detectors/digitalocean-oauth-token/detector.ts';
import { digitaloceanRefreshToken } from '../detectors/digitalocean-refresh-token/detector.ts';
import { digitaloceanSpacesKey } from '../detectors/digitalocean-spaces-key/detector.ts';
import { directoryDomain } from '../detectors/directory-domain/detector.ts';
import { directoryName } from '../detectors/directory-name/detector.ts';
import { discordBotToken } from '../detectors/discord-bot-token/detector.ts';
import { discordClientSecret } from '../detectors/discord-client-secret/detector.ts';
import { discordWebhook } from '../detectors/discord-webhook/detector.ts';
import { dockerAccessToken } from '../detectors/docker-access-token/detector.ts';
import { dockerOrganizationToken } from '../detectors/docker-organization-token/detector.ts';
import { dockerSwarmToken } from '../detectors/docker-swarm-token/detector.ts';
import { dopplerToken } from '../detectors/doppler-token/detector.ts';
import { droneToken } from '../detectors/drone-token/detector.ts';
import { dropboxAccessToken } from '../detectors/dropbox-access-token/detector.ts';
import { dubApiKey } from '../detectors/dub-api-key/detector.ts';
import { duffelApiToken } from '../detectors/duffel-api-token/detector.ts';
import { dynatraceApiToken } from '../detectors/dynatrace-api-token/detector.ts';
import { e2bApiKey } from '../detectors/e2b-api-key/detector.ts';
import { easypostApiKey } from '../detectors/easypost-api-key/detector.ts';
import { elevenlabsApiKey } from '../detectors/elevenlabs-api-key/detector.ts';
import { emailAddress } from '../detectors/email-address/detector.ts';
import { encodedPrivateKey } from '../detectors/encoded-private-key/detector.ts';
import { encodedSecret } from '../detectors/encoded-secret/detector.ts';
import { environmentBlock } from '../detectors/environment-block/detector.ts';
import { environmentDump } from '../detectors/environment-dump/detector.ts';
import { environmentObject } from '../detectors/environment-object/detector.ts';
import { etherscanApiKey } from '../detectors/etherscan-api-key/detector.ts';
import { evaluatedSecret } from '../detectors/evaluated-secret/detector.ts';
import { exaApiKey } from '../detectors/exa-api-key/detector.ts';
import { facebookAccessToken } from '../detectors/facebook-access-token/detector.ts';
import { facebookAppSecret } from '../detectors/facebook-app-secret/detector.ts';
import { facebookAppToken } from '../detectors/facebook-app-token/detector.ts';
import { fastlyApiToken } from '../detectors/fastly-api-token/detector.ts';
import { featureFlagName } from '../detectors/feature-flag-name/detector.ts';
import { featureFlags } from '../detectors/feature-flags/detector.ts';
import { feishuWebhook } from '../detectors/feishu-webhook/detector.ts';
import { figmaAccessToken } from '../detectors/figma-access-token/detector.ts';
import { finnhubApiKey } from '../detectors/finnhub-api-key/detector.ts';
import { firebaseServerKey } from '../detectors/firebase-server-key/detector.ts';
import { firecrawlApiKey } from '../detectors/firecrawl-api-key/detector.ts';
import { fireworksApiKey } from '../detectors/fireworks-api-key/detector.ts';
import { flutterwaveSecretKey } from '../detectors/flutterwave-secret-key/detector.ts';
import { flyAccessToken } from '../detectors/fly-access-token/detector.ts';
import { formFieldSecret } from '../detectors/form-field-secret/detector.ts';
import { frameioToken } from '../detectors/frameio-token/detector.ts';
import { freshbooksAccessToken } from '../detectors/freshbooks-access-token/detector.ts';
import { friendliToken } from '../detectors/friendli-token/detector.ts';
import { geminiAuthKey } from '../detectors/gemini-auth-key/detector.ts';
import { geoPosition } from '../detectors/geo-position/detector.ts';
import { ghostAdminApiKey } from '../detectors/ghost-admin-api-key/detector.ts';
import { gitAuthor } from '../detectors/git-author/detector.ts';
import { giteaToken } from '../detectors/gitea-token/detector.ts';
import { githubFineGrainedToken } from '../detectors/github-fine-grained-token/detector.ts';
import { githubInstallationToken } from '../detectors/github-installation-token/detector.ts';
import { githubOauthToken } from '../detectors/github-oauth-token/detector.ts';
import { githubPersonalAccessToken } from '../detectors/github-personal-access-token/detector.ts';
import { githubRefreshToken } from '../detectors/github-refresh-token/detector.ts';
import { githubUserToken } from '../detectors/github-user-token/detector.ts';
import { gitlabAgentToken } from '../detectors/gitlab-agent-token/detector.ts';
import { gitlabCiJobToken } from '../detectors/gitlab-ci-job-token/detector.ts';
import { gitlabDeployToken } from '../detectors/gitlab-deploy-token/detector.ts';
import { gitlabFeatureFlagsToken } from '../detectors/gitlab-feature-flags-token/detector.ts';
import { gitlabFeedToken } from '../detectors/gitlab-feed-token/detector.ts';
import { gitlabIncomingMailToken } from '../detectors/gitlab-incoming-mail-token/detector.ts';
import { gitlabOauthSecret } from '../detectors/gitlab-oauth-secret/detector.ts';
import { gitlabPersonalAccessToken } from '../detectors/gitlab-personal-access-token/detector.ts';
import { gitlabPipelineTriggerToken } from '../detectors/gitlab-pipeline-trigger-token/detector.ts';
import { gitlabRunnerRegistrationToken } from '../detectors/gitlab-runner-registration-token/detector.ts';
import { gitlabRunnerToken } from '../detectors/gitlab-runner-token/detector.ts';
import { gitlabScimToken } from '../detectors/gitlab-scim-token/detector.ts';
import { givenName } from '../detectors/given-name/detector.ts';
import { gocardlessAccessToken } from '../detectors/gocardless-access-token/detector.ts';
import { googleApiKey } from '../detectors/google-api-key/detector.ts';
import { googleAppPassword } from '../detectors/google-app-password/detector.ts';
import { googleChatWebhook } from '../detectors/google-chat-webhook/detector.ts';
import { googleOauthAccessToken } from '../detectors/google-oauth-access-token/detector.ts';
import { googleOauthClientSecret } from '../detectors/google-oauth-client-secret/detector.ts';
import { googleOauthRefreshToken } from '../detectors/google-oauth-refresh-token/detector.ts';
import { googleServiceAccountKeyId } from '../detectors/google-service-account-key-id/detector.ts';
import { googleStorageHmacKey } from '../detectors/google-storage-hmac-key/detector.ts';
import { grafanaApiKey } from '../detectors/grafana-api-key/detector.ts';
import { grafanaCloudToken } from '../detectors/grafana-cloud-token/detector.ts';
import { grafanaServiceAccountToken } from '../detectors/grafana-service-account-token/detector.ts';
import { greetedPerson } from '../detectors/greeted-person/detector.ts';
import { groqApiKey } from '../detectors/groq-api-key/detector.ts';
import { hardwareAddress } from '../detectors/hardware-address/detector.ts';
import { harnessApiKey } from '../detectors/harness-api-key/detector.ts';
import { healthMessage } from '../detectors/health-message/detector.ts';
import { heartlandSecretKey } from '../detectors/heartland-secret-key/detector.ts';
import { heliconeApiKey } from '../detectors/helicone-api-key/detector.ts';
import { herokuApiKey } from '../detectors/heroku-api-key/detector.ts';
import { herokuApiKeyLegacy } from '../detectors/heroku-api-key-legacy/detector.ts';
import { hetznerApiToken } from '../detectors/hetzner-api-token/detector.ts';
import { homeFolderUser } from '../detectors/home-folder-user/detector.ts';
import { homeListing } from '../detectors/home-listing/detector.ts';
import { homePathUser } from '../detectors/home-path-user/detector.ts';
import { honeycombApiKey } from '../detectors/honeycomb-api-key/detector.ts';
import { honeycombApiKeyLegacy } from '../detectors/honeycomb-api-key-legacy/detector.ts';
import { honouredPerson } from '../detectors/honoured-person/detector.ts';
import { hubspotAccessToken } from '../detectors/hubspot-access-token/detector.ts';
import { huggingfaceToken } from '../detectors/huggingface-token/detector.ts';
import { iban } from '../detectors/iban/detector.ts';
import { ibmCloudApiKey } from '../detectors/ibm-cloud-api-key/detector.ts';
import { infisicalServiceToken } from '../detectors/infisical-service-token/detector.ts';
import { infracostApiKey } from '../detectors/infracost-api-key/detector.ts';
import { infuraUrl } from '../detectors/infura-url/detector.ts';
import { inngestSigningKey } from '../detectors/inngest-signing-key/detector.ts';
import { instagramAccessToken } from '../detectors/instagram-access-token/detector.ts';
import { intercomAccessToken } from '../detectors/intercom-access-token/detector.ts';
import { internalHost } from '../detectors/internal-host/detector.ts';
import { internalSetting } from '../detectors/internal-setting/detector.ts';
import { intra42ClientSecret } from '../detectors/intra42-client-secret/detector.ts';
import { introducedPerson } from '../detectors/introduced-person/detector.ts';
import { introducedPersonAbroad } from '../detectors/introduced-person-abroad/detector.ts';
import { jenkinsApiToken } from '../detectors/jenkins-api-token/detector.ts';
import { jenkinsSealedSecret } from '../detectors/jenkins-sealed-secret/detector.ts';
import { jfrogReferenceToken } from '../detectors/jfrog-reference-token/detector.ts';
import { jinaApiKey } from '../detectors/jina-api-key/detector.ts';
import { joinedSecret } from '../detectors/joined-secret/detector.ts';
import { jsonWebToken } from '../detectors/json-web-token/detector.ts';
import { kaggleApiKey } from '../detectors/kaggle-api-key/detector.ts';
import { kaggleApiToken } from '../detectors/kaggle-api-token/detector.ts';
import { keptSecret } from '../detectors/kept-secret/detector.ts';
import { keyComment } from '../detectors/key-comment/detector.ts';
import { keyInCode } from '../detectors/key-in-code/detector.ts';
import { klaviyoApiKey } from '../detectors/klaviyo-api-key/detector.ts';
import { kubernetesBootstrapToken } from '../detectors/kubernetes-bootstrap-token/detector.ts';
import { kubernetesSecretData } from '../detectors/kubernetes-secret-data/detector.ts';
import { kubernetesSecretEntry } from '../detectors/kubernetes-secret-entry/detector.ts';
import { kubernetesSecretManifest } from '../detectors/kubernetes-secret-manifest/detector.ts';
import { labelledMachine } from '../detectors/labelled-machine/detector.ts';
import { labelledPerson } from '../detectors/labelled-person/detector.ts';
import { langfuseSecretKey } from '../detectors/langfuse-secret-key/detector.ts';
import { langsmithApiKey } from '../detectors/langsmith-api-key/detector.ts';
import { launchdarklyKey } from '../detectors/launchdarkly-key/detector.ts';
import { linearApiKey } from '../detectors/linear-api-key/detector.ts';
import { linearOauthToken } from '../detectors/linear-oauth-token/detector.ts';
import { linkedinClientSecret } from '../detectors/linkedin-client-secret/detector.ts';
import { linodeToken } from '../detectors/linode-token/detector.ts';
import { listedPerson } from '../detectors/listed-person/detector.ts';
import { listedResource } from '../detectors/listed-resource/detector.ts';
import { listedSecret } from '../detectors/listed-secret/detector.ts';
import { listedSeedWord } from '../detectors/listed-seed-word/detector.ts';
import { llamaCloudApiKey } from '../detectors/llama-cloud-api-key/detector.ts';
import { lobApiKey } from '../detectors/lob-api-key/detector.ts';
import { logfireToken } from '../detectors/logfire-token/detector.ts';
import { machineName } from '../detectors/machine-name/detector.ts';
import { machineReadableZone } from '../detectors/machine-readable-zone/detector.ts';
import { mailboxName } from '../detectors/mailbox-name/detector.ts';
import { mailchimpApiKey } from '../detectors/mailchimp-api-key/detector.ts';
import { mailersendApiToken } from '../detectors/mailersend-api-token/detector.ts';
import { mailgunApiKey } from '../detectors/mailgun-api-key/detector.ts';
import { mailgunSendingKey } from '../detectors/mailgun-sending-key/detector.ts';
import { makeWebhook } from '../detectors/make-webhook/detector.ts';
import { mandrillApiKey } from '../detectors/mandrill-api-key/detector.ts';
import { mapboxSecretToken } from '../detectors/mapbox-secret-token/detector.ts';
import { mattermostToken } from '../detectors/mattermost-token/detector.ts';
import { maxmindLicenseKey } from '../detectors/maxmind-license-key/detector.ts';
import { mentionedPerson } from '../detectors/mentioned-person/detector.ts';
import { merakiApiKey } from '../detectors/meraki-api-key/detector.ts';
import { mercadopagoAccessToken } from '../detectors/mercadopago-access-token/detector.ts';
import { metabaseApiKey } from '../detectors/metabase-api-key/detector.ts';
import { microsoftTeamsWebhook } from '../detectors/microsoft-teams-webhook/detector.ts';
import { mistralApiKey } from '../detectors/mistral-api-key/detector.ts';
import { mixpanelApiSecret } from '../detectors/mixpanel-api-secret/detector.ts';
import { modalTokenSecret } from '../detectors/modal-token-secret/detector.ts';
import { mollieApiKey } from '../detectors/mollie-api-key/detector.ts';
import { mongodbAtlasSecret } from '../detectors/mongodb-atlas-secret/detector.ts';
import { nameBesideEmail } from '../detectors/name-beside-email/detector.ts';
import { nameBesideNumber } from '../detectors/name-beside-number/detector.ts';
import { nameBesidePhone } from '../detectors/name-beside-phone/detector.ts';
import { namedFile } from '../detectors/named-file/detector.ts';
import { namedPerson } from '../detectors/named-person/detector.ts';
import { namedSecretEntry } from '../detectors/named-secret-entry/detector.ts';
import { nationalId } from '../detectors/national-id/detector.ts';
import { neonApiKey } from '../detectors/neon-api-key/detector.ts';
import { neonPassword } from '../detectors/neon-password/detector.ts';
import { netlifyAccessToken } from '../detectors/netlify-access-token/detector.ts';
import { netrcPassword } from '../detectors/netrc-password/detector.ts';
import { networkMachineSecret } from '../detectors/network-machine-secret/detector.ts';
import { networkShare } from '../detectors/network-share/detector.ts';
import { newRelicInsertKey } from '../detectors/new-relic-insert-key/detector.ts';
import { newRelicLicenseKey } from '../detectors/new-relic-license-key/detector.ts';
import { newRelicUserKey } from '../detectors/new-relic-user-key/detector.ts';
import { newsapiKey } from '../detectors/newsapi-key/detector.ts';
import { ngrokAuthToken } from '../detectors/ngrok-auth-token/detector.ts';
import { nomadToken } from '../detectors/nomad-token/detector.ts';
import { notionToken } from '../detectors/notion-token/detector.ts';
import { npmAccessToken } from '../detectors/npm-access-token/detector.ts';
import { nugetApiKey } from '../detectors/nuget-api-key/detector.ts';
import { nvidiaApiKey } from '../detectors/nvidia-api-key/detector.ts';
import { octopusDeployApiKey } from '../detectors/octopus-deploy-api-key/detector.ts';
import { oktaApiToken } from '../detectors/okta-api-token/detector.ts';
import { oneTimeCode } from '../detectors/one-time-code/detector.ts';
import { onepasswordSecretKey } from '../detectors/onepassword-secret-key/detector.ts';
import { onepasswordServiceAccountToken } from '../detectors/onepassword-service-account-token/detector.ts';
import { onesignalApiKey } from '../detectors/onesignal-api-key/detector.ts';
import { openaiAdminKey } from '../detectors/openai-admin-key/detector.ts';
import { openaiApiKey } from '../detectors/openai-api-key/detector.ts';
import { openaiProjectKey } from '../detectors/openai-project-key/detector.ts';
import { openaiServiceAccountKey } from '../detectors/openai-service-account-key/detector.ts';
import { openrouterApiKey } from '../detectors/openrouter-api-key/detector.ts';
import { openshiftToken } from '../detectors/openshift-token/detector.ts';
import { openvsxAccessToken } from '../detectors/openvsx-access-token/detector.ts';
import { openweatherApiKey } from '../detectors/openweather-api-key/detector.ts';
import { optionSecret } from '../detectors/option-secret/detector.ts';
import { ovhApplicationSecret } from '../detectors/ovh-application-secret/detector.ts';
import { paddleApiKey } from '../detectors/paddle-api-key/detector.ts';
import { pagerdutyApiKey } from '../detectors/pagerduty-api-key/detector.ts';
import { pasetoToken } from '../detectors/paseto-token/detector.ts';
import { passengerName } from '../detectors/passenger-name/detector.ts';
import { passwordAssignment } from '../detectors/password-assignment/detector.ts';
import { passwordBeforeWord } from '../detectors/password-before-word/detector.ts';
import { passwordHash } from '../detectors/password-hash/detector.ts';
import { patronymicName } from '../detectors/patronymic-name/detector.ts';
import { paymentCard } from '../detectors/payment-card/detector.ts';
import { paymentMessage } from '../detectors/payment-message/detector.ts';
import { paypalClientSecret } from '../detectors/paypal-client-secret/detector.ts';
import { paystackSecretKey } from '../detectors/paystack-secret-key/detector.ts';
import { pedigreePerson } from '../detectors/pedigree-person/detector.ts';
import { perplexityApiKey } from '../detectors/perplexity-api-key/detector.ts';
import { personColumn } from '../detectors/person-column/detector.ts';
import { personField } from '../detectors/person-field/detector.ts';
import { phoneNumber } from '../detectors/phone-number/detector.ts';
import { pineconeApiKey } from '../detectors/pinecone-api-key/detector.ts';
import { pipedSecret } from '../detectors/piped-secret/detector.ts';
import { plaidAccessToken } from '../detectors/plaid-access-token/detector.ts';
import { plaidSecret } from '../detectors/plaid-secret/detector.ts';
import { planetscaleOauthToken } from '../detectors/planetscale-oauth-token/detector.ts';
import { planetscalePassword } from '../detectors/planetscale-password/detector.ts';
import { planetscaleServiceToken } from '../detectors/planetscale-service-token/detector.ts';
import { positionField } from '../detectors/position-field/detector.ts';
import { positionalSecret } from '../detectors/positional-secret/detector.ts';
import { posthogPersonalApiKey } from '../detectors/posthog-personal-api-key/detector.ts';
import { postmanApiKey } from '../detectors/postman-api-key/detector.ts';
import { postmanCollectionKey } from '../detectors/postman-collection-key/detector.ts';
import { postmarkServerToken } from '../detectors/postmark-server-token/detector.ts';
import { prefectApiKey } from '../detectors/prefect-api-key/detector.ts';
import { prefixedToken } from '../detectors/prefixed-token/detector.ts';
import { printedSecret } from '../detectors/printed-secret/detector.ts';
import { privateAddress } from '../detectors/private-address/detector.ts';
import { privateJwk } from '../detectors/private-jwk/detector.ts';
import { privateKeyBlock } from '../detectors/private-key-block/detector.ts';
import { projectPath } from '../detectors/project-path/detector.ts';
import { prosePassword } from '../detectors/prose-password/detector.ts';
import { prosePasswordAbroad } from '../detectors/prose-password-abroad/detector.ts';
import { proseToken } from '../detectors/prose-token/detector.ts';
import { proseTokenAbroad } from '../detectors/prose-token-abroad/detector.ts';
import { protocolSecret } from '../detectors/protocol-secret/detector.ts';
import { publicIpAddress } from '../detectors/public-ip-address/detector.ts';
import { pubnubSecretKey } from '../detectors/pubnub-secret-key/detector.ts';
import { pulumiAccessToken } from '../detectors/pulumi-access-token/detector.ts';
import { pusherSecret } from '../detectors/pusher-secret/detector.ts';
import { pypiApiToken } from '../detectors/pypi-api-token/detector.ts';
import { railwayToken } from '../detectors/railway-token/detector.ts';
import { rapidapiKey } from '../detectors/rapidapi-key/detector.ts';
import { rareServiceKey } from '../detectors/rare-service-key/detector.ts';
import { razorpayKeyId } from '../detectors/razorpay-key-id/detector.ts';
import { razorpayKeySecret } from '../detectors/razorpay-key-secret/detector.ts';
import { reachedMachine } from '../detectors/reached-machine/detector.ts';
import { readmeApiKey } from '../detectors/readme-api-key/detector.ts';
import { recaptchaSecretKey } from '../detectors/recaptcha-secret-key/detector.ts';
import { recordColumn } from '../detectors/record-column/detector.ts';
import { renderApiKey } from '../detectors/render-api-key/detector.ts';
import { replacedPassword } from '../detectors/replaced-password/detector.ts';
import { replicateToken } from '../detectors/replicate-token/detector.ts';
import { requestUser } from '../detectors/request-user/detector.ts';
import { resendApiKey } from '../detectors/resend-api-key/detector.ts';
import { resolvedHost } from '../detectors/resolved-host/detector.ts';
import { resourceName } from '../detectors/resource-name/detector.ts';
import { revenuecatSecretKey } from '../detectors/revenuecat-secret-key/detector.ts';
import { riotApiKey } from '../detectors/riot-api-key/detector.ts';
import { rollbarAccessToken } from '../detectors/rollbar-access-token/detector.ts';
import { rubygemsApiKey } from '../detectors/rubygems-api-key/detector.ts';
import { runpodApiKey } from '../detectors/runpod-api-key/detector.ts';
import { runwayApiKey } from '../detectors/runway-api-key/detector.ts';
import { salesforceAccessToken } from '../detectors/salesforce-access-token/detector.ts';
import { samlResponse } from '../detectors/saml-response/detector.ts';
import { sanityApiToken } from '../detectors/sanity-api-token/detector.ts';
import { scaleApiKey } from '../detectors/scale-api-key/detector.ts';
import { scalewayAccessKey } from '../detectors/scaleway-access-key/detector.ts';
import { scalewaySecretKey } from '../detectors/scaleway-secret-key/detector.ts';
import { scalingoApiToken } from '../detectors/scalingo-api-token/detector.ts';
import { sealedSession } from '../detectors/sealed-session/detector.ts';
import { secretAssignment } from '../detectors/secret-assignment/detector.ts';
import { secretBelow } from '../detectors/secret-below/detector.ts';
import { secretColumn } from '../detectors/secret-column/detector.ts';
import { secretSet } from '../detectors/secret-set/detector.ts';
import { secretUnderLabel } from '../detectors/secret-under-label/detector.ts';
import { sectionKey } from '../detectors/section-key/detector.ts';
import { securityAnswer } from '../detectors/security-answer/detector.ts';
import { seedPhrase } from '../detectors/seed-phrase/detector.ts';
import { segmentPublicApiToken } from '../detectors/segment-public-api-token/detector.ts';
import { selfIntroducedPerson } from '../detectors/self-introduced-person/detector.ts';
import { sendbirdApiToken } from '../detectors/sendbird-api-token/detector.ts';
import { sendgridApiKey } from '../detectors/sendgrid-api-key/detector.ts';
import { sentCode } from '../detectors/sent-code/detector.ts';
import { sentryOrgToken } from '../detectors/sentry-org-token/detector.ts';
import { sentryUserToken } from '../detectors/sentry-user-token/detector.ts';
import { serpapiKey } from '../detectors/serpapi-key/detector.ts';
import { serperApiKey } from '../detectors/serper-api-key/detector.ts';
import { serviceVariable } from '../detectors/service-variable/detector.ts';
import { sessionTranscript } from '../detectors/session-transcript/detector.ts';
import { settingLine } from '../detectors/setting-line/detector.ts';
import { settlemintToken } from '../detectors/settlemint-token/detector.ts';
import { sharedLogin } from '../detectors/shared-login/detector.ts';
import { shellVariable } from '../detectors/shell-variable/detector.ts';
import { shippoApiToken } from '../detectors/shippo-api-token/detector.ts';
import { shopifyAccessToken } from '../detectors/shopify-access-token/detector.ts';
import { shopifyCustomAppToken } from '../detectors/shopify-custom-app-token/detector.ts';
import { shopifyPrivateAppPassword } from '../detectors/shopify-private-app-password/detector.ts';
import { shopifySharedSecret } from '../detectors/shopify-shared-secret/detector.ts';
import { shorthandLogin } from '../detectors/shorthand-login/detector.ts';
import { shownAccount } from '../detectors/shown-account/detector.ts';
import { shownName } from '../detectors/shown-name/detector.ts';
import { shownSecret } from '../detectors/shown-secret/detector.ts';
import { signedPerson } from '../detectors/signed-person/detector.ts';
import { signingValue } from '../detectors/signing-value/detector.ts';
import { slackAppToken } from '../detectors/slack-app-token/detector.ts';
import { slackBotToken } from '../detectors/slack-bot-token/detector.ts';
import { slackConfigToken } from '../detectors/slack-config-token/detector.ts';
import { slackLegacyToken } from '../detectors/slack-legacy-token/detector.ts';
import { slackSessionCookie } from '../detectors/slack-session-cookie/detector.ts';
import { slackSessionToken } from '../detectors/slack-session-token/detector.ts';
import { slackSigningSecret } from '../detectors/slack-signing-secret/detector.ts';
import { slackUserToken } from '../detectors/slack-user-token/detector.ts';
import { slackWebhook } from '../detectors/slack-webhook/detector.ts';
import { snykApiToken } from '../detectors/snyk-api-token/detector.ts';
import { socialHandle } from '../detectors/social-handle/detector.ts';
import { sonarToken } from '../detectors/sonar-token/detector.ts';
import { sourcegraphAccessToken } from '../detectors/sourcegraph-access-token/detector.ts';
import { speakingPerson } from '../detectors/speaking-person/detector.ts';
import { spelledEmail } from '../detectors/spelled-email/detector.ts';
import { splunkHecToken } from '../detectors/splunk-hec-token/detector.ts';
import { spotifyClientSecret } from '../detectors/spotify-client-secret/detector.ts';
import { sqlPassword } from '../detectors/sql-password/detector.ts';
import { squareAccessToken } from '../detectors/square-access-token/detector.ts';
import { squareOauthSecret } from '../detectors/square-oauth-secret/detector.ts';
import { stackhawkApiKey } from '../detectors/stackhawk-api-key/detector.ts';
import { statsigSecretKey } from '../detectors/statsig-secret-key/detector.ts';
import { streetAddress } from '../detectors/street-address/detector.ts';
import { streetAddressAbroad } from '../detectors/street-address-abroad/detector.ts';
import { streetAddressAsia } from '../detectors/street-address-asia/detector.ts';
import { stripeRestrictedKey } from '../detectors/stripe-restricted-key/detector.ts';
import { stripeSecretKey } from '../detectors/stripe-secret-key/detector.ts';
import { stytchSecret } from '../detectors/stytch-secret/detector.ts';
import { sumologicAccessKey } from '../detectors/sumologic-access-key/detector.ts';
import { supabaseAccessToken } from '../detectors/supabase-access-token/detector.ts';
import { supabaseSecretKey } from '../detectors/supabase-secret-key/detector.ts';
import { surname } from '../detectors/surname/detector.ts';
import { tailscaleKey } from '../detectors/tailscale-key/detector.ts';
import { tavilyApiKey } from '../detectors/tavily-api-key/detector.ts';
import { teamcityAccessToken } from '../detectors/teamcity-access-token/detector.ts';
import { telegramBotToken } from '../detectors/telegram-bot-token/detector.ts';
import { telnyxApiKey } from '../detectors/telnyx-api-key/detector.ts';
import { tencentSecretId } from '../detectors/tencent-secret-id/detector.ts';
import { tencentSecretKey } from '../detectors/tencent-secret-key/detector.ts';
import { terminalPassword } from '../detectors/terminal-password/detector.ts';
import { terraformCloudToken } from '../detectors/terraform-cloud-token/detector.ts';
import { thingInSentence } from '../detectors/thing-in-sentence/detector.ts';
import { tinybirdToken } from '../detectors/tinybird-token/detector.ts';
import { togetherApiKey } from '../detectors/together-api-key/detector.ts';
import { togetherApiKeyLegacy } from '../detectors/together-api-key-legacy/detector.ts';
import { toldAddress } from '../detectors/told-address/detector.ts';
import { toldAge } from '../detectors/told-age/detector.ts';
import { toldDiagnosis } from '../detectors/told-diagnosis/detector.ts';
import { toldSecret } from '../detectors/told-secret/detector.ts';
import { toolCredential } from '../detectors/tool-credential/detector.ts';
import { toolLink } from '../detectors/tool-link/detector.ts';
import { toolMachine } from '../detectors/tool-machine/detector.ts';
import { travisToken } from '../detectors/travis-token/detector.ts';
import { trelloApiKey } from '../detectors/trello-api-key/detector.ts';
import { trelloToken } from '../detectors/trello-token/detector.ts';
import { triggerDevSecretKey } from '../detectors/trigger-dev-secret-key/detector.ts';
import { twilioApiKey } from '../detectors/twilio-api-key/detector.ts';
import { twilioAuthToken } from '../detectors/twilio-auth-token/detector.ts';
import { twitchChatToken } from '../detectors/twitch-chat-token/detector.ts';
import { twitchClientSecret } from '../detectors/twitch-client-secret/detector.ts';
import { twitterApiSecret } from '../detectors/twitter-api-secret/detector.ts';
import { twitterBearerToken } from '../detectors/twitter-bearer-token/detector.ts';
import { typeformAccessToken } from '../detectors/typeform-access-token/detector.ts';
import { unlistedColumnSecret } from '../detectors/unlisted-column-secret/detector.ts';
import { unpackedSecret } from '../detectors/unpacked-secret/detector.ts';
import { upstashRedisToken } from '../detectors/upstash-redis-token/detector.ts';
import { urlPathToken } from '../detectors/url-path-token/detector.ts';
import { urlQuerySecret } from '../detectors/url-query-secret/detector.ts';
import { urlToken } from '../detectors/url-token/detector.ts';
import { urlUserInfo } from '../detectors/url-user-info/detector.ts';
import { userFolder } from '../detectors/user-folder/detector.ts';
import { vaultApproleSecretId } from '../detectors/vault-approle-secret-id/detector.ts';
import { vaultToken } from '../detectors/vault-token/detector.ts';
import { vaultTokenLegacy } from '../detectors/vault-token-legacy/detector.ts';
import { vehicleNumber } from '../detectors/vehicle-number/detector.ts';
import { vercelApiToken } from '../detectors/vercel-api-token/detector.ts';
import { vercelBlobToken } from '../detectors/vercel-blob-token/detector.ts';
import { vercelToken } from '../detectors/vercel-token/detector.ts';
import { virustotalApiKey } from '../detectors/virustotal-api-key/detector.ts';
import { vkAccessToken } from '../detectors/vk-access-token/detector.ts';
import { volcengineAccessKeyId } from '../detectors/volcengine-access-key-id/detector.ts';
import { voyageApiKey } from '../detectors/voyage-api-key/detector.ts';
import { vultrApiKey } from '../detectors/vultr-api-key/detector.ts';
import { wakatimeApiKey } from '../detectors/wakatime-api-key/detector.ts';
import { walletAddress } from '../detectors/wallet-address/detector.ts';
import { walletKey } from '../detectors/wallet-key/detector.ts';
import { wandbApiKey } from '../detectors/wandb-api-key/detector.ts';
import { wandbApiKeyV1 } from '../detectors/wandb-api-key-v1/detector.ts';
import { webhookSigningSecret } from '../detectors/webhook-signing-secret/detector.ts';
import { weighedSecret } from '../detectors/weighed-secret/detector.ts';
import { wireguardPrivateKey } from '../detectors/wireguard-private-key/detector.ts';
import { wirelessNetwork } from '../detectors/wireless-network/detector.ts';
import { woocommerceApiKey } from '../detectors/woocommerce-api-key/detector.ts';
import { writtenSecret } from '../detectors/written-secret/detector.ts';
import { xaiApiKey } from '../detectors/xai-api-key/detector.ts';
import { xenditSecretKey } from '../detectors/xendit-secret-key/detector.ts';
import { yandexApiKey } from '../detectors/yandex-api-key/detector.ts';
import { yandexIamToken } from '../detectors/yandex-iam-token/detector.ts';
import { yandexOauthToken } from '../detectors/yandex-oauth-token/detector.ts';
import { yandexStaticKey } from '../detectors/yandex-static-key/detector.ts';
import { zapierWebhook } from '../detectors/zapier-webhook/detector.ts';
import { zendeskApiToken } from '../detectors/zendesk-api-token/detector.ts';
import { zhipuApiKey } from '../detectors/zhipu-api-key/detector.ts';
import { zohoOauthToken } from '../detectors/zoho-oauth-token/detector.ts';

/** Every detector, in the order of the folders' names. */
export const catalogue: readonly Detector[] = [
  ablyApiKey,
  accessAndRefresh,
  accountBesideName,
  accountColumn,
  accountMessage,
  accountName,
  accountStatement,
  adafruitIoKey,
  addressField,
  adobeClientSecret,
  adyenApiKey,
  ageSecretKey,
  agoraAppCertificate,
  airtableAccessToken,
  airtableApiKey,
  aivenServicePassword,
  akamaiEdgegridToken,
  alchemyUrl,
  algoliaApiKey,
  alibabaAccessKeyId,
  alibabaAccessKeySecret,
  alignedSecret,
  amazonLwaClientSecret,
  amazonLwaRefreshToken,
  amplitudeSecretKey,
  announcedSecret,
  anthropicAdminKey,
  anthropicApiKey,
  anthropicOauthToken,
  anthropicSessionKey,
  apifyApiToken,
  appwriteApiKey,
  argumentPassword,
  artifactoryApiKey,
  asanaAccessToken,
  assemblyaiApiKey,
  astraDbToken,
  atlassianApiToken,
  auditedCommand,
  auth0ClientSecret,
  authorizationHeader,
  authressAccessKey,
  awsAccessKeyId,
  awsAppsyncApiKey,
  awsBedrockApiKey,
  awsMwsAuthToken,
  awsSecretAccessKey,
  awsSessionToken,
  axiomApiToken,
  azureClientSecret,
  azureDevopsToken,
  azureFunctionKey,
  azureIdentifiableKey,
  azureInstrumentationKey,
  azureListedKey,
  azureOpenaiKey,
  azureSasSignature,
  azureSharedAccessKey,
  azureStorageAccountKey,
  backblazeApplicationKey,
  baiduQianfanApiKey,
  bankAccount,
  barePrivateKey,
  bareUserInfo,
  basicAuthorization,
  birthDate,
  bitbucketAccessToken,
  bitbucketAppPassword,
  bitbucketDataCenterToken,
  bitwardenAccessToken,
  borrowedWordSecret,
  boxDeveloperToken,
  braintreeAccessToken,
  braveSearchApiKey,
  brevoApiKey,
  brevoSmtpKey,
  browserbaseApiKey,
  bugsnagApiKey,
  builderPrivateKey,
  buildkiteToken,
  bundlerCredential,
  byteArraySecret,
  callSecret,
  cardCode,
  cardTrack,
  cerebrasApiKey,
  changedSecret,
  checkedNationalId,
  checkoutSecretKey,
  circleciToken,
  clickhouseCloudSecret,
  clickupApiToken,
  clientArgument,
  clojarsDeployToken,
  closeApiKey,
  cloudResource,
  cloudflareApiToken,
  cloudflareGlobalApiKey,
  cloudflareOriginCaKey,
  cloudflareToken,
  cloudflareTunnelToken,
  cloudinaryUrl,
  clusterSecret,
  cockroachdbApiKey,
  codeClimateReporterId,
  codecovToken,
  coderabbitApiKey,
  cohereApiKey,
  coinbaseApiKey,
  commandLinePassword,
  commentedSecret,
  commitCount,
  comparedSecret,
  concealedEntry,
  confluentApiSecret,
  consulToken,
  contactPoint,
  contentfulAccessToken,
  contentfulDeliveryToken,
  cookieHeader,
  cookieJar,
  cookieValue,
  cozeAccessToken,
  cratesIoToken,
  credentialPair,
  creditedName,
  cursorApiKey,
  databaseArgument,
  databricksOauthSecret,
  databricksToken,
  datadogApiKey,
  datadogAppKey,
  dbtCloudToken,
  declaredSecret,
  deepgramApiKey,
  deeplApiKey,
  deepseekApiKey,
  definedNetworkingToken,
  denoDeployToken,
  dependencyTrackApiKey,
  deviceOwner,
  devinApiKey,
  diagnosisField,
  dictatedPhone,
  digitaloceanAccessToken,
  digitaloceanOauthToken,
  digitaloceanRefreshToken,
  digitaloceanSpacesKey,
  directoryDomain,
  directoryName,
  discordBotToken,
  discordClientSecret,
  discordWebhook,
  dockerAccessToken,
  dockerOrganizationToken,
  dockerSwarmToken,
  dopplerToken,
  droneToken,
  dropboxAccessToken,
  dubApiKey,
  duffelApiToken,
  dynatraceApiToken,
  e2bApiKey,
  easypostApiKey,
  elevenlabsApiKey,
  emailAddress,
  encodedPrivateKey,
  encodedSecret,
  environmentBlock,
  environmentDump,
  environmentObject,
  etherscanApiKey,
  evaluatedSecret,
  exaApiKey,
  facebookAccessToken,
  facebookAppSecret,
  facebookAppToken,
  fastlyApiToken,
  featureFlagName,
  featureFlags,
  feishuWebhook,
  figmaAccessToken,
  finnhubApiKey,
  firebaseServerKey,
  firecrawlApiKey,
  fireworksApiKey,
  flutterwaveSecretKey,
  flyAccessToken,
  formFieldSecret,
  frameioToken,
  freshbooksAccessToken,
  friendliToken,
  geminiAuthKey,
  geoPosition,
  ghostAdminApiKey,
  gitAuthor,
  giteaToken,
  githubFineGrainedToken,
  githubInstallationToken,
  githubOauthToken,
  githubPersonalAccessToken,
  githubRefreshToken,
  githubUserToken,
  gitlabAgentToken,
  gitlabCiJobToken,
  gitlabDeployToken,
  gitlabFeatureFlagsToken,
  gitlabFeedToken,
  gitlabIncomingMailToken,
  gitlabOauthSecret,
  gitlabPersonalAccessToken,
  gitlabPipelineTriggerToken,
  gitlabRunnerRegistrationToken,
  gitlabRunnerToken,
  gitlabScimToken,
  givenName,
  gocardlessAccessToken,
  googleApiKey,
  googleAppPassword,
  googleChatWebhook,
  googleOauthAccessToken,
  googleOauthClientSecret,
  googleOauthRefreshToken,
  googleServiceAccountKeyId,
  googleStorageHmacKey,
  grafanaApiKey,
  grafanaCloudToken,
  grafanaServiceAccountToken,
  greetedPerson,
  groqApiKey,
  hardwareAddress,
  harnessApiKey,
  healthMessage,
  heartlandSecretKey,
  heliconeApiKey,
  herokuApiKey,
  herokuApiKeyLegacy,
  hetznerApiToken,
  homeFolderUser,
  homeListing,
  homePathUser,
  honeycombApiKey,
  honeycombApiKeyLegacy,
  honouredPerson,
  hubspotAccessToken,
  huggingfaceToken,
  iban,
  ibmCloudApiKey,
  infisicalServiceToken,
  infracostApiKey,
  infuraUrl,
  inngestSigningKey,
  instagramAccessToken,
  intercomAccessToken,
  internalHost,
  internalSetting,
  intra42ClientSecret,
  introducedPerson,
  introducedPersonAbroad,
  jenkinsApiToken,
  jenkinsSealedSecret,
  jfrogReferenceToken,
  jinaApiKey,
  joinedSecret,
  jsonWebToken,
  kaggleApiKey,
  kaggleApiToken,
  keptSecret,
  keyComment,
  keyInCode,
  klaviyoApiKey,
  kubernetesBootstrapToken,
  kubernetesSecretData,
  kubernetesSecretEntry,
  kubernetesSecretManifest,
  labelledMachine,
  labelledPerson,
  langfuseSecretKey,
  langsmithApiKey,
  launchdarklyKey,
  linearApiKey,
  linearOauthToken,
  linkedinClientSecret,
  linodeToken,
  listedPerson,
  listedResource,
  listedSecret,
  listedSeedWord,
  llamaCloudApiKey,
  lobApiKey,
  logfireToken,
  machineName,
  machineReadableZone,
  mailboxName,
  mailchimpApiKey,
  mailersendApiToken,
  mailgunApiKey,
  mailgunSendingKey,
  makeWebhook,
  mandrillApiKey,
  mapboxSecretToken,
  mattermostToken,
  maxmindLicenseKey,
  mentionedPerson,
  merakiApiKey,
  mercadopagoAccessToken,
  metabaseApiKey,
  microsoftTeamsWebhook,
  mistralApiKey,
  mixpanelApiSecret,
  modalTokenSecret,
  mollieApiKey,
  mongodbAtlasSecret,
  nameBesideEmail,
  nameBesideNumber,
  nameBesidePhone,
  namedFile,
  namedPerson,
  namedSecretEntry,
  nationalId,
  neonApiKey,
  neonPassword,
  netlifyAccessToken,
  netrcPassword,
  networkMachineSecret,
  networkShare,
  newRelicInsertKey,
  newRelicLicenseKey,
  newRelicUserKey,
  newsapiKey,
  ngrokAuthToken,
  nomadToken,
  notionToken,
  npmAccessToken,
  nugetApiKey,
  nvidiaApiKey,
  octopusDeployApiKey,
  oktaApiToken,
  oneTimeCode,
  onepasswordSecretKey,
  onepasswordServiceAccountToken,
  onesignalApiKey,
  openaiAdminKey,
  openaiApiKey,
  openaiProjectKey,
  openaiServiceAccountKey,
  openrouterApiKey,
  openshiftToken,
  openvsxAccessToken,
  openweatherApiKey,
  optionSecret,
  ovhApplicationSecret,
  paddleApiKey,
  pagerdutyApiKey,
  pasetoToken,
  passengerName,
  passwordAssignment,
  passwordBeforeWord,
  passwordHash,
  patronymicName,
  paymentCard,
  paymentMessage,
  paypalClientSecret,
  paystackSecretKey,
  pedigreePerson,
  perplexityApiKey,
  personColumn,
  personField,
  phoneNumber,
  pineconeApiKey,
  pipedSecret,
  plaidAccessToken,
  plaidSecret,
  planetscaleOauthToken,
  planetscalePassword,
  planetscaleServiceToken,
  positionField,
  positionalSecret,
  posthogPersonalApiKey,
  postmanApiKey,
  postmanCollectionKey,
  postmarkServerToken,
  prefectApiKey,
  prefixedToken,
  printedSecret,
  privateAddress,
  privateJwk,
  privateKeyBlock,
  projectPath,
  prosePassword,
  prosePasswordAbroad,
  proseToken,
  proseTokenAbroad,
  protocolSecret,
  publicIpAddress,
  pubnubSecretKey,
  pulumiAccessToken,
  pusherSecret,
  pypiApiToken,
  railwayToken,
  rapidapiKey,
  rareServiceKey,
  razorpayKeyId,
  razorpayKeySecret,
  reachedMachine,
  readmeApiKey,
  recaptchaSecretKey,
  recordColumn,
  renderApiKey,
  replacedPassword,
  replicateToken,
  requestUser,
  resendApiKey,
  resolvedHost,
  resourceName,
  revenuecatSecretKey,
  riotApiKey,
  rollbarAccessToken,
  rubygemsApiKey,
  runpodApiKey,
  runwayApiKey,
  salesforceAccessToken,
  samlResponse,
  sanityApiToken,
  scaleApiKey,
  scalewayAccessKey,
  scalewaySecretKey,
  scalingoApiToken,
  sealedSession,
  secretAssignment,
  secretBelow,
  secretColumn,
  secretSet,
  secretUnderLabel,
  sectionKey,
  securityAnswer,
  seedPhrase,
  segmentPublicApiToken,
  selfIntroducedPerson,
  sendbirdApiToken,
  sendgridApiKey,
  sentCode,
  sentryOrgToken,
  sentryUserToken,
  serpapiKey,
  serperApiKey,
  serviceVariable,
  sessionTranscript,
  settingLine,
  settlemintToken,
  sharedLogin,
  shellVariable,
  shippoApiToken,
  shopifyAccessToken,
  shopifyCustomAppToken,
  shopifyPrivateAppPassword,
  shopifySharedSecret,
  shorthandLogin,
  shownAccount,
  shownName,
  shownSecret,
  signedPerson,
  signingValue,
  slackAppToken,
  slackBotToken,
  slackConfigToken,
  slackLegacyToken,
  slackSessionCookie,
  slackSessionToken,
  slackSigningSecret,
  slackUserToken,
  slackWebhook,
  snykApiToken,
  socialHandle,
  sonarToken,
  sourcegraphAccessToken,
  speakingPerson,
  spelledEmail,
  splunkHecToken,
  spotifyClientSecret,
  sqlPassword,
  squareAccessToken,
  squareOauthSecret,
  stackhawkApiKey,
  statsigSecretKey,
  streetAddress,
  streetAddressAbroad,
  streetAddressAsia,
  stripeRestrictedKey,
  stripeSecretKey,
  stytchSecret,
  sumologicAccessKey,
  supabaseAccessToken,
  supabaseSecretKey,
  surname,
  tailscaleKey,
  tavilyApiKey,
  teamcityAccessToken,
  telegramBotToken,
  telnyxApiKey,
  tencentSecretId,
  tencentSecretKey,
  terminalPassword,
  terraformCloudToken,
  thingInSentence,
  tinybirdToken,
  togetherApiKey,
  togetherApiKeyLegacy,
  toldAddress,
  toldAge,
  toldDiagnosis,
  toldSecret,
  toolCredential,
  toolLink,
  toolMachine,
  travisToken,
  trelloApiKey,
  trelloToken,
  triggerDevSecretKey,
  twilioApiKey,
  twilioAuthToken,
  twitchChatToken,
  twitchClientSecret,
  twitterApiSecret,
  twitterBearerToken,
  typeformAccessToken,
  unlistedColumnSecret,
  unpackedSecret,
  upstashRedisToken,
  urlPathToken,
  urlQuerySecret,
  urlToken,
  urlUserInfo,
  userFolder,
  vaultApproleSecretId,
  vaultToken,
  vaultTokenLegacy,
  vehicleNumber,
  vercelApiToken,
  vercelBlobToken,
  vercelToken,
  virustotalApiKey,
  vkAccessToken,
  volcengineAccessKeyId,
  voyageApiKey,
  vultrApiKey,
  wakatimeApiKey,
  walletAddress,
  walletKey,
  wandbApiKey,
  wandbApiKeyV1,
  webhookSigningSecret,
  weighedSecret,
  wireguardPrivateKey,
  wirelessNetwork,
  woocommerceApiKey,
  writtenSecret,
  xaiApiKey,
  xenditSecretKey,
  yandexApiKey,
  yandexIamToken,
  yandexOauthToken,
  yandexStaticKey,
  zapierWebhook,
  zendeskApiToken,
  zhipuApiKey,
  zohoOauthToken,
];
