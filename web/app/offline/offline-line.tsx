import { onlineManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useMoment } from '../../base/format.ts';
import { useDevice } from '../../base/installing.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** From when the oldest answer on the screen is (epoch milliseconds), 0 when there is none; negative when others are missing. One number, since React compares it. */
function shownFrom(cache: QueryCache): number {
  const states = cache.findAll({ type: 'active' }).map(({ state }) => state);
  const answered = states.filter(({ data }) => data !== undefined);
  const from = answered.length === 0 ? 0 : Math.min(...answered.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return answered.length === states.length ? from : -from;
}

/** Says without a network from when the screen is, and otherwise when there is a newer version. */
export function OfflineLine() {
  const t = useTexts(shellTexts);
  const isOnline = useSyncExternalStore(
    (heard) => onlineManager.subscribe(heard),
    () => onlineManager.isOnline(),
  );
  const { update } = useDevice();
  if (!isOnline) return <ShownFrom />;
  if (update === null) return null;
  return (
    <Notice tone="info" says="politely" action={<Button onClick={update}>{t('updateNow')}</Button>}>
      {t('updateReady')}
    </Notice>
  );
}

function ShownFrom() {
  const t = useTexts(shellTexts);
  const moment = useMoment();
  const cache = useQueryClient().getQueryCache();
  const from = useSyncExternalStore(
    (heard) => cache.subscribe(heard),
    () => shownFrom(cache),
  );
  // The part of the application that shows this page may be missing as well.
  const isComing = useRouterState({ select: ({ status }) => status === 'pending' });
  const isMissing = isComing || from <= 0;
  const at = Math.abs(from);
  return (
    <Notice tone="warn" says="politely">
      {[...(at > 0 ? [t('offlineFrom', { time: moment(at) })] : []), ...(isMissing ? [t('offlineNotKept')] : [])].join(' ')}
    </Notice>
  );
}
