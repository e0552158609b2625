import type { AnswerOf } from '../../contract/endpoint.ts';
import * as contract from '../../contract/operations.ts';
import { offsetOf } from '../../core/paging.ts';
import type { Language } from '../../texts/typed.ts';
import { accountManagers } from '../identity/api.ts';
import type { Service } from '../kit/serve.ts';
import { setAccountManager } from './account-manager.ts';
import type { OperationsContext } from './context.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentVendor } from './present.ts';
import { waitingFor } from './present-proposal.ts';
import { vendorMoney } from './vendor-money.ts';
import { vendorTeam } from './vendor-team.ts';
import { changeVendorStatus, endVendorSessions, findVendors, showVendor } from './vendors.ts';

type Asker = Parameters<typeof operatorOf>[0] & { readonly language: Language };

/** `is_related`: the operator is kept away from this vendor, and what they do to it is refused with `operations.related_vendor`. */
export function bindVendors({ serve }: Service, ctx: OperationsContext): void {
  serve(contract.findVendors, async ({ language, query: { q, status, page, limit } }) => {
    const { rows, total } = await findVendors(ctx, { words: q.trim(), status, limit, offset: offsetOf({ page, limit }) });
    return { data: rows.map((row) => presentVendor(row, language)), meta: { page, limit, total } };
  });
  serve(contract.showVendor, async (call) => ({ data: await vendorRecord(ctx, call, call.params.id) }));
  serve(contract.listAccountManagers, async () => ({ data: await accountManagers(ctx.db) }));
  serve(contract.setAccountManager, async (call) => ({
    data: { account_manager: await setAccountManager(ctx, operatorOf(call), call.params.id, call.body.operator_id) },
  }));
  serve(contract.changeVendorStatus, async (call) => ({
    data: await changeVendorStatus(ctx, operatorOf(call), call.params.id, call.body),
  }));
  serve(contract.endVendorSessions, async (call) => ({
    data: { ended: await endVendorSessions(ctx, operatorOf(call), call.params.id, call.body) },
  }));
}

/** A vendor as its page for operators shows it. */
async function vendorRecord(ctx: OperationsContext, call: Asker, vendorId: number): Promise<AnswerOf<typeof contract.showVendor>['data']> {
  const { vendor, contact, record, changes, services, earnings, manager, isRelated } = await showVendor(ctx, operatorOf(call), vendorId);
  const subject = `vendor:${vendor.id}`;
  const [names, waiting, money, team] = await Promise.all([
    namesFor(ctx.db, call.language, { operators: changes.map(({ by }) => by) }),
    waitingFor(ctx.db, call, [subject], ctx.clock.now()),
    vendorMoney(ctx.db, { id: vendor.id, accountId: contact.accountId }, call),
    vendorTeam(ctx.db, contact, call.language, ctx.clock.now()),
  ]);
  return {
    ...presentVendor(vendor, call.language),
    email: vendor.name === null ? null : contact.email,
    phone: contact.phone,
    language: contact.language,
    created_at: record.createdAt.toISOString(),
    published_at: record.publishedAt?.toISOString() ?? null,
    is_complete: record.isComplete,
    membership: services.flatMap(({ held, category, city }) =>
      held === null
        ? []
        : [{ plan: held.plan, service: { en: `${category.en}, ${city}`, id: `${category.id}, ${city}` }, ends_on: held.endsOn }],
    ),
    money,
    earnings: {
      received: earnings.receivedIdr,
      available: earnings.availableIdr,
      under_way: earnings.underWayIdr,
      paid_out: earnings.paidOutIdr,
    },
    account_manager: manager,
    is_related: isRelated,
    proposal: waiting.get(subject) ?? null,
    team,
    status_changes: changes.map(({ from, to, reason, at, by }) => ({ from, to, reason, at: at.toISOString(), by: names.operator(by) })),
  };
}
