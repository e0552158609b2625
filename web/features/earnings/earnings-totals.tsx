import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Help } from '../../ui/help.tsx';
import classes from './earnings-totals.module.css';
import type { Earnings } from './queries.ts';
import { earningsTexts } from './texts.ts';

/** Where all of it went, since the start. */
export function EarningsTotals({ earnings }: { readonly earnings: Earnings }) {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const figures = [
    { name: 'received', amount: earnings.received - earnings.refunded },
    { name: 'fees', amount: earnings.fees },
    { name: 'underWay', amount: earnings.under_way },
    { name: 'paidOut', amount: earnings.paid_out },
  ] as const;
  return (
    <dl className={classes['totals']}>
      {figures.map(({ name, amount }) => (
        <div key={name} className={classes['figure']}>
          <dt>
            {t(name)}
            <Help label={t(name)}>{t(`${name}Help`)}</Help>
          </dt>
          <dd>{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
