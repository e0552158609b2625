import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChosenActs, useChosenProducts } from './list/product-acts.tsx';
import { ProductRows } from './list/product-rows.tsx';
import { ProductSearch } from './list/product-search.tsx';
import classes from './list-screen.module.css';
import { SlotsLine, SlotsNotice } from './slots-card.tsx';
import { productsQuery, shownOnes } from './queries.ts';
import { storeTexts } from './texts.ts';
import { useSelection } from './use-selection.ts';
import { useIsReadOnly, useIsSuspended } from '../../base/team.ts';

/** Everything a vendor offers, with how each stands and how many slots of its plan are taken. */
export default function StoreScreen() {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { wish, isNarrowed, narrow, toPage, showAll } = useSelection();
  const list = useQuery(productsQuery(wish));
  const isReadOnly = useIsReadOnly('profile');
  const chosen = useChosenProducts(list.data?.deals ?? []);
  if (list.isLoadingError) return <Failed failure={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Bones />;
  const { deals, meta } = list.data;
  const { counts, slots } = meta;
  const isBlank = Object.values(counts).every((count) => count === 0);
  if (isBlank) return <NoProducts />;
  const countOf = (show: (typeof shownOnes)[number]) => (show === 'promo' ? '' : ` ${format.count(counts[show])}`);
  const options = [
    { value: 'all', label: t('filter.all') } as const,
    ...shownOnes.map((value) => ({ value, label: `${t(`filter.${value}`)}${countOf(value)}` })),
  ];
  return (
    <>
      <div className={classes['top']}>
        <SlotsLine slots={slots} />
        {!isReadOnly && (
          <Button component={Link} to={pages.storeNew} leftSection={<IconPlus aria-hidden size={18} stroke={1.75} />}>
            {t('add')}
          </Button>
        )}
      </div>
      <SlotsNotice slots={slots} />
      <Card title={t('list')} aside={<ProductSearch key={wish.search} value={wish.search} onSearch={(search) => narrow({ search })} />}>
        <Chips
          label={t('filter')}
          options={options}
          value={wish.show ?? 'all'}
          onChange={(value) => narrow({ show: value === 'all' ? undefined : value })}
        />
        {deals.length > 0 ? (
          <ProductRows products={deals} chosen={chosen} isOld={list.isPlaceholderData} />
        ) : (
          <Empty
            title={t('nothingTitle')}
            action={
              isNarrowed && (
                <Button variant="default" onClick={showAll}>
                  {t('showAll')}
                </Button>
              )
            }
          >
            <p>{t('nothingText')}</p>
          </Empty>
        )}
        <Pager meta={meta} onPage={toPage} />
        <BulkBar chosen={chosen}>
          <ChosenActs chosen={chosen} />
        </BulkBar>
      </Card>
    </>
  );
}

function NoProducts() {
  const t = useTexts(storeTexts);
  const isSuspended = useIsSuspended();
  const isReadOnly = useIsReadOnly('profile');
  return (
    <Card>
      <Empty
        title={t(isSuspended ? 'suspendedTitle' : 'emptyTitle')}
        action={
          !isReadOnly && (
            <Button component={Link} to={pages.storeNew}>
              {t('emptyAction')}
            </Button>
          )
        }
      >
        <p>{t(isSuspended ? 'suspendedText' : 'emptyText')}</p>
      </Empty>
    </Card>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="2.75rem" />
      <Skeleton height="36rem" />
    </>
  );
}
