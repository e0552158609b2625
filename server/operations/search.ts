import type { SearchHit } from '../../contract/operations-search.ts';
import { maskedEmail } from '../../core/catalogue/masked-contact.ts';
import { kindsMeant, maySee, paymentNumberOf, type SearchKind } from '../../core/operations/search.ts';
import { findApplications } from '../acquisition/api.ts';
import { findVendors } from '../catalogue/api.ts';
import { creditOrdersNumbered } from '../credit/api.ts';
import { findCouples } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { Session } from '../kit/session.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { membershipOrdersNumbered } from '../membership/api.ts';
import { paymentsNumbered, paymentsOfSubjects, type OperatorPayment } from '../payments/api.ts';
import { payoutsNumbered } from '../payouts/api.ts';
import { quotationsNumbered } from '../quotations/api.ts';
import { namesFor, originsOf } from './names.ts';

const hitsMax = 12;
type Finder = (db: Connection, words: string, language: Language) => Promise<SearchHit[]>;
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The address of someone found: whole for who typed it, otherwise masked, since a search is not in the audit log as a look at the person is. */
const emailFor = (words: string, email: string): string => (email.toLowerCase() === words.toLowerCase() ? email : maskedEmail(email));

const vendors: Finder = async (db, words, language) => {
  const { rows } = await findVendors(db, { words, status: undefined, limit: hitsMax, offset: 0 });
  return rows.map(({ id, name, city, slug }) => ({
    kind: 'vendor',
    title: nameFor(name, language),
    about: city ?? (name === null ? '' : slug),
    amount: null,
    at: null,
    page: { kind: 'vendor', id: String(id) },
  }));
};

const applications: Finder = async (db, words) =>
  (await findApplications(db, words, hitsMax)).map(({ id, known, receivedAt }) => ({
    kind: 'application',
    title: known.business_name || known.contact_name || emailFor(words, known.email),
    about: [known.contact_name, emailFor(words, known.email)].filter(Boolean).join(' · '),
    amount: null,
    at: receivedAt.toISOString(),
    page: { kind: 'application', id },
  }));

const couples: Finder = async (db, words, language) =>
  (await findCouples(db, words, hitsMax)).map(({ id, name, email }) => ({
    kind: 'couple',
    title: nameFor(name, language),
    about: emailFor(words, email ?? ''),
    amount: null,
    at: null,
    page: { kind: 'couple', id: String(id) },
  }));

const orders: Finder = async (db, words, language) => {
  const found = (await Promise.all([creditOrdersNumbered(db, words, hitsMax), membershipOrdersNumbered(db, words, hitsMax)])).flat();
  const [names, payments] = await Promise.all([
    namesFor(db, language, { vendors: found.map(({ vendorId }) => vendorId) }),
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

const payments: Finder = async (db, words, language) => {
  const found = await paymentsNumbered(db, paymentNumberOf(words), hitsMax);
  return Promise.all(found.map((payment) => paymentHit(db, payment, language)));
};

async function paymentHit(db: Connection, payment: OperatorPayment, language: Language): Promise<SearchHit> {
  const [origins, names] = await Promise.all([originsOf(db, [payment.subject]), namesFor(db, language, { couples: [payment.accountId] })]);
  return {
    kind: 'payment',
    title: origins.get(payment.subject.id)?.number ?? payment.id,
    about: names.couple(payment.accountId),
    amount: payment.amountIdr,
    at: iso(payment.createdAt),
    page: { kind: 'payment', id: payment.id },
  };
}

const quotations: Finder = async (db, words, language) => {
  const found = await quotationsNumbered(db, words, hitsMax);
  const names = await namesFor(db, language, {
    vendors: found.map(({ vendorId }) => vendorId),
    couples: found.map(({ coupleId }) => coupleId),
  });
  return found.map(({ number, vendorId, coupleId, totalIdr, sentAt }) => ({
    kind: 'quotation',
    title: number,
    about: `${names.couple(coupleId)} · ${names.vendor(vendorId).name}`,
    amount: totalIdr,
    at: iso(sentAt),
    page: { kind: 'couple', id: String(coupleId) },
  }));
};

const payouts: Finder = async (db, words, language) => {
  const found = await payoutsNumbered(db, words, hitsMax);
  const names = await namesFor(db, language, { vendors: found.map(({ vendorId }) => vendorId) });
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
  application: applications,
  couple: couples,
  order: orders,
  payment: payments,
  quotation: quotations,
  payout: payouts,
};

/** Whatever an operator may see that goes by these words. */
export async function searchEverything(
  db: Connection,
  words: string,
  { session: { permissions }, language }: { readonly session: Pick<Session, 'permissions'>; readonly language: Language },
): Promise<SearchHit[]> {
  if (words === '') return [];
  const kinds = kindsMeant(words).filter((kind) => maySee(kind, permissions));
  return (await Promise.all(kinds.map((kind) => finders[kind](db, words, language)))).flat();
}
