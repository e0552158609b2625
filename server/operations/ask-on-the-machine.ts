// Requests made on the command line (`npm run operator`) that an operator decides on the screen.
import type { Permission } from '../../contract/endpoint.ts';
import { acts, defaultAllowanceLimits, proposalLifeMs } from '../../core/operations/proposal.ts';
import { giveRights, operatorRightsOf } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { expireAbout, insertProposal, type NewProposal, oneAfterTheOther, waitingAbout } from './proposals-store.ts';

interface NamedOperator {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** The enabled operator with this e-mail address. */
export async function operatorBy(tx: Tx, email: string): Promise<NamedOperator> {
  const row = await tx
    .selectFrom('account')
    .select(['id', 'email', 'display_name'])
    .where('email', '=', email)
    .where('type', '=', 'operator')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no operator ${email}`);
  return { id: row.id, email: row.email, name: row.display_name };
}

/**
 * Gives at once what no one holds yet, and asks for the rest: someone who holds it approves it. `asker` is the operator who asks, and cannot approve.
 * Answers what waits.
 */
export async function askForRights(
  tx: Tx,
  { operator, wanted, asker }: { readonly operator: NamedOperator; readonly wanted: readonly Permission[]; readonly asker: string },
): Promise<readonly Permission[]> {
  await oneAfterTheOther(tx);
  const held = await permissionsHeld(tx, operator.id);
  const first = wanted.filter((permission) => !held.includes(permission));
  const waiting = wanted.filter((permission) => held.includes(permission));
  if (first.length > 0) {
    await giveRights(tx, operator.id, first);
    const detail = { permissions: first.join(','), nobodyHeldThem: true };
    await writeAudit(tx, {
      action: 'operator-rights-given',
      accountId: operator.id,
      subject: `account:${operator.id}`,
      result: 'done',
      detail,
    });
  }
  if (waiting.length === 0) return [];
  if (asker === '') throw new Error(`Others hold ${waiting.join(', ')}: say at the end which operator asks, and another one approves it.`);
  const askedBy = (await operatorBy(tx, asker)).id;
  await ask(tx, {
    kind: 'operator_rights',
    subject: `account:${operator.id}`,
    concerns: [operator.id],
    terms: { permissions: waiting.join(','), name: operator.name, email: operator.email },
    ground: `holds ${((await operatorRightsOf(tx, operator.id)) ?? []).join(',')}`,
    askedBy,
  });
  return waiting;
}

/** Asks that an operator be no longer kept away from a vendor's account. */
export async function askToEndRelation(
  tx: Tx,
  { operatorId, accountId }: { readonly operatorId: number; readonly accountId: number },
): Promise<void> {
  await oneAfterTheOther(tx);
  const rows = await tx
    .selectFrom('account')
    .leftJoin('vendor', 'vendor.account_id', 'account.id')
    .select(['account.id', 'account.display_name', 'account.email', 'vendor.id as vendor_id'])
    .where('account.id', 'in', [operatorId, accountId])
    .execute();
  const operator = rows.find(({ id }) => id === operatorId);
  await ask(tx, {
    kind: 'relation_ended',
    subject: `account:${accountId}`,
    vendorId: rows.find(({ id }) => id === accountId)?.vendor_id ?? null,
    concerns: [operatorId, accountId],
    terms: { operator_id: operatorId, name: operator?.display_name ?? '', email: operator?.email ?? '' },
    ground: 'related',
    askedBy: operatorId,
  });
}

type OnTheMachine = Pick<NewProposal, 'kind' | 'subject' | 'concerns' | 'terms' | 'ground' | 'askedBy'> & {
  readonly vendorId?: number | null;
};
async function ask(tx: Tx, asked: OnTheMachine): Promise<void> {
  const now = Date.now();
  await expireAbout(tx, asked.subject, now);
  if ((await waitingAbout(tx, [asked.subject], now)).size > 0)
    throw new Error('This already waits for another operator at /operations/proposals.');
  const { allowance } = acts[asked.kind];
  const proposal = await insertProposal(tx, {
    vendorId: null,
    ...asked,
    amountIdr: null,
    reason: null,
    needsSecond: true,
    allowance,
    weight: 1,
    limitThen: defaultAllowanceLimits[allowance],
    askedAt: now,
    expiresAt: now + proposalLifeMs,
    idempotencyKey: null,
  });
  const detail = { proposal: proposal.id, act: asked.kind };
  await writeAudit(tx, { action: 'proposals.asked', accountId: asked.askedBy, subject: asked.subject, result: 'done', detail });
}

/** Every permission that an enabled operator other than this one holds. */
async function permissionsHeld(tx: Tx, except: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('operator_permission')
    .innerJoin('account', 'account.id', 'operator_permission.account_id')
    .select('operator_permission.permission')
    .distinct()
    .where('account.disabled_at', 'is', null)
    .where('account.id', '<>', except)
    .execute();
  return rows.map(({ permission }) => permission);
}
