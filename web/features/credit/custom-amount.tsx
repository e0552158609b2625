import type { RefObject } from 'react';
import { checkCredits, type CreditRules } from '../../../core/credit/packages.ts';
import { useFormat } from '../../base/format.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { MoneyInput } from '../../ui/money-input.tsx';
import { useIsResting } from '../../ui/use-typed-number.ts';
import classes from './custom-amount.module.css';
import { topUpTexts } from '../../parts/orders/texts.ts';
import { useClicksBought } from './use-clicks-bought.ts';

type CustomAmountProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly rules: CreditRules;
  readonly value: number | '';
  readonly isChosen: boolean;
  /** Checkout was pressed with it as it is: whatever is wrong is said at once. */
  readonly isAsked: boolean;
  /** What the server refused about it. */
  readonly message: string | undefined;
  readonly onChoose: () => void;
  readonly onChange: (amount: number | '') => void;
};

/** Any other amount, checked as it is typed with the rule the server has. */
export function CustomAmount({ field, rules, value, isChosen, isAsked, message, onChoose, onChange }: CustomAmountProps) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const sentence = useRefusalText();
  const bought = useClicksBought();
  const isResting = useIsResting(String(value));
  const checked = checkCredits(value === '' ? null : value, rules);
  const isJudged = isAsked || (isResting && value !== '');
  const refused = !checked.ok && isJudged ? sentence(checked.refusals[0]) : message;
  const { minimumIdr, maximumIdr, stepIdr } = rules.custom;
  const hint = t('otherHint', {
    minimum: format.money(minimumIdr),
    maximum: format.money(maximumIdr),
    step: format.money(stepIdr),
  });
  const meaning = checked.ok ? (bought?.words(checked.value) ?? null) : null;
  return (
    <div className={classes['custom']} data-chosen={isChosen}>
      <MoneyInput
        inputRef={field}
        id="credits"
        label={t('otherAmount')}
        hint={meaning ?? hint}
        value={value}
        error={isChosen ? refused : undefined}
        onFocus={() => value !== '' && onChoose()}
        onChange={onChange}
      />
    </div>
  );
}
