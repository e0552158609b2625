import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdSetting, AdSummary, saveAd } from '../../../../contract/ads.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { type AdDraft, type AdRefusal, type AdSettings, checkSettings, type SettingsContext } from '../../../../core/ads/settings.ts';
import type { Outcome } from '../../../../core/outcome.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useToday } from '../../../base/today.ts';
import { adRefused, adSaved, sendAd, settingsOf } from '../ad-actions.ts';
import { draftOfForm, formOf, isSameForm, rulesOf } from './ad-form.ts';

/**
 * The settings being written: the very rule of the server judges them at every change. `before` is the ad as it was when the page opened, `now` as
 * it is.
 */
export function useAdForm(
  before: AdSetting | null,
  now: AdSetting | null,
  summary: AdSummary,
  onSaved: (answer: AnswerOf<typeof saveAd>) => void,
) {
  const judged = useJudged();
  const queries = useQueryClient();
  const today = useToday();
  const [proposal] = useState(() => formOf(null, summary));
  const rules = rulesOf(summary);
  const previous = before === null ? null : settingsOf(before);
  const context = { today, minimumCpcIdr: summary.min_cpc, rules, previous };
  const saved = now === null ? proposal : formOf(now, summary);
  const isEnabled = before?.is_enabled ?? true;
  const form = useForm({
    key: before === null ? 'ad-new' : 'ad-edit',
    saved,
    revision: now?.revision ?? 0,
    isAlike: isSameForm,
    check: (typed) => judged(checkSettings(draftOfForm(typed, isEnabled), context), draftOfForm(typed, isEnabled)),
    send: (draft, { revision }) => sendAd({ draft, revision }),
    async onSent(answer) {
      await adSaved(queries, answer);
      onSaved(answer);
    },
    onRefused: (failure) => adRefused(queries, failure),
  });
  const draft = draftOfForm(form.typed, isEnabled);
  const checked = checkSettings(draft, context);
  return {
    ...form,
    form: form.typed,
    checked,
    known: knownPart(checked, draft, context),
    rules,
    previous,
    /** What another window saved since, when it differs from what is typed here. */
    theirs: form.isElsewhere ? saved : null,
  };
}

/** What is decided already, for the summary: an answer that is still open, or wrong, hides itself and not the others. */
function knownPart(checked: Outcome<AdSettings, AdRefusal>, draft: AdDraft, context: SettingsContext): Partial<AdSettings> {
  if (checked.ok) return checked.value;
  const wrong = new Set(checked.refusals.map(({ field }) => field));
  const isOpen = { cpc: wrong.has('cpc'), budget: wrong.has('daily_budget'), period: wrong.has('start_date') || wrong.has('end_date') };
  const rest = checkSettings(
    {
      ...draft,
      ...(isOpen.cpc && { cpc: context.minimumCpcIdr }),
      ...(isOpen.budget && { dailyBudget: null }),
      ...(isOpen.period && { startsOn: null, endsOn: null }),
    },
    context,
  );
  if (!rest.ok) return {};
  const { cpcIdr, dailyBudget, period, ...others } = rest.value;
  return { ...others, ...(!isOpen.cpc && { cpcIdr }), ...(!isOpen.budget && { dailyBudget }), ...(!isOpen.period && { period }) };
}

export type AdFormState = ReturnType<typeof useAdForm>;
