import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPublishable } from '../../judge/secrets/public-id.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed, isVaried } from '../../shape/varied.ts';

/** Prefixes that a provider publishes: what follows one is a token, whatever its length is this year. */
const published = inLines`
  sk-ant-[a-z0-9]{2,10}-|
  sk-(?:proj|svcacct|admin|or-v1|lf|live|prod)-|
  sk-|gh[pousr]_|github_pat_|
  gl(?:pat|ptt|rt|dt|soat|cbt|imt|agent)-|
  xox[abposr]-|xapp-|hf_|dop_v1_|npm_|pypi-|shp(?:at|ca|pa|ss)_|gsk_|dtn_|r8_|fig[duo]_|lin_(?:api|oauth)_|
  SG\.|AIza|[sr]k_(?:live|test)_|sk_(?:prod|dev|production|staging)_|ucat_|pina_|wk-1\.|whsec_|dckr_pat_|ntn_|pcsk_|nvapi-|xai-|pplx-|tvly-|dapi|hvs\.|glsa_|glc_|
  sntry[su]_|napi_|pscale_(?:pw|tkn|oauth)_|rnd_|sbp_|fo1_|lsv2_(?:pt|sk)_|phx_|nfp_|ATATT3|ATBB|PMAK-|NR(?:AK|AA|IQ)-|odt_|
  glwt-|zpka_|unkey_|secret_(?:admin|readonly|user)_|ctx7sk-|polar_(?:oat|pat)_|snyk_[us]at\.|CFPAT-|tskey-[a-z]{3,10}-|rubygems_|dp\.(?:pt|st|ct|sa)\.|sgp_|pul-|e2b_|
  rootly_|ajkey_|lin_wh_|vtwn_|xwfp-|xoxe\.x(?:ox[bp]|app)-|nbp_|xa[uo]_|essu_|sktsec_|cpk_|m0-|ory_(?:[ar]t|ac|st|pat)_|dd(?:app|pat|sat)_|
  castai_v1_|cnvca|sk_car_|shptka_|VF\.(?:DM|WS)\.|cf(?:ut|at|k)_|hskey-(?:api|auth|node)-|esecret_|jca_|api_live(?:_[a-z]{2})?\.|
  retool_|tsec_|li[op]_|syt_|mfa\.(?=[\w-]{80})|plainApiKey_|persona_(?:production|sandbox)_|ramp_sec_|vc[aikpr]_|depot_(?:project|org)_|packagist_[a-z]{3}_|aact_(?:prod|hmlg)_|nyk_v0_|key_(?=[\da-f]{28}(?![\da-z]))|csa_(?=[A-Za-z\d]{36})|(?:SB-)?Mid-server-|secret-token:|ion_(?=[A-Za-z\d]{42})|mint_(?:dsc_)?(?=[A-Za-z\d]{20})|b10ck5\.|live_(?=[A-Za-z\d]{28}|[\w-]{40})|secret_(?=[A-Za-z\d]{28})|AIK_(?:SECRET|CI)_|wandb_v1_|ak_(?=[A-Za-z\d]{20})(?=(?:[A-Za-z]{0,12}\d){3})
`;

/** How providers that nobody has listed yet name theirs: their own name, then what the token is. */
const words = [
  'live',
  'prod',
  'sk',
  'rk',
  'pat',
  'secret',
  'token',
  'apikey',
  'api',
  'key',
  'oauth',
  'at',
  'rt',
  'test',
];
const dashedWords = ['live', 'sk', 'pat', 'secret', 'token', 'api', 'key'];
const spoken = inLines`
  [a-z][a-z0-9]{1,11}(?:[_-][a-z0-9]{1,12})?(?:_(?:${words.join('|')})_|-(?:${dashedWords.join('|')})-)
    (?:(?:sk|rk|secret|token|key|live|prod|v\d)[_-])?
`;

/** A dot within a token: behind one that leads to a last word stands the ending of a file, or the next sentence. */
const dot = '\\.(?![A-Za-z]{1,12}(?![\\w.=-]))';

/** A token whose prefix says what it is, where no detector of a provider takes the rest for its own. */
export const prefixedToken: PatternDetector = {
  id: 'prefixed-token',
  type: 'secret',
  label: 'Token with a telling prefix',
  shape:
    'A published prefix such as `ghp_` and 16 characters or more, or a made-up one that says what it is, such as `acme_live_` or `acme_sk_`, and 24 letters and digits that look drawn at random.',
  link: 'https://www.rfc-editor.org/rfc/rfc8959',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...'sk-,ghp_,gho_,ghu_,ghs_,ghr_,github_pat_,glpat-,glptt-,glrt-,gldt-,glsoat-,glcbt-,glimt-,glagent-,xoxa-,xoxb-,xoxp-,xoxo-,xoxs-,xoxr-,xapp-,hf_,dop_v1_,npm_,pypi-,shpat_,shpca_,shppa_,shpss_,gsk_,dtn_,r8_,figd_,figu_,figo_,lin_api_,lin_oauth_,sg.,aiza,sk_live_,sk_test_,sk_prod_,sk_dev_,sk_production_,sk_staging_,ucat_,pina_,wk-1.,rk_live_,rk_test_,whsec_,dckr_pat_,ntn_,pcsk_,nvapi-,xai-,pplx-,tvly-,dapi,hvs.,glsa_,glc_,sntrys_,sntryu_,napi_,pscale_,rnd_,sbp_,fo1_,lsv2_,phx_,nfp_,atatt3,atbb,pmak-,nrak-,nraa-,nriq-,odt_,cfpat-,tskey-,rubygems_,dp.pt.,dp.st.,dp.ct.,dp.sa.,sgp_,pul-,e2b_,glwt-,zpka_,unkey_,secret_admin_,secret_readonly_,secret_user_,ctx7sk-,polar_oat_,polar_pat_,snyk_uat.,snyk_sat.,xwfp-,xoxe.x,rootly_,ajkey_,lin_wh_,vtwn_,nbp_,xau_,xao_,essu_,sktsec_,cpk_,m0-,ory_at_,ory_rt_,ory_ac_,ory_st_,ory_pat_,ddapp_,ddpat_,ddsat_,castai_v1_,cnvca,sk_car_,shptka_,vf.dm.,vf.ws.,cfut_,cfat_,cfk_,hskey-,esecret_,jca_,api_live,retool_,tsec_,lip_,lio_,syt_,mfa.,plainapikey_,persona_production_,persona_sandbox_,ramp_sec_,vca_,vci_,vck_,vcp_,vcr_,depot_project_,depot_org_,packagist_,aact_prod_,aact_hmlg_,nyk_v0_,key_,csa_,mid-server-,secret-token:,ion_,mint_,b10ck5.,live_,secret_,aik_secret_,aik_ci_,ak_,wandb_v1_'.split(
      ',',
    ),
    ...words.map((word) => `_${word}_`),
    ...dashedWords.map((word) => `-${word}-`),
  ],
  // Words of every trace end so, such as `execution_mode`; what follows these prefixes is long and has no dots.
  around: { ion_: { run: 13 }, live_: { run: 13 } },
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9_.-])(?:
        (?<published>${published})(?<body>(?:[A-Za-z0-9_=-]|${dot}){16,400}[A-Za-z0-9_=])|
        (?<spoken>${spoken})(?<drawn>[A-Za-z0-9]{20,200}(?:[_-][A-Za-z0-9_-]{8,120})?)
      )(?![A-Za-z0-9_-])
    `,
    'g',
  ),
  // A prefix stands near the beginning of a word, and goes on in at least sixteen characters without a break.
  guard: '(?<=(?<![\\w.-])[\\w.-]{0,44})(?:secret-token:)?[\\w.=-]{18}',
  // All of a token stands in one string: a prefix in a name, such as `execution_mode`, makes nothing of the value.
  inName: neverInName,
  reach: [36, 440],
  accept: isToken,
};

function isToken(value: string, { text, start, groups }: Candidate): boolean {
  // The digest of a file begins as it happens.
  if (/sha(?:256|384|512)[=:-]$/.test(text.slice(Math.max(0, start - 8), start))) return false;
  if (isPublishable(value) || /(?:^|[^a-z])(?:example|placeholder|your|xxx+|test_?key)/i.test(value)) return false;
  const body = groups['body'];
  if (body !== undefined) return isDrawn(body);
  const prefix = groups['spoken'] ?? '';
  const drawn = groups['drawn'] ?? '';
  // Images and databases are named with commits and digests.
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(drawn) && !/(?:sk|secret|token|pat|live)[_-]$/.test(prefix)) return false;
  if (isMixed(drawn)) return !/[a-z]{12}|[-_][a-z]{5,}(?![a-z\d])/.test(drawn);
  return (
    /^[A-Za-z\d]{24}/.test(drawn) &&
    isVaried(drawn) &&
    /(?:sk|secret|token|pat|live|rk|^[a-z][a-z0-9]{1,5}_test)[_-](?:[a-z0-9]{2,6}[_-])?$/.test(prefix) &&
    /\d.*\d.*\d.*\d/.test(drawn)
  );
}

/** Names that begin like a token go on in words: `sk-output-waiting`, `hf_hub_download_retries`. */
function isDrawn(body: string): boolean {
  const longest = Math.max(...body.split(/[-_.=]/).map((piece) => piece.length));
  return (
    isVaried(body) &&
    longest >= 12 &&
    (isMixed(body) || /^[0-9a-f]{24,}$/.test(body) || /\d.*\d.*\d/.test(body)) &&
    (/^[0-9a-f]{24,}$/.test(body) || !/[a-z]{12}/.test(body))
  );
}
