import { createLatest } from '../../../base/latest.ts';
import { useCallback, useEffect, useState } from 'react';
import { getQuotation, type Quotation, viewQuotation } from '../../../../contract/quotations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { onNews } from '../../../base/live-stream.ts';
import { useSite } from '../site/site-context.tsx';
import { loginHereHref } from '../site/login-here.ts';

/** Live updates are faster; this is for when they do not arrive. */
const pollMs = 4_000;

/**
 * A quotation that follows what happens to it: it says that it was read, listens for changes, and asks again and again while `isWaiting`. A session
 * that has ended leads to the login page and back.
 */
export function useQuotation(initial: Quotation, isWaiting: (quotation: Quotation) => boolean) {
  const { href } = useSite();
  const [quotation, setQuotation] = useState(initial);
  const { id } = quotation;
  const [latest] = useState(createLatest);
  const reload = useCallback(async () => {
    try {
      await latest.take(
        () => call(getQuotation, { params: { id } }),
        (answer) => setQuotation(answer.quotation),
      );
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) location.assign(href(loginHereHref()));
    }
  }, [latest, id, href]);
  const isUnread = initial.status === 'sent';
  useEffect(() => {
    if (isUnread) call(viewQuotation, { params: { id } }).catch(() => undefined);
  }, [id, isUnread]);
  useEffect(
    () =>
      onNews(({ kind }) => {
        if (kind === 'quotation' || kind === 'missed') void reload();
      }),
    [reload],
  );
  const waits = isWaiting(quotation);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void reload(), pollMs);
    return () => clearInterval(timer);
  }, [waits, reload]);
  const show = (now: Quotation) => {
    setQuotation(now);
    if (latest.overtake()) void reload();
  };
  return { quotation, show, reload };
}
