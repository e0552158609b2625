import type { Team } from '../../contract/team.ts';
import { may, teamMax } from '../../core/team/roles.ts';
import { teamAccounts, withFactor } from '../identity/api.ts';
import type { Session } from '../kit/session.ts';
import type { TeamContext } from './context.ts';
import { requiresFactor } from './factor-rule.ts';
import { eventsOf, invitationsOf, membersOf } from './store.ts';

/** A team as one of its people sees it: the owner also who is invited and what was changed. */
export async function presentTeam(
  { db, clock }: TeamContext,
  { accountId, vendor }: { readonly accountId: number; readonly vendor: NonNullable<Session['vendor']> },
): Promise<Team> {
  const isKeeper = may(vendor.role, 'team');
  const [members, invitations, events] = await Promise.all([
    membersOf(db, vendor.id),
    isKeeper ? invitationsOf(db, vendor.id) : [],
    isKeeper ? eventsOf(db, vendor.id) : [],
  ]);
  const ids = [vendor.ownerId, ...members.map((member) => member.accountId), ...events.map((event) => event.byAccountId)];
  const [accounts, factors, isRequired] = await Promise.all([
    teamAccounts(db, [...new Set(ids)]),
    withFactor(db, isKeeper ? ids : []),
    requiresFactor(db, vendor.id),
  ]);
  const rows = [{ accountId: vendor.ownerId, role: 'owner', joinedAt: null } as const, ...members];
  const now = clock.now();
  return {
    members: rows.flatMap((row) => {
      const account = accounts.get(row.accountId);
      if (account === undefined) return [];
      const { uuid, name, email, createdAt } = account;
      return [
        {
          uuid,
          name,
          email,
          role: row.role,
          is_me: row.accountId === accountId,
          joined_at: (row.joinedAt ?? createdAt).toISOString(),
          has_second_factor: isKeeper ? factors.has(row.accountId) : null,
        },
      ];
    }),
    invitations: invitations.map(({ id, email, role, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      sent_at: sentAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      is_expired: expiresAt.getTime() <= now,
    })),
    events: events.map(({ at, kind, byAccountId, person, role }) => ({
      at: at.toISOString(),
      kind,
      by: accounts.get(byAccountId)?.name ?? null,
      person,
      role,
    })),
    max: teamMax,
    requires_second_factor: isRequired,
  };
}
