import type { ReactNode } from 'react';
import classes from './pay-bar.module.css';

type PayBarProps = {
  /** What is paid for, in a card. */
  readonly children: ReactNode;
  /** What the amount is called, and the amount, as the button’s bar repeats them on a phone. */
  readonly label: string;
  readonly total: string;
  readonly button: ReactNode;
};

/** What is paid for and the button that pays it: beside the form, and on a phone the button with its amount in reach of the thumb. */
export function PayBar({ children, label, total, button }: PayBarProps) {
  return (
    <div className={classes['side']}>
      {children}
      <div className={classes['pay']}>
        <p className={classes['total']} aria-hidden>
          {label} <strong>{total}</strong>
        </p>
        {button}
      </div>
    </div>
  );
}
