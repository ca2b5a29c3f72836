import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isSystemPart } from '../../judge/system-parts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Which database somebody opens, on which machine and as whom. */
export const databaseArgument: PatternDetector = {
  id: 'database-argument',
  type: 'resource_name',
  label: 'Argument of the client of a database',
  shape:
    'What follows `-h`, `-d`, `-U`, `-u`, `-D` and their like in a command of `psql`, `pg_dump`, `mysql`, `mongosh`, `redis-cli`, `sqlcmd` and their like, the catalogue in a connection string, and whom a server of MySQL refuses.',
  link: 'https://www.postgresql.org/docs/current/app-psql.html',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    ...['psql ', 'pg_dump', 'pg_restore ', 'pgbench ', 'pg_isready ', 'vacuumdb ', 'createdb ', 'dropdb '],
    ...['mysql ', 'mysqldump ', 'mysqladmin ', 'mariadb ', 'mariadb-dump ', 'mongosh ', 'mongodump ', 'mongorestore '],
    ...['redis-cli ', 'sqlcmd ', 'clickhouse-client ', 'cqlsh ', 'pgcli ', 'mycli '],
    'initial catalog',
    "for user '",
  ],
  guard: inLines`
    (?:initial catalog|for user ')|
    (?:psql|pg_\w{4,9}|pgbench|vacuumdb|createdb|dropdb|mysql\w{0,5}|mariadb(?:-dump)?|mongo\w{2,7}|redis-cli|sqlcmd|clickhouse-client|cqlsh|pgcli|mycli)[ ](?:[^\n|;&-]{0,60}[ ])?-
  `,
  pattern: expression(
    inLines`
      [ ](?:-[hHdUuDS][ ]?|--(?:host|dbname|username|user|database|db|server)[ =])
        (?<=\b(?:psql|pg_(?:dump(?:all)?|restore|isready)|pgbench|vacuumdb|createdb|dropdb|mysql(?:dump|admin)?|mariadb(?:-dump)?|mongo(?:sh|dump|restore)|redis-cli|sqlcmd|clickhouse-client|cqlsh|pgcli|mycli)[ ][^\n|;&]{0,200})
        ["']?(?<value>[A-Za-z][\w.-]{2,80}[A-Za-z\d])(?=["'\s]|$)|
      \b[Ii]nitial [Cc]atalog ?= ?(?<value>[A-Za-z][\w-]{2,60})(?=["';\s]|$)|
      \b[Aa]ccess denied for user '(?<value>[A-Za-z][\w.-]{2,60})(?='@')
    `,
    'g',
  ),
  reach: [4, 260],
  accept: (value) =>
    !everybodys.test(value) &&
    !value.split(/[-_.]/).every((part) => part === '' || isSystemPart(part.toLowerCase()) || isCommonWord(part)),
};

/** What a server has when it is unpacked, and what manuals call it. */
const everybodys =
  /^(?:localhost|template\d|information_schema|performance_schema|root|admin|administrator|guest|sa|postgres\w*|mydb|my_?database|mydatabase|my_?app|myuser|testdb|test_?\w{0,6}|exampledb|[\w.]*example(?:\.\w+)?|your\w*|dbname|db_?name|database_?name|username|user_?name|hostname|appdb|app_?user|db_?user|tcp|none|null|name)$/i;
