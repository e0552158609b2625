import * as contract from '../../contract/operations.ts';
import { normaliseEmail } from '../../core/identity/email.ts';
import { offsetOf } from '../../core/paging.ts';
import { addresseeOf } from '../identity/api.ts';
import type { Service } from '../kit/serve.ts';
import { auditEntries, auditHead } from './audit-store.ts';
import type { OperationsContext } from './context.ts';
import { presentAudit } from './present-audit.ts';
import { waitingWork } from './waiting.ts';

/** Words with an @ are an address of an account, looked up whole; all others are searched in the entries. */
export function bindAudit({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.waitingWork, async ({ session }) => ({ data: await waitingWork(ctx, session) }));
  serve(contract.searchAudit, async ({ language, query: { q, result, start_date: start, end_date: end, page, limit } }) => {
    const words = q.trim();
    const asked = words.includes('@')
      ? { accountId: (await addresseeOf(db, normaliseEmail(words)))?.id ?? null }
      : words === ''
        ? {}
        : { words };
    const [{ rows, total }, head] = await Promise.all([
      auditEntries(db, { ...asked, result, start, end }, { limit, offset: offsetOf({ page, limit }) }),
      auditHead(db),
    ]);
    return { data: await presentAudit(db, rows, language), meta: { page, limit, total, head } };
  });
}
