// Lists name vendors and operators; both are read once for a whole page.
import { vendorsById } from '../catalogue/api.ts';
import { ordersById } from '../credit/api.ts';
import { accountNames } from '../identity/api.ts';
import { membershipOrdersById } from '../membership/api.ts';
import type { Connection } from '../kit/database.ts';
import { instalmentOrigins } from '../quotations/api.ts';

/** A vendor and an operator by id, as lists show them. */
export interface Names {
  vendor(id: number): { id: number; name: string; slug: string };
  operator(id: number | null): string | null;
}

export async function namesFor(db: Connection, vendorIds: readonly number[], operatorIds: readonly (number | null)[]): Promise<Names> {
  const [vendors, operators] = await Promise.all([
    vendorsById(db, vendorIds),
    accountNames(
      db,
      operatorIds.filter((id) => id !== null),
    ),
  ]);
  return {
    vendor(id) {
      const { name, slug } = vendors.get(id) ?? { name: `#${id}`, slug: '' };
      return { id, name, slug };
    },
    operator: (id) => (id === null ? null : (operators.get(id)?.name ?? null)),
  };
}

/** A couple by its name; one that was deleted by what is left of it, in every language. */
export const coupleName = (id: number, name: string | null | undefined): string => name ?? `deleted-${id}`;

/** Whose order or quotation a payment was for, and its number. */
export interface Origin {
  readonly number: string;
  readonly vendorId: number;
  /** Of an instalment. */
  readonly label?: string;
}
/** What is behind payments, by the id of what was paid for. */
export async function originsOf(
  db: Connection,
  subjects: readonly ({ readonly kind: string; readonly id: string } | null)[],
): Promise<Map<string, Origin>> {
  const idsOf = (kind: string) => subjects.flatMap((subject) => (subject?.kind === kind ? [subject.id] : []));
  const found = await Promise.all([
    ordersById(db, idsOf('credit_order')),
    instalmentOrigins(db, idsOf('instalment')),
    membershipOrdersById(db, idsOf('membership_order')),
  ]);
  return new Map(found.flatMap((origins) => [...origins]));
}
