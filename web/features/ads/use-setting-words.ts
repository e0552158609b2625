import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import type { SettingOnTheWire } from './ad-actions.ts';
import { adsTexts } from '../../parts/ads/texts.ts';

type Setting = Omit<SettingOnTheWire, 'is_enabled'>;

/** An ad setting in words: unlimited and always are said, not left empty. Only a limited budget is used in one way or the other. */
export function useSettingWords(setting: Setting): { cpc: string; dailyBudget: string; pacing: string | null; period: string } {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const { start_date: start, end_date: end } = setting;
  const period = () => {
    if (start === null) return t('always');
    return end === null ? t('from', { start: format.date(start) }) : t('between', { start: format.date(start), end: format.date(end) });
  };
  return {
    cpc: format.money(setting.cpc),
    dailyBudget: setting.daily_budget === null ? t('unlimited') : format.money(setting.daily_budget),
    pacing: setting.daily_budget === null ? null : t(`pacing.${setting.pacing}`),
    period: period(),
  };
}
