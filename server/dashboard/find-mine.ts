import type { Found } from '../../contract/dashboard.ts';
import { excerptOf, wordsOf } from '../../core/dashboard/find.ts';
import { may, type Role } from '../../core/team/roles.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { readableCouples } from '../clients/api.ts';
import { messagesHolding } from '../conversations/api.ts';
import { creditOrdersCalled } from '../credit/api.ts';
import { accountNames, accountsCalled } from '../identity/api.ts';
import type { Database } from '../kit/database.ts';
import { membershipOrdersCalled } from '../membership/api.ts';
import { quotationsCalled } from '../quotations/api.ts';
import { productsCalled } from '../store/api.ts';

/** Of each kind. */
const limit = 5;

/** What of a vendor goes by these words. Couples whose contact it has not opened, and what they wrote, are not there; nor are orders for those who may not see them. */
export async function findMine(
  db: Database,
  { id: vendorId, role }: { readonly id: number; readonly role: Role },
  asked: string,
  language: Language,
): Promise<Found[]> {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const q = words.join(' ');
  const readable = await readableCouples(db, vendorId);
  const [clients, messages, creditOrders, membershipOrders, products] = await Promise.all([
    accountsCalled(db, readable, q, limit),
    messagesHolding(db, { vendorId, coupleIds: readable, words, limit }),
    may(role, 'finances') ? creditOrdersCalled(db, vendorId, q, limit) : [],
    may(role, 'finances') ? membershipOrdersCalled(db, vendorId, q, limit) : [],
    productsCalled(db, vendorId, q, limit),
  ]);
  const quotations = await quotationsCalled(db, vendorId, { number: q, coupleIds: clients.map(({ id }) => id), limit });
  const names = await accountNames(
    db,
    [...messages, ...quotations].map(({ coupleId }) => coupleId),
  );
  const nameOf = (coupleId: number): string => (readable.has(coupleId) ? nameFor(names.get(coupleId)?.name ?? null, language) : '');
  const order = (kind: 'credit_order' | 'membership_order') => (one: (typeof creditOrders)[number]) =>
    hit(kind, one.id, one.number, { amount: one.totalIdr, at: one.createdAt });
  return [
    ...clients.map(({ id, name }) => hit('client', String(id), name)),
    ...messages.map(({ conversationId, coupleId, body, sentAt }) =>
      hit('message', conversationId, excerptOf(body, words), { about: nameOf(coupleId), at: sentAt }),
    ),
    ...quotations.map(({ id, number, coupleId, totalIdr, savedAt }) =>
      hit('quotation', id, number, { about: nameOf(coupleId), amount: totalIdr, at: new Date(savedAt) }),
    ),
    ...creditOrders.map(order('credit_order')),
    ...membershipOrders.map(order('membership_order')),
    ...products.map(({ id, title, savedAt }) => hit('product', id, title, { at: savedAt })),
  ];
}

interface More {
  readonly about?: string;
  readonly amount?: number | null;
  readonly at?: Date;
}

const hit = (kind: Found['kind'], id: string, title: string, { about = '', amount = null, at }: More = {}): Found => ({
  kind,
  id,
  title,
  about,
  amount,
  at: at?.toISOString() ?? null,
});
