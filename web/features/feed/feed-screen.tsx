import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { FeedItem, readFeed } from '../../../contract/feed.ts';
import { isPage } from '../../../core/identity/pages.ts';
import { useClientState } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './feed.module.css';
import { feedQuery, markRead } from './queries.ts';
import { feedTexts } from './texts.ts';

/** The activity stream. Seeing it is reading it; what was new when it was opened stays marked until the next look. */
export default function FeedScreen() {
  const t = useTexts(feedTexts);
  const vendorId = useClientState((state) => state.user.vendor?.id ?? 0);
  const [page, setPage] = useState(1);
  const feed = useQuery({ ...feedQuery(vendorId, page), enabled: vendorId !== 0 });
  if (feed.isError) return <Failed failure={feed.error} onRetry={() => void feed.refetch()} />;
  if (feed.data === undefined) return <Skeleton height="24rem" />;
  if (feed.data.meta.total === 0) return <Empty title={t('none')}>{t('noneText')}</Empty>;
  return <Items key={feed.data.meta.page} vendorId={vendorId} feed={feed.data} onPage={setPage} />;
}

type ItemsProps = { readonly vendorId: number; readonly feed: AnswerOf<typeof readFeed>; readonly onPage: (page: number) => void };

function Items({ vendorId, feed: { data, meta }, onPage }: ItemsProps) {
  const t = useTexts(feedTexts);
  const [fresh] = useState<ReadonlySet<string>>(() => new Set(data.filter((item) => !item.is_read).map(({ id }) => id)));
  const newest = data[0];
  const unreadId = newest === undefined || newest.is_read ? null : newest.id;
  useEffect(() => {
    if (unreadId !== null) markRead(vendorId, unreadId).catch(() => undefined); // the next look marks it
  }, [vendorId, unreadId]);
  return (
    <Card>
      <p className={classes['lead']}>{t('lead')}</p>
      <ol className={classes['items']}>
        {data.map((item) => (
          <Item key={item.id} item={item} isFresh={fresh.has(item.id) || !item.is_read} />
        ))}
      </ol>
      <Pager meta={meta} onPage={onPage} />
    </Card>
  );
}

function Item({ item, isFresh }: { readonly item: FeedItem; readonly isFresh: boolean }) {
  const t = useTexts(feedTexts);
  const format = useFormat();
  const path = item.page.split('?')[0] ?? '';
  return (
    <li className={classes['item']} data-fresh={isFresh}>
      <span>
        {isFresh && <span className={classes['fresh']}>{t('unread')}</span>}
        <span className={classes['title']}>{item.title}</span>
        <time className={classes['at']} dateTime={item.at}>
          {format.dateTime(item.at)}
        </time>
      </span>
      {isPage(path) && (
        <Link
          to={path}
          search={Object.fromEntries(new URLSearchParams(item.page.slice(path.length)))}
          aria-label={t('openOf', { title: item.title })}
        >
          {t('open')}
        </Link>
      )}
    </li>
  );
}
