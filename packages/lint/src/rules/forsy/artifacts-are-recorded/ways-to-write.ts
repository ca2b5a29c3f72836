import { inLines } from '../../in-lines.ts';
import { type Sieved, sifted } from '../../sieve/sieve.ts';

/** The end of "3 a.m.", "e.g." and "i.e.", which are no names of files. */
const abbreviated = String.raw`(?<=\b[ap]\.)m\b|(?<=\be\.)g\b|(?<=\bi\.)e\b`;

/** A name of a file as people write it, by its ending. */
export const fileName: string = String.raw`[\p{L}\p{N}_~%$./\\:@{}-]{0,160}[\p{L}\p{N}_}]\.(?!com\b|org\b|net\b|io\b|example\b|${abbreviated})(?:[a-z][a-z0-9]{0,7}|7z|3mf)\b(?!/)`;

/** The names without an ending that files of a project have. */
const bareName = String.raw`(?:[\w.~-]{1,40}/){0,6}(?:(?:docker|make|container|jenkins|proc|vagrant|gem|rake|brew|just|cmakelists\.txt)file|licen[cs]e|readme|changelog|codeowners|\.(?:env|\w{1,12}ignore|\w{1,12}rc|editorconfig|gitattributes|gitmodules))(?![\w/-])`;
/** What a command writes to: it names a file, as nothing else stands there. */
const target = `${fileName}|${bareName}`;

/** What looks into a file for something, and prints what it finds where it is told "-o". */
const search = String.raw`(?<!\b(?:[efz]?grep|rg|ag|ack)\b[^|;&\n]{0,60})`;

/** How commands and programs say that they write a file; the name of the file comes right after. */
const beforeAFile = [
  String.raw`\s(?:-o${search}|--?(?:out|log|save|dest|export)(?:put|ination)?(?:[-_]?(?:file(?:name)?|path|as))?)[=\s]\s*["']?`,
  String.raw`\btar\s+-?[a-z]*c[a-z]*f\s+["']?`,
  String.raw`(?<![.\w-])(?:zip(?:\s+-\w+)*|7z\s+a|pg_dump\b[^|\n]{0,200}\s-f)\s+["']?`,
  String.raw`\bExport-\w+\s+(?:-\w+\s+)*["']?`,
  // Whatever is called save, write, dump, export or to_something writes the file that it is given, first or after what goes in.
  String.raw`\b(?:(?:m?im|f|gg|v)?(?:save|write|dump|export)|to[_.]\w)[\w.]{0,24}\(\s*(?:[\w.[\]]+(?:\(\))?,\s*|(?:file)?(?:path|name)\s*=\s*)?["']`,
  String.raw`\.write\b[^\n]{0,200}\.(?:csv|json|parquet|orc|text|save)\(\s*["']`,
  inLines`
    (?:
      \b(?:open|(?:Zip|Tar)File(?:\.open)?)\(\s*["'](?=[^"']*["']\s*,\s*(?:mode=)?["'][wax])|
      \b(?:\w{1,24}Writer|create\w{0,12}WriteStream|PdfPages|xlsxwriter\.Workbook)\(\s*["']|
      \b(?:shutil\.(?:copy\w{0,6}|move)|os\.(?:rename|replace)|fs\.(?:copyFile|rename)\w{0,8}|file\.(?:copy|rename))\(
        \s*["'][^"'\n]{1,160}["'],\s*["']|
      \bPath\(\s*["'](?=[^"']*["']\)\.write_)|
      \bFiles\.(?:write|copy|newBufferedWriter)\w{0,8}\(\s*Paths?\.(?:of|get)\(\s*["']|
      \bFile\(\s*["'](?=[^"']*["']\)\.(?:write|append)(?:Text|Bytes)\()|
      \bsox\s+(?:-\S+\s+){0,6}[\w./-]+\.\w{2,5}\s+|
      (?:^|[;{]\s*)(?:pdf|cairo_pdf|png|svg|jpeg|tiff|bmp|sink)\(\s*(?:file(?:name)?\s*=\s*)?["']
    )
  `,
  // A tool for maps takes its parameters by their names: "INPUT=stops.gpkg OUTPUT=near.gpkg".
  String.raw`(?:\bout(?:put|_?file|_?path)*["']?\s*[=:]\s*["']|\sINPUT\w{0,12}=[^\n]{1,200}?\sOUTPUT=["']?)`,
  // What a database, a shell of its own or a program for figures is told.
  inLines`
    (?:
      \bto\s+["'](?=[^"']*["']\s+(?:csv|with|header|binary|\())|
      ^\s*\\?(?:copy|unload|export)\b[^;]{1,300}?\sto\s+["']|
      \binto\s+(?:out|dump)file\s+["']|
      ^\s*\.(?:output|once|backup|save)\s+["']?|
      \bset\s+out(?:put)?\s+["']|
      \b(?:graph\s+(?:export|save)|(?:export|outsheet|outfile)\s[\w ]{0,40}?\busing)\s+["']?
    )
  `,
  // What an editor of pictures, maps or films is told: "export icon.svg", "export layer Trees to trees.gpkg".
  String.raw`^\s*(?:file\s?[>/]\s?)?(?:render|export|save(?:\s?as)?|download)\s+(?:(?:[^\n]{1,80}?\s)?(?:as|to|into):?\s+)?["']?`,
  String.raw`\s--(?:export|render|save|write)[-\w]{0,24}\s+(?:(?:"[^"\n]{1,40}"|\w{1,40})\s+)?["']?`,
  String.raw`\bgit\s+(?:add|mv\s+(?!-n\s|--dry)\S+)\s+(?:-\w+\s+)*["']?`,
  String.raw`\b(?:wget(?!\s[^|;&\n]{0,80}(?:--spider|-\w{0,6}O\s?-(?:\s|$)|--output-document=-))|curl\s(?:\S+\s)*?-\w*O\w*|(?:pdf|xe|lua)?latex(?:mk)?)\s+(?:-\S+\s+)*["']?`,
  String.raw`\b(?:sed\s+-i\S*|perl\s+-\w*i\w*)\s.*\s["']?`,
].map((writer) => sifted({ source: `${writer}(${fileName})`, flags: 'imu' }));

/** What is moved in the state of a program or in a store is no file here. */
const unlessElsewhere = String.raw`(?<!\b(?:state|s3|gsutil|rclone|azcopy|mc|hdfs\sdfs|p4|svn|hg|git|s3cmd)\s+-?)`;

/** The same of commands that write to a file of whatever name. */
const beforeATarget = sifted({
  source: inLines`
    \b(?:
      tee\s+(?:-a\s+)?|
      ${unlessElsewhere}(?:mv|cp|ren|copy|move|Move-Item|Copy-Item)\s+(?!--(?:dry|help|version))(?:-\w+\s+)*\S+\s+(?!\w{2,20}:|-)|
      (?:Set-Content|Out-File|Add-Content|touch(?!\s+-c\s)|New-Item)\s+(?:-\w+\s+)*
    )["']?(${target})
  `,
  flags: 'imu',
});

/** Where a folder is named that a program fills: "--outdir qc", "save_pretrained('ckpt')". */
const beforeAFolder = sifted({
  source: inLines`
    (?:
      \s--?(?:out(?:put)?[-_]?dir(?:ectory)?|local-dir|(?:dest(?:ination)?|save|export)[-_]?dir)[=\s]\s*["']?|
      \bsave_(?:pretrained|to_disk|model|weights|checkpoint|local)\(\s*["']
    )
    ([\p{L}\d_.~/][\p{L}\d_./-]{0,160})
  `,
  flags: 'iu',
});

/** In a shell a file is written that way, anywhere else two things are compared. */
export const redirect: Sieved = sifted({
  source: String.raw`(?:^|[^0-9&>=-])>{1,2}\s*["']?(${target})(?!\()`,
  flags: 'imu',
});

/** All ways of a program to name the file that it writes; the name is the first that is caught. */
export const waysToWrite: readonly Sieved[] = [...beforeAFile, beforeATarget, beforeAFolder];
