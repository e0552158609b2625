import type { Refusal } from '../outcome.ts';

/** What someone may be in the team of a business. The owner is the account the business was opened with; the others were invited. */
export const roles = ['owner', 'manager', 'sales', 'finance', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The roles that can be given to someone. */
export const invitedRoles = ['manager', 'sales', 'finance', 'viewer'] as const satisfies readonly Role[];
export type InvitedRole = (typeof invitedRoles)[number];

/** Who may do what. Everyone sees what is not about money; each closed call of a vendor names the act it is. (decision 0152) */
const table = {
  /** See clients, messages, quotations, meetings, reviews, the profile, the store, ads and their results. */
  view: roles,
  /** Write messages, quotations and replies to reviews; unlock contacts; change meetings and the calendar. */
  clients: ['owner', 'manager', 'sales'],
  /** Change the profile, photos and products, and ask to be suggested by the concierge. */
  profile: ['owner', 'manager'],
  /** Create, change and stop ads; object to clicks. */
  ads: ['owner', 'manager'],
  /** Buy credit and plans. */
  spending: ['owner', 'manager', 'finance'],
  /** See orders, receipts, transactions, earnings, statements, payouts and masked bank accounts. */
  finances: ['owner', 'manager', 'finance'],
  /** Fill in the agreement form and see its documents. */
  documents: ['owner', 'manager', 'finance'],
  /** Request payouts; add, change and reveal bank accounts. */
  payouts: ['owner', 'finance'],
  /** Invite people, change their roles and remove them. */
  team: ['owner'],
  /** Delete the account of the business. */
  account: ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Act = keyof typeof table;

/** Every act, in the order in which a role is described. */
export const acts = Object.keys(table) as readonly Act[];

/** Whether a text names an act. */
export const isAct = (text: string): text is Act => Object.hasOwn(table, text);

/** The roles that may do something. */
export const rolesFor = (act: Act): readonly Role[] => table[act];

/** Whether a role may do something. */
export const may = (role: Role, act: Act): boolean => rolesFor(act).includes(role);

/** So many people, invitations that are open included, work for one business. */
export const teamMax = 20;
/** An invitation can be accepted for so many days. */
export const invitationDays = 7;

export type TeamRefusal = 'team.already_member' | 'team.already_invited' | 'team.full';

/** Who is in the team already, and who is invited; addresses are normalised. */
interface Team {
  readonly members: readonly string[];
  readonly invited: readonly string[];
}

/** Why an address cannot be invited to a team; null when it can. The owner counts as a member. */
export function whyNotInvited({ members, invited }: Team, email: string): Refusal<TeamRefusal> | null {
  if (members.includes(email)) return { code: 'team.already_member', field: 'email' };
  if (invited.includes(email)) return { code: 'team.already_invited', field: 'email' };
  if (members.length + invited.length >= teamMax) return { code: 'team.full', params: { max: teamMax } };
  return null;
}
