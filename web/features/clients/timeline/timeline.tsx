import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TimelineItem } from '../../../../contract/client-timeline.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useIsReadOnly } from '../../../base/team.ts';
import { useReadOn } from '../../../base/use-read-on.ts';
import { pipelineTexts } from '../../../parts/pipeline/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EditNote, RemoveNote } from './note-dialogs.tsx';
import { NoteForm } from './note-form.tsx';
import { timelineQuery } from './queries.ts';
import { clientTimelineTexts } from './texts.ts';
import classes from './timeline.module.css';
import { pageOf, useEntryWords } from './use-entry-words.ts';

type Asking = { readonly kind: 'edit' | 'remove'; readonly item: TimelineItem };

/** All that a vendor and a client have between them, and a place for notes. */
export default function Timeline({ coupleId }: { readonly coupleId: number }) {
  const t = useTexts(clientTimelineTexts);
  const isReadOnly = useIsReadOnly('clients');
  const [asking, setAsking] = useState<Asking | null>(null);
  const timeline = useInfiniteQuery(timelineQuery(coupleId));
  const items = timeline.data?.pages.flatMap(({ data }) => data) ?? [];
  const { list, readOn } = useReadOn<HTMLOListElement>(items.length);
  /** What is asked about, as it is now; while it is changed, as it was last, whatever became of it. */
  const asked = items.find(({ key }) => key === asking?.item.key) ?? asking?.item;
  const stop = () => setAsking(null);
  return (
    <Card title={t('title')}>
      <p className={classes['lead']}>{t('lead')}</p>
      {!isReadOnly && <NoteForm coupleId={coupleId} />}
      {timeline.isError && <Failed failure={timeline.error} onRetry={() => void timeline.refetch()} />}
      {timeline.isPending && <Skeleton height="16rem" />}
      <ol ref={list} className={classes['entries']}>
        {items.map((item) => (
          <Entry key={item.key} item={item} isReadOnly={isReadOnly} onAsk={setAsking} />
        ))}
      </ol>
      {timeline.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={timeline.isFetchingNextPage}
          onClick={() => {
            readOn();
            void timeline.fetchNextPage();
          }}
        >
          {t('showMore')}
        </Button>
      )}
      {asked !== undefined && asking?.kind === 'edit' && <EditNote coupleId={coupleId} item={asked} onClose={stop} />}
      {asked !== undefined && asking?.kind === 'remove' && <RemoveNote item={asked} onClose={stop} />}
    </Card>
  );
}

type EntryProps = { readonly item: TimelineItem; readonly isReadOnly: boolean; readonly onAsk: (asking: Asking) => void };
function Entry({ item, isReadOnly, onAsk }: EntryProps) {
  const t = useTexts(clientTimelineTexts);
  const reasons = useTexts(pipelineTexts);
  const format = useFormat();
  const words = useEntryWords()(item);
  const page = pageOf(item);
  const { code, text, reason, ground, note, at } = item;
  const said = [
    ground === null ? null : t(`ground.${ground}`),
    reason === null ? null : reasons(`reason.${reason}`),
    text === '' ? null : text,
  ]
    .filter((part) => part !== null)
    .join(' · ');
  return (
    <li className={classes['entry']} data-code={code}>
      <p className={classes['what']}>
        {page === null ? (
          words
        ) : (
          <Link className="lone-link" to={page}>
            {words}
          </Link>
        )}
        {note?.is_edited === true && <span className={classes['quiet']}> · {t('edited')}</span>}
      </p>
      <time className={classes['when']} dateTime={at}>
        {format.dateTime(at)}
      </time>
      {said !== '' && <p className={classes['said']}>{said}</p>}
      {note?.may_change === true && !isReadOnly && (
        <p className={classes['acts']}>
          <button type="button" onClick={() => onAsk({ kind: 'edit', item })}>
            {t('edit')}
          </button>
          <button type="button" onClick={() => onAsk({ kind: 'remove', item })}>
            {t('remove')}
          </button>
        </p>
      )}
    </li>
  );
}
