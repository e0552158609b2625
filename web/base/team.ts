import { type Act, may, type Role } from '../../core/team/roles.ts';
import { vendorSuspended } from '../../core/identity/vendor-status.ts';
import type { ClientState } from './client-state.ts';
import { useClientState } from './use-client-state.ts';

/** In which role someone is signed in to their business. */
export const roleIn = ({ user }: ClientState): Role => user.vendor?.member?.role ?? 'owner';

/** Whether the person who is signed in may do something for the business. The server checks it again. */
export const useMay = (act: Act): boolean => useClientState((state) => may(roleIn(state), act));

/** Whether nothing can be done here now: the business is suspended, or the role does not include it. */
export const useIsReadOnly = (act: Act): boolean =>
  useClientState((state) => state.user.vendor?.status === vendorSuspended || !may(roleIn(state), act));

/** Who may do something, as a key of the shell's texts. */
export const whoMay = {
  view: 'who.all',
  clients: 'who.clients',
  profile: 'who.managers',
  ads: 'who.managers',
  spending: 'who.finances',
  finances: 'who.finances',
  documents: 'who.finances',
  payouts: 'who.payouts',
  team: 'who.owner',
  account: 'who.owner',
} as const satisfies Record<Act, string>;
