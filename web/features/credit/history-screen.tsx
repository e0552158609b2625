import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { creditHistoryCsv } from '../../../contract/credit.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useSelection } from '../../base/selection.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { DayRange } from '../../ui/day-range.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HistoryTable } from './history-table.tsx';
import { HistoryTotals } from './history-totals.tsx';
import classes from './history.module.css';
import { OpenOrders } from './open-orders.tsx';
import { type HistorySelection, historyQuery, openOrdersQuery } from '../../parts/orders/queries.ts';
import { creditHistoryTexts } from '../../parts/orders/texts.ts';
import { useBeside } from '../../base/use-beside.ts';

const kinds = ['top_up', 'click', 'click_refund', 'adjustment'] as const;

/** Every movement of the balance, as a ledger. (product 4, Screens) */
export default function HistoryScreen() {
  const { selection, asked, narrow, toPage, showAll, isNarrowed } = useSelection(kinds);
  const open = useBeside(openOrdersQuery);
  const history = useQuery(historyQuery(asked));
  if (history.isLoadingError) return <Failed failure={history.error} onRetry={() => void history.refetch()} />;
  if (history.data === undefined || !open.isKnown) return <Bones />;
  const { data: movements, meta } = history.data;
  const isBlank = meta.total === 0 && !isNarrowed;
  return (
    <>
      <OpenOrders />
      {!isBlank && <HistoryTotals totals={meta.totals} />}
      <Ledger selection={selection} asked={asked} isBlank={isBlank} onNarrow={narrow}>
        {movements.length > 0 && <HistoryTable movements={movements} isOld={history.isPlaceholderData} />}
        {movements.length === 0 && (isBlank ? <NoHistory /> : <NothingSelected onShowAll={showAll} />)}
        <Pager meta={meta} onPage={toPage} />
      </Ledger>
    </>
  );
}

type LedgerProps = {
  readonly selection: HistorySelection;
  /** The part that is shown. */
  readonly asked: HistorySelection;
  readonly isBlank: boolean;
  readonly onNarrow: (part: Partial<Omit<HistorySelection, 'page'>>) => void;
  readonly children: ReactNode;
};

function Ledger({ selection, asked, isBlank, onNarrow, children }: LedgerProps) {
  const t = useTexts(creditHistoryTexts);
  const { kind, start, end } = selection;
  if (isBlank) return <Card>{children}</Card>;
  const options = [{ value: 'all', label: t('kind.all') } as const, ...kinds.map((value) => ({ value, label: t(`kind.${value}`) }))];
  return (
    <Card
      title={t('title')}
      aside={
        <DownloadButton endpoint={creditHistoryCsv} input={{ query: { kind, start_date: asked.start, end_date: asked.end } }}>
          {t('csv')}
        </DownloadButton>
      }
    >
      <p className={classes['lead']}>{t('lead')}</p>
      <div className={classes['filter']}>
        <Chips
          label={t('kind')}
          options={options}
          value={kind ?? 'all'}
          onChange={(value) => onNarrow({ kind: value === 'all' ? undefined : value })}
        />
        <DayRange start={start} end={end} onChange={onNarrow} />
      </div>
      {children}
    </Card>
  );
}

function NoHistory() {
  const t = useTexts(creditHistoryTexts);
  return (
    <Empty
      title={t('emptyTitle')}
      action={
        <Button component={Link} to={pages.topUp}>
          {t('topUp')}
        </Button>
      }
    >
      <p>{t('emptyText')}</p>
    </Empty>
  );
}

function NothingSelected({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTexts(creditHistoryTexts);
  return <NothingFound title={t('nothingTitle')} text={t('nothingText')} back={t('showAll')} onShowAll={onShowAll} />;
}

function Bones() {
  return (
    <>
      <Skeleton height="7rem" />
      <Skeleton height="40rem" />
    </>
  );
}
