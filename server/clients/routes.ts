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
import { saveVendor, saveVendors } from './save-vendor.ts';
import { listSaved, noteSaved } from './shortlist.ts';
import { deleteSaved } from './store.ts';
import { viewVendor } from './view-vendor.ts';

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
  service.serve(contract.savedVendors, ({ session }) => listSaved(db, session.accountId));
  service.serve(contract.saveVendors, ({ body, session, request, reply }) =>
    saveVendors(context, session.accountId, visitors.keyOf(request, reply), body.vendor_ids),
  );
  service.serve(contract.noteSavedVendor, async ({ params, body, session }) => ({
    data: { revision: await noteSaved(db, session.accountId, params.id, body) },
  }));
  service.serve(contract.vendorCards, async ({ query }) => ({ data: await vendorsForCards(db, query.vendors.split(',').map(Number)) }));
  service.serve(contract.saveVendor, ({ params, session, request, reply }) =>
    saveVendor(context, session.accountId, visitors.keyOf(request, reply), params.id),
  );
  service.serve(contract.unsaveVendor, ({ params, session }) =>
    inTransaction(db, (tx) => deleteSaved(tx, session.accountId, params.id, context.clock.now())),
  );
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
