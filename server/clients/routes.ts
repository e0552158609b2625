import * as contract from '../../contract/clients.ts';
import { vendorsForCards } from '../catalogue/api.ts';
import { inTransaction } from '../kit/database.ts';
import type { Service } from '../kit/serve.ts';
import type { Clients } from './api.ts';
import { registerCleanUp } from './clean-up.ts';
import type { ClientsContext } from './context.ts';
import { listInterested, listPotential } from './list-clients.ts';
import { unlockContact, returnCredit } from './unlock-contact.ts';
import { recordAct } from './record-act.ts';
import { revealContact } from './reveal-contact.ts';
import { bindContacts } from './routes-vendor.ts';
import { saveVendor } from './save-vendor.ts';
import { deleteSaved, savedIds } from './store.ts';
import { viewVendor } from './view-vendor.ts';

const savedShown = 200;

/** Binds the calls by which couples turn to vendors and vendors to couples. */
export function registerClients(service: Service, context: ClientsContext): Clients {
  const { db, visitors } = context;
  service.serve(contract.viewVendor, async (call) =>
    viewVendor(context, call.params.id, {
      kind: 'profile_view',
      session: await call.findSession(),
      visitorKey: visitors.keyOf(call.request, call.reply),
    }),
  );
  service.serve(contract.viewPriceList, async (call) =>
    viewVendor(context, call.params.id, {
      kind: 'price_list_view',
      session: await call.findSession(),
      visitorKey: visitors.keyOf(call.request, call.reply),
    }),
  );
  service.serve(contract.revealContact, async ({ params, body, session, request, reply }) => ({
    data: await revealContact(context, { couple: session, visitorKey: visitors.keyOf(request, reply) }, params.id, body.kind),
  }));
  service.serve(contract.savedVendors, async ({ session }) => ({
    data: await vendorsForCards(db, await savedIds(db, session.accountId, savedShown)),
  }));
  service.serve(contract.saveVendor, ({ params, session, request, reply }) =>
    saveVendor(context, session.accountId, visitors.keyOf(request, reply), params.id),
  );
  service.serve(contract.unsaveVendor, ({ params, session }) => inTransaction(db, (tx) => deleteSaved(tx, session.accountId, params.id)));
  bindContacts(service, context);
  registerCleanUp(context);
  return {
    recordAct: (tx, act) => recordAct(tx, context, act),
    unlockContact: (tx, pair) => unlockContact(tx, context, pair),
    interested: (vendorId, asked) => listInterested(context, vendorId, asked),
    potential: (vendorId, asked) => listPotential(context, vendorId, asked),
    returnCredit: (tx, back) => returnCredit(tx, context, back),
  };
}
