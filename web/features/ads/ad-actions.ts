import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdSetting, type AdSummary, saveAd } from '../../../contract/ads.ts';
import type { AdDraft, AdSettings } from '../../../core/ads/settings.ts';
import { call } from '../../api/browser-call.ts';
import { adQuery } from './queries.ts';

/** Saves the ad, and is done when the answers about ads have been fetched again: nothing shows an old state in between. */
export function useSaveAd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ cpc, dailyBudget, pacing, startsOn, endsOn, isEnabled }: AdDraft) =>
      call(saveAd, { body: { cpc, daily_budget: dailyBudget, pacing, start_date: startsOn, end_date: endsOn, is_enabled: isEnabled } }),
    onSuccess(answer) {
      queries.setQueryData(adQuery.queryKey, answer.data);
      return queries.invalidateQueries({ queryKey: ['ads'] });
    },
  });
}

type SettingOnTheWire = Pick<AdSetting, 'cpc' | 'daily_budget' | 'pacing' | 'start_date' | 'end_date' | 'is_enabled'>;

/** A saved ad as the rules of core know it. */
export function settingsOf(setting: SettingOnTheWire): AdSettings {
  const { start_date: startsOn, end_date: endsOn } = setting;
  return {
    cpcIdr: setting.cpc,
    dailyBudget: setting.daily_budget === null ? { kind: 'unlimited' } : { kind: 'limited', amountIdr: setting.daily_budget },
    pacing: setting.pacing,
    period: startsOn === null ? { kind: 'always' } : { kind: 'custom', startsOn, endsOn },
    isEnabled: setting.is_enabled,
  };
}

/** A saved ad as it would be saved again unchanged. */
export function draftOf(setting: SettingOnTheWire): AdDraft {
  return {
    cpc: setting.cpc,
    dailyBudget: setting.daily_budget,
    pacing: setting.pacing,
    startsOn: setting.start_date,
    endsOn: setting.end_date,
    isEnabled: setting.is_enabled,
  };
}

/** The setting within a summary, or null while there is no ad. */
export function settingIn(summary: AdSummary): SettingOnTheWire | null {
  const { cpc, pacing } = summary;
  return cpc === null || pacing === null ? null : { ...summary, cpc, pacing };
}
