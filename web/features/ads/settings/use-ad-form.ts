import { useRef, useState } from 'react';
import type { AdSetting, AdSummary } from '../../../../contract/ads.ts';
import { checkSettings } from '../../../../core/ads/settings.ts';
import { useDraft } from '../../../app/draft.ts';
import { useRefusalText } from '../../../app/refusal-texts.ts';
import { useToday } from '../../../app/today.ts';
import { fieldMessages } from '../../../ui/form.tsx';
import { settingsOf } from '../ad-actions.ts';
import { type AdField, type AdForm, adFields, draftOfForm, formOf, rulesOf } from './ad-form.ts';

/** How long typing rests before it is judged: nobody wants to be refused at the first figure of a number. */
const restMs = 400;

/**
 * The settings being written: the very rule of the server judges them at every change. A message shows once its field was left,
 * or typing in it came to rest, or saving was tried; from then on it follows each key.
 */
export function useAdForm(setting: AdSetting | null, summary: AdSummary, failure: unknown) {
  const [initial] = useState(() => formOf(setting, summary));
  const { draft: form, change, discard } = useDraft(setting === null ? 'ad-new' : 'ad-edit', initial);
  const [seen, setSeen] = useState<ReadonlySet<AdField>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refusalText = useRefusalText();
  const today = useToday();

  const rules = rulesOf(summary);
  const previous = setting === null ? null : settingsOf(setting);
  const draft = draftOfForm(form, setting?.is_enabled ?? true);
  const checked = checkSettings(draft, { today, minimumCpcIdr: summary.min_cpc, rules, previous });
  const see = (fields: readonly AdField[]) => setSeen((before) => new Set([...before, ...fields]));

  const refused = checked.ok ? {} : Object.fromEntries(checked.refusals.map((refusal) => [refusal.field, refusalText(refusal)]));
  const server = fieldMessages(failure);
  const messageOf = (field: AdField): string | undefined => (seen.has(field) ? (refused[field] ?? server[field]) : undefined);
  return {
    form,
    draft,
    checked,
    rules,
    previous,
    messageOf,
    isDirty: JSON.stringify(form) !== JSON.stringify(initial),
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

export type AdFormState = ReturnType<typeof useAdForm>;
