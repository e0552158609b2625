import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Found, findMine } from '../../../contract/dashboard.ts';
import { goesBy, wordsOf } from '../../../core/dashboard/find.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { featureTexts } from '../../base/texts.ts';
import type { findEn } from '../../../texts/dashboard/find.en.ts';

export const findTexts = featureTexts<typeof findEn>({
  en: () => import('../../../texts/dashboard/find.en.ts').then((m) => m.findEn),
  id: () => import('../../../texts/dashboard/find.id.ts').then((m) => m.findId),
});

/** Typing pauses before the server is asked. */
const pauseMs = 150;

const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['find', q],
    queryFn: async ({ signal }) => (await call(findMine, { query: { q }, signal })).data,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

/** What of this vendor goes by the words that are being typed. */
export function useFound(typed: string) {
  const wanted = wordsOf(typed).join(' ');
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const found = useQuery(foundQuery(asked));
  const isBusy = wanted !== '' && (asked !== wanted || found.isFetching);
  // Of what earlier words found, what goes by these as well is shown until the answer is there.
  const still = (hit: Found): boolean => !isBusy || goesBy(`${hit.title} ${hit.about}`, wanted);
  const hits = wanted === '' ? [] : (found.data ?? []).filter(still);
  return {
    hits,
    /** The same as long as these are. */
    key: hits.map(({ kind, id, title }) => `${kind} ${id} ${title}`).join(),
    isBusy,
    hasFailed: wanted !== '' && found.isLoadingError,
    retry: () => void found.refetch(),
  };
}

/** The groups of what is found, in the order they are shown in. */
export const foundGroups = [
  { label: 'found.client', kinds: ['client'] },
  { label: 'found.message', kinds: ['message'] },
  { label: 'found.quotation', kinds: ['quotation'] },
  { label: 'found.orders', kinds: ['credit_order', 'membership_order'] },
  { label: 'found.product', kinds: ['product'] },
] as const satisfies readonly { readonly label: string; readonly kinds: readonly Found['kind'][] }[];

const patterns = {
  client: pages.client,
  message: pages.conversation,
  quotation: pages.quotation,
  credit_order: pages.topUpOrder,
  membership_order: pages.membershipOrder,
  product: pages.product,
} as const satisfies Record<Found['kind'], string>;

/** The page that shows it. */
export const pageOf = ({ kind, id }: Found): string => patterns[kind].replace(/:\w+/, id);
