import { useRouter, useSearch } from '@tanstack/react-router';
import { isBusinessDay } from '../../core/time.ts';

/** What part of a list is shown. */
export type Selection<Kind extends string> = {
  readonly kind: Kind | undefined;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly page: number;
};

type Days = Pick<Selection<never>, 'start' | 'end'>;

/** The last day is before the first. */
export const isBackwards = ({ start, end }: Days): boolean => start !== undefined && end !== undefined && end < start;

/**
 * The part of a list that is shown: of one kind, between two days, one page of it. It is in the address, so that it can be shared,
 * reloaded and left by Back; what makes no sense there is as if it were not there.
 */
export function useSelection<Kind extends string>(kinds: readonly Kind[]) {
  const router = useRouter();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { kind, start, end, page } = search;
  const selection: Selection<Kind> = {
    kind: kinds.find((known) => known === kind),
    start: isBusinessDay(start) ? start : undefined,
    end: isBusinessDay(end) ? end : undefined,
    page: typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  const show = (next: Selection<Kind>) =>
    void router.navigate({
      to: router.state.location.pathname,
      search: { ...next, page: next.page > 1 ? next.page : undefined },
      resetScroll: false,
    });
  return {
    /** As it was chosen. */
    selection,
    /** As it can be asked for: while the days are backwards, from the first of them on. */
    asked: isBackwards(selection) ? { ...selection, end: undefined } : selection,
    /** Narrows or widens the selection, from its first page. */
    narrow: (part: Partial<Omit<Selection<Kind>, 'page'>>) => show({ ...selection, ...part, page: 1 }),
    toPage: (to: number) => show({ ...selection, page: to }),
    showAll: () => show({ kind: undefined, start: undefined, end: undefined, page: 1 }),
    isNarrowed: selection.kind !== undefined || selection.start !== undefined || selection.end !== undefined,
  };
}
