import type { SoldPlan } from '../../../core/membership/price.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Help } from '../../ui/help.tsx';
import classes from '../../parts/orders/order-lines.module.css';
import { membershipTexts } from './texts.ts';

type PlanLinesProps = {
  readonly price: number;
  readonly credit: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  /** The plan whose rest is the credit. */
  readonly replaces: SoldPlan | null;
};

/** Price, what is taken off, tax, total: the same lines before the order and after it. */
export function PlanLines({ price, credit, subtotal, tax, total, replaces }: PlanLinesProps) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  return (
    <dl className={classes['lines']}>
      <div className={classes['line']}>
        <dt>{t('price')}</dt>
        <dd>{format.money(price)}</dd>
      </div>
      {credit > 0 && (
        <div className={classes['line']}>
          <dt>
            {t('credit', { plan: replaces ?? '' })}
            <Help label={t('credit', { plan: replaces ?? '' })}>{t('creditHelp')}</Help>
          </dt>
          <dd>{format.money(-credit)}</dd>
        </div>
      )}
      <div className={classes['line']}>
        <dt>{t('tax', { rate: format.decimal(Math.round((tax / subtotal) * 100)) })}</dt>
        <dd>{format.money(tax)}</dd>
      </div>
      <div className={classes['total']}>
        <dt>{t('total')}</dt>
        <dd>{format.money(total)}</dd>
      </div>
    </dl>
  );
}
