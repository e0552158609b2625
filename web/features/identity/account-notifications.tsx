import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { turnNotifications } from '../../../contract/feed.ts';
import type { NotificationChannel, NotificationKind } from '../../../core/feed/kinds.ts';
import { notificationSettingsPart } from '../../../core/feed/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { SettingsTable } from '../../parts/notifications/settings-table.tsx';
import { notificationsTexts } from '../../parts/notifications/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Failed, useFailureWords } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './account.module.css';
import { PushPart, useIsPushOff } from './account-push.tsx';
import { notificationSettingsQuery } from './queries.ts';

type Turned = { readonly kind: NotificationKind; readonly channel: NotificationChannel; readonly isOn: boolean };

/** Which notifications a vendor gets, and where they arrive. */
export function NotificationsCard() {
  const t = useTexts(notificationsTexts);
  const queries = useQueryClient();
  const wordsOf = useFailureWords();
  const isPushOff = useIsPushOff();
  const settings = useQuery(notificationSettingsQuery);
  const { queryKey } = notificationSettingsQuery;
  const turn = useMutation({
    // Anyone who leaves the page right after the press has turned it all the same.
    mutationFn: ({ kind, channel, isOn }: Turned) =>
      call(turnNotifications, { params: { kind, channel }, body: { is_on: isOn }, keepalive: true }),
    // Shown at the press; what the server says after the last of several is what stays.
    onMutate: async ({ kind, channel, isOn }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (shown) => shown?.map((one) => (one.kind === kind ? { ...one, [channel]: isOn } : one)));
    },
    onError: (failure) => notify('error', wordsOf(failure)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <Card title={t('settings')} part={notificationSettingsPart}>
      <p className={classes['lead']}>{t('settingsLead')}</p>
      {settings.isPending && <Skeleton height="24rem" />}
      {settings.isError && <Failed failure={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.isSuccess && (
        <>
          <PushPart />
          <SettingsTable
            settings={settings.data}
            t={t}
            isPushOff={isPushOff}
            onTurn={(kind, channel, isOn) => turn.mutate({ kind, channel, isOn })}
          />
        </>
      )}
    </Card>
  );
}
