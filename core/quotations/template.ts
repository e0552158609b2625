import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';
import { addDays, type BusinessDay, daysBetween } from '../time.ts';
import type { QuotationContent, ScheduleRow } from './content.ts';
import { quotationRules } from './content.ts';
import { duesOf } from './schedule.ts';

/** What a vendor may keep. (ours to tune) */
export const templateRules = { nameLengthMax: 60, templatesMax: 50 } as const;

/** What of a quotation is the same for other couples: all but the wedding and its days. */
export type QuotationTemplate = Pick<QuotationContent, 'items' | 'discount' | 'is_taxed' | 'notes' | 'terms'> & {
  /** For so many days it can be accepted. */
  readonly valid_days: number;
  readonly schedule: readonly Omit<ScheduleRow, 'due_date'>[];
};

/** The template that a draft is kept as on a day. */
export function templateOf(
  { items, discount, is_taxed, valid_until, schedule, notes, terms }: QuotationContent,
  today: BusinessDay,
): QuotationTemplate {
  const days = valid_until === null ? quotationRules.validDays : daysBetween(today, valid_until);
  return {
    items,
    discount,
    is_taxed,
    valid_days: Math.min(Math.max(days, 1), quotationRules.validDaysMax),
    schedule: schedule.map(({ label, kind, value }) => ({ label, kind, value })),
    notes,
    terms,
  };
}

/** A draft written from a template: its wedding stays, all else is the template's, with days counted from today. */
export function contentFrom(
  { valid_days: days, schedule, ...template }: QuotationTemplate,
  draft: QuotationContent,
  today: BusinessDay,
): QuotationContent {
  const dues = duesOf(schedule.length, today, draft.event_date);
  return {
    ...draft,
    ...template,
    valid_until: addDays(today, days),
    schedule: schedule.map((row, index) => ({ ...row, due_date: dues[index] ?? null })),
  };
}

type NameCode = 'quotations.required' | 'quotations.text_invalid' | 'quotations.text_too_long';
/** The name of a template, cleaned: one line. Refuses at `name`. */
export function checkTemplateName(raw: string): Outcome<string, NameCode> {
  const maximum = templateRules.nameLengthMax;
  const name = cleanName(raw, { field: 'name', maxLength: maximum });
  if (name.ok) return accept(name.value);
  const { code } = name.refusals[0];
  if (code === 'text.required') return refuse({ code: 'quotations.required', field: 'name' });
  if (code === 'text.too_long') return refuse({ code: 'quotations.text_too_long', field: 'name', params: { maximum } });
  return refuse({ code: 'quotations.text_invalid', field: 'name' });
}
