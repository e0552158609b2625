import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type QuotationContent, quotationRules, type ScheduleRow } from '../../../../core/quotations/content.ts';
import { defaultSchedule, instalmentAmounts } from '../../../../core/quotations/schedule.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { quotationsTexts } from '../texts.ts';
import { Amount, Day, Line } from '../../../ui/checked-fields.tsx';
import classes from './rows.module.css';
import type { EditorState } from './use-editor.ts';

/** When the couple pays how much. What is missing to the total is said to the Rupiah, with a way to fix it. */
export function ScheduleEditor({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const { schedule } = editor.content;
  const amounts = instalmentAmounts(schedule, editor.totals.totalIdr);
  const add = () => {
    const due = schedule.at(-1)?.due_date ?? null;
    editor.change({ schedule: [...schedule, { label: '', kind: 'percent', value: null, due_date: due }] });
  };
  return (
    <Card title={t('edit.schedule')}>
      <p className={classes['lead']}>{t('edit.scheduleLead')}</p>
      <ol className={classes['rows']}>
        {schedule.map((row, index) => (
          // As with items: a row is its place.
          <Instalment key={String(index)} editor={editor} row={row} index={index} amountIdr={amounts[index] ?? 0} />
        ))}
      </ol>
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

type InstalmentProps = { readonly editor: EditorState; readonly row: ScheduleRow; readonly index: number; readonly amountIdr: number };
function Instalment({ editor, row, index, amountIdr }: InstalmentProps) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const { schedule } = editor.content;
  const put = (part: Partial<ScheduleRow>) =>
    editor.change({ schedule: schedule.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <li className={classes['instalment']}>
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
      <button
        type="button"
        className={classes['remove']}
        aria-label={t('edit.removeRow', { n: index + 1 })}
        onClick={() => editor.change({ schedule: schedule.filter((_, at) => at !== index) })}
      >
        <IconTrash aria-hidden size={20} stroke={1.75} />
      </button>
    </li>
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
  const today = useToday();
  const { missingIdr, totals, content } = editor;
  if (totals.totalIdr === 0) return null;
  if (missingIdr === 0) return <Notice tone="good">{t('edit.adds')}</Notice>;
  const amount = format.money(Math.abs(missingIdr));
  const even = () => editor.change({ schedule: evened(content, today) });
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
          <Button variant="default" onClick={even}>
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

/** The default shares, under the names the first three rows have. */
function evened({ schedule, event_date: eventOn }: QuotationContent, today: string): ScheduleRow[] {
  const labelAt = (index: number): string => schedule[index]?.label ?? '';
  return defaultSchedule(today, eventOn, [labelAt(0), labelAt(1), labelAt(2)]);
}
