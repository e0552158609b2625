import type { shellEn } from '../../../texts/dashboard/shell.en.ts';
import type { Permission } from '../../../contract/endpoint.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useClientState } from '../../base/client-state.ts';

type OperationsPlace = {
  readonly path: string;
  readonly label: Extract<keyof typeof shellEn, `place.${string}`>;
  /** What it takes to open it; null for every operator. */
  readonly permission: Permission | null;
};

const places: readonly OperationsPlace[] = [
  { path: pages.operations, label: 'place.operations', permission: null },
  { path: pages.operationsFind, label: 'place.operationsFind', permission: null },
  { path: pages.operationsProposals, label: 'place.operationsProposals', permission: null },
  { path: pages.operationsDocuments, label: 'place.operationsDocuments', permission: 'verification' },
  { path: pages.operationsDisputes, label: 'place.operationsDisputes', permission: 'support' },
  { path: pages.operationsSpam, label: 'place.operationsSpam', permission: 'support' },
  { path: pages.operationsAdjustments, label: 'place.operationsAdjustments', permission: 'finance' },
  { path: pages.operationsPayouts, label: 'place.operationsPayouts', permission: 'finance' },
  { path: pages.operationsPayments, label: 'place.operationsPayments', permission: 'finance' },
  { path: pages.operationsSettings, label: 'place.operationsSettings', permission: 'finance' },
  { path: pages.operationsAcquisitions, label: 'place.operationsAcquisitions', permission: 'support' },
  { path: pages.operationsHilda, label: 'place.operationsHilda', permission: 'support' },
  { path: pages.operationsFairs, label: 'place.operationsFairs', permission: 'support' },
  { path: pages.operationsFailedJobs, label: 'place.operationsFailedJobs', permission: 'support' },
  { path: pages.operationsVendors, label: 'place.operationsVendors', permission: null },
  { path: pages.operationsAudit, label: 'place.operationsAudit', permission: null },
];

/** Pages below an entry of the navigation that need more than it does. */
const below: readonly Pick<OperationsPlace, 'path' | 'permission'>[] = [{ path: `${pages.operationsVendors}/`, permission: 'support' }];

/** What it takes to open a page of the operations area; null for every operator. */
export function permissionOf(path: string): Permission | null {
  const found = [...places, ...below].filter(
    (place) => path === place.path || path.startsWith(place.path.endsWith('/') ? place.path : `${place.path}/`),
  );
  return found.toSorted((one, other) => other.path.length - one.path.length)[0]?.permission ?? null;
}

const nothing: readonly Permission[] = [];
/** What the signed-in operator may do. */
export const usePermissions = (): readonly Permission[] => useClientState(({ user }) => user.account?.permissions ?? nothing);

/** Where this operator can go. */
export function useOperationsPlaces(): readonly OperationsPlace[] {
  const permissions = usePermissions();
  return places.filter(({ permission }) => permission === null || permissions.includes(permission));
}
