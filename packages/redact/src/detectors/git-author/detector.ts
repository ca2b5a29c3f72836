import type { Candidate, PatternDetector } from '../../detector.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { expression } from '../../shape/expression.ts';
import { spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The name of whoever wrote a commit. */
export const gitAuthor: PatternDetector = {
  id: 'git-author',
  type: 'person_name',
  label: 'Name in a git line',
  shape: 'The name before an address in an author, committer, signed-off or co-author line, or behind `user.name`.',
  link: 'https://git-scm.com/docs/git-commit#_commit_information',
  policy: 'pii',
  confidence: 'certain',
  family: 'PERSON',
  anchors: inLines`
    author|committer|commit:|tagger|signed-off-by|co-authored-by|reviewed-by|acked-by|user.name|
    git_author_name|git_committer_name|reported-by|tested-by|merged-by|suggested-by|helped-by|"author_name"|[user]
  `.split('|'),
  pattern: expression(
    inLines`
      (?:
        (?:
          \b(?:
            author|committer|commit(?=:)|tagger|signed-off-by|co-authored-by|reviewed-by|acked-by|reported-by|
            tested-by|merged-by|suggested-by|helped-by
          )\s{0,2}:?[ \t]{1,8}|
          --author[= ]["']?
        )(?<valueBeforeAddress>[^\s<>"'\x60@:\\=({/\d][^<>"'\x60@:\\=(){}\r\n/]{0,58}[^<>"'\x60@:\\=(){}\r\n/\s])(?= {0,2}<)|
        \b(?:
          user\.name["']?(?:[ \t]{0,4}=[ \t]{0,4}|[ \t]{1,4})|
          git_(?:author|committer)_name["']?\s{0,2}[=:]\s{0,2}
        )["']?(?<value>[^\s<>"'\x60@:\\={}$/\r\n-][^<>"'\x60@:\\={}$/\r\n;&|]{1,58})|
        \[user\][ \t]{0,4}\r?\n[ \t]{0,8}(?:email = [^\n]{1,100}\n[ \t]{0,8})?name = (?<valueOfUser>[^\r\n]{2,60})
      )
    `,
    'gi',
  ),
  guard: `(?!author)|author(?:${spaceWritten}{0,2}:?(?: |\\t|\\\\+t)|=|_name|ed)`,
  reach: [60, 220],
  accept: isName,
};

function isName(value: string, { groups }: Candidate): boolean {
  const name = value.trim();
  if (isNobody(name) || !/^\p{L}[\p{L}\p{M}.'\u2019 -]{1,58}\d{0,4}$/u.test(name)) return false;
  if (!/\p{Lu}|[^\p{ASCII}]/u.test(name)) return false;
  return (
    groups['valueBeforeAddress'] !== undefined ||
    /\s/.test(name) ||
    groups['valueOfUser'] !== undefined ||
    !/^(?:length|trim|split|to\w+|includes|replace)\b/.test(name)
  );
}
