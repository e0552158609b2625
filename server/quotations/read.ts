import type { Quotation as QuotationAnswer, QuotationRow } from '../../contract/quotations.ts';
import { businessDayOf } from '../../core/time.ts';
import { feeOf } from '../catalogue/api.ts';
import { conversationBetween } from '../conversations/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { partiesOf, type Viewer } from '../clients/api.ts';
import type { QuotationsContext } from './context.ts';
import { instalmentsOf } from './instalment-store.ts';
import { type Around, presentQuotation, presentRow } from './present.ts';
import { findQuotation, type Quotation, quotationsById, versionsOf } from './quotation-store.ts';

/** Reads what stands around some quotations of one viewer, each thing once. */
async function aroundOf(
  db: Connection,
  ctx: Pick<QuotationsContext, 'clock' | 'rules'>,
  viewer: Viewer,
  quotations: readonly Quotation[],
): Promise<Around> {
  const [parties, instalments, versions, feeBasisPointsNow] = await Promise.all([
    partiesOf(db, viewer, quotations),
    instalmentsOf(
      db,
      quotations.map(({ id }) => id),
    ),
    versionsOf(
      db,
      quotations.map(({ number }) => number),
    ),
    viewer.kind === 'vendor' ? feeOf(db, viewer.vendorId) : null,
  ]);
  const { taxBasisPoints } = ctx.rules;
  return { viewer, parties, instalments, versions, today: businessDayOf(ctx.clock.now()), taxBasisPoints, feeBasisPointsNow };
}

/** A quotation that was just read or changed, with all that belongs to it. */
export async function shown(db: Connection, ctx: QuotationsContext, viewer: Viewer, quotation: Quotation): Promise<QuotationAnswer> {
  const [around, conversationId] = await Promise.all([
    aroundOf(db, ctx, viewer, [quotation]),
    conversationBetween(db, quotation.vendorId, quotation.coupleId),
  ]);
  return presentQuotation(quotation, around, conversationId);
}

/** Read anew, after it was changed. */
export async function shownById(db: Connection, ctx: QuotationsContext, viewer: Viewer, id: string): Promise<QuotationAnswer> {
  const quotation = await findQuotation(db, viewer, id);
  return quotation ? shown(db, ctx, viewer, quotation) : refuseWith('request.not_found');
}

/** Lines of a list, in the order of the ids. */
export async function shownRows(db: Connection, ctx: QuotationsContext, viewer: Viewer, ids: readonly string[]): Promise<QuotationRow[]> {
  const found = await quotationsById(db, ids);
  const quotations = ids.flatMap((id) => found.get(id) ?? []);
  const around = await aroundOf(db, ctx, viewer, quotations);
  return quotations.map((quotation) =>
    presentRow(quotation, { ...around, instalments: around.instalments.filter(({ quotationId }) => quotationId === quotation.id) }),
  );
}
