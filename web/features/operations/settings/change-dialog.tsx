import '../../../ui/form.css';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changeSetting, type Setting } from '../../../../contract/settings.ts';
import { checkReason } from '../../../../core/operations/reason.ts';
import { checkSetting, productSettings } from '../../../../core/settings/product-settings.ts';
import { addDays, startOfBusinessDay } from '../../../../core/time.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { newId } from '../../../base/calls/new-id.ts';
import { notify } from '../../../base/client-state.ts';
import { useDraft } from '../../../base/draft.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { proposalTexts, settingsTexts } from '../texts.ts';
import { draftOf, type TypedValue, valueOf } from './typed-value.ts';
import { useSettingWords } from './use-setting-words.ts';
import { type Category, ValueField } from './value-field.tsx';

type ChangeDialogProps = {
  readonly setting: Setting;
  readonly categories: readonly Category[];
  readonly categoryOf: (id: string) => string;
  readonly onClose: () => void;
};
type Draft = { readonly typed: TypedValue; readonly starts: 'soon' | 'on'; readonly day: string; readonly reason: string };

/** Asks for another value, when it starts and why; somebody else approves it. */
export function ChangeDialog({ setting, categories, categoryOf, onClose }: ChangeDialogProps) {
  const { name, value } = setting;
  const t = useTexts(settingsTexts);
  const shell = useTexts(shellTexts);
  const words = useSettingWords();
  const formId = useId();
  const today = useToday();
  const { draft, change, discard } = useDraft<Draft>(`operations.setting.${name}`, {
    typed: draftOf(name, value),
    starts: 'soon',
    day: '',
    reason: '',
  });
  const { wrong, check } = useChecks(setting, draft);
  const sending = useProposing(setting, () => {
    discard();
    onClose();
  });
  const refused = fieldMessages(sending.error);
  return (
    <Dialog
      title={t('dialogTitle', { setting: words.nameOf(name) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending.isPending}>
            {t('propose')}
          </Button>
        </>
      }
    >
      <p>{t('now', { value: words.valueOf(name, value, categoryOf) })}</p>
      <Form
        id={formId}
        failure={sending.error}
        onSubmit={() => {
          const asked = check();
          if (asked !== null) sending.mutate(asked);
        }}
      >
        <ValueField
          name={name}
          typed={draft.typed}
          categories={categories}
          error={wrong.value ?? refused['value']}
          onChange={(typed) => change({ typed })}
        />
        <Chips
          label={t('starts')}
          options={[
            { value: 'soon', label: t('startsSoon') },
            { value: 'on', label: t('startsOn') },
          ]}
          value={draft.starts}
          onChange={(starts) => change({ starts })}
        />
        {draft.starts === 'on' && (
          <DayField
            name="starts_at"
            label={t('startDay')}
            hint={t('startDayHint')}
            value={draft.day || null}
            first={addDays(today, 1)}
            error={wrong.day ?? refused['starts_at']}
            onChange={(day) => change({ day: day ?? '' })}
          />
        )}
        <Textarea
          label={t('reason')}
          name="reason"
          size="md"
          rows={3}
          value={draft.reason}
          error={wrong.reason ?? refused['reason']}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      </Form>
    </Dialog>
  );
}

type Asked = { readonly value: unknown; readonly starts_at: string | null; readonly reason: string };

/** The same rules as the server's; `check` answers what can be sent, or null. */
function useChecks({ name }: Setting, { typed, starts, day, reason }: Draft) {
  const t = useTexts(settingsTexts);
  const sentence = useRefusalText();
  const words = useSettingWords();
  const today = useToday();
  const [isChecked, setChecked] = useState(false);
  const { unit } = productSettings[name];
  const value = checkSetting(name, valueOf(name, typed));
  const given = checkReason(reason);
  const isDay = starts === 'soon' || day > today;
  const refusal = value.ok ? null : value.refusals[0];
  // In the unit of the field, which is not always that of the wire.
  const params = Object.fromEntries(Object.entries(refusal?.params ?? {}).map(([key, n]) => [key, words.numberOf(unit, Number(n))]));
  const isOfUnit = refusal !== null && refusal.code !== 'settings.too_many';
  const wrong = isChecked
    ? {
        ...(refusal !== null && { value: sentence(isOfUnit ? { ...refusal, params } : refusal) }),
        ...(!isDay && { day: t('startDayRequired') }),
        ...(!given.ok && { reason: sentence(given.refusals[0]) }),
      }
    : {};
  const check = (): Asked | null => {
    setChecked(true);
    if (!value.ok || !given.ok || !isDay) return null;
    const startsAt = starts === 'soon' ? null : new Date(startOfBusinessDay(day)).toISOString();
    return { value: value.value, starts_at: startsAt, reason: given.value };
  };
  return { wrong: wrong as { readonly value?: string; readonly day?: string; readonly reason?: string }, check };
}

function useProposing({ name }: Setting, onDone: () => void) {
  const t = useTexts(proposalTexts);
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: (body: Asked) => call(changeSetting, { params: { name }, body, idempotencyKey: key }),
    onSuccess() {
      onDone();
      notify('success', t('proposed'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
}
