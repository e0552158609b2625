import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FeedItem } from '../../../contract/feed.ts';
import { isPage } from '../../../core/identity/pages.ts';
import { useClientState } from '../../app/client-state.ts';
import { useFormat } from '../../app/format.ts';
import { useTexts } from '../../app/texts.ts';
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
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const newest = feed.data?.data[0];
  useEffect(() => {
    if (newest === undefined || newest.is_read || feed.data === undefined) return;
    const unread = feed.data.data.filter((item) => !item.is_read).map(({ id }) => id);
    setFresh((before) => new Set([...before, ...unread]));
    markRead(vendorId, newest.id).catch(() => undefined); // the next look marks it
  }, [vendorId, newest, feed.data]);
  if (feed.isError) return <Failed failure={feed.error} onRetry={() => void feed.refetch()} />;
  if (feed.data === undefined) return <Skeleton height="24rem" />;
  const { data, meta } = feed.data;
  if (meta.total === 0) return <Empty title={t('none')}>{t('noneText')}</Empty>;
  return (
    <Card>
      <p className={classes['lead']}>{t('lead')}</p>
      <ol className={classes['items']}>
        {data.map((item) => (
          <Item key={item.id} item={item} isFresh={fresh.has(item.id) || !item.is_read} />
        ))}
      </ol>
      <Pager meta={meta} onPage={setPage} />
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
