import { inLines } from '../in-lines.ts';
/** What a tool does, as far as its name and the step's operation tell. */
export type ToolKind =
  | 'delegate'
  | 'painter'
  | 'shell'
  | 'code'
  | 'reader'
  | 'editor'
  | 'messenger'
  | 'wordsmith'
  | 'other';

/** Programs of the command line that agents name as their tool, by what they work on: text and files, pictures and papers, networks, builds, machines. */
const programs = inLines`
  awk|sed|jq|ls|du|df|ss|lsof|diff|zip|unzip|7z|scp|sftp|rclone|restic|borg|
  exiftool|imagemagick|magick|pdftotext|pdftk|qpdf|ghostscript|pdflatex|xelatex|lualatex|biber|tesseract|sox|yt-dlp|ogr2ogr|gdal\w{0,12}|odm|colmap|
  nslookup|traceroute|tcpdump|tshark|netstat|redis-cli|etcdctl|mosquitto_(?:pub|sub)|
  gcc|g\+\+|clang|rustc|javac|dotnet|bazel|ninja|meson|eslint|ruff|mypy|tsc|webpack|vitest|jest|
  vagrant|packer|istioctl|argocd|virsh|zfs|zpool|smartctl|ipmitool|openocd|esptool|avrdude|platformio|arduino-cli|valgrind|
  samtools|bcftools|bedtools|snakemake|nextflow
`;

const names: readonly (readonly [kind: ToolKind, form: RegExp])[] = [
  // What these take is words in the first place.
  [
    'delegate',
    /(?:^|[_./:-])(?:task|agent|subagent|spawn(?:_agent)?|dispatch(?:_agent)?|hand_?off|subtask|delegate|llm|chat|ask|(?:chat-?)?gpt[\w.-]*|claude|gemini|assistant|alexa|siri|vision(?:_\w{1,20})?|vlm|caption(?:er|ing)?|describe_(?:image|picture|photo|screenshot)|llava|blip\d?)s?$/i,
  ],
  ['painter', /image|dall-?e|midjourney|imagen|diffusion|paint|sora|veo|suno|text[_-]?to[_-]?speech|tts/i],
  [
    'wordsmith',
    new RegExp(
      inLines`
        (?:^|[_./:-])(?:
          deepl|translat\w*|spell\w*|grammar\w*|readability|tokeni[sz]\w*|sentiment|classif(?:y|ier|ication)|summari[sz]\w*|paraphras\w*|proofread\w*|moderation|
          (?:char(?:acter)?|word|length|token)s?_?(?:count(?:er)?|check)|count_?(?:char(?:acter)?|word|token)s?|notes?|memor(?:y|ies)|todo\w*|reminders?|comments?|posts?|tweets?|think\w*|thought\w*|
          plan(?:s|ner|ning|mode)?|forms?|type|dictat\w*|speech
        )(?:$|[_./:-])
      `,
      'i',
    ),
  ],
  ['messenger', /slack|mail|sms|phone|teams|whatsapp|telegram|discord|twilio|outlook/i],
  [
    'shell',
    new RegExp(
      inLines`
        (?:^|[_./:-])(?:
          bash|sh|zsh|shell|terminal|console|exec(?:ute)?(?:_command)?|powershell|pwsh|cmd|ssh|run_command|local_shell|
          kubectl|helm|docker|podman|terraform|tofu|ansible(?:-playbook)?|git|gh|aws|gcloud|npm|pnpm|yarn|cargo|gradlew?|mvn|pip|
          curl|wget|dig|whois|adb|systemctl|journalctl|make|cmake|pytest|ffmpeg|ffprobe|latexmk|pandoc|xcodebuild|openssl|openvpn|nmap|rsync|tar|gdb|strace|
          ${programs}
        )$
      `,
      'i',
    ),
  ],
  [
    'code',
    new RegExp(
      inLines`
        (?:^|[_./:-])(?:
          i?python\d?|pandas|polars|numpy|scipy|sklearn|scikit-learn|statsmodels|matplotlib|seaborn|geopandas|openpyxl|reportlab|sympy|networkx|
          astropy|lightkurve|music21|opencv|cv2|pytorch|torch|tensorflow|spark|pyspark|spark-sql|ortools|ggplot2|dplyr|jupyter|notebook|node|javascript|rscript|r|julia|matlab|octave|\w*sql(?:ite)?\d?|duckdb|
          bigquery|postgres|repl|code_interpreter|run_code|
          (?:i?python\d?|jupyter|notebook|node|\w*sql(?:ite)?\d?|influx\w*|prom\w*|neo4j|sparql|graphql|mongo\w*|duckdb|db|database|
            sheets?|excel)[._/-](?:run|query|exec(?:ute)?|eval(?:uate)?)(?:_?(?:cell|code|query|sql))?
        )$
      `,
      'i',
    ),
  ],
  [
    'reader',
    new RegExp(
      inLines`
        (?:^|[_./:-])(?:
          read|view|open|cat|browser|web\w*|search\w*|fetch\w*|grep|glob|pdf\w*|wikipedia|pubmed|
          google(?:[_-]?(?:search|scholar|books|maps|news|patents|trends))?|
          scholar|docs?_search|transcri(?:be|ption)|whisper|asr
        )$
      `,
      'i',
    ),
  ],
  ['editor', /(?:^|[_./:-])(?:write|edit|multiedit|apply_?patch|str_?replace\w*|create_?file|notebookedit|editor)$/i],
];

/** The kind of a step's tool. */
export function kindOfTool(tool: string | null, operation: string | null): ToolKind {
  const found = tool === null ? undefined : kindOfName(tool);
  if (found !== undefined) return found;
  if (operation === 'read' || operation === 'search' || operation === 'download') return 'reader';
  if (operation === 'write' || operation === 'edit') return 'editor';
  return 'other';
}

/** A trace names a handful of tools again and again. */
const known = new Map<string, ToolKind | undefined>();
const mostKnown = 1000;

function kindOfName(tool: string): ToolKind | undefined {
  if (known.has(tool)) return known.get(tool);
  if (known.size >= mostKnown) known.clear();
  const kind = names.find(([, form]) => form.test(tool))?.[0];
  known.set(tool, kind);
  return kind;
}
