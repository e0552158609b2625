import type { FastifyRequest } from 'fastify';
import { safeRedirectTarget } from '../../core/identity/redirect-target.ts';
import type { Idr } from '../../core/money.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { quotationMessagesEn } from '../../texts/messages/quotations.en.ts';
import { quotationMessagesId } from '../../texts/messages/quotations.id.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorContact } from '../catalogue/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { assertExpectedTotal } from '../kit/expected-total.ts';
import { refuseWith } from '../kit/refused.ts';
import type { OpenPayment } from '../payments/api.ts';
import type { Viewer } from '../clients/api.ts';
import type { QuotationsContext } from './context.ts';
import { type Attempt, findInstalment, insertAttempt, type Instalment, lockInstalment, openAttempts } from './instalment-store.ts';
import { findQuotation, type Quotation } from './quotation-store.ts';
import { assertVendorHere } from './vendor-here.ts';

interface Wish {
  readonly coupleId: number;
  readonly instalmentId: string;
  readonly successUrl: string;
  /** What the couple was shown; absent where the caller showed nothing. */
  readonly expectedTotalIdr: Idr | undefined;
  readonly language: Language;
}

/**
 * Opens the payment of an instalment. While one is open it is answered again, in any tab and under any key; once it has expired the next one is
 * a new try. What it costs is the instalment's own amount. The gateway is asked after commit. (spec 3, Payment request; product 5; reliability S45)
 */
export async function payInstalment(
  ctx: QuotationsContext,
  wish: Wish,
): Promise<{ payment: OpenPayment; amountIdr: Idr; expiresAt: number }> {
  const viewer = { kind: 'couple', coupleId: wish.coupleId } as const;
  const { paymentId, amountIdr, expiresAt } = await inTransaction(ctx.db, async (tx) => {
    const { quotation } = (await instalmentFor(tx, viewer, wish.instalmentId)) ?? refuseWith('request.not_found');
    const instalment = await lockInstalment(tx, wish.instalmentId);
    if (instalment.state !== 'open') refuseWith('quotations.already_paid');
    await assertVendorHere(tx, quotation.vendorId);
    assertExpectedTotal(instalment.amountIdr, wish.expectedTotalIdr);
    const attempt = await attemptFor(tx, ctx, instalment);
    const paymentId = await ctx.payments.place(tx, {
      subjectKind: 'instalment',
      subjectId: attempt.id,
      accountId: wish.coupleId,
      amountIdr: instalment.amountIdr,
      description: await describe(tx, quotation, instalment, wish.language),
      language: wish.language,
      successUrl: wish.successUrl,
      expiresAt: attempt.expiresAt,
    });
    return { paymentId, amountIdr: instalment.amountIdr, expiresAt: attempt.expiresAt };
  });
  return { payment: await ctx.payments.open(paymentId), amountIdr, expiresAt };
}

/** An instalment that this viewer may see, with its quotation; someone else's is not there. */
export async function instalmentFor(
  tx: Tx | QuotationsContext['db'],
  viewer: Viewer,
  id: string,
): Promise<{ instalment: Instalment; quotation: Quotation } | null> {
  const instalment = await findInstalment(tx, id);
  const quotation = instalment && (await findQuotation(tx, viewer, instalment.quotationId));
  return quotation ? { instalment, quotation } : null;
}

/** The try that is open, unless its time is over and no one has noticed yet: the sweep closes it within the minute. */
async function attemptFor(tx: Tx, ctx: QuotationsContext, instalment: Instalment): Promise<Attempt> {
  const now = ctx.clock.now();
  const open = (await openAttempts(tx, [instalment.id])).get(instalment.id);
  if (open) return open.expiresAt > now ? open : refuseWith('server.unavailable', { retryAfterSeconds: 60 });
  return insertAttempt(tx, instalment.id, now, now + ctx.paymentLifeMsAt(now));
}

async function describe(tx: Tx, quotation: Quotation, { label }: Instalment, language: Language): Promise<string> {
  const vendor = await vendorContact(tx, quotation.vendorId);
  const t = messagesIn(language, quotationMessagesEn, quotationMessagesId);
  return t('payment_description', { label: instalmentName(label, language), number: quotation.number, vendor: vendor?.businessName ?? '' });
}

/** Where the payer comes back to, as a whole address: a path of ours, or an address on one of our own origins. Anything else is refused. (reliability S32, S45) */
export function successUrlOf(ctx: QuotationsContext, asked: string, request: FastifyRequest): string {
  if (asked.startsWith('/')) {
    const path = safeRedirectTarget(asked, '');
    return path === '' ? refuseWith('payments.success_url_refused', { field: 'success_url' }) : ctx.addresses.back(request, path);
  }
  const url = URL.parse(asked);
  const isOurs = url !== null && url.username === '' && url.password === '' && ctx.addresses.isOwnOrigin(url.origin, request);
  return isOurs ? url.href : refuseWith('payments.success_url_refused', { field: 'success_url' });
}
