import { useRouter, useSearch } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { type ListWish, shownOnes } from './queries.ts';

/** Which products are listed; it is in the address, so that it can be reloaded and left by Back. */
export function useSelection() {
  const router = useRouter();
  const found: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { q, page } = found;
  const wish: ListWish = {
    show: shownOnes.find((one) => one === found['show']),
    search: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : '',
    page: typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  const go = ({ show, search, page: to }: ListWish) =>
    void router.navigate({
      to: pages.store,
      search: { ...(show && { show }), ...(search !== '' && { q: search }), ...(to > 1 && { page: to }) },
      resetScroll: false,
    });
  return {
    wish,
    isNarrowed: wish.show !== undefined || wish.search !== '',
    narrow: (part: Partial<Omit<ListWish, 'page'>>) => go({ ...wish, ...part, page: 1 }),
    toPage: (to: number) => go({ ...wish, page: to }),
    showAll: () => go({ show: undefined, search: '', page: 1 }),
  };
}
