import { describe, expect, test } from 'vitest';
import { acts, invitedRoles, may, type Role, roles, teamMax, whyNotInvited } from './roles.ts';

/** The table, written down a second time. */
const allowed: Readonly<Record<Role, readonly string[]>> = {
  owner: ['view', 'clients', 'profile', 'ads', 'spending', 'finances', 'documents', 'payouts', 'team', 'account'],
  manager: ['view', 'clients', 'profile', 'ads', 'spending', 'finances', 'documents'],
  sales: ['view', 'clients'],
  finance: ['view', 'spending', 'finances', 'documents', 'payouts'],
  viewer: ['view'],
};
test.each(roles)('%s may do what its row says', (role) => expect(acts.filter((act) => may(role, act))).toEqual(allowed[role]));
test('anyone can be invited as anything but the owner', () => expect(invitedRoles).toEqual(roles.filter((role) => role !== 'owner')));

describe('an address is not invited', () => {
  const team = { members: ['owner@a.test', 'sales@a.test'], invited: ['next@a.test'] };
  const full = { members: ['owner@a.test'], invited: Array.from({ length: teamMax - 1 }, (_, n) => `p${n}@a.test`) };
  test.each([
    [team, 'new@a.test', null],
    [team, 'sales@a.test', 'team.already_member'],
    [team, 'owner@a.test', 'team.already_member'],
    [team, 'next@a.test', 'team.already_invited'],
    [full, 'new@a.test', 'team.full'],
    [{ ...full, invited: full.invited.slice(1) }, 'new@a.test', null],
  ])('%#', (to, email, code) => expect(whyNotInvited(to, email)?.code ?? null).toBe(code));
});
