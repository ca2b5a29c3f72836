// Written by tools/generate/detectors.ts from packages/redact/src/detectors. Do not edit: run `pnpm generate`.
import type { Detector } from '../detector.ts';
import { adyenApiKey } from '../detectors/adyen-api-key/detector.ts';
import { airtableAccessToken } from '../detectors/airtable-access-token/detector.ts';
import { airtableApiKey } from '../detectors/airtable-api-key/detector.ts';
import { algoliaApiKey } from '../detectors/algolia-api-key/detector.ts';
import { amazonLwaClientSecret } from '../detectors/amazon-lwa-client-secret/detector.ts';
import { amazonLwaRefreshToken } from '../detectors/amazon-lwa-refresh-token/detector.ts';
import { anthropicAdminKey } from '../detectors/anthropic-admin-key/detector.ts';
import { anthropicApiKey } from '../detectors/anthropic-api-key/detector.ts';
import { anthropicOauthToken } from '../detectors/anthropic-oauth-token/detector.ts';
import { anthropicSessionKey } from '../detectors/anthropic-session-key/detector.ts';
import { apifyApiToken } from '../detectors/apify-api-token/detector.ts';
import { asanaAccessToken } from '../detectors/asana-access-token/detector.ts';
import { assemblyaiApiKey } from '../detectors/assemblyai-api-key/detector.ts';
import { atlassianApiToken } from '../detectors/atlassian-api-token/detector.ts';
import { awsAccessKeyId } from '../detectors/aws-access-key-id/detector.ts';
import { awsAppsyncApiKey } from '../detectors/aws-appsync-api-key/detector.ts';
import { awsBedrockApiKey } from '../detectors/aws-bedrock-api-key/detector.ts';
import { awsMwsAuthToken } from '../detectors/aws-mws-auth-token/detector.ts';
import { awsSecretAccessKey } from '../detectors/aws-secret-access-key/detector.ts';
import { awsSessionToken } from '../detectors/aws-session-token/detector.ts';
import { azureClientSecret } from '../detectors/azure-client-secret/detector.ts';
import { azureDevopsToken } from '../detectors/azure-devops-token/detector.ts';
import { azureFunctionKey } from '../detectors/azure-function-key/detector.ts';
import { azureOpenaiKey } from '../detectors/azure-openai-key/detector.ts';
import { azureSasSignature } from '../detectors/azure-sas-signature/detector.ts';
import { azureSharedAccessKey } from '../detectors/azure-shared-access-key/detector.ts';
import { azureStorageAccountKey } from '../detectors/azure-storage-account-key/detector.ts';
import { bitbucketAccessToken } from '../detectors/bitbucket-access-token/detector.ts';
import { bitbucketAppPassword } from '../detectors/bitbucket-app-password/detector.ts';
import { braintreeAccessToken } from '../detectors/braintree-access-token/detector.ts';
import { braveSearchApiKey } from '../detectors/brave-search-api-key/detector.ts';
import { brevoApiKey } from '../detectors/brevo-api-key/detector.ts';
import { brevoSmtpKey } from '../detectors/brevo-smtp-key/detector.ts';
import { cerebrasApiKey } from '../detectors/cerebras-api-key/detector.ts';
import { clickupApiToken } from '../detectors/clickup-api-token/detector.ts';
import { cohereApiKey } from '../detectors/cohere-api-key/detector.ts';
import { coinbaseApiKey } from '../detectors/coinbase-api-key/detector.ts';
import { contentfulAccessToken } from '../detectors/contentful-access-token/detector.ts';
import { cursorApiKey } from '../detectors/cursor-api-key/detector.ts';
import { databricksOauthSecret } from '../detectors/databricks-oauth-secret/detector.ts';
import { databricksToken } from '../detectors/databricks-token/detector.ts';
import { deepgramApiKey } from '../detectors/deepgram-api-key/detector.ts';
import { deepseekApiKey } from '../detectors/deepseek-api-key/detector.ts';
import { discordBotToken } from '../detectors/discord-bot-token/detector.ts';
import { discordWebhook } from '../detectors/discord-webhook/detector.ts';
import { dropboxAccessToken } from '../detectors/dropbox-access-token/detector.ts';
import { duffelApiToken } from '../detectors/duffel-api-token/detector.ts';
import { e2bApiKey } from '../detectors/e2b-api-key/detector.ts';
import { easypostApiKey } from '../detectors/easypost-api-key/detector.ts';
import { elevenlabsApiKey } from '../detectors/elevenlabs-api-key/detector.ts';
import { exaApiKey } from '../detectors/exa-api-key/detector.ts';
import { figmaAccessToken } from '../detectors/figma-access-token/detector.ts';
import { firebaseServerKey } from '../detectors/firebase-server-key/detector.ts';
import { firecrawlApiKey } from '../detectors/firecrawl-api-key/detector.ts';
import { fireworksApiKey } from '../detectors/fireworks-api-key/detector.ts';
import { flutterwaveSecretKey } from '../detectors/flutterwave-secret-key/detector.ts';
import { frameioToken } from '../detectors/frameio-token/detector.ts';
import { geminiAuthKey } from '../detectors/gemini-auth-key/detector.ts';
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
import { gocardlessAccessToken } from '../detectors/gocardless-access-token/detector.ts';
import { googleApiKey } from '../detectors/google-api-key/detector.ts';
import { googleChatWebhook } from '../detectors/google-chat-webhook/detector.ts';
import { googleOauthAccessToken } from '../detectors/google-oauth-access-token/detector.ts';
import { googleOauthClientSecret } from '../detectors/google-oauth-client-secret/detector.ts';
import { googleOauthRefreshToken } from '../detectors/google-oauth-refresh-token/detector.ts';
import { googleServiceAccountKeyId } from '../detectors/google-service-account-key-id/detector.ts';
import { googleStorageHmacKey } from '../detectors/google-storage-hmac-key/detector.ts';
import { groqApiKey } from '../detectors/groq-api-key/detector.ts';
import { heliconeApiKey } from '../detectors/helicone-api-key/detector.ts';
import { hubspotAccessToken } from '../detectors/hubspot-access-token/detector.ts';
import { huggingfaceToken } from '../detectors/huggingface-token/detector.ts';
import { intercomAccessToken } from '../detectors/intercom-access-token/detector.ts';
import { jinaApiKey } from '../detectors/jina-api-key/detector.ts';
import { klaviyoApiKey } from '../detectors/klaviyo-api-key/detector.ts';
import { langfuseSecretKey } from '../detectors/langfuse-secret-key/detector.ts';
import { langsmithApiKey } from '../detectors/langsmith-api-key/detector.ts';
import { linearApiKey } from '../detectors/linear-api-key/detector.ts';
import { linearOauthToken } from '../detectors/linear-oauth-token/detector.ts';
import { llamaCloudApiKey } from '../detectors/llama-cloud-api-key/detector.ts';
import { lobApiKey } from '../detectors/lob-api-key/detector.ts';
import { mailchimpApiKey } from '../detectors/mailchimp-api-key/detector.ts';
import { mailersendApiToken } from '../detectors/mailersend-api-token/detector.ts';
import { mailgunApiKey } from '../detectors/mailgun-api-key/detector.ts';
import { mailgunSendingKey } from '../detectors/mailgun-sending-key/detector.ts';
import { makeWebhook } from '../detectors/make-webhook/detector.ts';
import { mandrillApiKey } from '../detectors/mandrill-api-key/detector.ts';
import { mapboxSecretToken } from '../detectors/mapbox-secret-token/detector.ts';
import { mattermostToken } from '../detectors/mattermost-token/detector.ts';
import { microsoftTeamsWebhook } from '../detectors/microsoft-teams-webhook/detector.ts';
import { mistralApiKey } from '../detectors/mistral-api-key/detector.ts';
import { mollieApiKey } from '../detectors/mollie-api-key/detector.ts';
import { notionToken } from '../detectors/notion-token/detector.ts';
import { nvidiaApiKey } from '../detectors/nvidia-api-key/detector.ts';
import { onesignalApiKey } from '../detectors/onesignal-api-key/detector.ts';
import { openaiAdminKey } from '../detectors/openai-admin-key/detector.ts';
import { openaiApiKey } from '../detectors/openai-api-key/detector.ts';
import { openaiProjectKey } from '../detectors/openai-project-key/detector.ts';
import { openaiServiceAccountKey } from '../detectors/openai-service-account-key/detector.ts';
import { openrouterApiKey } from '../detectors/openrouter-api-key/detector.ts';
import { paddleApiKey } from '../detectors/paddle-api-key/detector.ts';
import { paypalClientSecret } from '../detectors/paypal-client-secret/detector.ts';
import { paystackSecretKey } from '../detectors/paystack-secret-key/detector.ts';
import { perplexityApiKey } from '../detectors/perplexity-api-key/detector.ts';
import { pineconeApiKey } from '../detectors/pinecone-api-key/detector.ts';
import { plaidAccessToken } from '../detectors/plaid-access-token/detector.ts';
import { plaidSecret } from '../detectors/plaid-secret/detector.ts';
import { postmanApiKey } from '../detectors/postman-api-key/detector.ts';
import { postmarkServerToken } from '../detectors/postmark-server-token/detector.ts';
import { pubnubSecretKey } from '../detectors/pubnub-secret-key/detector.ts';
import { razorpayKeyId } from '../detectors/razorpay-key-id/detector.ts';
import { razorpayKeySecret } from '../detectors/razorpay-key-secret/detector.ts';
import { readmeApiKey } from '../detectors/readme-api-key/detector.ts';
import { replicateToken } from '../detectors/replicate-token/detector.ts';
import { resendApiKey } from '../detectors/resend-api-key/detector.ts';
import { salesforceAccessToken } from '../detectors/salesforce-access-token/detector.ts';
import { sanityApiToken } from '../detectors/sanity-api-token/detector.ts';
import { sendgridApiKey } from '../detectors/sendgrid-api-key/detector.ts';
import { shippoApiToken } from '../detectors/shippo-api-token/detector.ts';
import { shopifyAccessToken } from '../detectors/shopify-access-token/detector.ts';
import { shopifyCustomAppToken } from '../detectors/shopify-custom-app-token/detector.ts';
import { shopifyPrivateAppPassword } from '../detectors/shopify-private-app-password/detector.ts';
import { shopifySharedSecret } from '../detectors/shopify-shared-secret/detector.ts';
import { slackAppToken } from '../detectors/slack-app-token/detector.ts';
import { slackBotToken } from '../detectors/slack-bot-token/detector.ts';
import { slackConfigToken } from '../detectors/slack-config-token/detector.ts';
import { slackLegacyToken } from '../detectors/slack-legacy-token/detector.ts';
import { slackSessionCookie } from '../detectors/slack-session-cookie/detector.ts';
import { slackSessionToken } from '../detectors/slack-session-token/detector.ts';
import { slackUserToken } from '../detectors/slack-user-token/detector.ts';
import { slackWebhook } from '../detectors/slack-webhook/detector.ts';
import { sourcegraphAccessToken } from '../detectors/sourcegraph-access-token/detector.ts';
import { squareAccessToken } from '../detectors/square-access-token/detector.ts';
import { squareOauthSecret } from '../detectors/square-oauth-secret/detector.ts';
import { stripeRestrictedKey } from '../detectors/stripe-restricted-key/detector.ts';
import { stripeSecretKey } from '../detectors/stripe-secret-key/detector.ts';
import { tavilyApiKey } from '../detectors/tavily-api-key/detector.ts';
import { telegramBotToken } from '../detectors/telegram-bot-token/detector.ts';
import { telnyxApiKey } from '../detectors/telnyx-api-key/detector.ts';
import { togetherApiKey } from '../detectors/together-api-key/detector.ts';
import { togetherApiKeyLegacy } from '../detectors/together-api-key-legacy/detector.ts';
import { trelloApiKey } from '../detectors/trello-api-key/detector.ts';
import { trelloToken } from '../detectors/trello-token/detector.ts';
import { twilioApiKey } from '../detectors/twilio-api-key/detector.ts';
import { twilioAuthToken } from '../detectors/twilio-auth-token/detector.ts';
import { typeformAccessToken } from '../detectors/typeform-access-token/detector.ts';
import { urlUserInfo } from '../detectors/url-user-info/detector.ts';
import { voyageApiKey } from '../detectors/voyage-api-key/detector.ts';
import { wandbApiKey } from '../detectors/wandb-api-key/detector.ts';
import { webhookSigningSecret } from '../detectors/webhook-signing-secret/detector.ts';
import { woocommerceApiKey } from '../detectors/woocommerce-api-key/detector.ts';
import { xaiApiKey } from '../detectors/xai-api-key/detector.ts';
import { xenditSecretKey } from '../detectors/xendit-secret-key/detector.ts';
import { zapierWebhook } from '../detectors/zapier-webhook/detector.ts';
import { zendeskApiToken } from '../detectors/zendesk-api-token/detector.ts';

/** Every detector, in the order of the folders’ names. */
export const catalogue: readonly Detector[] = [
  adyenApiKey,
  airtableAccessToken,
  airtableApiKey,
  algoliaApiKey,
  amazonLwaClientSecret,
  amazonLwaRefreshToken,
  anthropicAdminKey,
  anthropicApiKey,
  anthropicOauthToken,
  anthropicSessionKey,
  apifyApiToken,
  asanaAccessToken,
  assemblyaiApiKey,
  atlassianApiToken,
  awsAccessKeyId,
  awsAppsyncApiKey,
  awsBedrockApiKey,
  awsMwsAuthToken,
  awsSecretAccessKey,
  awsSessionToken,
  azureClientSecret,
  azureDevopsToken,
  azureFunctionKey,
  azureOpenaiKey,
  azureSasSignature,
  azureSharedAccessKey,
  azureStorageAccountKey,
  bitbucketAccessToken,
  bitbucketAppPassword,
  braintreeAccessToken,
  braveSearchApiKey,
  brevoApiKey,
  brevoSmtpKey,
  cerebrasApiKey,
  clickupApiToken,
  cohereApiKey,
  coinbaseApiKey,
  contentfulAccessToken,
  cursorApiKey,
  databricksOauthSecret,
  databricksToken,
  deepgramApiKey,
  deepseekApiKey,
  discordBotToken,
  discordWebhook,
  dropboxAccessToken,
  duffelApiToken,
  e2bApiKey,
  easypostApiKey,
  elevenlabsApiKey,
  exaApiKey,
  figmaAccessToken,
  firebaseServerKey,
  firecrawlApiKey,
  fireworksApiKey,
  flutterwaveSecretKey,
  frameioToken,
  geminiAuthKey,
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
  gocardlessAccessToken,
  googleApiKey,
  googleChatWebhook,
  googleOauthAccessToken,
  googleOauthClientSecret,
  googleOauthRefreshToken,
  googleServiceAccountKeyId,
  googleStorageHmacKey,
  groqApiKey,
  heliconeApiKey,
  hubspotAccessToken,
  huggingfaceToken,
  intercomAccessToken,
  jinaApiKey,
  klaviyoApiKey,
  langfuseSecretKey,
  langsmithApiKey,
  linearApiKey,
  linearOauthToken,
  llamaCloudApiKey,
  lobApiKey,
  mailchimpApiKey,
  mailersendApiToken,
  mailgunApiKey,
  mailgunSendingKey,
  makeWebhook,
  mandrillApiKey,
  mapboxSecretToken,
  mattermostToken,
  microsoftTeamsWebhook,
  mistralApiKey,
  mollieApiKey,
  notionToken,
  nvidiaApiKey,
  onesignalApiKey,
  openaiAdminKey,
  openaiApiKey,
  openaiProjectKey,
  openaiServiceAccountKey,
  openrouterApiKey,
  paddleApiKey,
  paypalClientSecret,
  paystackSecretKey,
  perplexityApiKey,
  pineconeApiKey,
  plaidAccessToken,
  plaidSecret,
  postmanApiKey,
  postmarkServerToken,
  pubnubSecretKey,
  razorpayKeyId,
  razorpayKeySecret,
  readmeApiKey,
  replicateToken,
  resendApiKey,
  salesforceAccessToken,
  sanityApiToken,
  sendgridApiKey,
  shippoApiToken,
  shopifyAccessToken,
  shopifyCustomAppToken,
  shopifyPrivateAppPassword,
  shopifySharedSecret,
  slackAppToken,
  slackBotToken,
  slackConfigToken,
  slackLegacyToken,
  slackSessionCookie,
  slackSessionToken,
  slackUserToken,
  slackWebhook,
  sourcegraphAccessToken,
  squareAccessToken,
  squareOauthSecret,
  stripeRestrictedKey,
  stripeSecretKey,
  tavilyApiKey,
  telegramBotToken,
  telnyxApiKey,
  togetherApiKey,
  togetherApiKeyLegacy,
  trelloApiKey,
  trelloToken,
  twilioApiKey,
  twilioAuthToken,
  typeformAccessToken,
  urlUserInfo,
  voyageApiKey,
  wandbApiKey,
  webhookSigningSecret,
  woocommerceApiKey,
  xaiApiKey,
  xenditSecretKey,
  zapierWebhook,
  zendeskApiToken,
];
