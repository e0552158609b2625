import type { Instalment } from '../../../../contract/quotations.ts';
import type { QuotationWords } from './quotation-texts.ts';
import styles from './quotation.module.css';

const petals = 14;
/** The edge of a wax seal: a ring of small arcs. */
const scallops = Array.from({ length: petals + 1 }, (_, i) => {
  const angle = (i / petals) * 2 * Math.PI;
  const point = `${(20 + 16 * Math.cos(angle)).toFixed(2)} ${(20 + 16 * Math.sin(angle)).toFixed(2)}`;
  return i === 0 ? `M${point}` : `A3.8 3.8 0 0 1 ${point}`;
}).join('');

/** A small seal in place of the button: paid, being refunded, or refunded. */
export function Seal({ instalment, words }: { readonly instalment: Instalment; readonly words: QuotationWords }) {
  const isPaid = instalment.status === 'paid';
  return (
    <span className={styles['seal']} data-status={instalment.status}>
      <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
        <path d={scallops} />
        <path d={isPaid ? 'm14 20.500 4 4 8-9' : 'M26 22a6 6 0 1 1 0-5m0-4v4h-4'} />
      </svg>
      {words(isPaid ? 'paidSeal' : instalment.status === 'refunded' ? 'seal.refunded' : 'seal.refunding')}
    </span>
  );
}
