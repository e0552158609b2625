import * as contract from '../../contract/acquisition.ts';
import { offsetOf } from '../../core/paging.ts';
import type { Service } from '../kit/serve.ts';
import { utmOf } from '../kit/utm.ts';
import type { AcquisitionContext } from './context.ts';
import { acceptApplication, dismissApplication, inviteOnceMore } from './decide.ts';
import { presentAcquisitions } from './present.ts';
import { receiveContact } from './receive-contact.ts';
import { findAcquisitions } from './store.ts';

/** Binds the calls of applications: that of the form, and those of operators. */
export function registerAcquisition({ serve }: Service, context: AcquisitionContext): void {
  serve(contract.sendAcquisition, async ({ body, language, request }) => ({
    data: await receiveContact(context, { payload: body, language, utm: utmOf(request) }),
  }));
  serve(contract.listAcquisitions, async ({ language, query: { id, status, q, page, limit } }) => {
    const { rows, total } = await findAcquisitions(context.db, { id, status, words: q.trim(), limit, offset: offsetOf({ page, limit }) });
    return { data: await presentAcquisitions(context.db, rows, language), meta: { page, limit, total } };
  });
  serve(contract.acceptAcquisition, async ({ params, body, session, request }) => ({
    data: { vendor_id: await acceptApplication(context, { accountId: session.accountId, address: request.ip }, params.id, body) },
  }));
  serve(contract.dismissAcquisition, ({ params, body, session, request }) =>
    dismissApplication(context, { accountId: session.accountId, address: request.ip }, params.id, body.reason),
  );
  serve(contract.inviteAgain, ({ params, body, session, request }) =>
    inviteOnceMore(context, { accountId: session.accountId, address: request.ip }, params.id, body.email),
  );
}
