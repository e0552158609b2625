import { maskedName } from '../../core/clients/masked-name.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorNames } from '../catalogue/api.ts';
import { accountNames } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { mayRead } from './may-read.ts';

/** Who looks at what a couple and a vendor have between them: its vendor, or its couple. */
export type Viewer =
  | { readonly kind: 'vendor'; readonly vendorId: number /** Who of its team, where that matters. */; readonly accountId?: number }
  | { readonly kind: 'couple'; readonly coupleId: number };

/** The same, and the language in which it reads. */
export type Reader = Viewer & { readonly language: Language };

interface Pair {
  readonly vendorId: number;
  readonly coupleId: number;
}
/** Names of both sides as a viewer may read them. */
export interface Parties {
  vendor(id: number): { id: number; name: string; slug: string };
  couple(id: number): { id: number; name: string; is_open: boolean };
}

/** Reads the names of all who take part in a list, once. Anyone who left is called so in the reader's language. A Trial vendor reads those of contacts it opened; of others a mask. (product 3) */
export async function partiesOf(db: Connection, reader: Reader, pairs: readonly Pair[]): Promise<Parties> {
  const coupleIds = [...new Set(pairs.map(({ coupleId }) => coupleId))];
  const [vendors, couples, open] = await Promise.all([
    vendorNames(
      db,
      pairs.map(({ vendorId }) => vendorId),
    ),
    accountNames(db, coupleIds),
    reader.kind === 'vendor' ? mayRead(db, reader.vendorId, coupleIds) : new Set(coupleIds),
  ]);
  const { language } = reader;
  return {
    vendor(id) {
      const known = vendors.get(id);
      return { id, name: known === undefined ? `#${id}` : nameFor(known.business_name, language), slug: known?.slug ?? '' };
    },
    couple(id) {
      const known = couples.get(id)?.name ?? null;
      const isOpen = open.has(id);
      return { id, name: known === null || isOpen ? nameFor(known, language) : maskedName(known), is_open: isOpen };
    },
  };
}
