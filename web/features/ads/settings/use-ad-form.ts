import { useRef, useState } from 'react';
import type { AdSetting, AdSummary } from '../../../../contract/ads.ts';
import { type AdDraft, type AdRefusal, type AdSettings, checkSettings, type SettingsContext } from '../../../../core/ads/settings.ts';
import type { Outcome } from '../../../../core/outcome.ts';
import { useDraft } from '../../../base/draft.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { useToday } from '../../../base/today.ts';
import { fieldMessages } from '../../../ui/form.tsx';
import { settingsOf } from '../ad-actions.ts';
import { type AdField, type AdForm, adFields, draftOfForm, formOf, isSameForm, rulesOf } from './ad-form.ts';

/** How long typing rests before it is judged: nobody wants to be refused at the first figure of a number. */
const restMs = 400;

/**
 * The settings being written: the very rule of the server judges them at every change. A message shows once its field was left,
 * or typing in it came to rest, or saving was tried; from then on it follows each key. `setting` is the ad as it was when the page opened,
 * `now` as it is: what another window saved since is taken when nothing was typed here, and else put beside it for a choice.
 */
export function useAdForm(setting: AdSetting | null, now: AdSetting | null, summary: AdSummary, failure: unknown) {
  const [initial, setInitial] = useState(() => formOf(setting, summary));
  const { draft: form, change, discard } = useDraft(setting === null ? 'ad-new' : 'ad-edit', initial);
  const [seen, setSeen] = useState<ReadonlySet<AdField>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refusalText = useRefusalText();
  const today = useToday();

  const rules = rulesOf(summary);
  const previous = setting === null ? null : settingsOf(setting);
  const draft = draftOfForm(form, setting?.is_enabled ?? true);
  const checked = checkSettings(draft, { today, minimumCpcIdr: summary.min_cpc, rules, previous });
  const isDirty = !isSameForm(form, initial);
  const saved = now !== null && now.revision !== form.over ? formOf(now, summary) : null;
  const takeTheirs = (theirs: AdForm) => {
    setInitial(theirs);
    change(theirs);
  };
  // Nothing was typed, or the very same: there is nothing to choose.
  if (saved !== null && (!isDirty || isSameForm(form, saved))) takeTheirs(saved);
  const see = (fields: readonly AdField[]) => setSeen((before) => new Set([...before, ...fields]));

  const refused = checked.ok ? {} : Object.fromEntries(checked.refusals.map((refusal) => [refusal.field, refusalText(refusal)]));
  const server = fieldMessages(failure);
  const messageOf = (field: AdField): string | undefined => (seen.has(field) ? (refused[field] ?? server[field]) : undefined);
  return {
    form,
    draft,
    checked,
    known: knownPart(checked, draft, { today, minimumCpcIdr: summary.min_cpc, rules, previous }),
    rules,
    previous,
    messageOf,
    isDirty,
    /** What another window saved since, when it differs from what is typed here. */
    theirs: saved !== null && isDirty && !isSameForm(form, saved) ? saved : null,
    keepMine: () => saved !== null && change({ over: saved.over }),
    takeTheirs,
    discard,
    see,
    seeAll: () => see(adFields),
    change(part: Partial<AdForm>, fields: readonly AdField[]) {
      change(part);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => see(fields), restMs);
    },
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
