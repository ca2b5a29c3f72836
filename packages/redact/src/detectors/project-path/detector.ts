import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Where a project lies on somebody's machine. */
export const projectPath: PatternDetector = {
  id: 'project-path',
  type: 'project_path',
  label: 'Path of a project',
  shape:
    'A path below a home folder, also in an address such as file://, or below /opt, /srv, /var/www, /data, /workspace, /builds, the workspaces of Jenkins and their like.',
  link: 'https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ch03s08.html',
  policy: 'strict',
  confidence: 'certain',
  family: 'INTERNAL_URL',
  anchors: [
    ...inLines`
      /home/|/users/|/srv/|/opt/|/var/www/|/data/|/workspace|/mnt/|/projects/|/repos/|~/|/volumes/|/builds/|/jenkins/workspace/|/__w/|/bitrise/src/|/codebuild/output/|/azp/_work/|/var/go/|/buildkite-agent/builds/|wsl$|wsl.localhost
    `.split('|'),
    ...[...'abcdefghijklmnopqrstuvwxyz'].map((drive) => `${drive}:\\`),
    '\\users\\',
  ],
  // A drive is found by its letter and the colon alone.
  guard: '(?![a-z]:)|[a-z]:\\\\',
  pattern: expression(
    inLines`
      /(?:home|Users)/(?<=(?:\b(?:file|vscode|cursor|windsurf)://(?:wsl(?:\$|\.localhost)/[\w.-]{1,32}|file)?|\bvscode-remote://(?:wsl|ssh-remote|dev-container)(?:\+|%2B)[\w.@%-]{1,40}|(?<![\w.~/\\-])(?:/(?:cygdrive|host_mnt))?/[c-z](?=/U))/(?:home|Users)/)
        [^\s"'\x60<>:;,()[\]{}|\\/]{1,64}(?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){0,20}|
      /(?:srv|opt|var/www|data|workspaces?|mnt|projects|repos|Volumes)(?<=\bfile:///(?:[a-z]{3,10}|Volumes|var/www))(?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){1,20}|
      (?<![\w.~/\\-])(?:
        /(?:home|Users)/[^\s"'\x60<>:;,()[\]{}|\\/]{1,64}(?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){0,20}|
        ~(?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){1,20}|
        /(?:srv|opt|var/www|data|workspaces?|mnt|projects|repos|Volumes)
          (?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){1,20}|
        /(?:__w|bitrise/src|codebuild/output|azp/_work)(?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){1,20}|
        /var/(?:lib/jenkins/workspace|go|lib/buildkite-agent/builds)(?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){1,20}|
        /builds/[A-Za-z][\w.-]{1,60}/[A-Za-z][\w.-]{1,100}(?:/[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){0,20}|
        \\{2,4}wsl(?:\$|\.localhost)\\{1,2}[\w.-]{1,40}\\{1,2}home(?:\\{1,2}[^\s"'\x60<>:;,()[\]{}|\\/]{1,100}){1,20}|
        [A-Z]:\\{1,4}(?:
          [^\s"'\x60<>:;,()[\]{}|\\/]{1,64}(?: [A-Z][^\s"'\x60<>:;,()[\]{}|\\/]{1,40}){0,3}\\{1,4}
        ){1,20}[^\s"'\x60<>:;,()[\]{}|\\/]{0,100}
      )
    `,
    'g',
  ),
  reach: [100, 600],
  accept: (value) => !tools.test(value) && !everybodys.test(value),
};

/** Where programs put themselves. */
const tools =
  /^\/opt\/(?:homebrew|google|node|venv|conda|hostedtoolcache|local|miniconda3?|anaconda3?|miniforge3?|microsoft)\b|^\/opt\/[\w.-]{1,40}$|^(?:[A-Z]:\\+|\/mnt\/[a-z]\/)(?:Windows|Program Files|ProgramData)(?![\w ])|^[A-Z]:\\+Users\\+$/i;

/** Folders that have no name of anybody: those of each account, and those in which containers and servers keep what they are given. */
const everybodys = new RegExp(
  [
    // The home folder itself, and a hidden folder in it.
    String.raw`^~\/\.?$|^~\/\.[\w-]{1,30}$`,
    // Where programs keep their settings and keys.
    String.raw`^~\/\.(?:ssh\/(?:config|known_hosts|authorized_keys|id_\w{2,10}(?:\.pub)?)|aws\/(?:config|credentials)|kube\/config|docker\/config\.json|(?:config|cache|local\/(?:bin|share|lib|state))(?:\/[\w.-]{1,30})?)$`,
    // Where people keep their work.
    String.raw`^~\/(?:projects?|code|src|dev|work(?:space)?|repos?|git|Documents|Downloads|Desktop)\/?$`,
    // Where containers and servers keep what they are given.
    String.raw`^\/(?:workspaces?(?:\/(?:app|src|repo|project|code|data))?|srv\/http|var\/www\/html(?:\/index\.(?:html|php))?|mnt\/(?:data|user-data(?:\/(?:uploads|outputs))?)|builds\/group\/project)\/?$`,
  ].join('|'),
  'i',
);
