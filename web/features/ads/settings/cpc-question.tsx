import type { AdSummary } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Amount } from '../../../ui/checked-fields.tsx';
import { adSettingsTexts, adsTexts } from '../../../parts/ads/texts.ts';
import classes from './cpc-question.module.css';
import { Question } from './question.tsx';
import { TryOut } from './try-out.tsx';
import type { AdFormState } from './use-ad-form.ts';
import { useEstimate } from './use-estimate.ts';

type CpcQuestionProps = { readonly state: AdFormState; readonly summary: AdSummary };
const levels = ['low', 'mid', 'high'] as const;

/** What a click may cost, with what others pay as a help. */
export function CpcQuestion({ state, summary }: CpcQuestionProps) {
  const t = useTexts(adSettingsTexts);
  const ads = useTexts(adsTexts);
  const format = useFormat();
  const { recommended_cpc: recommended } = summary;
  const { estimateOf } = useEstimate();
  // What a price would bring with the budget beside it, as the summary will say once the price is chosen.
  const { hasLimit, budget } = state.form;
  const dailyBudget = hasLimit && budget !== null ? ({ kind: 'limited', amountIdr: budget } as const) : ({ kind: 'unlimited' } as const);
  const clicksOf = (cpcIdr: number) => {
    const estimate = estimateOf({ cpcIdr, dailyBudget, period: { kind: 'always' } }, summary.credit_balance);
    if (estimate === null) return null;
    const { low, likely, high } = estimate.clicksPerDay;
    return low === high
      ? t('levelClicksExact', { count: likely, n: format.count(likely) })
      : t('levelClicks', { n: format.count(likely), low: format.count(low), high: format.count(high) });
  };
  // A new price is judged together with the budget that must cover it.
  const choose = (cpc: number | null) => {
    state.change({ cpc });
    state.see('daily_budget');
  };
  return (
    <Question id="cpc-question" number={1} title={t('cpcQuestion')} lead={t('cpcLead')}>
      <div className={classes['field']}>
        <Amount
          editor={state}
          field="cpc"
          id="cpc"
          label={ads('cpc')}
          hint={t('cpcHint', { minimum: format.money(summary.min_cpc), step: format.money(summary.cpc_step) })}
          unit="rupiah"
          value={state.form.cpc}
          example={recommended.mid}
          onChange={choose}
        />
        <TryOut
          name={ads('cpc')}
          value={state.form.cpc}
          min={summary.min_cpc}
          max={Math.min(state.rules.maximumCpcIdr, Math.max(recommended.high * 2, state.previous?.cpcIdr ?? 0))}
          step={summary.cpc_step}
          onTry={choose}
        />
      </div>
      <div>
        <p className={classes['basis']}>
          {recommended.basis === 'minimum'
            ? t('recommendation.minimum')
            : t(`recommendation.${recommended.basis}`, { count: recommended.sample, sample: format.count(recommended.sample) })}
        </p>
        <div className={classes['levels']}>
          {levels.map((level) => (
            <button
              key={level}
              type="button"
              className={classes['level']}
              aria-pressed={state.form.cpc === recommended[level]}
              onClick={() => choose(recommended[level])}
            >
              <span>{t(level)}</span>
              <strong>{format.money(recommended[level])}</strong>
              <small>{clicksOf(recommended[level])}</small>
            </button>
          ))}
        </div>
      </div>
      <details className={classes['tips']}>
        <summary>{t('tipsTitle')}</summary>
        <ul>
          <li>{t('tip1')}</li>
          <li>{t('tip2')}</li>
          <li>{t('tip3')}</li>
        </ul>
      </details>
    </Question>
  );
}
