import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from '../../parts/orders/order-lines.module.css';
import { topUpTexts } from '../../parts/orders/texts.ts';

type OrderLinesProps = { readonly credits: number; readonly subtotal: number; readonly tax: number; readonly total: number };

/** Credit, subtotal, tax, total: the same lines before the order and after it. */
export function OrderLines({ credits, subtotal, tax, total }: OrderLinesProps) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const lines = [
    { word: t('credit'), figure: format.count(credits) },
    { word: t('subtotal'), figure: format.money(subtotal) },
    { word: t('tax', { rate: format.decimal((tax / subtotal) * 100) }), figure: format.money(tax) },
  ];
  return (
    <dl className={classes['lines']}>
      {lines.map(({ word, figure }) => (
        <div key={word} className={classes['line']}>
          <dt>{word}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div className={classes['total']}>
        <dt>{t('total')}</dt>
        <dd>{format.money(total)}</dd>
      </div>
    </dl>
  );
}
