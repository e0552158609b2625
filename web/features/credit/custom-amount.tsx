import type { CreditRules } from '../../../core/credit/packages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';
import { Amount, type Judge } from '../../ui/checked-fields.tsx';
import classes from './custom-amount.module.css';
import { useClicksBought } from './use-clicks-bought.ts';

type CustomAmountProps = {
  readonly editor: Judge;
  readonly rules: CreditRules;
  readonly value: number | null;
  /** What of it can be ordered. */
  readonly credits: number | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onChange: (amount: number | null) => void;
};

/** Another amount is chosen: what stands here is sent by nobody. */
const notAsked = () => undefined;

/** Any other amount. */
export function CustomAmount({ editor, rules, value, credits, isChosen, onChoose, onChange }: CustomAmountProps) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const bought = useClicksBought();
  const { minimumIdr, maximumIdr, stepIdr } = rules.custom;
  const hint = t('otherHint', {
    minimum: format.money(minimumIdr),
    maximum: format.money(maximumIdr),
    step: format.money(stepIdr),
  });
  const meaning = credits === null ? null : (bought?.words(credits) ?? null);
  return (
    <div className={classes['custom']} data-chosen={isChosen}>
      <Amount
        editor={isChosen ? editor : { ...editor, messageOf: () => undefined, unread: notAsked }}
        field="credits"
        id="credits"
        label={t('otherAmount')}
        hint={meaning ?? hint}
        unit="rupiah"
        value={value}
        onFocus={() => value !== null && onChoose()}
        onChange={onChange}
      />
    </div>
  );
}
