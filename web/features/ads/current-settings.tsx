import { Link } from '@tanstack/react-router';
import type { AdSetting, AdSummary } from '../../../contract/ads.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Help } from '../../ui/help.tsx';
import classes from './current-settings.module.css';
import { LastChange } from './last-change.tsx';
import { adsTexts } from '../../parts/ads/texts.ts';
import { useSettingWords } from './use-setting-words.ts';
import { useIsReadOnly } from '../../base/team.ts';

type CurrentSettingsProps = {
  readonly summary: AdSummary;
  readonly setting: Pick<AdSetting, 'cpc' | 'daily_budget' | 'pacing' | 'start_date' | 'end_date'>;
};

/** How the ad is set, quietly, and what the last month says about it. */
export function CurrentSettings({ summary, setting }: CurrentSettingsProps) {
  return (
    <div className={classes['columns']}>
      <SettingsCard summary={summary} setting={setting} />
      <MonthCard summary={summary} />
    </div>
  );
}

function SettingsCard({ summary, setting }: CurrentSettingsProps) {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const words = useSettingWords(setting);
  const isReadOnly = useIsReadOnly('ads');
  return (
    <Card
      title={t('settingsTitle')}
      aside={
        !isReadOnly && (
          <Link className="lone-link" to={pages.adSettings}>
            {t('edit')}
          </Link>
        )
      }
    >
      <dl className={classes['list']}>
        <dt>{t('cpc')}</dt>
        <dd>{words.cpc}</dd>
        <dt>{t('dailyBudget')}</dt>
        <dd>
          {words.dailyBudget}
          {words.pacing !== null && <small className={classes['note']}>{words.pacing}</small>}
        </dd>
        <dt>{t('displayPeriod')}</dt>
        <dd>{words.period}</dd>
        <dt>{t('spentToday')}</dt>
        <dd>
          {format.money(summary.spent_today)}
          <BudgetToday summary={summary} />
        </dd>
      </dl>
      <LastChange summary={summary} />
    </Card>
  );
}

function BudgetToday({ summary }: { readonly summary: AdSummary }) {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const { daily_budget: budget, budget_left_today: left, spent_today: spent, refunded_today: refunded } = summary;
  if (budget === null || left === null) return <small className={classes['note']}>{t('spentOfUnlimited')}</small>;
  return (
    <>
      <meter className={classes['meter']} min={0} max={budget} value={Math.min(spent + refunded, budget)} aria-label={t('spentToday')} />
      <small className={classes['note']}>
        {t(summary.pacing === 'spread' ? 'leftTodaySpread' : 'leftToday', { left: format.money(left), budget: format.money(budget) })}
      </small>
      {refunded > 0 && <small className={classes['note']}>{t('refundedToday', { amount: format.money(refunded) })}</small>}
    </>
  );
}

function MonthCard({ summary }: { readonly summary: AdSummary }) {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const { ctr, average_cpc: averageCpc, cost_per_lead: costPerLead, invalid_clicks: invalidClicks } = summary.last_30_days;
  const rows = [
    { label: t('ctr'), help: t('ctrHelp'), value: ctr === null ? null : format.percent(ctr) },
    { label: t('averageCpc'), help: t('averageCpcHelp'), value: averageCpc === null ? null : format.money(Math.round(averageCpc)) },
    { label: t('costPerLead'), help: t('costPerLeadHelp'), value: costPerLead === null ? null : format.money(Math.round(costPerLead)) },
    { label: t('invalidClicks'), help: t('invalidClicksHelp'), value: format.count(invalidClicks) },
  ];
  return (
    <Card title={t('thirtyDaysTitle')}>
      <dl className={classes['list']}>
        {rows.map(({ label, help, value }) => (
          <div key={label} className={classes['row']}>
            <dt>
              {label}
              <Help label={label}>{help}</Help>
            </dt>
            <dd>{value ?? t('none')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
