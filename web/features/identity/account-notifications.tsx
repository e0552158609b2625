import { useQuery } from '@tanstack/react-query';
import { type NotificationSetting, turnNotifications } from '../../../contract/feed.ts';
import type { NotificationChannel, NotificationKind } from '../../../core/feed/kinds.ts';
import { notificationSettingsPart } from '../../../core/feed/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useTexts } from '../../base/texts.ts';
import { SettingsTable } from '../../parts/notifications/settings-table.tsx';
import { notificationsTexts } from '../../parts/notifications/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './account.module.css';
import { PushPart, useIsPushOff } from './account-push.tsx';
import { notificationSettingsQuery } from './queries.ts';
import { useSetting } from './use-setting.ts';

type Turned = { readonly kind: NotificationKind; readonly channel: NotificationChannel; readonly isOn: boolean };

/** Which notifications a vendor gets, and where they arrive. */
export function NotificationsCard() {
  const t = useTexts(notificationsTexts);
  const isPushOff = useIsPushOff();
  const settings = useQuery(notificationSettingsQuery);
  const turn = useSetting(
    notificationSettingsQuery,
    // Anyone who leaves the page right after the press has turned it all the same.
    ({ kind, channel, isOn }: Turned) => call(turnNotifications, { params: { kind, channel }, body: { is_on: isOn }, keepalive: true }),
    (shown: readonly NotificationSetting[], { kind, channel, isOn }) =>
      shown.map((one) => (one.kind === kind ? { ...one, [channel]: isOn } : one)),
  );
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
            onTurn={(kind, channel, isOn) => turn({ kind, channel, isOn })}
          />
        </>
      )}
    </Card>
  );
}
