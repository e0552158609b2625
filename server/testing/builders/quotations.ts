import { createPayment } from '../../../contract/payments.ts';
import { askForQuotation } from '../../../contract/inquiries.ts';
import { answerOf } from '../answer-of.ts';
import { type Quotation, saveQuotation } from '../../../contract/quotations.ts';
import type { QuotationContent } from '../../../core/quotations/content.ts';
import { addDays, businessDayOf } from '../../../core/time.ts';
import type { Answer } from './context.ts';
import type { BuiltAccount, BuiltVendor } from './accounts.ts';
import type { Payable } from './credit.ts';
import type { BuilderContext } from './context.ts';

/** A vendor and a couple between whom a quotation stands. */
export interface Quoted {
  readonly vendor: BuiltVendor;
  readonly couple: BuiltAccount;
  readonly quotation: Quotation;
}
type As = { readonly sessionId: string };

/** Each step from inquiry to payment, over HTTP, as its own side does it. */
export function quotationBuilders({ call, clock }: BuilderContext) {
  const answered = (answer: Answer): Quotation => {
    if (answer.status !== 200) throw new Error(`the quotation did not get on: ${answer.text}`);
    return answerOf(saveQuotation, answer.body).quotation;
  };
  const at = (id: string, act = '') => `/ms/quotation/v1/quotations/${id}${act}`;
  return {
    /** A couple asks a vendor; answers the inquiry's id. */
    async inquiry(couple: As, vendorId: number, wish: { event_date?: string; wishes?: string } = {}): Promise<string> {
      const body = { event_date: addDays(businessDayOf(clock.now()), 200), place: 'Pendopo Agung', wishes: 'Nuansa kebun', ...wish };
      const answer = await call('POST', `/v2/vendors/${vendorId}/inquiries`, { as: couple, body });
      if (answer.status !== 201) throw new Error(`the inquiry was not sent: ${answer.text}`);
      return answerOf(askForQuotation, answer.body).data.id;
    },
    /** What a draft needs to be sent: Rp 10 000 000 in three instalments, 30, 40 and 30 percent. */
    quotationContent(change: Partial<QuotationContent> = {}): QuotationContent {
      const today = businessDayOf(clock.now());
      const row = (label: string, value: number, days: number) =>
        ({ label, kind: 'percent', value, due_date: addDays(today, days) }) as const;
      return {
        event_date: addDays(today, 200),
        event_place: 'Pendopo Agung',
        items: [{ name: 'Dekorasi', quantity: 1, unit: 'paket', price: 10_000_000 }],
        discount: { kind: 'none' },
        is_taxed: false,
        valid_until: addDays(today, 14),
        schedule: [row('Uang muka', 30, 7), row('Cicilan kedua', 40, 90), row('Pelunasan', 30, 180)],
        notes: '',
        terms: '',
        ...change,
      };
    },
    /** A draft, filled in and saved. */
    async draft(vendor: As, inquiryId: string, change: Partial<QuotationContent> = {}): Promise<Quotation> {
      const begun = answered(await call('POST', `/ms/deals/api/v1/inquiries/${inquiryId}/quotation`, { as: vendor }));
      const body = { revision: begun.revision, content: this.quotationContent(change) };
      return answered(await call('PUT', at(begun.id), { as: vendor, body }));
    },
    /** A quotation that lies before the couple. */
    async sentQuotation(by: Pick<Quoted, 'vendor' | 'couple'>, change: Partial<QuotationContent> = {}): Promise<Quoted> {
      const { vendor, couple } = by;
      const draft = await this.draft(vendor, await this.inquiry(couple, vendor.vendorId), change);
      const quotation = answered(await call('POST', at(draft.id, '/send'), { as: vendor, body: { revision: draft.revision } }));
      return { vendor, couple, quotation };
    },
    /** A quotation the couple has accepted: its instalments can be paid. */
    async acceptedQuotation(by: Pick<Quoted, 'vendor' | 'couple'>, change: Partial<QuotationContent> = {}): Promise<Quoted> {
      const sent = await this.sentQuotation(by, change);
      const quotation = answered(await call('POST', at(sent.quotation.id, '/accept'), { as: by.couple }));
      return { ...sent, quotation };
    },
    /** Opens the payment of an instalment, counted from 0. */
    async instalmentPayment({ couple, quotation }: Quoted, position = 0): Promise<Payable> {
      const answer = await call('POST', '/ms/pay/v1/payments', { as: couple, body: paymentRequest(quotation.instalments[position]?.id) });
      if (answer.status !== 200) throw new Error(`the payment was not opened: ${answer.text}`);
      const { id, amount, expires_at } = answerOf(createPayment, answer.body).data;
      return { order: { total: amount, expires_at }, payment: { id } };
    },
  };
}

/** What the browser sends to pay an instalment. (spec 3, Payment request) */
export const paymentRequest = (id: string | null | undefined, successUrl = '/account/quotations') => ({
  targeted_currency: 'IDR',
  product_items: [{ product_id: 6, data: { payment_schedule_id: id }, quantity: 1 }],
  success_url: successUrl,
});
