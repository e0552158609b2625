import { IconPlus } from '@tabler/icons-react';
import { type QuotationContent, quotationRules, type ScheduleRow } from '../../../../core/quotations/content.ts';
import { instalmentAmounts, scheduleOf, schedulePresets } from '../../../../core/quotations/schedule.ts';
import { instalmentNames } from '../../../../texts/catalogue/instalment-names.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { quotationsTexts } from '../texts.ts';
import { Amount, Day, Line } from '../../../ui/checked-fields.tsx';
import classes from './rows.module.css';
import { SortableRows } from './sortable-rows.tsx';
import type { EditorState } from './use-editor.ts';
import { useRows } from './use-rows.ts';

/** When the couple pays how much. What is missing to the total is said to the Rupiah, with a way to fix it. */
export function ScheduleEditor({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const { schedule } = editor.content;
  const amounts = instalmentAmounts(schedule, editor.totals.totalIdr);
  const rows = useRows<ScheduleRow>(schedule, (changed) => editor.change({ schedule: changed }));
  const add = () => rows.add({ label: '', kind: 'percent', value: null, due_date: schedule.at(-1)?.due_date ?? null });
  return (
    <Card title={t('edit.schedule')}>
      <p className={classes['lead']}>{t('edit.scheduleLead')}</p>
      <Presets editor={editor} />
      <SortableRows ids={rows.ids} rowClass={classes['instalment']} onMove={rows.move}>
        {(index) => {
          const row = schedule[index];
          return row && <Instalment editor={editor} row={row} index={index} rows={rows} amountIdr={amounts[index] ?? 0} />;
        }}
      </SortableRows>
      <div className={classes['after']}>
        <Balance editor={editor} />
        <Button
          variant="default"
          disabled={schedule.length >= quotationRules.scheduleRowsMax}
          leftSection={<IconPlus aria-hidden size={18} stroke={1.75} />}
          onClick={add}
        >
          {t('edit.addRow')}
        </Button>
      </div>
    </Card>
  );
}

type InstalmentProps = {
  readonly editor: EditorState;
  readonly row: ScheduleRow;
  readonly index: number;
  readonly rows: ReturnType<typeof useRows<ScheduleRow>>;
  readonly amountIdr: number;
};
function Instalment({ editor, row, index, rows, amountIdr }: InstalmentProps) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const put = (part: Partial<ScheduleRow>) => rows.put(index, part);
  return (
    <>
      <div className={classes['name']}>
        <Line
          editor={editor}
          field={`schedule.${index}.label`}
          label={t('edit.label')}
          value={row.label}
          maxLength={quotationRules.labelLengthMax}
          onChange={(label) => put({ label })}
        />
      </div>
      <Amount
        editor={editor}
        field={`schedule.${index}.value`}
        label={t('edit.share')}
        unit={row.kind === 'percent' ? 'percent' : 'rupiah'}
        value={row.value}
        onChange={(value) => put({ value })}
      />
      <KindChoice index={index} kind={row.kind} onChange={(kind) => put({ kind, value: inKind(kind, row, amountIdr) })} />
      <div className={classes['wide']}>
        <Day
          editor={editor}
          field={`schedule.${index}.due_date`}
          label={t('edit.due')}
          value={row.due_date}
          onChange={(due) => put({ due_date: due })}
        />
      </div>
      <p className={classes['result']}>
        <span>{t('edit.amount')}</span> <b>{format.money(amountIdr)}</b>
      </p>
      <RemoveButton className={classes['remove']} label={t('edit.removeRow', { n: index + 1 })} onRemove={() => rows.remove(index)} />
    </>
  );
}

/** Changing the kind keeps what the row comes to, as near as the other kind can say it. */
const inKind = (kind: ScheduleRow['kind'], row: ScheduleRow, amountIdr: number): number | null =>
  kind === row.kind ? row.value : kind === 'amount' ? amountIdr : null;

type KindChoiceProps = {
  readonly index: number;
  readonly kind: ScheduleRow['kind'];
  readonly onChange: (kind: ScheduleRow['kind']) => void;
};
function KindChoice({ index, kind, onChange }: KindChoiceProps) {
  const t = useTexts(quotationsTexts);
  const id = `schedule-${index}-kind`;
  return (
    <div className={classes['kind']}>
      <label htmlFor={id}>{t('edit.kind')}</label>
      <select id={id} value={kind} onChange={({ currentTarget }) => onChange(currentTarget.value === 'amount' ? 'amount' : 'percent')}>
        <option value="percent">{t('discount.percent')}</option>
        <option value="amount">{t('discount.amount')}</option>
      </select>
    </div>
  );
}

/** Whether the instalments add up; if not, what is missing and what would fix it. */
function Balance({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const putPreset = usePreset(editor);
  const { missingIdr, totals, content } = editor;
  if (totals.totalIdr === 0) return null;
  if (missingIdr === 0) return <Notice tone="good">{t('edit.adds')}</Notice>;
  const amount = format.money(Math.abs(missingIdr));
  return (
    <Notice
      tone="warn"
      says="politely"
      action={
        canPutRest(content, totals.totalIdr, missingIdr) ? (
          <Button variant="default" onClick={() => editor.change({ schedule: withRest(content, totals.totalIdr, missingIdr) })}>
            {t('edit.rest')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => putPreset(schedulePresets[0])}>
            {t('edit.even')}
          </Button>
        )
      }
    >
      {t(missingIdr > 0 ? 'edit.short' : 'edit.over', { amount })}
    </Notice>
  );
}

const lastAmount = ({ schedule }: QuotationContent, totalIdr: number): number => instalmentAmounts(schedule, totalIdr).at(-1) ?? 0;
const canPutRest = (content: QuotationContent, totalIdr: number, missingIdr: number): boolean =>
  content.schedule.length > 0 && lastAmount(content, totalIdr) + missingIdr > 0;

/** The last row takes what is missing, in Rupiah: percent could not say it exactly. */
function withRest(content: QuotationContent, totalIdr: number, missingIdr: number): ScheduleRow[] {
  const value = lastAmount(content, totalIdr) + missingIdr;
  return content.schedule.map((row, index) => (index === content.schedule.length - 1 ? { ...row, kind: 'amount', value } : row));
}

/** Puts a schedule of these shares in place of the one there is; due dates follow the wedding. */
function usePreset({ content, change }: EditorState): (shares: readonly number[]) => void {
  const language = useLanguage();
  const today = useToday();
  return (shares) => change({ schedule: scheduleOf(shares, today, content.event_date, instalmentNames(language)) });
}

function Presets({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const put = usePreset(editor);
  const { schedule } = editor.content;
  const isNow = (shares: readonly number[]) =>
    schedule.length === shares.length && schedule.every(({ kind, value }, index) => kind === 'percent' && value === shares[index]);
  return (
    <fieldset className={classes['presets']}>
      <legend className="for-screen-readers">{t('edit.presets')}</legend>
      {schedulePresets.map((shares) => (
        <button key={shares.join()} type="button" aria-pressed={isNow(shares)} onClick={() => put(shares)}>
          {shares.length === 1 ? t('preset.only') : `${shares.join(' / ')}%`}
        </button>
      ))}
    </fieldset>
  );
}
