import * as contract from '../../contract/operations.ts';
import { normaliseEmail } from '../../core/identity/email.ts';
import { offsetOf } from '../../core/paging.ts';
import { accountIdOf, accountNames } from '../identity/api.ts';
import { nameFor } from '../../texts/names.ts';
import type { Service } from '../kit/serve.ts';
import { auditEntries, auditHead } from './audit-store.ts';
import type { OperationsContext } from './context.ts';
import { waitingWork } from './waiting.ts';

export function bindAudit({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.waitingWork, async ({ session }) => ({ data: await waitingWork(ctx, session) }));
  serve(contract.searchAudit, async ({ language, query: { q, result, start_date: start, end_date: end, page, limit } }) => {
    const words = q.trim();
    const asked = words.includes('@') ? { accountId: await accountIdOf(db, normaliseEmail(words)) } : words === '' ? {} : { words };
    const [{ rows, total }, head] = await Promise.all([
      auditEntries(db, { ...asked, result, start, end }, { limit, offset: offsetOf({ page, limit }) }),
      auditHead(db),
    ]);
    const names = await accountNames(
      db,
      rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])),
    );
    return {
      data: rows.map(({ accountId, at, ...row }) => {
        const who = accountId === null ? undefined : names.get(accountId);
        return { ...row, at: at.toISOString(), who: who ? { email: nameFor(who.email, language), type: who.type } : null };
      }),
      meta: { page, limit, total, head },
    };
  });
}
