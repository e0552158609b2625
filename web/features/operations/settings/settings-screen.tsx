import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Setting } from '../../../../contract/settings.ts';
import type { SettingName } from '../../../../core/settings/product-settings.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { settingsTexts } from '../texts.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { settingsQuery } from './queries.ts';
import { SettingRow } from './setting-row.tsx';
import classes from './settings.module.css';

/** What stands together on the page. */
const groups = {
  ads: ['ads.minimum_cpc', 'ads.minimum_cpc_by_category', 'ads.maximum_cpc', 'ads.maximum_daily_budget'],
  clicks: [
    'ads.viewer_hours',
    'ads.token_minutes',
    'ads.clicks_per_network_hour',
    'ads.click_after_display_ms',
    'ads.lead_days',
    'ads.dispute_days',
  ],
  credit: ['credit.packages', 'credit.preselected_package', 'credit.custom_minimum', 'credit.custom_maximum', 'credit.custom_step'],
  money: ['tax.vat', 'orders.payment_hours', 'payouts.minimum'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;
const groupNames = ['ads', 'clicks', 'credit', 'money'] as const;

/** Prices, taxes, windows and limits: what is in force, what will be, what was; a change takes two operators. (decision 0061) */
export default function SettingsScreen() {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const settings = useQuery(settingsQuery);
  const [changing, setChanging] = useState<Setting | null>(null);
  if (settings.isLoadingError) return <Failed failure={settings.error} onRetry={() => void settings.refetch()} />;
  if (settings.data === undefined) return <Skeleton height="48rem" />;
  const { data, meta } = settings.data;
  const categoryOf = (id: string): string => meta.categories.find((one) => String(one.id) === id)?.name[language] ?? `#${id}`;
  return (
    <>
      <p className={classes['lead']}>{t('lead')}</p>
      {groupNames.map((group) => (
        <Card key={group} title={t(`group.${group}`)}>
          <ul className={classes['list']}>
            {groups[group].map((name) => {
              const setting = data.find((one) => one.name === name);
              return setting && <SettingRow key={name} setting={setting} categoryOf={categoryOf} onChange={() => setChanging(setting)} />;
            })}
          </ul>
        </Card>
      ))}
      {changing !== null && (
        <ChangeDialog setting={changing} categories={meta.categories} categoryOf={categoryOf} onClose={() => setChanging(null)} />
      )}
    </>
  );
}
