import type { AdSummary } from '../../../contract/ads.ts';
import { useFormat } from '../../base/format.ts';
import { useIsSuspended } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { adsTexts } from './texts.ts';

type Status = Exclude<AdSummary['status'], 'none'>;

/** The status of an ad as one word, one sentence, its reason and the name of what to do. */
export function useStatusWords(summary: AdSummary): { status: string; sentence: string; why: string; action: string } {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const isSuspended = useIsSuspended();
  // A summary with a setting always has a status.
  const status: Status = summary.status === 'none' ? 'paused' : summary.status;
  const { starts_on: startsOn, ended_on: endedOn, resumes_at: resumesAt, minimum } = summary.status_reason ?? {};
  const sentence = (): string => {
    switch (status) {
      case 'scheduled':
        return t('statusText.scheduled', { date: format.date(startsOn ?? summary.start_date ?? '') });
      case 'ended':
        return t('statusText.ended', { date: format.date(endedOn ?? summary.end_date ?? '') });
      case 'vendor_not_published':
        return t(isSuspended ? 'statusText.suspended' : 'statusText.vendor_not_published');
      default:
        return t(`statusText.${status}`);
    }
  };
  const why = (): string => {
    const budget = format.money(summary.daily_budget ?? 0);
    switch (status) {
      case 'out_of_credit':
        return t('why.out_of_credit', { balance: format.money(summary.credit_balance), cpc: format.money(summary.cpc ?? 0) });
      case 'daily_budget_reached':
        if (resumesAt === undefined) return t('why.daily_budget_reached_last_day', { budget });
        return t('why.daily_budget_reached', { budget, resumes: format.dateTime(resumesAt) });
      case 'below_minimum':
        return t('why.below_minimum', { minimum: format.money(minimum ?? summary.min_cpc) });
      case 'displaying':
        if (summary.held_back_until === null) return t('why.displaying');
        if (summary.spent_today === 0) return t('why.held_back_unspent', { budget, time: format.time(summary.held_back_until) });
        return t('why.held_back', { spent: format.money(summary.spent_today), budget, time: format.time(summary.held_back_until) });
      case 'vendor_not_published':
        return t(isSuspended ? 'why.suspended' : 'why.vendor_not_published');
      default:
        return t(`why.${status}`);
    }
  };
  return { status: t(`status.${status}`), sentence: sentence(), why: why(), action: t(`do.${status}`) };
}
