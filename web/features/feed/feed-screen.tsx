import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FeedItem } from '../../../contract/feed.ts';
import type { NotificationKind } from '../../../core/feed/kinds.ts';
import { notificationSettingsPart } from '../../../core/feed/pages.ts';
import { isPage, pages } from '../../../core/identity/pages.ts';
import { businessDayOf } from '../../../core/time.ts';
import { notifyFailure } from '../../base/client-state.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { NotificationDays } from '../../parts/notifications/notification-days.tsx';
import { notificationsTexts } from '../../parts/notifications/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './feed.module.css';
import { markRead, notificationsQuery, type Shown } from './queries.ts';

const everything: Shown = { page: 1, isUnread: false, kind: null };

/** All notifications of a vendor. An entry is read once it is opened or marked. */
export default function FeedScreen() {
  const t = useTexts(notificationsTexts);
  const vendorId = useClientState((state) => state.user.vendor?.id ?? 0);
  const [shown, setShown] = useState<Shown>(everything);
  const list = useQuery({ ...notificationsQuery(vendorId, shown), enabled: vendorId !== 0 });
  if (list.isLoadingError) return <Failed failure={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Skeleton height="24rem" />;
  const isNarrowed = shown.isUnread || shown.kind !== null;
  if (list.data.meta.total === 0 && !isNarrowed) return <Empty title={t('none')}>{t('noneText')}</Empty>;
  return (
    <Card>
      <Top unread={list.data.meta.unread} newest={newestOf(list.data.data, shown)} />
      <Narrowing shown={shown} kinds={list.data.meta.kinds} onShow={setShown} />
      {list.data.data.length === 0 ? <Empty title={t('noneFound')}>{t('noneFoundText')}</Empty> : <Entries items={list.data.data} />}
      <Pager meta={list.data.meta} onPage={(page) => setShown({ ...shown, page })} />
      <p className={classes['settings']}>
        <Link to={pages.account} hash={notificationSettingsPart}>
          {t('settings')}
        </Link>
      </p>
    </Card>
  );
}

/** Marks on the server and has every list and the bell asked for again. */
function useMark() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: markRead,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['feed'] }),
    onError: notifyFailure,
  });
}

/** Up to where all can be marked as read: what comes later was not seen. Null where the list shows a topic or a further page. */
const newestOf = (items: readonly FeedItem[], { page, kind }: Shown): string | null =>
  page === 1 && kind === null ? (items[0]?.id ?? null) : null;

/** How much is unread, and what is done with all of it. */
function Top({ unread, newest }: { readonly unread: number; readonly newest: string | null }) {
  const t = useTexts(notificationsTexts);
  const format = useFormat();
  const mark = useMark();
  return (
    <div className={classes['top']}>
      <p className={classes['lead']} aria-live="polite">
        {unread === 0 ? t('allRead') : t('unreadCount', { count: unread, n: format.count(unread) })}
      </p>
      {unread > 0 && newest !== null && (
        <Button variant="subtle" loading={mark.isPending} onClick={() => mark.mutate({ up_to: newest })}>
          {t('markAll')}
        </Button>
      )}
    </div>
  );
}

type NarrowingProps = { readonly shown: Shown; readonly kinds: readonly NotificationKind[]; readonly onShow: (shown: Shown) => void };

function Narrowing({ shown, kinds, onShow }: NarrowingProps) {
  const t = useTexts(notificationsTexts);
  const options = [
    { value: 'all', label: t('showAll') },
    { value: 'unread', label: t('showUnread') },
  ] as const;
  return (
    <div className={classes['narrowing']}>
      <Chips
        label={t('show')}
        options={options}
        value={shown.isUnread ? 'unread' : 'all'}
        onChange={(show) => onShow({ ...shown, page: 1, isUnread: show === 'unread' })}
      />
      <select
        aria-label={t('kinds')}
        value={shown.kind ?? ''}
        onChange={({ currentTarget: { value } }) => onShow({ ...shown, page: 1, kind: kinds.find((kind) => kind === value) ?? null })}
      >
        <option value="">{t('allKinds')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind_${kind}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Entries({ items }: { readonly items: readonly FeedItem[] }) {
  const t = useTexts(notificationsTexts);
  const language = useLanguage();
  const mark = useMark();
  const [today] = useState(() => businessDayOf(Date.now()));
  const read = (item: FeedItem) => !item.is_read && mark.mutate({ only: item.id });
  return (
    <NotificationDays
      items={items}
      today={today}
      language={language}
      t={t}
      onRead={read}
      link={(item, title) => {
        const path = item.page.split('?')[0] ?? '';
        if (!isPage(path)) return <span>{title}</span>;
        return (
          <Link to={path} search={Object.fromEntries(new URLSearchParams(item.page.slice(path.length)))} onClick={() => read(item)}>
            {title}
          </Link>
        );
      }}
    />
  );
}
