import * as contract from '../../contract/leaving.ts';
import { leavingDays, tiesThatHold } from '../../core/identity/leaving.ts';
import { refusalText } from '../../texts/refusals.ts';
import type { Service } from '../kit/serve.ts';
import type { Leaving } from './api.ts';
import type { LeavingContext } from './context.ts';
import { eraseThoseDue, registerErasure } from './erase.ts';
import { exportOwnData } from './export.ts';
import { askToLeave, tiesOfAccount } from './leave.ts';

/** Also erases accounts that are due, every hour. */
export function registerLeaving({ serve }: Service, ctx: LeavingContext): Leaving {
  registerErasure(ctx);
  serve(contract.readDeletion, async ({ session, language }) => {
    const held = await tiesOfAccount(ctx.db, session, ctx.clock.now());
    const obstacles = tiesThatHold(held).map((code) => ({ code, message: refusalText(code, { amount: held.earningsIdr }, language) }));
    return { data: { obstacles, ad_credit: held.adCreditIdr, days_to_keep: leavingDays } };
  });
  serve(contract.askDeletion, async ({ session, body, request }) => {
    const at = await askToLeave(ctx, session, body.password, request.ip);
    return { data: { erase_at: new Date(at).toISOString() } };
  });
  serve(contract.exportData, ({ session, body, request, reply, language }) =>
    exportOwnData(ctx, session, { password: body.password, address: request.ip, language }, reply),
  );
  return { eraseThoseDue: () => eraseThoseDue(ctx) };
}
