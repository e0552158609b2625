import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getProfile } from '../../../../contract/profile.ts';
import { listDeals } from '../../../../contract/store.ts';
import { pages } from '../../../../core/identity/pages.ts';
import type { QuotationItem } from '../../../../core/quotations/content.ts';
import { itemOfPrice, itemOfProduct, type Offer, offersOf } from '../../../../core/quotations/offers.ts';
import { besideQuantity, unitWords } from '../../../../texts/catalogue/units.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty, Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './offers-dialog.module.css';

const pricesQuery = queryOptions({
  queryKey: ['quotations', 'offers', 'prices'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).data.prices.items,
});
const productsQuery = queryOptions({
  queryKey: ['quotations', 'offers', 'products'],
  queryFn: async ({ signal }) => (await call(listDeals, { query: { status: 'active', limit: 50 }, signal })).deals,
});

/** What the vendor sells already, as items. Null while it is asked for. */
function useOffers(guests: number | null) {
  const language = useLanguage();
  const prices = useQuery(pricesQuery);
  const products = useQuery(productsQuery);
  const groups = [
    {
      group: 'prices' as const,
      items: prices.data?.flatMap((price) =>
        price.low === null
          ? []
          : itemOfPrice({ ...price, low: price.low }, besideQuantity(unitWords(price.unit, price.own_unit)[language]), guests),
      ),
    },
    {
      group: 'products' as const,
      items: products.data?.flatMap(({ content: { title, unit }, price }) =>
        price === null ? [] : itemOfProduct({ title, unit, priceIdr: price }),
      ),
    },
  ];
  return {
    groups: groups.map(({ group, items }) => ({ group, offers: items && offersOf(items) })),
    failed: prices.isLoadingError ? prices : products.isLoadingError ? products : null,
  };
}

type OffersDialogProps = {
  /** Of the couple, where it told them. */
  readonly guests: number | null;
  /** So many more items the quotation has room for. */
  readonly room: number;
  readonly onChoose: (items: QuotationItem[]) => void;
  readonly onClose: () => void;
};

/** Puts lines of the price list and products into the quotation, as many as are chosen. */
export function OffersDialog({ guests, room, onChoose, onClose }: OffersDialogProps) {
  const t = useTexts(quotationsTexts);
  const { groups, failed } = useOffers(guests);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // The lists are read again while the dialog is open: what is not offered any more is not chosen.
  const chosen = groups.flatMap(({ group, offers = [] }) => offers.filter(({ key }) => ticked.has(`${group} ${key}`)));
  const isAsking = groups.some(({ offers }) => offers === undefined);
  const isEmpty = groups.every(({ offers }) => offers?.length === 0);
  const turn = (key: string) =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <Dialog
      title={t('offers.title')}
      onClose={onClose}
      back={t('offers.back')}
      actions={
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onChoose(chosen.map(({ item }) => item));
            onClose();
          }}
        >
          {t('offers.add', { count: chosen.length, n: String(chosen.length) })}
        </Button>
      }
    >
      {failed !== null ? (
        <Failed failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : isAsking ? (
        <Skeleton height="12rem" />
      ) : isEmpty ? (
        <NoOffers />
      ) : (
        groups.map(({ group, offers = [] }) => (
          <Group
            key={group}
            name={t(`offers.${group}`)}
            offers={offers}
            isChosen={(key) => ticked.has(`${group} ${key}`)}
            isFull={chosen.length >= room}
            onTurn={(key) => turn(`${group} ${key}`)}
          />
        ))
      )}
    </Dialog>
  );
}

function NoOffers() {
  const t = useTexts(quotationsTexts);
  return (
    <Empty
      title={t('offers.none')}
      action={
        <Button component={Link} to={pages.profile} hash="section-prices" variant="default">
          {t('offers.toPrices')}
        </Button>
      }
    >
      <p>{t('offers.noneText')}</p>
    </Empty>
  );
}

type GroupProps = {
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly isChosen: (key: string) => boolean;
  readonly isFull: boolean;
  readonly onTurn: (key: string) => void;
};
function Group({ name, offers, isChosen, isFull, onTurn }: GroupProps) {
  const format = useFormat();
  if (offers.length === 0) return null;
  return (
    <fieldset className={classes['group']}>
      <legend>{name}</legend>
      {offers.map(({ key, item }) => {
        const unit = item.unit === '' ? '' : ` / ${item.unit}`;
        return (
          <label key={key} className={classes['offer']}>
            <input type="checkbox" checked={isChosen(key)} disabled={isFull && !isChosen(key)} onChange={() => onTurn(key)} />
            <span>
              {item.name}
              <small>{`${format.money(item.price ?? 0)}${unit}`}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
