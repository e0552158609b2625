import type { VendorTeam } from '../../contract/operations.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { lastSeenAmong, openSessionsAmong, teamAccounts } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { membersOf } from '../team/api.ts';

type OwnedVendor = { readonly id: number; readonly accountId: number };

/** The people of a vendor, its owner first: who they are, where each is signed in, and when they were last seen. `now` is epoch milliseconds. */
export async function vendorTeam(db: Connection, vendor: OwnedVendor, language: Language, now: number): Promise<VendorTeam> {
  const people = [{ accountId: vendor.accountId, role: 'owner' as const }, ...(await membersOf(db, vendor.id))];
  const ids = people.map(({ accountId }) => accountId);
  const [accounts, sessions, seen] = await Promise.all([teamAccounts(db, ids), openSessionsAmong(db, ids, now), lastSeenAmong(db, ids)]);
  return people.flatMap(({ accountId, role }) => {
    const account = accounts.get(accountId);
    if (account === undefined) return [];
    const { uuid, name, email } = account;
    return [
      {
        uuid,
        name: nameFor(name || null, language),
        // What is left of a deleted account is no address.
        email: name === '' ? null : email,
        role,
        last_seen_at: seen.get(accountId)?.toISOString() ?? null,
        sessions: (sessions.get(accountId) ?? []).map(({ device, address, startedAt, lastSeenAt }) => ({
          device,
          address,
          started_at: startedAt.toISOString(),
          last_seen_at: lastSeenAt.toISOString(),
        })),
      },
    ];
  });
}

/** The account of someone in a vendor's team; null when nobody of it has this id. */
export async function accountInTeam(db: Connection, vendor: OwnedVendor, uuid: string): Promise<number | null> {
  const ids = [vendor.accountId, ...(await membersOf(db, vendor.id)).map(({ accountId }) => accountId)];
  return [...(await teamAccounts(db, ids))].find(([, account]) => account.uuid === uuid)?.[0] ?? null;
}
