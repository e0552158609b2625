import { IconCheck } from '@tabler/icons-react';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './amount-cards.module.css';
import { topUpTexts } from '../../parts/orders/texts.ts';
import { useClicksBought } from './use-clicks-bought.ts';

type AmountCardsProps = {
  readonly amounts: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (amount: number) => void;
};

/** The amounts credit is usually bought in, each with what it buys. */
export function AmountCards({ amounts, chosen, onChoose }: AmountCardsProps) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const bought = useClicksBought();
  return (
    <ul className={classes['cards']}>
      {amounts.map((amount) => (
        <li key={amount} className={classes['card']} data-chosen={amount === chosen}>
          <p className={classes['amount']}>{format.money(amount)}</p>
          <p className={classes['buys']}>{bought?.words(amount)}</p>
          <button type="button" className={classes['choose']} onClick={() => onChoose(amount)}>
            {amount === chosen && <IconCheck aria-hidden size={18} stroke={2} />}
            {t(amount === chosen ? 'selected' : 'select')}
            <span className="for-screen-readers"> {format.money(amount)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
