// Written by tools/generate/detectors.ts from packages/redact/src/detectors. Do not edit: run `pnpm generate`.
import type { Detector } from '../detector.ts';
import { ageSecretKey } from '../detectors/age-secret-key/detector.ts';
import { amazonLwaClientSecret } from '../detectors/amazon-lwa-client-secret/detector.ts';
import { amazonLwaRefreshToken } from '../detectors/amazon-lwa-refresh-token/detector.ts';
import { anthropicAdminKey } from '../detectors/anthropic-admin-key/detector.ts';
import { anthropicApiKey } from '../detectors/anthropic-api-key/detector.ts';
import { anthropicOauthToken } from '../detectors/anthropic-oauth-token/detector.ts';
import { anthropicSessionKey } from '../detectors/anthropic-session-key/detector.ts';
import { apifyApiToken } from '../detectors/apify-api-token/detector.ts';
import { assemblyaiApiKey } from '../detectors/assemblyai-api-key/detector.ts';
import { atlassianApiToken } from '../detectors/atlassian-api-token/detector.ts';
import { authorizationHeader } from '../detectors/authorization-header/detector.ts';
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
import { basicAuthorization } from '../detectors/basic-authorization/detector.ts';
import { bitbucketAccessToken } from '../detectors/bitbucket-access-token/detector.ts';
import { bitbucketAppPassword } from '../detectors/bitbucket-app-password/detector.ts';
import { braveSearchApiKey } from '../detectors/brave-search-api-key/detector.ts';
import { cerebrasApiKey } from '../detectors/cerebras-api-key/detector.ts';
import { cohereApiKey } from '../detectors/cohere-api-key/detector.ts';
import { commandLinePassword } from '../detectors/command-line-password/detector.ts';
import { cookieHeader } from '../detectors/cookie-header/detector.ts';
import { cursorApiKey } from '../detectors/cursor-api-key/detector.ts';
import { databricksOauthSecret } from '../detectors/databricks-oauth-secret/detector.ts';
import { databricksToken } from '../detectors/databricks-token/detector.ts';
import { deepgramApiKey } from '../detectors/deepgram-api-key/detector.ts';
import { deepseekApiKey } from '../detectors/deepseek-api-key/detector.ts';
import { e2bApiKey } from '../detectors/e2b-api-key/detector.ts';
import { elevenlabsApiKey } from '../detectors/elevenlabs-api-key/detector.ts';
import { emailAddress } from '../detectors/email-address/detector.ts';
import { exaApiKey } from '../detectors/exa-api-key/detector.ts';
import { firebaseServerKey } from '../detectors/firebase-server-key/detector.ts';
import { firecrawlApiKey } from '../detectors/firecrawl-api-key/detector.ts';
import { fireworksApiKey } from '../detectors/fireworks-api-key/detector.ts';
import { geminiAuthKey } from '../detectors/gemini-auth-key/detector.ts';
import { gitAuthor } from '../detectors/git-author/detector.ts';
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
import { googleApiKey } from '../detectors/google-api-key/detector.ts';
import { googleChatWebhook } from '../detectors/google-chat-webhook/detector.ts';
import { googleOauthAccessToken } from '../detectors/google-oauth-access-token/detector.ts';
import { googleOauthClientSecret } from '../detectors/google-oauth-client-secret/detector.ts';
import { googleOauthRefreshToken } from '../detectors/google-oauth-refresh-token/detector.ts';
import { googleServiceAccountKeyId } from '../detectors/google-service-account-key-id/detector.ts';
import { googleStorageHmacKey } from '../detectors/google-storage-hmac-key/detector.ts';
import { groqApiKey } from '../detectors/groq-api-key/detector.ts';
import { heliconeApiKey } from '../detectors/helicone-api-key/detector.ts';
import { homeFolderUser } from '../detectors/home-folder-user/detector.ts';
import { homePathUser } from '../detectors/home-path-user/detector.ts';
import { huggingfaceToken } from '../detectors/huggingface-token/detector.ts';
import { iban } from '../detectors/iban/detector.ts';
import { jinaApiKey } from '../detectors/jina-api-key/detector.ts';
import { jsonWebToken } from '../detectors/json-web-token/detector.ts';
import { kubernetesSecretData } from '../detectors/kubernetes-secret-data/detector.ts';
import { langfuseSecretKey } from '../detectors/langfuse-secret-key/detector.ts';
import { langsmithApiKey } from '../detectors/langsmith-api-key/detector.ts';
import { llamaCloudApiKey } from '../detectors/llama-cloud-api-key/detector.ts';
import { mistralApiKey } from '../detectors/mistral-api-key/detector.ts';
import { namedPerson } from '../detectors/named-person/detector.ts';
import { namedSecretEntry } from '../detectors/named-secret-entry/detector.ts';
import { nationalId } from '../detectors/national-id/detector.ts';
import { netrcPassword } from '../detectors/netrc-password/detector.ts';
import { nvidiaApiKey } from '../detectors/nvidia-api-key/detector.ts';
import { oneTimeCode } from '../detectors/one-time-code/detector.ts';
import { openaiAdminKey } from '../detectors/openai-admin-key/detector.ts';
import { openaiApiKey } from '../detectors/openai-api-key/detector.ts';
import { openaiProjectKey } from '../detectors/openai-project-key/detector.ts';
import { openaiServiceAccountKey } from '../detectors/openai-service-account-key/detector.ts';
import { openrouterApiKey } from '../detectors/openrouter-api-key/detector.ts';
import { passwordAssignment } from '../detectors/password-assignment/detector.ts';
import { passwordHash } from '../detectors/password-hash/detector.ts';
import { paymentCard } from '../detectors/payment-card/detector.ts';
import { perplexityApiKey } from '../detectors/perplexity-api-key/detector.ts';
import { phoneNumber } from '../detectors/phone-number/detector.ts';
import { pineconeApiKey } from '../detectors/pinecone-api-key/detector.ts';
import { privateKeyBlock } from '../detectors/private-key-block/detector.ts';
import { prosePassword } from '../detectors/prose-password/detector.ts';
import { proseToken } from '../detectors/prose-token/detector.ts';
import { publicIpAddress } from '../detectors/public-ip-address/detector.ts';
import { replicateToken } from '../detectors/replicate-token/detector.ts';
import { secretAssignment } from '../detectors/secret-assignment/detector.ts';
import { seedPhrase } from '../detectors/seed-phrase/detector.ts';
import { sourcegraphAccessToken } from '../detectors/sourcegraph-access-token/detector.ts';
import { sqlPassword } from '../detectors/sql-password/detector.ts';
import { streetAddress } from '../detectors/street-address/detector.ts';
import { tavilyApiKey } from '../detectors/tavily-api-key/detector.ts';
import { terminalPassword } from '../detectors/terminal-password/detector.ts';
import { togetherApiKey } from '../detectors/together-api-key/detector.ts';
import { togetherApiKeyLegacy } from '../detectors/together-api-key-legacy/detector.ts';
import { urlQuerySecret } from '../detectors/url-query-secret/detector.ts';
import { urlUserInfo } from '../detectors/url-user-info/detector.ts';
import { voyageApiKey } from '../detectors/voyage-api-key/detector.ts';
import { wandbApiKey } from '../detectors/wandb-api-key/detector.ts';
import { xaiApiKey } from '../detectors/xai-api-key/detector.ts';

/** Every detector, in the order of the folders’ names. */
export const catalogue: readonly Detector[] = [
  ageSecretKey,
  amazonLwaClientSecret,
  amazonLwaRefreshToken,
  anthropicAdminKey,
  anthropicApiKey,
  anthropicOauthToken,
  anthropicSessionKey,
  apifyApiToken,
  assemblyaiApiKey,
  atlassianApiToken,
  authorizationHeader,
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
  basicAuthorization,
  bitbucketAccessToken,
  bitbucketAppPassword,
  braveSearchApiKey,
  cerebrasApiKey,
  cohereApiKey,
  commandLinePassword,
  cookieHeader,
  cursorApiKey,
  databricksOauthSecret,
  databricksToken,
  deepgramApiKey,
  deepseekApiKey,
  e2bApiKey,
  elevenlabsApiKey,
  emailAddress,
  exaApiKey,
  firebaseServerKey,
  firecrawlApiKey,
  fireworksApiKey,
  geminiAuthKey,
  gitAuthor,
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
  googleApiKey,
  googleChatWebhook,
  googleOauthAccessToken,
  googleOauthClientSecret,
  googleOauthRefreshToken,
  googleServiceAccountKeyId,
  googleStorageHmacKey,
  groqApiKey,
  heliconeApiKey,
  homeFolderUser,
  homePathUser,
  huggingfaceToken,
  iban,
  jinaApiKey,
  jsonWebToken,
  kubernetesSecretData,
  langfuseSecretKey,
  langsmithApiKey,
  llamaCloudApiKey,
  mistralApiKey,
  namedPerson,
  namedSecretEntry,
  nationalId,
  netrcPassword,
  nvidiaApiKey,
  oneTimeCode,
  openaiAdminKey,
  openaiApiKey,
  openaiProjectKey,
  openaiServiceAccountKey,
  openrouterApiKey,
  passwordAssignment,
  passwordHash,
  paymentCard,
  perplexityApiKey,
  phoneNumber,
  pineconeApiKey,
  privateKeyBlock,
  prosePassword,
  proseToken,
  publicIpAddress,
  replicateToken,
  secretAssignment,
  seedPhrase,
  sourcegraphAccessToken,
  sqlPassword,
  streetAddress,
  tavilyApiKey,
  terminalPassword,
  togetherApiKey,
  togetherApiKeyLegacy,
  urlQuerySecret,
  urlUserInfo,
  voyageApiKey,
  wandbApiKey,
  xaiApiKey,
];
