// Valid requests of vendors about their team, and of the people they invite.
import type { Team } from '../../../../contract/team.ts';
import { type BuiltVendor, testPassword } from '../../builders/accounts.ts';
import { type Around, dataOf, granted, mailedToken, newAddress, type Requests } from './request.ts';

/** A vendor with someone in its team, and one open invitation. */
async function teamOf({ app }: Around): Promise<{ readonly as: BuiltVendor; readonly member: string; readonly invitation: string }> {
  const as = await app.build.vendor();
  await app.build.member(as.vendorId, 'sales');
  const { members, invitations } = dataOf<Team>(
    await app.call('POST', '/v2/team/invitations', { as, body: { email: newAddress(), role: 'viewer' } }),
  );
  return { as, member: members[1]?.uuid ?? '', invitation: invitations[0]?.id ?? '' };
}
/** Someone who was invited into the team of a vendor, and the token in their email. */
const invitedToTeam = async ({ app }: Around): Promise<string> => {
  const email = newAddress();
  granted(await app.call('POST', '/v2/team/invitations', { as: await app.build.vendor(), body: { email, role: 'sales' } }));
  return mailedToken(app, email);
};

export const requestsOfTeams: Requests = {
  'POST /v2/team/invitations': async ({ app }) => ({ as: await app.build.vendor(), body: { email: newAddress(), role: 'finance' } }),
  'POST /v2/team/invitations/:id/sending': async (around) => {
    const { as, invitation } = await teamOf(around);
    return { as, params: { id: invitation } };
  },
  'DELETE /v2/team/invitations/:id': async (around) => {
    const { as, invitation } = await teamOf(around);
    return { as, params: { id: invitation } };
  },
  'PUT /v2/team/members/:id/role': async (around) => {
    const { as, member } = await teamOf(around);
    return { as, params: { id: member }, body: { role: 'manager' } };
  },
  'DELETE /v2/team/members/:id': async (around) => {
    const { as, member } = await teamOf(around);
    return { as, params: { id: member } };
  },
  'POST /v2/team/leaving': async ({ app }) => ({
    as: await app.build.member((await app.build.vendor()).vendorId, 'sales'),
    body: { password: testPassword },
  }),
  'POST /v2/team/invitations/read': async (around) => ({ body: { token: await invitedToTeam(around) } }),
  'POST /v2/team/invitations/accept': async (around) => ({
    body: { token: await invitedToTeam(around), name: 'Sari Dewi', password: 'kebaya biru di balkon' },
  }),
};
