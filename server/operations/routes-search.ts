import * as contract from '../../contract/operations-search.ts';
import { timelineOf } from '../../core/operations/payment-case.ts';
import { maySee, type SearchKind, wordsToFind } from '../../core/operations/search.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import { weddingOf } from '../clients/api.ts';
import { accountNames, coupleRecord } from '../identity/api.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { paymentForOperator, paymentsOfAccount, type OperatorPayment } from '../payments/api.ts';
import { instalmentIdsOf, instalmentsOf, quotationsOfCouple } from '../quotations/api.ts';
import type { Connection } from '../kit/database.ts';
import { refundAskedFor } from './proposals-store.ts';
import type { OperationsContext } from './context.ts';
import { namesFor, originsOf } from './names.ts';
import { noteLook } from './notes.ts';
import { operatorOf } from './operator.ts';
import { paymentLine } from './payment-line.ts';
import { searchEverything } from './search.ts';

const rowsMax = 50;
const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** What an operator may not see is not there. */
function assertSees(kind: SearchKind, { permissions }: Session): void {
  if (!maySee(kind, permissions)) refuseWith('request.not_found');
}

/** Couples and payments are shown to those whose permissions include them, otherwise `request.not_found`. Each look is audited. */
export function bindSearch({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.searchEverything, async (call) => ({
    data: await searchEverything(db, wordsToFind(call.query.q), call),
  }));
  serve(contract.showCouple, async (call) => {
    assertSees('couple', call.session);
    const couple = (await coupleRecord(db, call.params.id)) ?? refuseWith('request.not_found');
    await noteLook(ctx, operatorOf(call), `account:${couple.id}`);
    return { data: await presentCouple(ctx, couple, call.language) };
  });
  serve(contract.showPayment, async (call) => {
    assertSees('payment', call.session);
    const payment = (await paymentForOperator(db, call.params.id)) ?? refuseWith('request.not_found');
    await noteLook(ctx, operatorOf(call), `payment:${payment.id}`);
    return { data: await presentCase(ctx, payment, call.language) };
  });
}

async function presentCouple({ db }: OperationsContext, couple: NonNullable<Awaited<ReturnType<typeof coupleRecord>>>, language: Language) {
  const [wedding, quotations, payments] = await Promise.all([
    weddingOf(db, couple.id),
    quotationsOfCouple(db, couple.id, rowsMax),
    paymentsOfAccount(db, couple.id, rowsMax),
  ]);
  const [instalments, names, origins] = await Promise.all([
    instalmentsOf(
      db,
      quotations.map(({ id }) => id),
    ),
    namesFor(db, language, { vendors: quotations.map(({ vendorId }) => vendorId) }),
    originsOf(
      db,
      payments.map(({ subject }) => subject),
    ),
  ]);
  const { id, name, email, createdAt, confirmedAt, isActive } = couple;
  return {
    id,
    name: nameFor(name, language),
    email,
    language: couple.language,
    created_at: iso(createdAt),
    confirmed_at: isoOrNull(confirmedAt),
    is_active: isActive,
    wedding_date: wedding?.day ?? null,
    quotations: quotations.map(({ id: quotationId, number, version, state, vendorId, totalIdr }) => ({
      number,
      version,
      status: state,
      vendor: partyOf(names.vendor(vendorId)),
      total: totalIdr ?? 0,
      instalments: instalments
        .filter((one) => one.quotationId === quotationId)
        .map(({ label, amountIdr, dueOn, state: status }) => ({
          label: instalmentName(label, language),
          amount: amountIdr,
          due_date: dueOn,
          status,
        })),
    })),
    payments: payments.map((payment) => paymentLine(payment, origins.get(payment.subject.id), language)),
  };
}

/** What was asked of giving back the instalment that a payment was for, and how it was refused if it was. Instants are epoch milliseconds. */
async function refundAsked(db: Connection, attemptId: string) {
  const instalmentId = (await instalmentIdsOf(db, [attemptId])).get(attemptId);
  const asked = instalmentId === undefined ? null : await refundAskedFor(db, instalmentId);
  if (asked === null) return null;
  const { status, decision } = asked;
  const refused = status === 'refused' && decision !== null ? { ...decision, at: decision.at.getTime() } : null;
  return { at: asked.askedAt.getTime(), by: asked.askedBy, reason: asked.reason ?? '', refused };
}

const partyOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });

async function presentCase({ db }: OperationsContext, payment: OperatorPayment, language: Language) {
  const [origins, payers, asked] = await Promise.all([
    originsOf(db, [payment.subject]),
    accountNames(db, [payment.accountId]),
    payment.subject.kind === 'instalment' ? refundAsked(db, payment.subject.id) : null,
  ]);
  const timeline = timelineOf({ ...payment, asked });
  const origin = origins.get(payment.subject.id);
  const names = await namesFor(db, language, { vendors: origin ? [origin.vendorId] : [], operators: timeline.map(({ by }) => by) });
  const payer = payers.get(payment.accountId);
  return {
    ...paymentLine(payment, origin, language),
    payer: payer ? { ...payer, id: payment.accountId, name: nameFor(payer.name, language) } : null,
    vendor: origin ? partyOf(names.vendor(origin.vendorId)) : null,
    gateway: payment.gateway,
    reference: payment.reference,
    expires_at: iso(payment.expiresAt),
    timeline: timeline.map(({ at, step, note, by }) => ({ at: iso(at), step, note, by: names.operator(by) })),
  };
}
