import { useRouter, useSearch } from '@tanstack/react-router';

type Asked = Readonly<Record<string, string | number | undefined>>;

/**
 * What a list is asked for. It is in the address, so that it can be shared, reloaded and left by Back. `narrow` starts again at the
 * first page.
 */
export function useAsked() {
  const router = useRouter();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const show = (next: Asked) =>
    void router.navigate({ to: router.state.location.pathname, search: { ...search, ...next }, resetScroll: false });
  const { page } = search;
  return {
    /** A word of the address, or undefined when it is none of `words`. */
    oneOf: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      words.find((word) => word === String(search[name])),
    text: (name: string): string => {
      const value = search[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    page: typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1,
    narrow: (part: Asked) => show({ ...part, page: undefined }),
    toPage: (to: number) => show({ page: to > 1 ? to : undefined }),
  };
}
