import { answerOf } from '../answer-of.ts';
import {
  type MembershipOrder,
  type MembershipService,
  type Offer,
  getMembership,
  orderMembership as placeOrder,
} from '../../../contract/membership.ts';
import type { Answer } from './context.ts';
import { creditBuilders, type WebhookWish } from './credit.ts';
import type { BuilderContext } from './context.ts';

type As = { readonly sessionId: string };
export interface PlacedMembership {
  readonly order: MembershipOrder;
  readonly payment: { readonly id: string; readonly payment_url: string };
}

/** Orders of a plan at the price that was offered, and their payment. */
export function membershipBuilders(context: BuilderContext) {
  const { call } = context;
  const gateway = creditBuilders(context);
  const membership = async (as: As): Promise<{ status_plan: string; services: MembershipService[] }> =>
    answerOf(getMembership, (await call('GET', '/v2/membership', { as })).body).data;
  const offer = async (as: As, plan: string, term: string): Promise<Offer & { readonly serviceId: number }> => {
    const [service] = (await membership(as)).services;
    const found = service?.offers.find((one) => one.plan === plan && one.term === term);
    if (!service || !found) throw new Error(`no offer of ${plan} for a ${term}`);
    return { ...found, serviceId: service.id };
  };
  const orderMembership = async (as: As, plan: string, term: string, part: object = {}, key?: string): Promise<Answer> => {
    const { serviceId, quote } = await offer(as, plan, term);
    return call('POST', '/v2/membership/orders', {
      as,
      body: { service_id: serviceId, plan, term, expected_total_idr: quote?.total ?? 1, ...part },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  };
  return {
    membership,
    offer,
    orderMembership,
    async placedMembership(as: As, plan: string, term: string): Promise<PlacedMembership> {
      const answer = await orderMembership(as, plan, term);
      if (answer.status !== 200) throw new Error(answer.text);
      return answerOf(placeOrder, answer.body).data;
    },
    /** The gateway speaks about a membership order. */
    membershipWebhook: (placed: PlacedMembership, wish: WebhookWish = {}): Promise<Answer> => gateway.webhook(placed, wish),
    /** A membership, ordered and paid the way everyone does. */
    async boughtMembership(as: As, plan: string, term: string): Promise<PlacedMembership> {
      const placed = await this.placedMembership(as, plan, term);
      await gateway.webhook(placed);
      return placed;
    },
  };
}
