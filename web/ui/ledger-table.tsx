import type { ReactNode } from 'react';
import classes from './ledger-table.module.css';

interface Movement {
  readonly id: string | number;
  readonly when: string;
  readonly what: ReactNode;
  /** Below what it was, small. */
  readonly detail?: string | undefined;
  /** Above zero: it came in. */
  readonly amount: number;
  readonly balance: number;
}

type LedgerTableProps = {
  readonly heads: { readonly when: string; readonly what: string; readonly amount: string; readonly balance: string };
  /** Is before the balance on a phone, where no head says what it is. */
  readonly balanceLabel: string;
  /** How an amount is written: as money, as a count. */
  readonly write: (amount: number) => string;
  readonly movements: readonly Movement[];
  /** Shown while the selection asked for is on its way. */
  readonly isOld?: boolean;
};

/** A ledger: when, what, how much, and the balance after it. On a phone each movement is a small card. */
export function LedgerTable({ heads, balanceLabel, write, movements, isOld = false }: LedgerTableProps) {
  return (
    <table className={classes['table']} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">{heads.when}</th>
          <th scope="col">{heads.what}</th>
          <th scope="col" className={classes['number']}>
            {heads.amount}
          </th>
          <th scope="col" className={classes['number']}>
            {heads.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, when, what, detail, amount, balance }) => (
          <tr key={id}>
            <td className={classes['when']}>{when}</td>
            <td className={classes['what']}>
              <span className={classes['name']}>{what}</span>
              {detail !== undefined && <span className={classes['detail']}>{detail}</span>}
            </td>
            <td className={classes['amount']} data-direction={amount > 0 ? 'in' : 'out'}>
              {amount > 0 ? '+' : '−'}
              {write(Math.abs(amount))}
            </td>
            <td className={classes['balance']}>
              <span className={classes['label']}>{balanceLabel}</span> {write(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
