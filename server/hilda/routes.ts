import * as contract from '../../contract/hilda.ts';
import { offsetOf } from '../../core/paging.ts';
import { vendorsById, vendorsForCards } from '../catalogue/api.ts';
import type { Service } from '../kit/serve.ts';
import type { HildaContext } from './context.ts';
import { findMembers } from './store.ts';
import { suggestionsFor } from './suggestions.ts';
import { askOrLeave, decideOnVendor, statusOf } from './take-step.ts';

/** Binds the calls of Hilda. */
export function registerHilda({ serve }: Service, ctx: HildaContext): void {
  serve(contract.hildaStatus, async ({ session }) => ({ hilda: await statusOf(ctx, session.vendor.id) }));
  serve(contract.joinHilda, async ({ session, request }) => ({
    hilda: await askOrLeave(ctx, { accountId: session.accountId, address: request.ip }, session.vendor.id, 'ask'),
  }));
  serve(contract.leaveHilda, async ({ session, request }) => ({
    hilda: await askOrLeave(ctx, { accountId: session.accountId, address: request.ip }, session.vendor.id, 'leave'),
  }));
  serve(contract.hildaSuggestions, async ({ session }) => ({ data: await suggestionsFor(ctx, session.accountId) }));
  serve(contract.listHildaMembers, async ({ query: { status, page, limit } }) => {
    const { rows, total } = await findMembers(ctx.db, { status, limit, offset: offsetOf({ page, limit }) });
    const ids = rows.map(({ vendorId }) => vendorId);
    const [vendors, cards] = await Promise.all([vendorsById(ctx.db, ids), vendorsForCards(ctx.db, ids)]);
    const liked = new Map(cards.map((card) => [card.id, card]));
    return {
      data: rows.flatMap((member) => {
        const vendor = vendors.get(member.vendorId);
        if (!vendor?.name) return [];
        const { id, name, slug, category, city } = vendor;
        return {
          vendor: { id, name, slug },
          category,
          city,
          rating: liked.get(id)?.rating ?? null,
          review_count: liked.get(id)?.review_count ?? 0,
          status: member.status,
          asked_at: member.askedAt.toISOString(),
          joined_at: member.joinedAt?.toISOString() ?? null,
        };
      }),
      meta: { page, limit, total },
    };
  });
  serve(contract.decideHilda, async ({ params, body, session, request }) => ({
    hilda: await decideOnVendor(ctx, { accountId: session.accountId, address: request.ip }, params.id, body),
  }));
}
