import { useQuery } from '@tanstack/react-query';
import type { EarningsMovement } from '../../../contract/payouts.ts';
import { useFormat } from '../../base/format.ts';
import { useSelection } from '../../base/selection.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { DayRange } from '../../ui/day-range.tsx';
import { LedgerTable } from '../../ui/ledger-table.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './earnings.module.css';
import { movementsQuery } from './queries.ts';
import { earningsTexts } from './texts.ts';

const kinds = ['instalment', 'instalment_refund', 'payout', 'payout_returned'] as const;

/** Every movement of the balance, as a ledger. */
export function Movements() {
  const t = useTexts(earningsTexts);
  const { selection, asked, narrow, toPage, showAll, isNarrowed } = useSelection(kinds);
  const movements = useQuery(movementsQuery(asked));
  if (movements.isLoadingError) return <Failed failure={movements.error} onRetry={() => void movements.refetch()} />;
  if (movements.data === undefined) return <Skeleton height="30rem" />;
  const { data, meta } = movements.data;
  if (meta.total === 0 && !isNarrowed) {
    return (
      <Card>
        <Empty title={t('emptyTitle')}>
          <p>{t('emptyText')}</p>
        </Empty>
      </Card>
    );
  }
  const options = [{ value: 'all', label: t('kind.all') } as const, ...kinds.map((value) => ({ value, label: t(`kind.${value}`) }))];
  return (
    <Card title={t('movementsTitle')}>
      <p className={classes['lead']}>{t('movementsLead')}</p>
      <div className={classes['filter']}>
        <Chips
          label={t('kind')}
          options={options}
          value={selection.kind ?? 'all'}
          onChange={(value) => narrow({ kind: value === 'all' ? undefined : value })}
        />
        <DayRange start={selection.start} end={selection.end} onChange={narrow} />
      </div>
      {data.length > 0 && <MovementsTable movements={data} isOld={movements.isPlaceholderData} />}
      {data.length === 0 && <NothingFound title={t('nothingTitle')} text={t('nothingText')} back={t('showAll')} onShowAll={showAll} />}
      <Pager meta={meta} onPage={toPage} list={t('movementsTitle')} />
    </Card>
  );
}

type MovementsTableProps = {
  readonly movements: readonly EarningsMovement[];
  /** Shown while the selection asked for is on its way. */
  readonly isOld: boolean;
};

function MovementsTable({ movements, isOld }: MovementsTableProps) {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const detailOf = ({ label, gross, fee }: EarningsMovement): string | undefined => {
    const split = gross === null || fee === null || fee === 0 ? null : t('split', { gross: format.money(gross), fee: format.money(fee) });
    const details = [label, split].filter((detail) => detail !== null);
    return details.length === 0 ? undefined : details.join(' · ');
  };
  return (
    <LedgerTable
      heads={{ when: t('when'), what: t('what'), amount: t('change'), balance: t('balanceAfter') }}
      balanceLabel={t('balance')}
      write={format.money}
      isOld={isOld}
      movements={movements.map((movement) => ({
        id: movement.id,
        when: format.dateTime(movement.at),
        what: t(`what.${movement.kind}`),
        detail: detailOf(movement),
        amount: movement.amount,
        balance: movement.balance_after,
      }))}
    />
  );
}
