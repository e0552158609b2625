// Names of vendors, couples and operators, read once for each page of a list.
import { vendorSuspended } from '../../core/identity/vendor-status.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorsById } from '../catalogue/api.ts';
import { ordersById } from '../credit/api.ts';
import { accountNames } from '../identity/api.ts';
import { membershipOrdersById } from '../membership/api.ts';
import type { Connection } from '../kit/database.ts';
import { instalmentOrigins } from '../quotations/api.ts';

/** A vendor, a couple and an operator by id, as lists show them. */
export interface Names {
  vendor(id: number): { id: number; name: string; slug: string };
  isSuspended(vendorId: number): boolean;
  couple(id: number): string;
  operator(id: number | null): string | null;
}

interface Named {
  readonly vendors?: readonly number[];
  readonly couples?: readonly number[];
  readonly operators?: readonly (number | null)[];
}

/** Reads the names of everyone in a list, once. Anyone who left is called so in the reader's language. */
export async function namesFor(
  db: Connection,
  language: Language,
  { vendors: vendorIds = [], couples: coupleIds = [], operators: operatorIds = [] }: Named,
): Promise<Names> {
  const people = [...coupleIds, ...operatorIds.filter((id) => id !== null)];
  const [vendors, accounts] = await Promise.all([vendorsById(db, vendorIds), accountNames(db, people)]);
  return {
    vendor(id) {
      const known = vendors.get(id);
      return { id, name: known === undefined ? `#${id}` : nameFor(known.name, language), slug: known?.slug ?? '' };
    },
    isSuspended: (id) => vendors.get(id)?.status === vendorSuspended,
    couple: (id) => nameFor(accounts.get(id)?.name ?? null, language),
    operator: (id) => (id === null ? null : (accounts.get(id)?.name ?? null)),
  };
}

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
