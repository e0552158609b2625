import type { ReactNode } from 'react';

/** Which part of a list of finance is shown. */
export type ListProps = {
  readonly status: 'open' | 'closed';
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly filter: ReactNode;
};
