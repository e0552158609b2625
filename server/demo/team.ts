// The team of the named Gold vendor: two people and an open invitation.
import { sql } from 'kysely';
import { invitationDays } from '../../core/team/roles.ts';
import { dayMs } from '../../core/time.ts';
import { hashOf, newSecret } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import { namedMembers } from './accounts.ts';
import { insertRows } from './insert.ts';

const vendorId = 1;
const joinedDaysAgo = [120, 45];
const invitedDaysAgo = 2;
const invitedEmail = 'tari@example.test';

type Joined = { readonly id: number; readonly joinedAt: Date };

/** Since sales joined, they answer the couples whose last message came in an odd minute, and send what is quoted; finance orders the credit. */
async function fillDoings(tx: Tx, sales: Joined, finance: Joined): Promise<void> {
  await sql`
    update message m set written_by = case when extract(minute from c.last_at)::int % 2 = 1 then ${sales.id}::bigint else ${vendorId}::bigint end
    from conversation c where c.id = m.conversation_id and c.vendor_id = ${vendorId} and m.author = 'vendor' and m.sent_at > ${sales.joinedAt}`.execute(
    tx,
  );
  await sql`update quotation set sent_by = ${sales.id} where vendor_id = ${vendorId} and sent_at > ${sales.joinedAt}`.execute(tx);
  await sql`update credit_order set ordered_by = case when created_at > ${finance.joinedAt} then ${finance.id}::bigint else ${vendorId}::bigint end
    where vendor_id = ${vendorId}`.execute(tx);
}

/** Accounts of the team with ids from `first` on. */
export async function fillTeam(tx: Tx, first: number, { passwordHash, now }: { readonly passwordHash: string; readonly now: number }) {
  const ago = (days: number): Date => new Date(now - days * dayMs);
  const people = namedMembers.map((member, index) => ({ ...member, id: first + index, joinedAt: ago(joinedDaysAgo[index] ?? 1) }));
  await insertRows(
    tx,
    'account',
    people.map(({ id, email, displayName, joinedAt }) => ({
      id,
      type: 'vendor' as const,
      email,
      password_hash: passwordHash,
      display_name: displayName,
      language: 'id' as const,
      email_confirmed_at: joinedAt.toISOString(),
      is_demo: true,
      created_at: joinedAt.toISOString(),
    })),
  );
  await tx
    .insertInto('team_member')
    .values(people.map(({ id, memberRole, joinedAt }) => ({ account_id: id, vendor_id: vendorId, role: memberRole, joined_at: joinedAt })))
    .execute();
  const [sales, finance] = people;
  if (sales !== undefined && finance !== undefined) await fillDoings(tx, sales, finance);
  await tx
    .insertInto('team_invitation')
    .values({
      vendor_id: vendorId,
      email: invitedEmail,
      role: 'viewer',
      token_hash: hashOf(newSecret()),
      sent_at: ago(invitedDaysAgo),
      expires_at: ago(invitedDaysAgo - invitationDays),
    })
    .execute();
  await tx
    .insertInto('team_event')
    .values([
      ...people.flatMap(({ id, email, displayName, memberRole: role, joinedAt: at }) => [
        { vendor_id: vendorId, at: new Date(at.getTime() - dayMs), kind: 'invited' as const, by_account_id: vendorId, person: email, role },
        { vendor_id: vendorId, at, kind: 'joined' as const, by_account_id: id, person: displayName, role },
      ]),
      { vendor_id: vendorId, at: ago(invitedDaysAgo), kind: 'invited', by_account_id: vendorId, person: invitedEmail, role: 'viewer' },
    ])
    .execute();
}
