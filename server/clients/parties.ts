import { maskedName } from '../../core/clients/masked-name.ts';
import { vendorNames } from '../catalogue/api.ts';
import { accountNames } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { mayRead } from './may-read.ts';

/** Who looks at what a couple and a vendor have between them: its vendor, or its couple. */
export type Viewer = { readonly kind: 'vendor'; readonly vendorId: number } | { readonly kind: 'couple'; readonly coupleId: number };

interface Pair {
  readonly vendorId: number;
  readonly coupleId: number;
}
/** Names of both sides as a viewer may read them. */
export interface Parties {
  vendor(id: number): { id: number; name: string; slug: string };
  couple(id: number): { id: number; name: string; is_open: boolean };
}

/** Reads the names of all who take part in a list, once. A Trial vendor reads those of contacts it opened; of others a mask. (product 3) */
export async function partiesOf(db: Connection, viewer: Viewer, pairs: readonly Pair[]): Promise<Parties> {
  const coupleIds = [...new Set(pairs.map(({ coupleId }) => coupleId))];
  const [vendors, couples, open] = await Promise.all([
    vendorNames(
      db,
      pairs.map(({ vendorId }) => vendorId),
    ),
    accountNames(db, coupleIds),
    viewer.kind === 'vendor' ? mayRead(db, viewer.vendorId, coupleIds) : new Set(coupleIds),
  ]);
  return {
    vendor(id) {
      const known = vendors.get(id);
      return { id, name: known?.business_name ?? `#${id}`, slug: known?.slug ?? '' };
    },
    couple(id) {
      const name = couples.get(id)?.name ?? '';
      const isOpen = open.has(id);
      return { id, name: isOpen ? name : maskedName(name), is_open: isOpen };
    },
  };
}
