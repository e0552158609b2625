import type { OperatedVendor } from '../../../../contract/operations.ts';
import { useTexts } from '../../../base/texts.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { operationsTexts } from '../texts.ts';

const tones = { 0: 'quiet', 1: 'good', 2: 'bad' } as const;

/** How far a vendor may go, as a word with a colour. */
export function VendorStatusMark({ status }: { readonly status: OperatedVendor['status'] }) {
  const t = useTexts(operationsTexts);
  return <StatusMark tone={tones[status]}>{t(`vendorStatus.${status}`)}</StatusMark>;
}
