import type { TimelineEvent } from '../../timeline/timeline.ts';

/** Says which link an event needs so that a reader finds it in its response. */
export interface ResponseLinks {
  /** The event to name as parent, where the order of events alone does not say it; `problem` where nothing can say it. */
  readonly of: (
    event: TimelineEvent,
    id: string,
    seq: number,
  ) => { readonly parent?: string; readonly problem?: string };
}

interface Written {
  readonly response: string;
  readonly firstId: string;
  readonly actor: string;
  readonly span: string | undefined;
  stage: number;
  lastSeq: number;
}

/**
 * Thoughts, one text and then calls of one actor that follow one another directly are one response to whoever reads the export; only where
 * that is not so, an event names the first event of its response as its parent.
 */
export function startResponseLinks(): ResponseLinks {
  const byResponse = new Map<string, Written>();
  let latest: Written | undefined;
  return {
    of(event, id, seq) {
      const stage = event.kind === 'call' ? 2 : event.kind === 'thought' ? 0 : 1;
      const follows = latest?.lastSeq === seq - 1 ? latest : undefined;
      const own = event.response === undefined ? undefined : byResponse.get(event.response);
      const goesOn = (before: Written | undefined): boolean =>
        before !== undefined &&
        before.actor === event.actor &&
        before.span === event.span &&
        (stage > before.stage || (stage === before.stage && stage !== 1));
      const byOrder = goesOn(follows) ? follows : undefined;
      if (own === undefined || !goesOn(own)) {
        const written: Written = {
          response: event.response ?? `event ${seq}`,
          firstId: own?.firstId ?? id,
          actor: event.actor,
          span: event.span,
          stage,
          lastSeq: seq,
        };
        byResponse.set(written.response, written);
        latest = written;
        if (byOrder !== undefined) return { problem: 'It will be read as part of the response before it.' };
        return own === undefined ? {} : { problem: 'It will be read as a response of its own.' };
      }
      own.stage = stage;
      own.lastSeq = seq;
      latest = own;
      return byOrder === own ? {} : { parent: own.firstId };
    },
  };
}
