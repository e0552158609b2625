import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEver } from './use-ever.ts';

type Beside<Shown> = Pick<UseQueryResult<Shown>, 'data' | 'isLoading'> & {
  /**
   * It has been answered, or has failed. A page that waits for this shows itself whatever became of it, and stays: a part of it that reads the same asks
   * again when it appears, and would take the page away each time.
   */
  readonly isKnown: boolean;
};

/** Reads what a page does well without: when it fails, nobody is told. What a page is about is read by `useQuery`, and its failure is said. (decision 0195) */
export function useBeside<Answer, Shown, Key extends QueryKey>(query: UseQueryOptions<Answer, Error, Shown, Key>): Beside<Shown> {
  const { data, isLoading, isPending } = useQuery(query);
  return { data, isLoading, isKnown: useEver(!isPending) };
}
