import { useQueryClient } from '@tanstack/react-query';
import { changeSetting, type Setting } from '../../../../contract/settings.ts';
import { checkReason } from '../../../../core/operations/reason.ts';
import { checkSetting, productSettings, type SettingName } from '../../../../core/settings/product-settings.ts';
import { addDays, startOfBusinessDay } from '../../../../core/time.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { type Checked, valid, allValid, invalid } from '../../../base/form/checked.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { afterPress } from '../../../ui/after-press.ts';
import { TextArea } from '../../../ui/checked-fields.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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

/** Asks for another value, when it starts and why; someone else approves it. */
export function ChangeDialog({ setting, categories, categoryOf, onClose }: ChangeDialogProps) {
  const { name, value } = setting;
  const t = useTexts(settingsTexts);
  const words = useSettingWords();
  const today = useToday();
  const form = useProposing(setting, onClose);
  const { typed: draft, change } = form;
  return (
    <FormDialog
      title={t('dialogTitle', { setting: words.nameOf(name) })}
      form={form}
      action={t('propose')}
      lead={<p>{t('now', { value: words.valueOf(name, value, categoryOf) })}</p>}
      onClose={onClose}
    >
      <ValueField name={name} typed={draft.typed} categories={categories} editor={form} onChange={(typed) => change({ typed })} />
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
          error={form.messageOf('starts_at')}
          unread={form.unread}
          onChange={(day) => change({ day: day ?? '' })}
          onBlur={() => afterPress(() => form.see('starts_at'))}
        />
      )}
      <TextArea {...form.at('reason')} label={t('reason')} rows={3} />
    </FormDialog>
  );
}

function useProposing({ name, value }: Setting, onDone: () => void) {
  const t = useTexts(settingsTexts);
  const proposals = useTexts(proposalTexts);
  const judged = useJudged();
  const checkedValue = useCheckedValue(name);
  const today = useToday();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations'] });
  const unchanged: Draft = { typed: draftOf(name, value), starts: 'soon', day: '', reason: '' };
  return useForm({
    key: `operations.setting.${name}`,
    saved: unchanged,
    check: ({ typed, starts, day, reason }) =>
      allValid({
        value: checkedValue(typed),
        starts_at:
          starts === 'soon'
            ? valid(null)
            : day > today
              ? valid(new Date(startOfBusinessDay(day)).toISOString())
              : invalid('starts_at', t('startDayRequired')),
        reason: judged(checkReason(reason, 'setting')),
      }),
    send: (body, { key }) => call(changeSetting, { params: { name }, body, idempotencyKey: key }),
    onSent() {
      onDone();
      notify('success', proposals('proposed'));
      return refresh();
    },
    onRefused: refresh,
  });
}

/** The rule of the server; its numbers in the unit of the field, which is not always that of the wire. */
function useCheckedValue(name: SettingName): (typed: TypedValue) => Checked<unknown> {
  const sentence = useRefusalText();
  const words = useSettingWords();
  const { unit } = productSettings[name];
  return (typed) => {
    const checked = checkSetting(name, valueOf(name, typed));
    if (checked.ok) return checked;
    const [refusal] = checked.refusals;
    const params = Object.fromEntries(Object.entries(refusal.params ?? {}).map(([key, n]) => [key, words.numberOf(unit, Number(n))]));
    return invalid('value', sentence(refusal.code === 'settings.too_many' ? refusal : { ...refusal, params }));
  };
}
