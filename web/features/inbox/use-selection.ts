import { useRouter, useSearch } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';

export const shownOnes = ['inbox', 'unread', 'unanswered', 'archive', 'spam'] as const;
export type Shown = (typeof shownOnes)[number];

/** Which conversations are listed; it is in the address, beside whichever of them is open. */
export function useSelection() {
  const router = useRouter();
  const found: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const show = shownOnes.find((one) => one === found['show']) ?? 'inbox';
  const search = typeof found['q'] === 'string' || typeof found['q'] === 'number' ? String(found['q']) : '';
  const page = typeof found['page'] === 'number' && Number.isSafeInteger(found['page']) && found['page'] > 0 ? found['page'] : 1;
  const addressed = (selection: { readonly show: Shown; readonly search: string; readonly page: number }) => ({
    ...(selection.show !== 'inbox' && { show: selection.show }),
    ...(selection.search !== '' && { q: selection.search }),
    ...(selection.page > 1 && { page: selection.page }),
  });
  return {
    show,
    search,
    page,
    asSearch: addressed({ show, search, page }),
    choose: (part: { readonly show?: Shown; readonly search?: string }) =>
      void router.navigate({ to: pages.inbox, search: addressed({ show, search, ...part, page: 1 }) }),
    toPage: (to: number) => void router.navigate({ to: pages.inbox, search: addressed({ show, search, page: to }) }),
  };
}
