import type { HildaMembership } from '../../contract/hilda.ts';
import { afterStep, type HildaStep } from '../../core/hilda/membership.ts';
import { pages } from '../../core/identity/pages.ts';
import { checkReason } from '../../core/operations/reason.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { hildaMessagesEn } from '../../texts/messages/hilda.en.ts';
import { hildaMessagesId } from '../../texts/messages/hilda.id.ts';
import { notice } from '../../texts/notices.ts';
import { vendorContact, type VendorContact } from '../catalogue/api.ts';
import { isRelated } from '../identity/api.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { HildaContext } from './context.ts';
import { lockMember, type Member, memberOf, writeMember } from './store.ts';
import { keptReason, reasonIn } from '../../texts/stock-reasons.ts';

/** Who moves a membership on: the vendor's account, or an operator. */
interface Mover {
  readonly accountId: number;
  readonly address: string;
}

/** Where a vendor is with Hilda. */
export const statusOf = async ({ db }: HildaContext, vendorId: number): Promise<HildaMembership> => present(await memberOf(db, vendorId));

/** The vendor's own steps. Each twice is once. */
export function askOrLeave(ctx: HildaContext, by: Mover, vendorId: number, step: 'ask' | 'leave'): Promise<HildaMembership> {
  return inTransaction(ctx.db, async (tx) => present(await move(tx, ctx, by, vendorId, step)));
}

/** An operator approves or refuses a vendor's request; the vendor gets an email, and open pages are updated. */
export async function decideOnVendor(
  ctx: HildaContext,
  operator: Mover,
  vendorId: number,
  decision: { readonly verdict: 'admit' | 'refuse'; readonly reason: string },
): Promise<HildaMembership> {
  const vendor = (await vendorContact(ctx.db, vendorId)) ?? refuseWith('request.not_found');
  if (await isRelated(ctx.db, operator.accountId, vendor.accountId)) refuseWith('operations.related_vendor');
  const isAdmitted = decision.verdict === 'admit';
  const reason = isAdmitted ? '' : reasonOf(decision.reason);
  return inTransaction(ctx.db, async (tx) => {
    const member = await move(tx, ctx, operator, vendorId, decision.verdict, reason);
    await notifyVendor(tx, ctx, vendor, isAdmitted, reason);
    return present(member);
  });
}

function reasonOf(raw: string): string {
  const checked = checkReason(raw, 'hilda_declined');
  if (!checked.ok) throw new Refused(checked.refusals);
  return keptReason(checked.value, 'hilda_declined');
}

async function move(tx: Tx, ctx: HildaContext, by: Mover, vendorId: number, step: HildaStep, reason = ''): Promise<Member> {
  const now = new Date(ctx.clock.now());
  const before = await lockMember(tx, vendorId, now);
  const after = afterStep(before.status, step);
  if (!after.ok) throw new Refused(after.refusals);
  if (after.value === before.status) return before;
  const member: Member = {
    vendorId,
    status: after.value,
    askedAt: step === 'ask' ? now : before.askedAt,
    joinedAt: after.value === 'active' ? now : null,
  };
  await writeMember(tx, member);
  await writeAudit(tx, {
    action: `hilda.${step}`,
    accountId: by.accountId,
    address: by.address,
    subject: `vendor:${vendorId}`,
    result: 'done',
    detail: reason === '' ? {} : { reason },
  });
  return member;
}

async function notifyVendor(
  tx: Tx,
  { bus, notifier, addresses }: HildaContext,
  vendor: VendorContact,
  isAdmitted: boolean,
  reason: string,
): Promise<void> {
  const t = messagesIn(vendor.language, hildaMessagesEn, hildaMessagesId);
  const link = addresses.page(pages.profile, vendor.language);
  const name = vendor.businessName;
  await notifier.email(tx, {
    to: vendor.email,
    language: vendor.language,
    subject: notice(isAdmitted ? 'hilda.admitted_subject' : 'hilda.refused_subject'),
    body: isAdmitted
      ? t.body('admitted_text', { name, link })
      : t.body('refused_text', { name, reason: reasonIn(reason, vendor.language), link }),
  });
  await notifyAccounts(tx, bus, [vendor.accountId], { kind: 'account' });
}

const present = (member: Member | null): HildaMembership => ({
  status: member?.status ?? 'inactive',
  joinedAt: member?.joinedAt?.toISOString() ?? null,
});
