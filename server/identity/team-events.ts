import type { LiveEvent } from '../../contract/identity.ts';
import { type Act, may, type Role } from '../../core/team/roles.ts';

/** What someone must be allowed to do to be told of something that happened to their vendor; null: the owner's own matter. */
const acts: Readonly<Record<LiveEvent['kind'], Act | null>> = {
  order: 'finances',
  ad: 'view',
  balance: 'view',
  client: 'view',
  account: 'view',
  conversation: 'view',
  quotation: 'view',
  earnings: 'finances',
  meeting: 'view',
  calendar: 'view',
  feed: null,
  session_ended: null,
};

/** Whether an event of the owner's account is for someone of the team as well. */
export function isForTeam({ kind }: LiveEvent, role: Role): boolean {
  const act = acts[kind];
  return act !== null && may(role, act);
}
