import { describe, expect, test } from 'vitest';
import type { QuotationContent } from './content.ts';
import { checkTemplateName, contentFrom, templateOf } from './template.ts';

const today = '2026-11-20';
const content: QuotationContent = {
  event_date: '2027-06-12',
  event_place: 'Pendopo Agung',
  items: [{ name: 'Dekorasi', quantity: 1, unit: 'paket', price: 10_000_000 }],
  discount: { kind: 'percent', value: 5 },
  is_taxed: true,
  valid_until: '2026-12-10',
  schedule: [
    { label: 'Uang muka', kind: 'amount', value: 2_000_000, due_date: '2026-11-25' },
    { label: 'Lunas', kind: 'percent', value: 100, due_date: '2027-05-01' },
  ],
  notes: 'Termasuk bunga',
  terms: 'Tidak dapat dibatalkan',
};

describe('a template', () => {
  test('keeps all but the wedding and its days', () =>
    expect(templateOf(content, today)).toEqual({
      items: content.items,
      discount: content.discount,
      is_taxed: true,
      valid_days: 20,
      schedule: [
        { label: 'Uang muka', kind: 'amount', value: 2_000_000 },
        { label: 'Lunas', kind: 'percent', value: 100 },
      ],
      notes: content.notes,
      terms: content.terms,
    }));

  test.each([
    [null, 14],
    ['2026-11-19', 1],
    ['2029-01-01', 365],
  ])('of a draft valid until %s is valid for %i days', (valid_until, days) =>
    expect(templateOf({ ...content, valid_until }, today).valid_days).toBe(days),
  );

  test('gives another draft its contents, with days from today and for that wedding', () => {
    const other: QuotationContent = {
      ...content,
      event_date: '2028-01-29',
      event_place: 'Bandung',
      items: [],
      schedule: [],
      notes: '',
    };
    expect(contentFrom(templateOf(content, today), other, '2026-12-01')).toEqual({
      ...content,
      event_date: '2028-01-29',
      event_place: 'Bandung',
      valid_until: '2026-12-21',
      schedule: [
        { label: 'Uang muka', kind: 'amount', value: 2_000_000, due_date: '2026-12-08' },
        { label: 'Lunas', kind: 'percent', value: 100, due_date: '2028-01-15' },
      ],
    });
  });

  test.each([
    ['  Paket   besar ', 'Paket besar'],
    ['', 'quotations.required'],
    ['x'.repeat(61), 'quotations.text_too_long'],
    ['a\u202Eb', 'quotations.text_invalid'],
  ])('is named %j: %s', (raw, expected) => {
    const name = checkTemplateName(raw);
    expect(name.ok ? name.value : name.refusals[0].code).toBe(expected);
  });
});
