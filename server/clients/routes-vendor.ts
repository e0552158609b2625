import * as contacts from '../../contract/contacts.ts';
import * as weddings from '../../contract/weddings.ts';
import type { Service } from '../kit/serve.ts';
import type { ClientsContext } from './context.ts';
import { creditHistory } from './credit-history.ts';
import { listInterested, listPotential } from './list-clients.ts';
import { presentWedding, saveWedding } from './save-wedding.ts';
import { openClient, showClient, showWedding } from './show-client.ts';
import { findWedding } from './wedding-store.ts';

/** Binds what vendors ask about their clients, and what couples tell about their wedding. */
export function bindContacts({ serve }: Service, context: ClientsContext): void {
  const { db } = context;
  serve(contacts.interestedClients, ({ session, query }) => listInterested(context, session.vendor.id, query));
  serve(contacts.potentialClients, ({ session, query }) => listPotential(context, session.vendor.id, query));
  serve(contacts.showClient, async ({ session, params }) => ({ data: await showClient(context, session.vendor.id, params.id) }));
  serve(contacts.openContact, async ({ session, params, body }) => ({
    data: await openClient(context, session.vendor.id, params.id, body.price),
  }));
  serve(contacts.contactCredit, ({ session, query }) => creditHistory(db, session.vendor.id, query));
  serve(weddings.weddingDetails, async ({ session, params }) => ({ data: await showWedding(db, session.vendor.id, params.id) }));
  serve(weddings.getWedding, async ({ session }) => {
    const wedding = await findWedding(db, session.accountId);
    return { data: wedding === null ? null : { ...(await presentWedding(db, wedding)), is_findable: wedding.isFindable } };
  });
  serve(weddings.saveWedding, async ({ session, body }) => {
    const wedding = await saveWedding(context, session.accountId, body);
    return { data: { ...(await presentWedding(db, wedding)), is_findable: wedding.isFindable } };
  });
}
