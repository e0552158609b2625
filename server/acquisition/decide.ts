import type { acceptAcquisition } from '../../contract/acquisition.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { checkInvitation, knownContact } from '../../core/acquisition/contact.ts';
import { checkEmail } from '../../core/identity/email.ts';
import { checkReason } from '../../core/operations/reason.ts';
import { fieldsOf } from '../../core/unknown.ts';
import { openVendor, vendorOfAccount } from '../catalogue/api.ts';
import { accountNames } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, isConflict, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { AcquisitionContext, Decider } from './context.ts';
import { lockAcquisition, type StoredAcquisition, writeDecision } from './store.ts';
import { keptReason } from '../../texts/stock-reasons.ts';

const undecided = async (tx: Tx, id: string): Promise<StoredAcquisition> => {
  const found = (await lockAcquisition(tx, id)) ?? refuseWith('request.not_found');
  return found.status === 'new' ? found : refuseWith('operations.already_decided');
};

/** Makes the account and the unpublished vendor of a business and emails its invitation, all or nothing. Answers the vendor's id. */
export async function acceptApplication(
  { db, clock, invite }: AcquisitionContext,
  by: Decider,
  id: string,
  wish: BodyOf<typeof acceptAcquisition>,
): Promise<number> {
  const checked = checkInvitation(wish);
  if (!checked.ok) throw new Refused(checked.refusals);
  const { business_name: businessName, contact_name: name, email } = checked.value;
  return inTransaction(db, async (tx) => {
    const { utm, payload } = await undecided(tx, id);
    const { category, city } = knownContact(fieldsOf(JSON.parse(payload)));
    const accountId = await invite.account(tx, { email, name, language: wish.language, utm });
    const vendorId = await openVendor(tx, { accountId, businessName, category, city });
    await writeDecision(tx, id, { status: 'accepted', at: new Date(clock.now()), by: by.accountId, reason: null, accountId });
    await writeAudit(tx, {
      action: 'acquisition.accepted',
      accountId: by.accountId,
      address: by.address,
      subject: `vendor:${vendorId}`,
      result: 'done',
      detail: { acquisition: id },
    });
    return vendorId;
  });
}

/** No account is made and no email goes out; the reason is for operators and the audit log. Decided before: `operations.already_decided`. */
export async function dismissApplication({ db, clock }: AcquisitionContext, by: Decider, id: string, rawReason: string): Promise<void> {
  const reason = checkReason(rawReason, 'application_dismissed');
  if (!reason.ok) throw new Refused(reason.refusals);
  const kept = keptReason(reason.value, 'application_dismissed');
  await inTransaction(db, async (tx) => {
    await undecided(tx, id);
    await writeDecision(tx, id, {
      status: 'dismissed',
      at: new Date(clock.now()),
      by: by.accountId,
      reason: kept,
      accountId: null,
    });
    await writeAudit(tx, {
      action: 'acquisition.dismissed',
      accountId: by.accountId,
      address: by.address,
      subject: `acquisition:${id}`,
      result: 'done',
      detail: { reason: kept },
    });
  });
}

/** A reminder a day is kind, one an hour is not. */
const perInvitation = { attempts: 3, windowSeconds: 86_400 };

/** Emails a fresh invitation to a business that was accepted and has not chosen its password yet, at the address that is right. */
export async function inviteOnceMore({ db, throttle, invite }: AcquisitionContext, by: Decider, id: string, asked: string): Promise<void> {
  const email = checkEmail(asked);
  if (!email.ok) throw new Refused(email.refusals);
  const wait = await throttle.hit(db, `invitation ${id}`, perInvitation);
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  const inviting = inTransaction(db, async (tx) => {
    const { accountId } = (await lockAcquisition(tx, id)) ?? refuseWith('request.not_found');
    if (accountId === null) return refuseWith('request.not_found');
    const vendor = (await vendorOfAccount(tx, accountId)) ?? refuseWith('request.not_found');
    const before = (await accountNames(tx, [accountId])).get(accountId)?.email;
    await invite.again(tx, accountId, email.value);
    await writeAudit(tx, {
      action: 'acquisition.invited_again',
      accountId: by.accountId,
      address: by.address,
      subject: `vendor:${vendor.id}`,
      result: 'done',
      detail: { isAddressCorrected: before !== email.value },
    });
  });
  await inviting.catch((fault: unknown) => {
    if (isConflict(fault)) return refuseWith('acquisition.email_taken', { field: 'email' });
    throw fault;
  });
}
