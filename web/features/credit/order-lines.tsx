import { useFormat } from '../../app/format.ts';
import { useTexts } from '../../app/texts.ts';
import classes from './order-lines.module.css';
import { topUpTexts } from './texts.ts';

type OrderLinesProps = { readonly credits: number; readonly subtotal: number; readonly tax: number; readonly total: number };

/** Credit, subtotal, tax, total: the same lines before the order and after it. */
export function OrderLines({ credits, subtotal, tax, total }: OrderLinesProps) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  return (
    <dl className={classes['lines']}>
      <dt>{t('credit')}</dt>
      <dd>{format.count(credits)}</dd>
      <dt>{t('subtotal')}</dt>
      <dd>{format.money(subtotal)}</dd>
      <dt>{t('tax', { rate: format.decimal((tax / subtotal) * 100) })}</dt>
      <dd>{format.money(tax)}</dd>
      <dt className={classes['total']}>{t('total')}</dt>
      <dd className={classes['total']}>{format.money(total)}</dd>
    </dl>
  );
}
