import { useRef, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { type listNotifications, type NotificationSetting, turnNotifications } from '../../../../contract/feed.ts';
import type { NotificationChannel, NotificationKind } from '../../../../core/feed/kinds.ts';
import { coupleNotifications, notificationSettingsPart } from '../../../../core/feed/pages.ts';
import { isMarketplacePage } from '../../../../core/identity/pages.ts';
import { pageCountOf } from '../../../../core/paging.ts';
import { businessDayOf } from '../../../../core/time.ts';
import { count } from '../../../../texts/format.ts';
import type { notificationsEn } from '../../../../texts/notifications.en.ts';
import { type SentencesOf, translator } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { NotificationDays } from '../../../parts/notifications/notification-days.tsx';
import { SettingsTable } from '../../../parts/notifications/settings-table.tsx';
import type { NotificationWords } from '../../../parts/notifications/texts.ts';
import { ListPage } from '../site/list-page.tsx';
import { Paging } from '../site/paging.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

export interface NotificationsProps {
  readonly list: AnswerOf<typeof listNotifications>;
  readonly isUnread: boolean;
  readonly kind: NotificationKind | null;
  readonly settings: readonly NotificationSetting[];
  /** When the page was made (epoch milliseconds): the day that is today on it. */
  readonly now: number;
  readonly texts: SentencesOf<typeof notificationsEn>;
}

/** A couple’s notifications, and which of them arrive where. */
export function NotificationsScreen({ list: initial, isUnread, kind, settings, now, texts }: NotificationsProps) {
  const { href, language } = useSite();
  const t = translator<typeof notificationsEn>(texts);
  const { list, markAll, markOne } = useNotifications(initial, { isUnread, kind });
  const { page, limit, total, unread } = list.meta;
  const none = isUnread || kind !== null ? (['noneFound', 'noneFoundText'] as const) : (['none', 'noneText'] as const);
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <section className={styles['list']} aria-label={t('title')}>
        <div className={styles['top']}>
          <p aria-live="polite">{unread === 0 ? t('allRead') : t('unreadCount', { count: unread, n: count(unread, language) })}</p>
          {unread > 0 && markAll !== null && (
            <button type="button" className={styles['quiet']} onClick={markAll}>
              {t('markAll')}
            </button>
          )}
          <a className={styles['toSettings']} href={`#${notificationSettingsPart}`}>
            {t('settings')}
          </a>
        </div>
        <Narrowing kinds={list.meta.kinds} isUnread={isUnread} kind={kind} t={t} />
        {list.data.length === 0 ? (
          <div className={styles['none']}>
            <p>{t(none[0])}</p>
            <p>{t(none[1])}</p>
          </div>
        ) : (
          <NotificationDays
            items={list.data}
            today={businessDayOf(now)}
            language={language}
            t={t}
            onRead={markOne}
            link={(item, title) =>
              isMarketplacePage(item.page.split('?')[0] ?? '') ? (
                <a href={href(item.page)} onClick={() => markOne(item)}>
                  {title}
                </a>
              ) : (
                <span>{title}</span>
              )
            }
          />
        )}
        <Paging current={page} pageCount={pageCountOf(total, limit)} addressOf={(to) => addressOf({ isUnread, kind }, to)} />
      </section>
      <Settings settings={settings} t={t} />
    </ListPage>
  );
}

type Narrowed = Pick<NotificationsProps, 'isUnread' | 'kind'>;

function addressOf({ isUnread, kind }: Narrowed, page = 1): string {
  const search = new URLSearchParams({ ...(isUnread && { unread: '1' }), ...(kind && { kind }), ...(page > 1 && { page: String(page) }) });
  return search.size === 0 ? coupleNotifications : `${coupleNotifications}?${search}`;
}

function Narrowing({ kinds, t, ...now }: Narrowed & { readonly kinds: readonly NotificationKind[]; readonly t: NotificationWords }) {
  const { href } = useSite();
  const ways: readonly (Narrowed & { readonly name: string })[] = [
    { isUnread: false, kind: null, name: t('showAll') },
    { isUnread: true, kind: null, name: t('showUnread') },
    ...kinds.map((kind) => ({ isUnread: false, kind, name: t(`kind_${kind}`) })),
  ];
  return (
    <nav className={styles['shown']} aria-label={t('show')}>
      {ways.map(({ name, ...way }) => (
        <a
          key={name}
          href={href(addressOf(way))}
          aria-current={way.isUnread === now.isUnread && way.kind === now.kind ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function Settings({ settings: initial, t }: Pick<NotificationsProps, 'settings'> & { readonly t: NotificationWords }) {
  const [settings, setSettings] = useState(initial);
  const lastTurn = useRef(0);
  const turn = (kind: NotificationKind, channel: NotificationChannel, isOn: boolean) => {
    const show = (is: boolean) => setSettings((now) => now.map((one) => (one.kind === kind ? { ...one, [channel]: is } : one)));
    const turned = ++lastTurn.current;
    // Shown at the press; what the server says after the last of several is what stays.
    show(isOn);
    // Anyone who leaves the page right after the press has turned it all the same.
    call(turnNotifications, { params: { kind, channel }, body: { is_on: isOn }, keepalive: true }).then(
      ({ data }) => turned === lastTurn.current && setSettings(data),
      (failure: unknown) => {
        show(!isOn);
        notifyFailure(failure);
      },
    );
  };
  return (
    <section className={styles['settings']} id={notificationSettingsPart} tabIndex={-1} aria-labelledby="settings-title">
      <h2 id="settings-title">{t('settings')}</h2>
      <p>{t('settingsLead')}</p>
      <SettingsTable settings={settings} t={t} onTurn={turn} />
    </section>
  );
}
