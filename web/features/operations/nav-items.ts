import type { shellEn } from '../../../texts/dashboard/shell.en.ts';
import type { Permission } from '../../../contract/endpoint.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useClientState } from '../../base/use-client-state.ts';

type OperationsNavItem = {
  readonly path: string;
  readonly label: Extract<keyof typeof shellEn, `nav.${string}`>;
  /** What it takes to open it; null for every operator. */
  readonly permission: Permission | null;
};

const items: readonly OperationsNavItem[] = [
  { path: pages.operations, label: 'nav.operations', permission: null },
  { path: pages.operationsFind, label: 'nav.operationsFind', permission: null },
  { path: pages.operationsProposals, label: 'nav.operationsProposals', permission: null },
  { path: pages.operationsDocuments, label: 'nav.operationsDocuments', permission: 'verification' },
  { path: pages.operationsDisputes, label: 'nav.operationsDisputes', permission: 'support' },
  { path: pages.operationsSpam, label: 'nav.operationsSpam', permission: 'support' },
  { path: pages.operationsAdjustments, label: 'nav.operationsAdjustments', permission: 'finance' },
  { path: pages.operationsPayouts, label: 'nav.operationsPayouts', permission: 'finance' },
  { path: pages.operationsPayments, label: 'nav.operationsPayments', permission: 'finance' },
  { path: pages.operationsSettings, label: 'nav.operationsSettings', permission: 'finance' },
  { path: pages.operationsAcquisitions, label: 'nav.operationsAcquisitions', permission: 'support' },
  { path: pages.operationsHilda, label: 'nav.operationsHilda', permission: 'support' },
  { path: pages.operationsFairs, label: 'nav.operationsFairs', permission: 'support' },
  { path: pages.operationsFailedJobs, label: 'nav.operationsFailedJobs', permission: 'support' },
  { path: pages.operationsVendors, label: 'nav.operationsVendors', permission: null },
  { path: pages.operationsAudit, label: 'nav.operationsAudit', permission: null },
];

/** Pages below an entry of the navigation that need more than it does. */
const below: readonly Pick<OperationsNavItem, 'path' | 'permission'>[] = [{ path: `${pages.operationsVendors}/`, permission: 'support' }];

/** What it takes to open a page of the operations area; null for every operator. */
export function permissionOf(path: string): Permission | null {
  const found = [...items, ...below].filter(
    (place) => path === place.path || path.startsWith(place.path.endsWith('/') ? place.path : `${place.path}/`),
  );
  return found.toSorted((one, other) => other.path.length - one.path.length)[0]?.permission ?? null;
}

const nothing: readonly Permission[] = [];
/** What the signed-in operator may do. */
export const usePermissions = (): readonly Permission[] => useClientState(({ user }) => user.account?.permissions ?? nothing);

/** Where this operator can go. */
export function useOperationsNavItems(): readonly OperationsNavItem[] {
  const permissions = usePermissions();
  return items.filter(({ permission }) => permission === null || permissions.includes(permission));
}
