import { inLines } from '../../in-lines.ts';
import { sifted } from '../../sieve/sieve.ts';
import { quoted } from '../../wording/quoted.ts';

/** Where a command may begin: what stands in a sentence or behind another program is none. */
const begun = String.raw`(?:^|[;&|(]|\b(?:then|do|sudo|npx|pnpm|yarn|exec|run)\s)\s*(?:\$\s)?`;
/** The rest of the command. */
const rest = '[^\\n;&|]{0,300}';

/**
 * Programs that write files whose names they do not say: those of a patch, all that a new project has, what they put
 * in order, or what they make of a file and call after it.
 */
const writers = sifted({
  source: inLines`
    ${begun}(
      git\s+(?:-C\s\S+\s+)?(?:apply|am)\b(?!${rest}\s--(?:check|stat|numstat|summary|cached|abort|skip|quit|show-current-patch))(?=\s|$)|
      patch\b(?!${rest}\s(?:--dry-run|--check|-C)\b)(?=${rest}(?:\s-p\s?\d|\.(?:patch|diff)\b))|
      (?:django-admin|\S{0,40}python[\d.]*\s+\S{0,40}manage\.py|\S{0,40}manage\.py)\s+(?:startproject|startapp|makemigrations)\b|
      (?:cargo|rails|ng|poetry|mix|hugo|bun|uv|flutter|nest|jekyll|lein|stack|dune)\s+(?:new|init|create)\b|
      (?:rails|ng|nest)\s+(?:g|generate)\s|
      (?:npm|pnpm|yarn)\s+(?:init|create)\b|
      create-[a-z][\w-]{1,30}(?:@\S{1,20})?\s|
      dotnet\s+new\s+(?!list\b|search\b|install\b|uninstall\b|update\b|-)\S|
      composer\s+create-project\b|
      go\s+mod\s+init\b|
      alembic\s+(?:init|revision)\b|
      (?:quarto\s+render|typst\s+compile|mkdocs\s+build|sphinx-build|asciidoctor|marp|(?:magick\s+)?mogrify|optipng|jpegoptim|samtools\s+(?:index|faidx)|bwa\s+index|tabix)\s+(?=\S)|
      (?:lilypond|xelatex|lualatex|tectonic)\s+(?=\S)|kicad-cli\s(?=${rest}\sexport\s)|
      (?:flac|oggenc|opusenc|plantuml)\s+(?!${rest}(?<=\s)-(?:\w*[tac]\w*|-test|-analyze|-stdout|-?version|pipe)(?=\s|$))(?=\S)|
      ssh-keygen\b(?=${rest}\s-f\s)(?!${rest}\s-[lye](?=\s|f))|
      (?:gzip|gunzip|bzip2|bunzip2|xz|zstd|unzstd)\b(?!${rest}\s(?:-\w*[lct]\w*|--(?:list|stdout|test))(?=\s|$))(?=\s+\S)|
      (?:soffice|libreoffice)\b(?=${rest}\s--convert-to\s)|jupyter[\s-]nbconvert\b(?=${rest}\s--to\s)(?!${rest}\s--stdout)|
      (?:prettier|biome|eslint|stylelint|ruff|rubocop|clang-format|gofmt|goimports|shfmt|autopep8|swiftformat|markdownlint)
        (?=${rest}\s(?:--write|--fix|--in-?place|--auto-?correct(?:-all)?|-w|-i|-[aA])(?=\s|$))
    )
  `,
  flags: 'im',
});
const onlyAsked = /\s(?:--help|-h|--dry-run|--check|--list|--version)(?=\s|$)/;

/** The file that `dd` writes, where it is no device. */
const copied = sifted({
  source: String.raw`${begun}dd\s(?=${rest}\bif=)${rest}\bof=["']?((?!/dev/|/tmp/|\$)[^\s"'|;&]{1,160})`,
  flags: 'im',
});

/** Which command of a shell wrote files without naming them, or the copy that it made; undefined where none did. */
export function writtenByCommand(text: string): string | undefined {
  const copy = copied.exec(text)?.[1];
  if (copy !== undefined) return quoted(copy);
  const found = writers.exec(text);
  if (found === null) return undefined;
  const line = /^[^\n;&|]*/.exec(text.slice(found.index + found[0].length - found[1]!.length))![0];
  return onlyAsked.test(line) ? undefined : `by the command ${quoted(line.trim().split(/\s+/).slice(0, 3).join(' '))}`;
}
