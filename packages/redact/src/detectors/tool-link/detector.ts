import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** An address of a tool that somebody runs under a name of their own, told by the path that only this tool has. */
export const toolLink: PatternDetector = {
  id: 'tool-link',
  type: 'internal_host',
  label: 'Address of a tool that a company runs',
  shape:
    'An address with a path of GitLab (`/-/merge_requests/`), Jira (`/browse/ABC-1`), Confluence (`/pages/viewpage.action`), Jenkins (`/job/…/12/console`), Bitbucket (`/projects/X/repos/`) or ServiceNow, on a host that is not one for everybody.',
  link: 'https://docs.gitlab.com/development/routing/',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: ['/-/', '/browse/', 'viewpage.action', '/job/', '/repos/', '/nav_to.do', '/plugins/servlet/', '/secure/'],
  guard: inLines`
    /-/(?:merge_requests|issues|jobs|pipelines|tree|blob|commit|environments|settings)|
    /browse/[A-Z][A-Z\d]{1,9}-\d|
    viewpage\.action\?|
    /job/[\w.%-]{1,80}/|
    /repos/[\w.-]{1,80}/(?:browse|pull-requests|commits|branches)|
    /nav_to\.do|/plugins/servlet/|/secure/(?:Dashboard|RapidBoard|IssueNavigator)\.jspa
  `,
  pattern: expression(
    inLines`
      \bhttps?://(?<!\w:https?://)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}(?::\d{2,5})?/(?:[\w.~%@+-]{1,100}/){0,6}?(?:
        -/(?:merge_requests|issues|jobs|pipelines|tree|blob|commit|environments|settings)|
        browse/[A-Z][A-Z\d]{1,9}-\d{1,7}|
        pages/viewpage\.action|
        job/[\w.%-]{1,80}/(?:[\w.%-]{1,80}/){0,6}(?:\d{1,6}|lastBuild|lastSuccessfulBuild)(?=/|\b)|
        repos/[\w.-]{1,80}/(?:browse|pull-requests|commits|branches)|
        nav_to\.do|plugins/servlet/|secure/(?:Dashboard|RapidBoard|IssueNavigator)\.jspa
      )[^\s"'\x60<>)\]}\\]{0,300}
    `,
    'g',
  ),
  reach: [420, 320],
  accept: (value) => !everybodys.test(value) && ofCompany.test(value),
};

/** Hosts of projects and makers, whose tools everybody may look at. */
const everybodys = new RegExp(inLines`
  ^https?://(?:
    (?:[\w-]+\.)*(?:
      gitlab|github|bitbucket|atlassian|jetbrains|mongodb|percona|mariadb|kitware|collabora|inria|cern|sonatype|jfrog|
      hashicorp|elastic|oracle|redhat|canonical|ubuntu|intel|linaro|sonarsource|spring|jboss|mojang|minecraft|unity3d|
      unrealengine|epicgames|qt|redmine|videolan|gitlab-org|gnome|debian|kde|example|docker|netbsd|opnfv|onap|typo3|nic|
      postgresql|hibernate|wso2|liferay|cloudbees|mysql|salesforce|magento|drupal|squid-cache|torproject
    )\.[a-z]{2,4}(?:\.[a-z]{2})?|
    (?:(?:www|docs?|help|support|community|forum|api)\.)[\w.-]+
  )(?=[:/])
`);

/** Foundations and free projects have `.org`. */
const ofCompany = /^https?:\/\/[\w.-]+\.(?!(?:org|edu|gov|int|localhost|test|example|invalid)[:/])[a-z]{2,10}[:/]/;
