// Xendit's Invoice API behind the payment gateway port. (decision 0018 names the pages of its documentation)
import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { GatewayOutage, type PaymentGateway, type PaymentNotice, type WebhookVerdict } from '../ports/payment-gateway.ts';
import { xenditApi, type XenditApi } from './xendit-api.ts';

export interface XenditOptions {
  /** Where its API is, without a path. */
  readonly url: string;
  readonly secretKey: string;
  /** Who we are to it: every invoice names the business it belongs to. */
  readonly businessId: string;
  /** What its webhooks carry as `x-callback-token`; two while one is being replaced. */
  readonly callbackTokens: readonly string[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const tokenHeader = 'x-callback-token';
const idShape = /^[\w-]{1,100}$/;

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const accountNumber = z.string().regex(/^\d{6,30}$/);
/** A number that is none says nothing; it is no reason not to read the rest. */
const namedNumber = accountNumber.optional().catch(undefined);
/** What invoices and webhooks about them have in common. Anything else in them is left unread. */
const invoice = z.object({
  id: z.string().regex(idShape),
  external_id: z.string().min(1).max(255),
  user_id: z.string().max(100),
  amount: z.int().positive(),
  currency: z.string().max(10).default('IDR'),
  status: z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']),
  created: instant,
  paid_amount: z.int().nonnegative().nullish(),
  paid_at: instant.nullish(),
  expiry_date: instant.nullish(),
  payment_method: z.unknown().optional(),
  payment_destination: namedNumber,
  available_banks: z
    .array(z.object({ bank_account_number: namedNumber }))
    .optional()
    .catch(undefined),
});
type Invoice = z.output<typeof invoice>;
const isMoney = (status: string): boolean => status === 'PAID' || status === 'SETTLED';

const invoicePage = invoice.and(z.object({ invoice_url: z.url({ protocol: /^https?$/ }).max(2_000) }));
type InvoicePage = z.output<typeof invoicePage>;
const bankNumbers = z.object({
  available_banks: z
    .array(
      z.object({
        bank_code: z.string(),
        bank_account_number: accountNumber.optional(),
      }),
    )
    .optional(),
});

/**
 * Money has a time and an amount exactly when the state says that there is money, and an invoice is paid with its own amount: what was paid is held
 * against ours as well, which names the difference better when it is that.
 */
const isContradictory = ({ status, paid_at: paidAt, paid_amount: paidAmount, amount }: Invoice): boolean =>
  isMoney(status) !== (typeof paidAt === 'number') || (isMoney(status) ? (paidAmount ?? amount) !== amount : (paidAmount ?? 0) !== 0);

const statusOf = { PENDING: 'pending', PAID: 'paid', SETTLED: 'paid', EXPIRED: 'expired' } as const;

/** Where money may be sent, and where it arrived: the destination of other methods is no account. */
const numbersIn = ({ payment_method: method, payment_destination: paidTo, available_banks: banks = [] }: Invoice): readonly string[] =>
  [method === 'BANK_TRANSFER' ? paidTo : undefined, ...banks.map(({ bank_account_number: number }) => number)].filter(
    (number) => number !== undefined,
  );

/** An invoice that has expired takes no money, so what Xendit calls paid was in time by its own clock. */
const noticeOf = (told: Invoice): PaymentNotice => {
  const paidAt = isMoney(told.status) ? (told.paid_at ?? null) : null;
  return {
    paymentId: told.external_id,
    reference: told.id,
    merchant: told.user_id,
    amountIdr: paidAt === null ? told.amount : (told.paid_amount ?? told.amount),
    currency: told.currency,
    status: statusOf[told.status],
    paidAt,
    payableUntilAt: paidAt === null ? (told.expiry_date ?? told.created) : paidAt + 1,
    virtualAccounts: numbersIn(told),
    isContradictory: isContradictory(told),
  };
};

/** Compared as hashes, so that neither the time nor the length tells how near a guess was. */
function isToken(shown: unknown, tokens: readonly string[]): boolean {
  if (typeof shown !== 'string') return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return tokens.filter((token) => timingSafeEqual(digest(token), digest(shown))).length > 0;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Its checkout page lies beside its API: money is not led to a host that an answer happens to name. */
function assertOwnPage(page: string, api: string): void {
  const [at, own] = [new URL(page), new URL(api)];
  const parent = own.hostname.split('.').slice(1).join('.');
  const isOwn = at.protocol === own.protocol && (at.hostname === own.hostname || at.hostname.endsWith(`.${parent}`));
  if (!isOwn) throw new GatewayOutage('the gateway named a page that is not its own');
}

/** An invoice that is there for the payment is used again, never a second one made; what Xendit cannot do now is an outage, to be tried again. */
export function xenditPayments({ url, secretKey, businessId, callbackTokens, now }: XenditOptions): PaymentGateway {
  const api: XenditApi = xenditApi({ url, secretKey });
  /** Every invoice for one payment of ours, the first one first: Xendit lets an external id be used again. */
  const invoicesFor = async (paymentId: string): Promise<InvoicePage[]> => {
    const found = await api.get(`/v2/invoices?external_id=${encodeURIComponent(paymentId)}`, z.array(invoicePage));
    return (found ?? [])
      .filter((one) => one.external_id === paymentId)
      .toSorted((one, other) => one.created - other.created || (one.id < other.id ? -1 : 1));
  };
  return {
    name: 'xendit',
    merchant: businessId,
    async createPayment({ paymentId, amountIdr, currency, description, language, successUrl, expiresAt }) {
      const [known] = await invoicesFor(paymentId);
      const opened =
        known ??
        (await api.post(
          '/v2/invoices/',
          {
            external_id: paymentId,
            amount: amountIdr,
            currency,
            description,
            locale: language,
            invoice_duration: Math.max(1, Math.ceil((expiresAt - now()) / 1_000)),
            should_send_email: false,
            success_redirect_url: successUrl,
            failure_redirect_url: successUrl,
          },
          invoicePage,
          paymentId,
        ));
      // Two processes may have found nothing and both opened one: the first stays, the other takes no money.
      const [first = opened] = known ? [known] : await invoicesFor(paymentId);
      if (first.id !== opened.id) await api.post(`/invoices/${opened.id}/expire!`, {}, invoice, opened.id);
      assertOwnPage(first.invoice_url, url);
      return { reference: first.id, paymentUrl: first.invoice_url, virtualAccounts: numbersIn(first) };
    },
    async readPayment(reference) {
      const found = idShape.test(reference) ? await api.get(`/v2/invoices/${reference}`, invoice) : null;
      return found && noticeOf(found);
    },
    async paymentCode(reference, method, bank) {
      // QRIS and cards are on its page; a virtual account number only once the invoice names it.
      if (method === 'qris' || !idShape.test(reference)) return null;
      const found = await api.get(`/v2/invoices/${reference}`, bankNumbers);
      return found?.available_banks?.find(({ bank_code: code }) => code === bank)?.bank_account_number ?? null;
    },
    verifyWebhook(body, headers): WebhookVerdict {
      const shown = headers[tokenHeader];
      if (shown === undefined) return { kind: 'refused', reason: 'unsigned' };
      if (!isToken(shown, callbackTokens)) return { kind: 'refused', reason: 'signature_wrong' };
      const read = invoice.safeParse(readJson(body));
      if (!read.success) return { kind: 'refused', reason: 'unreadable' };
      // It names no event and no time of sending; a payment's state only rises, so an old message changes nothing.
      return { kind: 'genuine', eventId: `invoice:${read.data.id}:${read.data.status}`, notice: noticeOf(read.data) };
    },
  };
}
