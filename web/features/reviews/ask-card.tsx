import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewClient } from '../../../contract/reviews.ts';
import { confirmableFrom, confirmableWhen } from '../../../core/reviews/review.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopiedAddress } from '../../ui/copied-address.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import ConfirmDialog from '../../parts/reviews/confirm-dialog.tsx';
import { reviewClientsQuery } from './queries.ts';
import classes from './reviews.module.css';
import { reviewsTexts } from '../../parts/reviews/texts.ts';
import { useIsReadOnly } from '../../base/team.ts';

/** The link for clients, and whom the vendor confirms as one. */
export function AskCard() {
  const t = useTexts(reviewsTexts);
  const [page, setPage] = useState(1);
  const clients = useQuery(reviewClientsQuery(page));
  const [confirming, setConfirming] = useState<ReviewClient | null>(null);
  if (clients.isLoadingError) return <Failed failure={clients.error} onRetry={() => void clients.refetch()} />;
  if (clients.data === undefined) return <Skeleton height="20rem" />;
  const { data, meta } = clients.data;
  return (
    <>
      <Card title={t('ask.title')}>
        <p className={`${classes['small']} ${classes['ask']}`}>{t('ask.lead')}</p>
        <CopiedAddress address={meta.address} label={t('ask.address')} />
      </Card>
      <Card title={t('clients.title')}>
        <p className={`${classes['small']} ${classes['ask']}`}>{t(data.length === 0 ? 'clients.none' : 'clients.lead')}</p>
        <ul className={classes['clients']}>
          {data.map((client) => (
            <Client key={client.couple.id} client={client} onConfirm={() => setConfirming(client)} />
          ))}
        </ul>
        <Pager meta={meta} onPage={setPage} list={t('clients.title')} />
      </Card>
      {confirming !== null && <ConfirmDialog client={confirming} onClose={() => setConfirming(null)} />}
    </>
  );
}

type ClientProps = { readonly client: ReviewClient; readonly onConfirm: () => void };
function Client({ client, onConfirm }: ClientProps) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  const { couple, wedding_on: weddingOn, wedding_month: month, invitation } = client;
  const wedding = weddingOn === null ? month && format.month(month) : format.date(weddingOn);
  return (
    <li>
      <div>
        <strong>{couple.name}</strong>
        <p className={classes['small']}>{wedding === null ? t('clients.noDay') : t('clients.wedding', { day: wedding })}</p>
      </div>
      {invitation !== null && (
        <StatusMark tone={invitation.status === 'written' ? 'good' : 'quiet'}>
          {t(`clients.${invitation.status}`, { day: format.date(invitation.invited_at) })}
        </StatusMark>
      )}
      {invitation === null && <Confirm client={client} onConfirm={onConfirm} />}
    </li>
  );
}

/** The way to confirm a client, or what it waits for. */
function Confirm({ client: { couple, wedding_on: weddingOn, wedding_month: month }, onConfirm }: ClientProps) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('clients');
  const wedding = weddingOn ?? month;
  const when = confirmableWhen(wedding, useToday());
  if (!couple.is_open) return <p className={classes['small']}>{t('clients.masked')}</p>;
  if (when === 'over') return <p className={classes['small']}>{t('clients.tooLate')}</p>;
  if (when === 'later' && wedding !== null)
    return <p className={classes['small']}>{t('clients.later', { day: format.date(confirmableFrom(wedding)) })}</p>;
  if (isReadOnly) return null;
  return (
    <Button variant="default" aria-label={t('clients.confirmOf', { name: couple.name })} onClick={onConfirm}>
      {t('clients.confirm')}
    </Button>
  );
}
