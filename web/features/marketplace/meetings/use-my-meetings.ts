import { createLatest } from '../../../base/latest.ts';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { listMeetings, type Meeting } from '../../../../contract/meetings.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { onNews } from '../../../base/live-stream.ts';
import { useSite } from '../site/site-context.tsx';
import { loginHereHref } from '../site/login-here.ts';

export interface MeetingLists {
  readonly coming: readonly Meeting[];
  readonly past: readonly Meeting[];
  readonly meta: AnswerOf<typeof listMeetings>['meta'];
}

/** One's meetings, fetched again when something becomes of them. A session that has ended leads to the login page and back. */
export function useMyMeetings(initial: MeetingLists) {
  const { href } = useSite();
  const [lists, setLists] = useState(initial);
  const { page, limit } = initial.meta;
  const [latest] = useState(createLatest);
  const reload = useCallback(async () => {
    const ask = () =>
      Promise.all([
        call(listMeetings, { query: { show: 'coming', limit: 50 } }),
        call(listMeetings, { query: { show: 'past', page, limit } }),
      ]);
    try {
      await latest.take(ask, ([coming, past]) => setLists({ coming: coming.data, past: past.data, meta: past.meta }));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) location.assign(href(loginHereHref()));
    }
  }, [latest, href, page, limit]);
  useEffect(
    () =>
      onNews(({ kind }) => {
        if (kind === 'meeting' || kind === 'missed') void reload();
      }),
    [reload],
  );
  return { lists, reload };
}
