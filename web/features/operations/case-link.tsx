import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Permission } from '../../../contract/endpoint.ts';
import type { CasePage } from '../../../contract/operations-search.ts';
import { applicationLink, caseAddress, coupleAddress, paymentAddress, payoutAddress, vendorAddress } from './addresses.ts';
import { usePermissions } from './nav-items.ts';

interface Target {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  /** Any of them opens it. */
  readonly needs: readonly Permission[];
}
const targets: Readonly<Record<CasePage['kind'], (id: string) => Target>> = {
  vendor: (id) => ({ to: vendorAddress(Number(id)), needs: ['support'] }),
  application: (id) => ({ ...applicationLink(id), needs: ['support'] }),
  couple: (id) => ({ to: coupleAddress(Number(id)), needs: ['support', 'finance'] }),
  payment: (id) => ({ to: paymentAddress(id), needs: ['support', 'finance'] }),
  payout: (id) => ({ to: payoutAddress(id), needs: ['finance'] }),
  agreement: (id) => ({ to: caseAddress(id), needs: ['verification'] }),
};

/** Leads to a person or a case, for anyone who may open it; for everyone else it is the words alone. */
export function CaseLink({ page, children }: { readonly page: CasePage | null; readonly children: ReactNode }) {
  const permissions = usePermissions();
  const target = page === null ? null : targets[page.kind](page.id);
  if (target === null || !target.needs.some((one) => permissions.includes(one))) return children;
  const { to, search = {} } = target;
  return (
    <Link className="lone-link" to={to} search={search}>
      {children}
    </Link>
  );
}
