import { notice, withNote } from '../../texts/notices.ts';
import { notifyBoth } from '../clients/api.ts';
import type { Tx } from '../kit/database.ts';
import type { QuotationsContext } from './context.ts';
import type { Quotation } from './quotation-store.ts';

/** Tells the open pages of vendor and couple that a quotation changed, at commit. */
export const notifyOfQuotation = (
  tx: Tx,
  ctx: Pick<QuotationsContext, 'bus'>,
  quotation: Pick<Quotation, 'id' | 'vendorId' | 'coupleId' | 'state'>,
): Promise<void> => notifyBoth(tx, ctx, quotation, { kind: 'quotation', quotationId: quotation.id, status: quotation.state });

/** Says in the conversation of both what became of a quotation; each reads it in their own language. It takes the conversation's lock: say it last. */
export async function sayOf(
  tx: Tx,
  { conversations }: Pick<QuotationsContext, 'conversations'>,
  quotation: Pick<Quotation, 'id' | 'number' | 'vendorId' | 'coupleId' | 'state' | 'totalIdr' | 'reason'>,
  { author, accountId, at }: { readonly author: 'vendor' | 'couple'; readonly accountId: number; readonly at: number },
): Promise<void> {
  const { id: reference, number, vendorId, coupleId, state, totalIdr, reason } = quotation;
  if (state !== 'sent' && state !== 'accepted' && state !== 'declined' && state !== 'withdrawn') return;
  const said = notice(`quotations.said_${state}`, { number, total: totalIdr ?? 0 });
  const note = state === 'accepted' || state === 'sent' ? null : reason;
  const writtenBy = author === 'vendor' ? accountId : null;
  await conversations.say(tx, {
    vendorId,
    coupleId,
    author,
    writtenBy,
    kind: 'quotation',
    notice: withNote(said, note),
    reference,
    starts: state === 'sent',
    at,
  });
}
