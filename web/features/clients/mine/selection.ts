import { useRouter, useSearch } from '@tanstack/react-router';
import { clientOrders } from '../../../../contract/pipeline.ts';
import { type Stage, stages } from '../../../../core/clients/stage.ts';

/** What part of a vendor's own clients is shown, and how. */
export interface MineSelection {
  readonly view: 'board' | 'list';
  readonly q: string | undefined;
  readonly sort: (typeof clientOrders)[number];
  /** Of the list. */
  readonly stage: Stage | undefined;
  readonly page: number;
  /** How many clients of each stage are on the board. */
  readonly shown: number;
}

/** The board shows so many of each stage, and so many more each time, up to the limit of the call. */
export const boardSteps = [20, 60, 100] as const;

/** A phone has room for one stage: its list is the better start. */
const startingView = (): MineSelection['view'] => (matchMedia('(min-width: 48rem)').matches ? 'board' : 'list');

/** The selection as it is in the address; what makes no sense there is as if it were not there. */
export function useMineSelection() {
  const router = useRouter();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { view, q, sort, stage, page, shown } = search;
  const selection: MineSelection = {
    view: view === 'board' || view === 'list' ? view : startingView(),
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 80) : undefined,
    sort: clientOrders.find((known) => known === sort) ?? 'recent',
    stage: stages.find((known) => known === stage),
    page: typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1,
    shown: boardSteps.find((known) => known === shown) ?? boardSteps[0],
  };
  const show = (next: MineSelection) =>
    void router.navigate({
      to: router.state.location.pathname,
      search: {
        ...next,
        sort: next.sort === 'recent' ? undefined : next.sort,
        page: next.page > 1 ? next.page : undefined,
        shown: next.shown > boardSteps[0] ? next.shown : undefined,
      },
      replace: next.q !== selection.q,
      resetScroll: false,
    });
  return {
    selection,
    change: (part: Partial<MineSelection>) => show({ ...selection, page: 1, ...part }),
    showAll: () => show({ ...selection, q: undefined, stage: undefined, page: 1 }),
  };
}
