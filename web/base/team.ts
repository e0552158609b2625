import { type Act, may, type Role } from '../../core/team/roles.ts';
import { vendorSuspended } from '../../core/identity/vendor-status.ts';
import type { ClientState } from './client-state.ts';
import { useClientState } from './use-client-state.ts';

/** In which role someone is signed in to their business. */
export const roleIn = ({ user }: ClientState): Role => user.vendor?.member?.role ?? 'owner';

/** Whether the person who is signed in may do something for the business. The server checks it again. */
export const useMay = (act: Act): boolean => useClientState((state) => may(roleIn(state), act));

/** Whether the business is suspended: everything can be viewed, nothing changed. The server checks it again. */
export const useIsSuspended = (): boolean => useClientState((state) => state.user.vendor?.status === vendorSuspended);

/** Whether nothing can be done here now: the business is suspended, or the role does not include it. */
export function useIsReadOnly(act: Act): boolean {
  const isSuspended = useIsSuspended();
  return !useMay(act) || isSuspended;
}
