import '../../ui/form.css';
import { TextInput } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { checkCredits, type CreditRules } from '../../../core/credit/packages.ts';
import { typedAmount } from '../../../core/typed-amount.ts';
import { useFormat } from '../../app/format.ts';
import { useRefusalText } from '../../app/refusal-texts.ts';
import { useTexts } from '../../app/texts.ts';
import classes from './custom-amount.module.css';
import { topUpTexts } from './texts.ts';
import { useClicksBought } from './use-clicks-bought.ts';

type CustomAmountProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly rules: CreditRules;
  readonly value: string;
  readonly isChosen: boolean;
  /** Checkout was pressed with it as it is: whatever is wrong is said at once. */
  readonly isAsked: boolean;
  /** What the server refused about it. */
  readonly message: string | undefined;
  readonly onChoose: () => void;
  readonly onChange: (typed: string) => void;
};

/** Any other amount, checked as it is typed with the rule the server has. */
export function CustomAmount({ field, rules, value, isChosen, isAsked, message, onChoose, onChange }: CustomAmountProps) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const sentence = useRefusalText();
  const bought = useClicksBought();
  const isResting = useIsResting(value);
  const checked = checkCredits(typedAmount(value), rules);
  const isJudged = isAsked || (isResting && value !== '');
  const wrong = isChosen && ((!checked.ok && isJudged && sentence(checked.refusals[0])) || message);
  const { minimumIdr, maximumIdr, stepIdr } = rules.custom;
  const hint = t('otherHint', {
    minimum: format.money(minimumIdr),
    maximum: format.money(maximumIdr),
    step: format.money(stepIdr),
  });
  const meaning = checked.ok ? [format.money(checked.value), bought?.words(checked.value)].filter(Boolean).join(' · ') : null;
  return (
    <div className={classes['custom']} data-chosen={isChosen}>
      <TextInput
        ref={field}
        label={t('otherAmount')}
        name="credits"
        size="md"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        leftSection={<span className={classes['currency']}>Rp</span>}
        description={wrong ? undefined : (meaning ?? hint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        error={wrong}
        onFocus={() => value !== '' && onChoose()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

const restMs = 700;

/** Whether typing has paused: half an amount is not a wrong one. */
function useIsResting(value: string): boolean {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}
