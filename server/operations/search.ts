import type { SearchHit } from '../../contract/operations-search.ts';
import { kindsMeant, maySee, type SearchKind } from '../../core/operations/search.ts';
import { findVendors } from '../catalogue/api.ts';
import { creditOrdersNumbered } from '../credit/api.ts';
import { accountNames, findCouples } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { Session } from '../kit/session.ts';
import { membershipOrdersNumbered } from '../membership/api.ts';
import { paymentForStaff, paymentsOfSubjects, type StaffPayment } from '../payments/api.ts';
import { payoutsNumbered } from '../payouts/api.ts';
import { quotationsNumbered } from '../quotations/api.ts';
import { coupleName, namesFor, originsOf } from './names.ts';

const hitsMax = 12;
type Finder = (db: Connection, words: string) => Promise<SearchHit[]>;
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const vendors: Finder = async (db, words) => {
  const { rows } = await findVendors(db, { words, status: undefined, limit: hitsMax, offset: 0 });
  return rows.map(({ id, name, city, slug }) => ({
    kind: 'vendor',
    title: name,
    about: city ?? slug,
    amount: null,
    at: null,
    page: { kind: 'vendor', id: String(id) },
  }));
};

const couples: Finder = async (db, words) =>
  (await findCouples(db, words, hitsMax)).map(({ id, name, email }) => ({
    kind: 'couple',
    title: coupleName(id, name),
    about: email,
    amount: null,
    at: null,
    page: { kind: 'couple', id: String(id) },
  }));

const orders: Finder = async (db, words) => {
  const found = (await Promise.all([creditOrdersNumbered(db, words, hitsMax), membershipOrdersNumbered(db, words, hitsMax)])).flat();
  const [names, payments] = await Promise.all([
    namesFor(
      db,
      found.map(({ vendorId }) => vendorId),
      [],
    ),
    paymentsOfSubjects(
      db,
      found.map(({ id }) => id),
    ),
  ]);
  return found.slice(0, hitsMax).map(({ id, number, vendorId }) => {
    const payment = payments.get(id);
    return {
      kind: 'order',
      title: number,
      about: names.vendor(vendorId).name,
      amount: payment?.amountIdr ?? null,
      at: iso(payment?.createdAt ?? null),
      page: payment ? { kind: 'payment', id: payment.id } : null,
    };
  });
};

const payments: Finder = async (db, words) => {
  const payment = await paymentForStaff(db, words.toLowerCase());
  return payment ? [await paymentHit(db, payment)] : [];
};

async function paymentHit(db: Connection, payment: StaffPayment): Promise<SearchHit> {
  const [origins, names] = await Promise.all([originsOf(db, [payment.subject]), accountNames(db, [payment.accountId])]);
  return {
    kind: 'payment',
    title: origins.get(payment.subject.id)?.number ?? payment.id,
    about: coupleName(payment.accountId, names.get(payment.accountId)?.name),
    amount: payment.amountIdr,
    at: iso(payment.createdAt),
    page: { kind: 'payment', id: payment.id },
  };
}

const quotations: Finder = async (db, words) => {
  const found = await quotationsNumbered(db, words, hitsMax);
  const [names, people] = await Promise.all([
    namesFor(
      db,
      found.map(({ vendorId }) => vendorId),
      [],
    ),
    accountNames(
      db,
      found.map(({ coupleId }) => coupleId),
    ),
  ]);
  return found.map(({ number, vendorId, coupleId, totalIdr, sentAt }) => ({
    kind: 'quotation',
    title: number,
    about: `${coupleName(coupleId, people.get(coupleId)?.name)} · ${names.vendor(vendorId).name}`,
    amount: totalIdr,
    at: iso(sentAt),
    page: { kind: 'couple', id: String(coupleId) },
  }));
};

const payouts: Finder = async (db, words) => {
  const found = await payoutsNumbered(db, words, hitsMax);
  const names = await namesFor(
    db,
    found.map(({ vendorId }) => vendorId),
    [],
  );
  return found.map(({ id, number, vendorId, amountIdr, requestedAt }) => ({
    kind: 'payout',
    title: number,
    about: names.vendor(vendorId).name,
    amount: amountIdr,
    at: requestedAt.toISOString(),
    page: { kind: 'payout', id },
  }));
};

const finders: Readonly<Record<SearchKind, Finder>> = {
  vendor: vendors,
  couple: couples,
  order: orders,
  payment: payments,
  quotation: quotations,
  payout: payouts,
};

/** Whatever an operator may see that goes by these words. */
export async function searchEverything(db: Connection, words: string, permissions: Session['permissions']): Promise<SearchHit[]> {
  if (words === '') return [];
  const kinds = kindsMeant(words).filter((kind) => maySee(kind, permissions));
  return (await Promise.all(kinds.map((kind) => finders[kind](db, words)))).flat();
}
