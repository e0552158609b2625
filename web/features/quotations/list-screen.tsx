import { useQuery } from '@tanstack/react-query';
import { quotationFilters } from '../../../contract/quotations.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { useSelection } from '../../base/selection.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { clientState } from '../../base/client-state.ts';
import { useIsSuspended } from '../../base/team.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { Empty, Failed, FailedCard } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QuotationTotals } from './list/quotation-totals.tsx';
import { QuotationsTable } from './list/quotations-table.tsx';
import { Requests } from './list/requests.tsx';
import { openInquiriesQuery, quotationsQuery } from '../../parts/quotations/queries.ts';
import { quotationsTexts } from './texts.ts';

/** Requests to answer, then every quotation with how it stands. */
export default function QuotationsScreen() {
  const t = useTexts(quotationsTexts);
  const { selection, narrow, toPage, showAll } = useSelection(quotationFilters);
  const list = useQuery(quotationsQuery(selection));
  const requests = useQuery(openInquiriesQuery);
  if (list.isLoadingError) return <Failed failure={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined || requests.isPending) return <Bones />;
  const { data: quotations, meta } = list.data;
  const isBlank = meta.total === 0 && selection.kind === undefined;
  const waiting = requests.data ?? [];
  if (isBlank && waiting.length === 0 && !requests.isLoadingError) return <NoQuotations />;
  const options = [
    { value: 'all', label: t('filter.all') } as const,
    ...quotationFilters.map((value) => ({ value, label: t(`filter.${value}`) })),
  ];
  return (
    <>
      {requests.isLoadingError ? <FailedCard title={t('requests')} of={requests} /> : <Requests inquiries={waiting} />}
      {!isBlank && (
        <>
          <QuotationTotals totals={meta.totals} />
          <Card title={t('list')}>
            <Chips
              label={t('filter')}
              options={options}
              value={selection.kind ?? 'all'}
              onChange={(value) => narrow({ kind: value === 'all' ? undefined : value })}
            />
            {quotations.length > 0 ? (
              <QuotationsTable quotations={quotations} isOld={list.isPlaceholderData} />
            ) : (
              <NothingFound title={t('nothingTitle')} text={t('nothingText')} back={t('showAll')} onShowAll={showAll} />
            )}
            <Pager meta={meta} onPage={toPage} />
          </Card>
        </>
      )}
    </>
  );
}

function NoQuotations() {
  const t = useTexts(quotationsTexts);
  const language = useLanguage();
  const slug = clientState.get().user.vendor?.slug;
  const isSuspended = useIsSuspended();
  return (
    <Card>
      <Empty
        title={t('emptyTitle')}
        action={
          slug === undefined || isSuspended ? undefined : (
            <Button component="a" variant="default" href={hrefTo(`/vendor/${slug}`, language)}>
              {t('toProfile')}
            </Button>
          )
        }
      >
        <p>{t(isSuspended ? 'emptySuspended' : 'emptyText')}</p>
      </Empty>
    </Card>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="7rem" />
      <Skeleton height="32rem" />
    </>
  );
}
