import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { markDays } from '../../../contract/calendar.ts';
import { calendarRules, checkMarking, type DayPart, dayParts } from '../../../core/taken-days/day-status.ts';
import { type BusinessDay, daysOf } from '../../../core/time.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { Choice, Day, Line } from '../../ui/checked-fields.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { CalendarDay } from './queries.ts';
import { calendarTexts } from './texts.ts';
import { useIsReadOnly } from '../../base/team.ts';

type MarkFormProps = {
  readonly day: BusinessDay;
  /** What the vendor had marked on it. */
  readonly own: CalendarDay['entries'][number] | undefined;
  readonly capacity: number;
  readonly title: string;
  readonly lead: ReactNode;
  readonly beside: ReactNode;
  readonly onClose: () => void;
};
type Typed = { readonly part: DayPart; readonly places: string; readonly note: string; readonly to: BusinessDay | null };

/** Marks a day, or all up to another one, or changes what was marked. */
export function MarkForm({ day, own, capacity, title, lead, beside, onClose }: MarkFormProps) {
  const t = useTexts(calendarTexts);
  const isReadOnly = useIsReadOnly('clients');
  const format = useFormat();
  const today = useToday();
  const judged = useJudged();
  const queries = useQueryClient();
  const markingOf = ({ part, places, note, to }: Typed) => ({
    from: day,
    to: to ?? day,
    part,
    places: places === '' ? null : Number(places),
    note,
  });
  const saved: Typed = { part: own?.part ?? 'day', places: String(own?.places ?? ''), note: own?.note ?? '', to: null };
  const form = useForm({
    key: `calendar.day.${day}`,
    saved,
    check: (typed) => judged(checkMarking(markingOf(typed), { today, capacity })),
    send: (marking) => call(markDays, { body: marking }),
    async onSent() {
      await queries.invalidateQueries({ queryKey: ['calendar'] });
      const count = daysOf(day, form.typed.to ?? day).length;
      notify('success', t('day.marked', { count, n: format.count(count) }));
      onClose();
    },
    onRefused: () => queries.invalidateQueries({ queryKey: ['calendar'] }),
  });
  if (isReadOnly)
    return (
      <Dialog title={title} back={t('day.close')} onClose={onClose}>
        {lead}
        {own !== undefined && <p>{own.note === '' ? t(`part.${own.part}`) : `${t(`part.${own.part}`)} · ${own.note}`}</p>}
      </Dialog>
    );
  return (
    <FormDialog
      title={title}
      form={form}
      action={t(own === undefined ? 'day.mark' : 'day.save')}
      back={t('day.close')}
      lead={lead}
      beside={beside}
      onClose={onClose}
    >
      <Chips
        label={t('day.part')}
        options={dayParts.map((value) => ({ value, label: t(`part.${value}`) }))}
        value={form.typed.part}
        onChange={(part) => form.write('part', part)}
      />
      {capacity > 1 && (
        <Choice
          {...form.at('places')}
          label={t('day.places')}
          options={[
            { value: '', label: t('allPlaces') },
            ...Array.from({ length: capacity }, (_, index) => ({
              value: String(index + 1),
              label: t('places', { count: index + 1, n: format.count(index + 1) }),
            })),
          ]}
        />
      )}
      <Line {...form.at('note')} label={t('day.note')} hint={t('day.noteHint')} maxLength={calendarRules.noteLengthMax} />
      {own === undefined && (
        <Day {...form.at('to')} label={t('day.until')} hint={t('day.untilHint', { n: format.count(calendarRules.rangeDaysMax) })} />
      )}
    </FormDialog>
  );
}
