import { useFormat } from '../base/format.ts';
import { Help } from './help.tsx';
import classes from './money-totals.module.css';

type MoneyTotalsProps = {
  /** Whole Rupiah each; `help` says what is counted. The last one is the one that matters most. */
  readonly figures: readonly { readonly label: string; readonly help: string; readonly amount: number }[];
};

/** A few amounts side by side, each with its explanation; under each other on a phone. */
export function MoneyTotals({ figures }: MoneyTotalsProps) {
  const format = useFormat();
  return (
    <dl className={classes['totals']}>
      {figures.map(({ label, help, amount }) => (
        <div key={label} className={classes['figure']}>
          <dt>
            {label}
            <Help label={label}>{help}</Help>
          </dt>
          <dd>{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
