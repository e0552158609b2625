import type { Order } from '../../../contract/credit.ts';
import { useFormat } from '../../base/format.ts';

type RefundedFactsProps = { readonly refunded: Order['refunded']; readonly label: string; readonly reference: string };

/** When money went back, and what the bank calls the transfer, among the facts of an order; nothing while none did. */
export function RefundedFacts({ refunded, label, reference }: RefundedFactsProps) {
  const format = useFormat();
  if (refunded === null) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{format.dateTime(refunded.at)}</dd>
      {refunded.reference !== null && (
        <>
          <dt>{reference}</dt>
          <dd>{refunded.reference}</dd>
        </>
      )}
    </>
  );
}
