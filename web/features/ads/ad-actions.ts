import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdSetting, type AdSummary, type adChanges, getAd, saveAd } from '../../../contract/ads.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { AdDraft, AdSettings } from '../../../core/ads/settings.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { adQuery } from '../../parts/ads/queries.ts';

/** What is to be saved, and the revision it was written over: what another window saved since is not overwritten. */
export type AdSave = { readonly draft: AdDraft; readonly revision: number };

export const sendAd = ({ draft: { cpc, dailyBudget, pacing, startsOn, endsOn, isEnabled }, revision }: AdSave) =>
  call(saveAd, {
    body: { cpc, daily_budget: dailyBudget, pacing, start_date: startsOn, end_date: endsOn, is_enabled: isEnabled, revision },
  });

/** Takes over what was saved; done when the answers about ads have been fetched again: nothing shows an old state in between. */
export function adSaved(queries: QueryClient, answer: AnswerOf<typeof saveAd>): Promise<void> {
  queries.setQueryData(adQuery.queryKey, answer.data);
  return queries.invalidateQueries({ queryKey: ['ads'] });
}

/** The page checks by the same rules: what is refused all the same was decided by newer ones, or over what another window saved. */
export async function adRefused(queries: QueryClient, failure: unknown): Promise<void> {
  if (failure instanceof ApiError && [409, 422].includes(failure.status)) await queries.invalidateQueries({ queryKey: ['ads'] });
}

export function useSaveAd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendAd,
    onSuccess: (answer) => adSaved(queries, answer),
    onError: (failure) => adRefused(queries, failure),
  });
}

/** Changes one thing of the ad as it is now, whatever this window has read of the rest. */
export function useChangeAd() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(part: Partial<AdDraft>) {
      const { data: now } = await call(getAd, {});
      if (now === null) throw new Error('there is no ad to change');
      return sendAd({ draft: { ...draftOf(now), ...part }, revision: now.revision });
    },
    onSuccess: (answer) => adSaved(queries, answer),
  });
}

type Change = AnswerOf<typeof adChanges>['data'][number];

/** Sets the ad as it was before its last change; refused when it was changed since. */
export function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, before }: Change & { readonly before: NonNullable<Change['before']> }) =>
      sendAd({ draft: draftOf(before), revision: id }),
    onSuccess: (answer) => adSaved(queries, answer),
    onError: (failure) => adRefused(queries, failure),
  });
}

export type SettingOnTheWire = Pick<AdSetting, 'cpc' | 'daily_budget' | 'pacing' | 'start_date' | 'end_date' | 'is_enabled'>;

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
