import { useRouter, useSearch } from '@tanstack/react-router';
import { type Act, acts } from '../../../core/clients/acts.ts';

export const lists = ['mine', 'tasks', 'interested', 'potential'] as const;

/** What part of a vendor's clients is shown. */
export type ClientSelection = {
  readonly list: (typeof lists)[number];
  readonly q: string | undefined;
  /** '2027-06'. */
  readonly month: string | undefined;
  readonly cityId: number | undefined;
  readonly action: Act | undefined;
  readonly contacted: 'yes' | 'no' | undefined;
  readonly page: number;
};

const whole = { q: undefined, month: undefined, cityId: undefined, action: undefined, contacted: undefined, page: 1 };

/** The selection as it is in the address; what makes no sense there is as if it were not there. */
export function useClientSelection() {
  const router = useRouter();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { list, q, month, cityId, action, contacted, page } = search;
  const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
  const selection: ClientSelection = {
    list: lists.find((known) => known === list) ?? 'mine',
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 80) : undefined,
    month: typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    cityId: isCount(cityId) ? cityId : undefined,
    action: acts.find((known) => known === action),
    contacted: contacted === 'yes' || contacted === 'no' ? contacted : undefined,
    page: isCount(page) ? page : 1,
  };
  const show = (next: ClientSelection) =>
    void router.navigate({
      to: router.state.location.pathname,
      search: {
        ...next,
        list: next.list === 'mine' ? undefined : next.list,
        action: next.list === 'potential' ? undefined : next.action,
        page: next.page > 1 ? next.page : undefined,
      },
      replace: next.q !== selection.q,
      resetScroll: false,
    });
  return {
    selection,
    narrow: (part: Partial<Omit<ClientSelection, 'page' | 'list'>>) => show({ ...selection, ...part, page: 1 }),
    toList: (to: ClientSelection['list']) => show({ ...whole, list: to }),
    toPage: (to: number) => show({ ...selection, page: to }),
    showAll: () => show({ ...whole, list: selection.list }),
    isNarrowed: [selection.q, selection.month, selection.cityId, selection.action, selection.contacted].some((part) => part !== undefined),
  };
}
