import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payout } from '../../../contract/payouts.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import classes from './earnings.module.css';
import { payoutsQuery } from './queries.ts';
import { earningsTexts } from './texts.ts';
import { FailedCard } from '../../ui/page-state.tsx';

const tones = { requested: 'info', processing: 'info', paid: 'good', failed: 'bad', cancelled: 'quiet', returned: 'bad' } as const;

/** Payouts of the past; nothing at all before the first. */
export function PayoutList() {
  const t = useTexts(earningsTexts);
  const [page, setPage] = useState(1);
  const payouts = useQuery(payoutsQuery(page));
  const { data: answer } = payouts;
  if (payouts.isLoadingError) return <FailedCard title={t('historyTitle')} of={payouts} />;
  if (answer === undefined || answer.meta.total === 0) return null;
  return (
    <Card title={t('historyTitle')}>
      <ul className={classes['list']}>
        {answer.data.map((payout) => (
          <Item key={payout.id} payout={payout} />
        ))}
      </ul>
      <Pager meta={answer.meta} onPage={setPage} list={t('historyTitle')} />
    </Card>
  );
}

function Item({ payout }: { readonly payout: Payout }) {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const { status, failure, reference } = payout;
  return (
    <li className={classes['item']}>
      <strong>{format.money(payout.amount)}</strong>
      <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
      <p className={`${classes['small']} ${classes['whole']}`}>
        {format.date(payout.closed_at ?? payout.requested_at)} · {payout.number}
        {payout.requested_by !== null && ` · ${t('requestedBy', { name: payout.requested_by })}`}
        {reference !== null && ` · ${t('reference', { reference })}`}
      </p>
      {failure !== null && (
        <p className={classes['whole']}>
          {t(`failure.${failure.code}`)} {failure.note} {t('failedBack')}
        </p>
      )}
    </li>
  );
}
