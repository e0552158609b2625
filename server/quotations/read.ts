import type { Quotation as QuotationAnswer, QuotationRow } from '../../contract/quotations.ts';
import { isUndecided } from '../../core/quotations/status.ts';
import { businessDayOf } from '../../core/time.ts';
import { isTakenFor } from '../calendar/api.ts';
import { feeOf, publishedAmong } from '../catalogue/api.ts';
import { conversationBetween } from '../conversations/api.ts';
import { namesBeside } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { partiesOf, type Reader } from '../clients/api.ts';
import type { QuotationsContext } from './context.ts';
import { instalmentsOf } from './instalment-store.ts';
import { type Around, presentQuotation, presentRow } from './present.ts';
import { senderOf } from './sender.ts';
import { findQuotation, type Quotation, quotationsById, versionsOf } from './quotation-store.ts';

/** Reads what stands around some quotations of one viewer, each thing once. */
async function aroundOf(
  db: Connection,
  ctx: Pick<QuotationsContext, 'clock' | 'taxBasisPointsAt'>,
  reader: Reader,
  quotations: readonly Quotation[],
): Promise<Around> {
  const [parties, instalments, vendorsHere, versions, feeBasisPointsNow] = await Promise.all([
    partiesOf(db, reader, quotations),
    instalmentsOf(
      db,
      quotations.map(({ id }) => id),
    ),
    publishedAmong(
      db,
      quotations.map(({ vendorId }) => vendorId),
    ),
    versionsOf(
      db,
      quotations.map(({ number }) => number),
    ),
    reader.kind === 'vendor' ? feeOf(db, reader.vendorId) : null,
  ]);
  const now = ctx.clock.now();
  return {
    viewer: reader,
    parties,
    instalments,
    vendorsHere,
    versions,
    today: businessDayOf(now),
    taxBasisPoints: ctx.taxBasisPointsAt(now),
    feeBasisPointsNow,
  };
}

/** A quotation that was just read or changed, with all that belongs to it. */
export async function answerWithQuotation(
  db: Connection,
  ctx: QuotationsContext,
  reader: Reader,
  quotation: Quotation,
): Promise<QuotationAnswer> {
  const { state, vendorId, coupleId, content } = quotation;
  const [around, conversationId, sentBy, isDayTaken] = await Promise.all([
    aroundOf(db, ctx, reader, [quotation]),
    conversationBetween(db, vendorId, coupleId),
    // Couples have nothing to do with who of the team it was.
    reader.kind === 'vendor' ? senderOf(db, quotation.id) : null,
    isUndecided(state) && isTakenFor(db, { vendorId, coupleId, day: content.event_date, today: businessDayOf(ctx.clock.now()) }),
  ]);
  const nameOf = await namesBeside(db, reader.kind === 'vendor' ? (reader.accountId ?? null) : null, [sentBy]);
  return presentQuotation(quotation, around, {
    conversationId,
    sentBy: nameOf(sentBy),
    isDayTaken,
  });
}

/** Read anew, after it was changed. */
export async function shownById(db: Connection, ctx: QuotationsContext, reader: Reader, id: string): Promise<QuotationAnswer> {
  const quotation = await findQuotation(db, reader, id);
  return quotation ? answerWithQuotation(db, ctx, reader, quotation) : refuseWith('request.not_found');
}

/** Lines of a list, in the order of the ids. */
export async function shownRows(db: Connection, ctx: QuotationsContext, reader: Reader, ids: readonly string[]): Promise<QuotationRow[]> {
  const found = await quotationsById(db, ids);
  const quotations = ids.flatMap((id) => found.get(id) ?? []);
  const around = await aroundOf(db, ctx, reader, quotations);
  return quotations.map((quotation) =>
    presentRow(quotation, { ...around, instalments: around.instalments.filter(({ quotationId }) => quotationId === quotation.id) }),
  );
}
