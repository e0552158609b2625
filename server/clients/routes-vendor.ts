import * as contacts from '../../contract/contacts.ts';
import * as weddings from '../../contract/weddings.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { ClientsContext } from './context.ts';
import { creditHistory } from './credit-history.ts';
import { listInterested, listPotential } from './list-clients.ts';
import { presentOwnWedding, presentWedding, saveWedding } from './save-wedding.ts';
import { openClient, showClient, showWedding } from './show-client.ts';
import { findWedding } from './wedding-store.ts';

/** Binds what vendors ask about their clients, and what couples tell about their wedding. */
export function bindContacts({ serve }: Service, context: ClientsContext): void {
  const { db } = context;
  serve(contacts.interestedClients, ({ session, query, language }) => listInterested(context, session.vendor.id, { ...query, language }));
  serve(contacts.potentialClients, ({ session, query, language }) => listPotential(context, session.vendor.id, { ...query, language }));
  serve(contacts.showClient, async ({ session, params, language }) => ({
    data: await showClient(context, session.vendor.id, params.id, language),
  }));
  serve(contacts.unlockContact, async ({ session, params, body, language }) => ({
    data: await openClient(context, session.vendor.id, params.id, body.price, language),
  }));
  serve(contacts.contactCredit, ({ session, query, language }) => creditHistory(db, session.vendor.id, query, language));
  serve(weddings.weddingDetails, async ({ session, params }) => {
    if (session.vendor) return { data: await showWedding(db, session.vendor.id, params.id) };
    const own = session.accountType === 'user' && session.accountId === params.id ? await findWedding(db, params.id) : null;
    return { data: own === null ? refuseWith('request.not_found') : await presentWedding(db, own) };
  });
  serve(weddings.getWedding, async ({ session }) => {
    const wedding = await findWedding(db, session.accountId);
    return { data: wedding === null ? null : await presentOwnWedding(db, wedding) };
  });
  serve(weddings.saveWedding, async ({ session, body }) => ({
    data: await presentOwnWedding(db, await saveWedding(context, session.accountId, body)),
  }));
}
