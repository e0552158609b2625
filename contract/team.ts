// The team of a vendor: who works in it and in which role, and whom the owner invites (decision 0152).
import * as z from 'zod';
import { invitedRoles, roles } from '../core/team/roles.ts';
import { endpoint } from './endpoint.ts';
import { nameRefusals, passwordRefusals, sessionAnswer } from './identity.ts';
import { movingMoney } from './second-factor.ts';
import { body, data, email, instant, line, params } from './shapes.ts';

const tag = 'team';
const base = '/v2/team';
const role = z.enum(invitedRoles);
const token = line(100);

const member = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  is_me: z.boolean(),
  /** When they joined; of the owner, when the account was opened. */
  joined_at: instant,
  /** Whether signing in asks them for more than the password. Only the owner sees it; null for everyone else. */
  has_second_factor: z.boolean().nullable(),
});
const invitation = z.object({ id: z.uuid(), email: z.string(), role, sent_at: instant, expires_at: instant, is_expired: z.boolean() });
export const teamEventKinds = [
  'invited',
  'sent_again',
  'withdrawn',
  'joined',
  'role_changed',
  'removed',
  'left',
  'factor_required',
  'factor_optional',
] as const;
const event = z.object({
  at: instant,
  kind: z.enum(teamEventKinds),
  /** Who did it. Null: the account was deleted. */
  by: z.string().nullable(),
  /** Whom it was done to: a name, or the address of an invitation; empty for a rule of the team. */
  person: z.string(),
  role: role.nullable(),
});
const team = z.object({
  /** The owner first, then in the order in which they joined. */
  members: z.array(member),
  /** Open invitations, newest first. Only the owner sees them. */
  invitations: z.array(invitation),
  /** What was changed, newest first, at most 50. Only the owner sees it. */
  events: z.array(event),
  /** So many people, open invitations included. */
  max: z.int(),
  /** Whether everyone who may move money needs a second factor to do it. */
  requires_second_factor: z.boolean(),
});
export type Team = z.infer<typeof team>;
export type TeamMember = z.infer<typeof member>;
export type TeamInvitation = z.infer<typeof invitation>;

export const getTeam = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List the people of my team and their roles; for the owner also open invitations and the last changes.',
  access: 'vendor-unpublished:view',
  answer: data(team),
});
export const inviteMember = endpoint({
  method: 'POST',
  path: `${base}/invitations`,
  tag,
  summary:
    'Invite someone by email. The link works for 7 days. The response does not reveal whether the address has an account elsewhere; one that has cannot accept.',
  access: 'vendor:team',
  status: 201,
  body: body({ email, role }),
  answer: data(team),
  refusals: [
    'identity.email_invalid',
    'identity.too_many_attempts',
    'team.already_member',
    'team.already_invited',
    'team.full',
    ...movingMoney,
  ],
});
export const sendInvitationAgain = endpoint({
  method: 'POST',
  path: `${base}/invitations/:id/sending`,
  tag,
  summary: 'Email a new link for 7 days. The link before it no longer works.',
  access: 'vendor:team',
  params: params({ id: z.uuid() }),
  answer: data(team),
  refusals: ['request.not_found', 'identity.too_many_attempts'],
});
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: `${base}/invitations/:id`,
  tag,
  summary: 'Withdraw an open invitation: its link no longer works.',
  access: 'vendor-unpublished:team',
  params: params({ id: z.uuid() }),
  answer: data(team),
  refusals: ['request.not_found'],
});
export const changeRole = endpoint({
  method: 'PUT',
  path: `${base}/members/:id/role`,
  tag,
  summary: 'Give someone another role. They are signed out everywhere and notified.',
  access: 'vendor-unpublished:team',
  params: params({ id: z.uuid() }),
  body: body({ role }),
  answer: data(team),
  refusals: ['request.not_found', 'identity.too_many_attempts', ...movingMoney],
});
export const requireSecondFactor = endpoint({
  method: 'PUT',
  path: `${base}/second_factor`,
  tag,
  summary: 'Require a second factor of everyone in the team whose role may move money, or stop requiring it. The owner needs one first.',
  access: 'vendor-unpublished:team',
  body: body({ required: z.boolean() }),
  answer: data(team),
  refusals: ['identity.too_many_attempts', ...movingMoney],
});
export const removeMember = endpoint({
  method: 'DELETE',
  path: `${base}/members/:id`,
  tag,
  summary: 'Remove someone from the team. They are signed out everywhere, their account is closed, and they are notified.',
  access: 'vendor-unpublished:team',
  params: params({ id: z.uuid() }),
  answer: data(team),
  refusals: ['request.not_found'],
});
export const leaveTeam = endpoint({
  method: 'POST',
  path: `${base}/leaving`,
  tag,
  summary: 'Leave the team I was invited to. Requires the password. My account is closed and signed out everywhere.',
  access: 'session',
  body: body({ password: z.string().max(1024) }),
  answers: 'nothing',
  refusals: ['request.not_found', 'team.owner_stays', 'identity.password_wrong', 'identity.too_many_attempts'],
});
export const readTeamInvitation = endpoint({
  method: 'POST',
  path: `${base}/invitations/read`,
  tag,
  summary: 'Get the team a link invites to. Expired invitations are returned too.',
  access: 'anyone',
  body: body({ token }),
  answer: data(
    z.object({
      business_name: z.string(),
      email: z.string(),
      role,
      is_expired: z.boolean(),
      /** The address has an account already, so it cannot join. Told to anyone who has its mailbox. */
      has_account: z.boolean(),
    }),
  ),
  refusals: ['team.invitation_closed'],
});
export const acceptTeamInvitation = endpoint({
  method: 'POST',
  path: `${base}/invitations/accept`,
  tag,
  summary: 'Join the team with the token of the emailed link: create the account with this name and password, and sign in.',
  access: 'anyone',
  body: body({ token, name: line(80), password: line(128) }),
  answer: sessionAnswer,
  refusals: ['team.invitation_closed', ...nameRefusals, ...passwordRefusals, 'team.email_taken'],
});
