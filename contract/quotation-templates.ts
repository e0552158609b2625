// Templates that a vendor writes quotations from.
import * as z from 'zod';
import { quotationRules } from '../core/quotations/content.ts';
import { templateRules } from '../core/quotations/template.ts';
import { endpoint } from './endpoint.ts';
import { quotationContent } from './quotations.ts';
import { body, data, instant, line, params } from './shapes.ts';

const tag = 'quotations';
const base = '/ms/quotation/v1/quotation_templates';
const { items, discount, is_taxed, notes, terms, schedule } = quotationContent.shape;
const row = schedule.element.options;
const templateContent = z.strictObject({
  items,
  discount,
  is_taxed,
  notes,
  terms,
  valid_days: z.int().min(1).max(quotationRules.validDaysMax),
  schedule: z
    .array(z.discriminatedUnion('kind', [row[0].omit({ due_date: true }), row[1].omit({ due_date: true })]))
    .max(quotationRules.scheduleRowsMax),
});
const template = z.object({ id: z.uuid(), name: z.string(), content: templateContent, saved_at: instant });
export type Template = z.infer<typeof template>;

export const listTemplates = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List my templates for quotations by name.',
  access: 'vendor:view',
  answer: data(z.array(template)),
});
export const saveTemplate = endpoint({
  method: 'PUT',
  path: base,
  tag,
  summary: 'Save a template under a name. One that I have under this name is replaced.',
  access: 'vendor:clients',
  body: body({ name: line(templateRules.nameLengthMax), content: templateContent }),
  answer: data(template),
  refusals: ['quotations.required', 'quotations.text_invalid', 'quotations.text_too_long', 'quotations.too_many_templates'],
});
export const removeTemplate = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  tag,
  summary: 'Delete a template. Quotations written from it stay as they are.',
  access: 'vendor:clients',
  params: params({ id: z.uuid() }),
  answers: 'nothing',
  refusals: ['request.not_found'],
});
