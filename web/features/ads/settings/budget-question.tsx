import type { AdSummary } from '../../../../contract/ads.ts';
import { pacings } from '../../../../core/ads/settings.ts';
import { budgetHint } from '../../../../core/ads/settings.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Amount } from '../../../ui/checked-fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { adSettingsTexts, adsTexts } from '../../../parts/ads/texts.ts';
import { Option, Options, Question } from './question.tsx';
import classes from './cpc-question.module.css';
import { TryOut } from './try-out.tsx';
import type { AdFormState } from './use-ad-form.ts';

/** Up to so many clicks a day can be tried out. */
const clicksTried = 100;

type BudgetQuestionProps = { readonly state: AdFormState; readonly summary: AdSummary };

/** What a day may cost: a limit and how it is used, or none. */
export function BudgetQuestion({ state, summary }: BudgetQuestionProps) {
  const t = useTexts(adSettingsTexts);
  const ads = useTexts(adsTexts);
  const format = useFormat();
  const { form, checked } = state;
  const before = state.previous?.dailyBudget;
  const hint = checked.ok ? budgetHint(checked.value.dailyBudget, checked.value.cpcIdr) : null;
  return (
    <Question id="daily-budget-question" number={2} title={t('budgetQuestion')} lead={t('budgetLead')}>
      <Options label={ads('dailyBudget')}>
        <Option
          name="budget-kind"
          label={t('budgetLimited')}
          hint={t('budgetLimitedHint')}
          checked={form.hasLimit}
          onChoose={() => state.change({ hasLimit: true })}
        />
        <Option
          name="budget-kind"
          label={t('budgetUnlimited')}
          hint={t('budgetUnlimitedHint')}
          checked={!form.hasLimit}
          onChoose={() => state.change({ hasLimit: false })}
        />
      </Options>
      {form.hasLimit && (
        <div className={classes['field']}>
          <Amount
            editor={state}
            field="daily_budget"
            id="daily-budget"
            label={ads('dailyBudget')}
            hint={t('budgetHint', { step: format.money(summary.daily_budget_step) })}
            unit="rupiah"
            value={form.budget}
            example={summary.daily_budget_step * Math.ceil((10 * summary.recommended_cpc.mid) / summary.daily_budget_step)}
            onChange={(budget) => state.change({ budget })}
          />
          <TryOut
            name={ads('dailyBudget')}
            value={form.budget}
            min={summary.daily_budget_step * Math.ceil((form.cpc ?? summary.min_cpc) / summary.daily_budget_step)}
            max={Math.max(clicksTried * (form.cpc ?? summary.min_cpc), before?.kind === 'limited' ? before.amountIdr : 0)}
            step={summary.daily_budget_step}
            onTry={(budget) => state.change({ budget })}
          />
        </div>
      )}
      {form.hasLimit && (
        <Options label={t('pacingLabel')}>
          {pacings.map((pacing) => (
            <Option
              key={pacing}
              name="pacing"
              label={ads(`pacing.${pacing}`)}
              hint={t(`pacingHint.${pacing}`)}
              checked={form.pacing === pacing}
              onChoose={() => state.change({ pacing })}
            />
          ))}
        </Options>
      )}
      {hint !== null && (
        <Notice tone="info" says="politely">
          {t('budgetFewClicks', { count: hint.clicks, n: format.count(hint.clicks) })}
        </Notice>
      )}
    </Question>
  );
}
