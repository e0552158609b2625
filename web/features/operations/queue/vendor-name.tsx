import { Link } from '@tanstack/react-router';
import { usePermissions } from '../nav-items.ts';
import { vendorAddress } from '../addresses.ts';

/** A vendor by name; anyone who may open its page gets there. */
export function VendorName({ vendor }: { readonly vendor: { readonly id: number; readonly name: string } }) {
  const permissions = usePermissions();
  if (!permissions.includes('support')) return <strong>{vendor.name}</strong>;
  return (
    <Link className="lone-link" to={vendorAddress(vendor.id)}>
      {vendor.name}
    </Link>
  );
}
