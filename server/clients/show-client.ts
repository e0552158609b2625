import type { Client } from '../../contract/contacts.ts';
import type { WeddingDetails } from '../../contract/weddings.ts';
import { contacts } from '../../core/clients/acts.ts';
import type { Language } from '../../texts/typed.ts';
import { planPermits } from '../catalogue/api.ts';
import { accountNames } from '../identity/api.ts';
import { type Database, inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { mayRead } from './may-read.ts';
import { actedSince, actsOf, findClients, type FoundClient, hasTurnedTo, openedCouples } from './client-store.ts';
import type { ClientsContext } from './context.ts';
import { potentialFor, presentClients } from './list-clients.ts';
import { unlockContact } from './unlock-contact.ts';
import { presentWedding } from './save-wedding.ts';
import { findWedding } from './wedding-store.ts';

const actsShown = 100;

/** A couple as a client of a vendor: it did something towards it at any time, its plans fit, or its contact is open. Any other is not found. */
async function clientOf(context: ClientsContext, vendorId: number, coupleId: number): Promise<FoundClient> {
  const { db } = context;
  const one = { coupleIds: [coupleId] };
  const page = { limit: 1, offset: 0 };
  for (const source of [actedSince(vendorId, 0), await potentialFor(context, vendorId), openedCouples(vendorId)]) {
    const [found] = (await findClients(db, source, one, page)).clients;
    if (found) return found;
  }
  return refuseWith('request.not_found');
}

/** One client with what it did towards the vendor. */
export async function showClient(context: ClientsContext, vendorId: number, coupleId: number, language: Language): Promise<Client> {
  const { db } = context;
  const found = await clientOf(context, vendorId, coupleId);
  const [[client = refuseWith('request.not_found')], acts, permitted, wedding, talk] = await Promise.all([
    presentClients(context, vendorId, [found], language),
    actsOf(db, vendorId, coupleId, actsShown),
    planPermits(db, vendorId),
    weddingFor(db, vendorId, coupleId),
    context.talkBetween(db, vendorId, coupleId),
  ]);
  const hasWritten = acts.some(({ kind }) => kind === 'message');
  // Whom it is kept apart from has no other way to it either.
  const account = hasWritten && found.isOpen && talk?.status !== 'closed' ? (await accountNames(db, [coupleId])).get(coupleId) : undefined;
  return {
    client,
    wedding,
    conversation_id: talk?.id ?? null,
    conversation_status: talk?.status ?? null,
    email: account?.email ?? null,
    acts: acts.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    price: found.isOpen ? 0 : permitted.contactCost,
  };
}

/** Opens a client's contact at no more than the price that was shown. */
export async function openClient(
  context: ClientsContext,
  vendorId: number,
  coupleId: number,
  costMax: number,
  language: Language,
): Promise<Client> {
  await clientOf(context, vendorId, coupleId);
  await inTransaction(context.db, (tx) => unlockContact(tx, context, { vendorId, coupleId, costMax }));
  return showClient(context, vendorId, coupleId, language);
}

/**
 * The wedding of a couple for a vendor: when they are in contact, because the couple turned to the vendor or the vendor opened its contact,
 * and the vendor may read it. Null in every other case. (product 9)
 */
async function weddingFor(db: Database, vendorId: number, coupleId: number): Promise<WeddingDetails | null> {
  const [readable, isOpen, hasTurned, wedding] = await Promise.all([
    mayRead(db, vendorId, [coupleId]),
    findClients(db, openedCouples(vendorId), { coupleIds: [coupleId] }, { limit: 1, offset: 0 }),
    hasTurnedTo(db, vendorId, coupleId, contacts),
    findWedding(db, coupleId),
  ]);
  const isInContact = isOpen.total > 0 || hasTurned;
  return isInContact && readable.has(coupleId) && wedding !== null ? presentWedding(db, wedding) : null;
}

/** The same, where not finding it is refused: whether there is a wedding, a couple or neither is not told. */
export const showWedding = async (db: Database, vendorId: number, coupleId: number): Promise<WeddingDetails> =>
  (await weddingFor(db, vendorId, coupleId)) ?? refuseWith('request.not_found');
