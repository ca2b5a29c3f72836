import { inLines } from '../shape/in-lines.ts';

/** True for what everybody calls a part of a system, and for words that say nothing of it. */
export function isSystemPart(word: string): boolean {
  return part.test(word);
}

/** Words that say nothing, then machines and stages, databases and queues, roles among machines, and what examples are called. */
const part = new RegExp(inLines`
  ^(?:
    my|your|the|a|
    db|app|api|web|dev|test|tests|testing|local|host|
    sql|pg|psql|postgres(?:ql)?|mysql|mariadb|mongo(?:db)?|redis|rabbit(?:mq)?|kafka|zookeeper|nats|
    cache|broker|queue|server|service|svc|database|
    primary|replica|master|slave|main|node|
    user|pass|name|container|
    example|sample|demo|some|foo|bar|
    mq|cluster|headless|leader|ldap|\d{1,3}
  )$
`);
