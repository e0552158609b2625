import { describe, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { type QuotationContent, quotationRules } from './content.ts';
import { checkInquiry } from './inquiry.ts';

const today = '2026-11-20';
const content: QuotationContent = {
  event_date: '2027-06-12',
  event_place: 'Pendopo Agung',
  items: [{ name: '  Dekorasi   pelaminan ', quantity: 1, unit: 'paket', price: 25_000_000 }],
  discount: { kind: 'none' },
  is_taxed: false,
  valid_until: '2026-12-04',
  schedule: [
    { label: 'Uang muka', kind: 'percent', value: 30, due_date: '2026-11-27' },
    { label: 'Pelunasan', kind: 'percent', value: 70, due_date: '2027-05-29' },
  ],
  notes: '',
  terms: '',
};
const refusalsOf = (change: Partial<QuotationContent>) => {
  const outcome = checkContent({ ...content, ...change }, today, quotationRules, 1_100);
  return outcome.ok ? [] : outcome.refusals;
};
const [item, row, last] = [content.items[0], content.schedule[0], content.schedule[1]];
if (!item || !row || !last) throw new Error('the content has an item and two rows');

test('what can be sent comes back clean', () => {
  const outcome = checkContent(content, today, quotationRules, 1_100);
  expect(outcome).toMatchObject({ ok: true, value: { items: [{ name: 'Dekorasi pelaminan' }] } });
});

describe('what keeps a quotation from being sent', () => {
  test.each<[string, Partial<QuotationContent>, string, string]>([
    ['no items', { items: [] }, 'quotations.items_required', 'items'],
    ['an item without a name', { items: [{ ...item, name: ' ' }] }, 'quotations.required', 'items.0.name'],
    ['a name with a direction mark', { items: [{ ...item, name: 'a\u202Eb' }] }, 'quotations.text_invalid', 'items.0.name'],
    ['no quantity', { items: [{ ...item, quantity: null }] }, 'quotations.quantity_invalid', 'items.0.quantity'],
    ['a quantity of nothing', { items: [{ ...item, quantity: 0 }] }, 'quotations.quantity_invalid', 'items.0.quantity'],
    ['three decimals', { items: [{ ...item, quantity: 1.005 }] }, 'quotations.quantity_invalid', 'items.0.quantity'],
    ['no price', { items: [{ ...item, price: null }] }, 'quotations.price_invalid', 'items.0.price'],
    ['half a Rupiah', { items: [{ ...item, price: 0.5 }] }, 'quotations.price_invalid', 'items.0.price'],
    ['nothing to pay', { items: [{ ...item, price: 0 }] }, 'quotations.total_not_positive', 'items'],
    ['a discount of everything', { discount: { kind: 'percent', value: 100 } }, 'quotations.total_not_positive', 'discount'],
    ['a discount of more than 100 percent', { discount: { kind: 'percent', value: 101 } }, 'quotations.discount_invalid', 'discount'],
    ['a discount not filled in', { discount: { kind: 'amount', value: null } }, 'quotations.discount_invalid', 'discount'],
    ['too much money', { items: [{ ...item, quantity: 1_000 }] }, 'quotations.total_above_maximum', 'items'],
    ['an event that is over', { event_date: '2026-11-19' }, 'quotations.day_in_the_past', 'event_date'],
    ['no last day', { valid_until: null }, 'quotations.required', 'valid_until'],
    ['a last day in the past', { valid_until: '2026-11-19' }, 'quotations.day_in_the_past', 'valid_until'],
    ['a last day after more than a year', { valid_until: '2027-11-21' }, 'quotations.valid_too_long', 'valid_until'],
    ['a last day in two years', { valid_until: '2028-11-20' }, 'quotations.valid_too_long', 'valid_until'],
    ['no schedule', { schedule: [] }, 'quotations.schedule_required', 'schedule'],
    ['a row without a label', { schedule: [{ ...row, label: '' }, last] }, 'quotations.required', 'schedule.0.label'],
    ['an event nobody plans yet', { event_date: '2031-11-22' }, 'calendar.day_too_far', 'event_date'],
    [
      'an instalment nobody plans yet',
      { schedule: [row, { ...last, due_date: '2031-11-22' }] },
      'calendar.day_too_far',
      'schedule.1.due_date',
    ],
    ['a row without a day', { schedule: [{ ...row, due_date: null }, last] }, 'quotations.required', 'schedule.0.due_date'],
    ['a day in the past', { schedule: [{ ...row, due_date: '2026-11-19' }, last] }, 'quotations.day_in_the_past', 'schedule.0.due_date'],
    ['days out of order', { schedule: [{ ...row, due_date: '2027-06-01' }, last] }, 'quotations.due_out_of_order', 'schedule.1.due_date'],
    [
      'a share of nothing',
      {
        schedule: [
          { ...row, value: 0 },
          { ...last, value: 100 },
        ],
      },
      'quotations.share_invalid',
      'schedule.0.value',
    ],
    ['a share not filled in', { schedule: [{ ...row, value: null }, last] }, 'quotations.share_invalid', 'schedule.0.value'],
    ['an amount of nothing', { schedule: [{ ...row, kind: 'amount', value: 0 }, last] }, 'quotations.share_invalid', 'schedule.0.value'],
    [
      'an amount below nothing',
      { schedule: [{ ...row, kind: 'amount', value: -1 }, last] },
      'quotations.share_invalid',
      'schedule.0.value',
    ],
    ['a share below nothing', { schedule: [{ ...row, value: -1 }, last] }, 'quotations.share_invalid', 'schedule.0.value'],
  ])('%s', (_, change, code, field) => {
    expect(refusalsOf(change)).toContainEqual(expect.objectContaining({ code, field }));
  });
  test('a thirteenth row, and a fifty-first item', () => {
    const parts = (count: number) => ({
      schedule: Array.from({ length: count }, () => ({ ...row, value: 1 })).with(-1, { ...row, value: 101 - count }),
    });
    expect(refusalsOf(parts(12))).toEqual([]);
    expect(refusalsOf(parts(13))).toEqual([{ code: 'quotations.too_many_rows', field: 'schedule', params: { maximum: 12 } }]);
    const items = (count: number) => ({ items: Array.from({ length: count }, () => item) });
    expect(refusalsOf(items(50))).toEqual([]);
    expect(refusalsOf(items(51))).toContainEqual(expect.objectContaining({ code: 'quotations.too_many_rows', field: 'items' }));
  });
  test('a schedule that lacks a Rupiah, and one that asks for one too much', () => {
    const due = last.due_date;
    const rows = (value: number) => [row, { label: 'Pelunasan', kind: 'amount', value, due_date: due } as const];
    expect(refusalsOf({ schedule: rows(17_499_999) })).toEqual([
      { code: 'quotations.schedule_short', field: 'schedule', params: { amount: 1 } },
    ]);
    expect(refusalsOf({ schedule: rows(17_500_001) })).toEqual([
      { code: 'quotations.schedule_over', field: 'schedule', params: { amount: 1 } },
    ]);
    expect(refusalsOf({ schedule: rows(17_500_000) })).toEqual([]);
  });
  test('a row that would be less than a Rupiah', () =>
    expect(
      refusalsOf({
        items: [{ ...item, price: 3 }],
        schedule: [
          { ...row, value: 0.01 },
          { ...last, value: 99.99 },
        ],
      }),
    ).toEqual([{ code: 'quotations.share_invalid', field: 'schedule.0.value' }]));
});

describe('an inquiry', () => {
  const asked = { eventOn: '2027-06-12', place: ' Bandung ', guests: 300, budgetIdr: 50_000_000, wishes: 'Nuansa kebun' };
  test('is cleaned', () =>
    expect(checkInquiry(asked, today)).toMatchObject({ ok: true, value: { place: 'Bandung', wishes: asked.wishes.trim() } }));
  test('needs no more than a wish', () =>
    expect(checkInquiry({ ...asked, eventOn: null, place: '', guests: null, budgetIdr: null }, today).ok).toBe(true));
  test.each([
    [{ wishes: ' ' }, 'quotations.required', 'wishes'],
    [{ wishes: '😀'.repeat(2_001) }, 'quotations.text_too_long', 'wishes'],
    [{ eventOn: '2031-11-22' }, 'calendar.day_too_far', 'event_date'],
    [{ eventOn: '2026-11-19' }, 'quotations.day_in_the_past', 'event_date'],
    [{ guests: 0 }, 'quotations.guests_invalid', 'guests'],
    [{ guests: 2.5 }, 'quotations.guests_invalid', 'guests'],
    [{ budgetIdr: -1 }, 'quotations.budget_invalid', 'budget'],
    [{ place: 'a\u0000b' }, 'quotations.text_invalid', 'place'],
  ])('%j is refused with %s', (change, code, field) => {
    const outcome = checkInquiry({ ...asked, ...change }, today);
    expect(outcome).toMatchObject({ ok: false, refusals: [{ code, field }] });
  });
});

describe('at the edge', () => {
  const codes = (change: Partial<QuotationContent>) => refusalsOf(change).map(({ code }) => code);
  const due = last.due_date;
  const amount = (value: number) => ({ label: 'DP', kind: 'amount', value, due_date: due }) as const;

  test('an item needs no unit, and a share may be a hundredth of a percent or a Rupiah', () => {
    expect(codes({ items: [{ ...item, unit: '' }] })).toEqual([]);
    expect(
      codes({
        schedule: [
          { ...row, value: 0.01 },
          { ...last, value: 99.99 },
        ],
      }),
    ).toEqual([]);
    expect(codes({ schedule: [amount(1), amount(24_999_999)] })).toEqual([]);
  });
  test('a row without a day is not called out of order too', () => {
    expect(codes({ schedule: [row, { ...last, due_date: null }] })).toEqual(['quotations.required']);
  });
  test('of nothing to pay nothing is said of the schedule, of a single Rupiah it is', () => {
    const price = (value: number) => ({ items: [{ ...item, price: value }] });
    expect(codes({ ...price(0), schedule: [amount(2)] })).toEqual(['quotations.total_not_positive']);
    expect(codes({ ...price(1), schedule: [amount(2)] })).toEqual(['quotations.schedule_over']);
    expect(codes(price(1))).toEqual(['quotations.share_invalid']);
  });
});
