import type { OpenTokenOptions } from '@trace-formats/convert';
import { CannotWork } from '../cannot-work.ts';

/** Refuses an option of an export that does nothing beside the others or without another one: nobody would notice. */
export function mustDoSomething(given: OpenTokenOptions): void {
  for (const { option, isIdle, why, fix } of idle) if (isIdle(given)) throw new CannotWork(`${option} ${why}`, fix);
}

const idle: readonly {
  readonly option: string;
  readonly isIdle: (given: OpenTokenOptions) => boolean;
  readonly why: string;
  readonly fix: string;
}[] = [
  {
    option: 'drop_events=true',
    isIdle: ({ drop_events, max_bytes }) => drop_events === true && max_bytes === undefined,
    why: 'does nothing without max_bytes: events are left out only where an export is too large.',
    fix: 'Say max_bytes too, or leave it out.',
  },
  {
    option: 'strategy',
    isIdle: ({ redact, strategy }) => redact === 'none' && strategy !== undefined,
    why: 'does nothing with redact=none: nothing is masked.',
    fix: 'Leave one of them out.',
  },
  {
    option: 'The key',
    isIdle: ({ redact, key }) => redact === 'none' && key !== undefined,
    why: 'does nothing with redact=none: nothing is masked.',
    fix: 'Leave one of them out.',
  },
  {
    option: 'internal',
    isIdle: ({ include, internal = 'redacted' }) => internal !== 'redacted' && include !== 'include-internal',
    why: 'does nothing without include=include-internal: thoughts are left out.',
    fix: 'Say include=include-internal too, or leave it out.',
  },
  {
    option: 'pretty=true',
    isIdle: ({ mode, pretty }) => mode === 'ndjson' && pretty === true,
    why: 'does nothing with mode=ndjson: each record of a stream is one line.',
    fix: 'Leave one of them out.',
  },
];
