import { mark } from '../marks.ts';
import { person, simpleUser } from '../people.ts';
import { positives, type Shape } from '../shape.ts';
import { company, service, uuid } from '../values.ts';

/** User names in home paths, in every spelling that tools give them. */
export const homePathShapes: readonly Shape[] = positives('pii/home-path', {
  mac: (r) => `Read /Users/${mark(person(r).user)}/code/${service(r)}/src/index.ts (214 lines)`,
  linux: (r) => `  File "/home/${mark(person(r).user)}/.venv/lib/python3.12/site-packages/app.py", line 12, in main`,
  windows: (r) => `C:\\Users\\${mark(person(r).user)}\\AppData\\Local\\Temp\\build.log`,
  'windows-doubled': (r) => `{"path": "C:\\\\Users\\\\${mark(person(r).user)}\\\\source\\\\repos\\\\${service(r)}"}`,
  'windows-four-times': (r) => `"{\\"cwd\\":\\"C:\\\\\\\\Users\\\\\\\\${mark(simpleUser(r))}\\\\\\\\repo\\"}"`,
  'windows-slashes': (r) => `error TS2307 in C:/Users/${mark(person(r).user)}/repo/src/a.ts(3,14)`,
  'windows-lower-case': (r) => `d:\\users\\${mark(simpleUser(r))}\\desktop\\${service(r)}`,
  'windows-name-with-space': (r) => `Set-Location "C:\\Users\\${mark(person(r).full)}\\Documents\\${service(r)}"`,
  'documents-and-settings': (r) => `C:\\Documents and Settings\\${mark(simpleUser(r))}\\My Documents`,
  msys: (r) => `cd /c/Users/${mark(simpleUser(r))}/projects/${service(r)} && ls`,
  cygwin: (r) => `/cygdrive/c/Users/${mark(simpleUser(r))}/bin/run.sh`,
  wsl: (r) => `/mnt/c/Users/${mark(simpleUser(r))}/Downloads/data.csv`,
  'wsl-share': (r) => `\\\\wsl$\\Ubuntu\\home\\${mark(simpleUser(r))}\\${service(r)}`,
  'folder-encoding-mac': (r) => `~/.claude/projects/-Users-${mark(simpleUser(r))}-code-${service(r)}/${uuid(r)}.jsonl`,
  'folder-encoding-linux': (r) => `projects/-home-${mark(simpleUser(r))}-${service(r)}`,
  'folder-encoding-windows': (r) => `projects/C--Users-${mark(simpleUser(r))}-source-${service(r)}`,
  'folder-encoding-key': (r) => ({ projects: { [`-Users-${mark(simpleUser(r))}-dev-${service(r)}`]: 3 } }),
  'cwd-field': (r) => ({ type: 'user', cwd: `/Users/${mark(person(r).user)}/work/${service(r)}`, version: '2.1.0' }),
  'cwd-is-home': (r) => ({ session: { cwd: `/home/${mark(person(r).user)}` } }),
  'file-url': (r) => `at Module.run (file:///Users/${mark(person(r).user)}/app/dist/main.js:10:5)`,
  'file-url-windows': (r) => `file:///C:/Users/${mark(simpleUser(r))}/app/index.html`,
  'percent-encoded': (r) => `vscode-workspace?folder=%2FUsers%2F${mark(simpleUser(r))}%2Fcode`,
  'file-url-percent-encoded': (r) => `uri=file%3A%2F%2F%2Fhome%2F${mark(simpleUser(r))}%2Fx`,
  'secure-copy': (r) => `scp build.tgz ${company(r)}-box:/home/${mark(simpleUser(r))}/incoming/`,
  'tilde-user': (r) => `cp report.pdf ~${mark(simpleUser(r))}/public_html/`,
  'environment-home': (r) => `HOME=/home/${mark(person(r).user)}\nSHELL=/bin/zsh`,
  'environment-user': (r) => `USER=${mark(simpleUser(r))}\nLOGNAME=${mark(simpleUser(r))}\nEDITOR=vim`,
  userprofile: (r) => `USERPROFILE=C:\\Users\\${mark(simpleUser(r))}\r\nUSERNAME=${mark(simpleUser(r))}`,
  'non-latin': (r) =>
    `/Users/${mark(r.pick(['søren', 'josé', 'müller', 'žofie', '田中']) + r.pick(['', '7', '_dev', 'x', '.k', '42']))}/Desktop/${service(r)}.txt`,
  'end-of-sentence': (r) => `It was saved under /home/${mark(simpleUser(r))}.`,
  'repeated-elsewhere': (r) => {
    const user = simpleUser(r);
    return {
      steps: [
        { input: `cd /Users/${mark(user)}/x` },
        { output: `docker: permission denied for ${mark(user)} on ${service(r)}` },
      ],
    };
  },
  'windows-long-prefix': (r) => `\\\\?\\C:\\Users\\${mark(simpleUser(r))}\\AppData\\Roaming\\npm`,
  'library-path': (r) => `/Users/${mark(person(r).user)}/Library/Mobile Documents/com~apple~CloudDocs/${service(r)}`,
  'export-home': (r) => `nfs: /export/home/${mark(simpleUser(r))}/results/${service(r)}.parquet`,
  'archive-listing': (r) =>
    `drwxr-xr-x home/${mark(simpleUser(r))}/ 0\n-rw-r--r-- home/${mark(simpleUser(r))}/${service(r)}.cfg 812`,
  'unicode-escaped': (r) => `{"cwd":"\\u002FUsers\\u002F${mark(simpleUser(r))}\\u002F${service(r)}"}`,
  'id-output': (r) => `uid=1000(${mark(simpleUser(r))}) gid=1000 groups=1000,27(sudo),999(docker)`,
  'home-in-quotes': (r) => `with open('/home/${mark(person(r).user)}') as f:  # ${service(r)}`,
  volumes: (r) => `/Volumes/Macintosh HD/Users/${mark(simpleUser(r))}/Movies`,
  'var-home': (r) => `/var/home/${mark(simpleUser(r))}/.config/app.toml`,
  'path-list': (r) => {
    const user = simpleUser(r);
    return `PATH=/usr/bin:/home/${mark(user)}/.local/bin:/home/${mark(user)}/go/bin`;
  },
});
