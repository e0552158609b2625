import { useEffect, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { vendorCards } from '../../../../contract/clients.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { wordsOf } from '../../../base/calls/call.ts';
import { keptHere } from './kept-here.ts';

type Kept =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly vendors: readonly VendorCard[] }
  | { readonly is: 'failed'; readonly message: string };

/** The cards of the vendors this browser keeps. Those that couples can't see now are left out, and shown again when they can. */
export function useKeptVendors(): Kept {
  const [kept, setKept] = useState<Kept>({ is: 'loading' });
  useEffect(() => {
    const ids = keptHere();
    const found = ids.length === 0 ? Promise.resolve({ data: [] }) : call(vendorCards, { query: { vendors: ids.join(',') } });
    found.then(
      ({ data }) => setKept({ is: 'ready', vendors: data }),
      (failure: unknown) => setKept({ is: 'failed', message: wordsOf(failure) }),
    );
  }, []);
  return kept;
}
