// The last value that may be sent and the first that may not, of every limit of a quotation.
import { describe, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { type Discount, type QuotationContent, type QuotationItem, quotationRules, type ScheduleRow, withinLimits } from './content.ts';
import { checkInquiry, type InquiryContent } from './inquiry.ts';

const today = '2026-11-20';
const item: QuotationItem = { name: 'Dekorasi', quantity: 1, unit: 'paket', price: 1_000_000 };
const row: ScheduleRow = { label: 'Lunas', kind: 'percent', value: 100, due_date: '2026-11-27' };
const content: QuotationContent = {
  event_date: null,
  event_place: '',
  items: [item],
  discount: { kind: 'none' },
  is_taxed: false,
  valid_until: today,
  schedule: [row],
  notes: '',
  terms: '',
};
const refusals = (change: Partial<QuotationContent>) => {
  const outcome = checkContent({ ...content, ...change }, today, quotationRules, 1_100);
  return outcome.ok ? [] : outcome.refusals.map(({ code, field }) => `${field} ${code}`);
};
const ofItem = (change: Partial<QuotationItem>) => refusals({ items: [{ ...item, ...change }] });
const ofRow = (change: Partial<ScheduleRow>) => refusals({ schedule: [{ ...row, ...change }] });
const ofDiscount = (discount: Discount) => refusals({ discount });
const long = (length: number) => 'x'.repeat(length);

describe('a quotation', () => {
  test.each<[string, (value: number) => string[], number, string]>([
    ['quantity 10,000', (quantity) => ofItem({ quantity, price: 1 }), 10_000, 'items.0.quantity quotations.quantity_invalid'],
    ['price of Rp 1 billion', (price) => ofItem({ price }), 1_000_000_000, 'items.0.price quotations.price_invalid'],
    ['name of 120 characters', (length) => ofItem({ name: long(length) }), 120, 'items.0.name quotations.text_too_long'],
    ['unit of 30 characters', (length) => ofItem({ unit: long(length) }), 30, 'items.0.unit quotations.text_too_long'],
    ['place of 160 characters', (length) => refusals({ event_place: long(length) }), 160, 'event_place quotations.text_too_long'],
    ['label of 60 characters', (length) => ofRow({ label: long(length) }), 60, 'schedule.0.label quotations.text_too_long'],
    ['notes of 2,000 characters', (length) => refusals({ notes: long(length) }), 2_000, 'notes quotations.text_too_long'],
    ['terms of 2,000 characters', (length) => refusals({ terms: long(length) }), 2_000, 'terms quotations.text_too_long'],
    [
      'discount of Rp 999,999 on Rp 1 million',
      (value) => ofDiscount({ kind: 'amount', value }),
      999_999,
      'discount quotations.total_not_positive',
    ],
  ])('may have a %s and not one more', (_, ask, last, refusal) => {
    expect(ask(last)).toEqual([]);
    expect(ask(last + 1)).toContain(refusal);
  });

  test('may come to Rp 10 billion and not to a Rupiah more', () => {
    const ten = Array.from({ length: 10 }, () => ({ ...item, price: 1_000_000_000 }));
    expect(refusals({ items: ten })).toEqual([]);
    expect(refusals({ items: [...ten, { ...item, price: 1 }] })).toEqual(['items quotations.total_above_maximum']);
  });
  test('may cost one Rupiah', () => expect(ofItem({ price: 1 })).toEqual([]));
  test('may hold an item that is free beside one that is not, none that costs less', () => {
    expect(refusals({ items: [item, { ...item, price: 0 }] })).toEqual([]);
    expect(refusals({ items: [item, { ...item, price: -1 }] })).toEqual(['items.1.price quotations.price_invalid']);
  });
  test('may have a hundredth of a quantity', () => expect(ofItem({ quantity: 0.01, price: 1_000 })).toEqual([]));
  test('may have a discount of nothing', () => {
    expect(ofDiscount({ kind: 'amount', value: 0 })).toEqual([]);
    expect(ofDiscount({ kind: 'percent', value: 0 })).toEqual([]);
    expect(ofDiscount({ kind: 'amount', value: -1 })).toEqual(['discount quotations.discount_invalid']);
  });
  test('of which 100 percent and no hundredth more is taken off costs nothing: that is what is refused', () => {
    expect(ofDiscount({ kind: 'percent', value: 99.99 })).toEqual([]);
    expect(ofDiscount({ kind: 'percent', value: 100 })).toEqual(['discount quotations.total_not_positive']);
    expect(ofDiscount({ kind: 'percent', value: 100.01 })).toContain('discount quotations.discount_invalid');
  });
  test('may be for today, be due today and be valid today and for 365 days', () => {
    expect(refusals({ event_date: today, valid_until: today, schedule: [{ ...row, due_date: today }] })).toEqual([]);
    expect(refusals({ valid_until: '2027-11-20' })).toEqual([]);
    expect(refusals({ valid_until: '2027-11-21' })).toEqual(['valid_until quotations.valid_too_long']);
  });
  test('may have two instalments on one day', () =>
    expect(
      refusals({
        schedule: [
          { ...row, value: 50 },
          { ...row, value: 50 },
        ],
      }),
    ).toEqual([]));
  test('may have an instalment of one Rupiah', () =>
    expect(
      refusals({
        schedule: [
          { ...row, kind: 'amount', value: 1 },
          { ...row, kind: 'amount', value: 999_999 },
        ],
      }),
    ).toEqual([]));
  test('that comes to nothing is not refused for its schedule too', () => {
    expect(refusals({ items: [{ ...item, price: 0 }] })).toEqual(['items quotations.total_not_positive']);
    expect(refusals({ items: [{ ...item, price: 0 }], schedule: [{ ...row, value: 50 }] })).toEqual([
      'items quotations.total_not_positive',
    ]);
  });
});

describe('a draft keeps', () => {
  const kept = (change: Partial<QuotationContent>) => withinLimits({ ...content, ...change }, quotationRules);
  test.each<[string, (value: number) => number | null | undefined, number, number]>([
    ['a quantity', (quantity) => kept({ items: [{ ...item, quantity }] }).items[0]?.quantity, 0, 10_000],
    ['a price', (price) => kept({ items: [{ ...item, price }] }).items[0]?.price, 0, 1_000_000_000],
    ['an instalment', (value) => kept({ schedule: [{ ...row, kind: 'amount', value }] }).schedule[0]?.value, 0, 10_000_000_000],
    ['a share', (value) => kept({ schedule: [{ ...row, kind: 'percent', value }] }).schedule[0]?.value, 0, 100],
    ['a discount', (value) => discountValue(kept({ discount: { kind: 'amount', value } })), 0, 10_000_000_000],
    ['a discount in percent', (value) => discountValue(kept({ discount: { kind: 'percent', value } })), 0, 100],
  ])('%s within its limits, and forgets any other', (_, keep, first, last) => {
    expect([first - 1, first, last, last + 1].map(keep)).toEqual([null, first, last, null]);
  });
  test('whole Rupiah and days there are', () => {
    expect(kept({ items: [{ ...item, price: 0.5 }] }).items[0]?.price).toBeNull();
    expect(kept({ event_date: '2027-02-30', valid_until: '2027-02-28' })).toMatchObject({ event_date: null, valid_until: '2027-02-28' });
    expect(kept({ discount: { kind: 'none' } }).discount).toEqual({ kind: 'none' });
  });
  const discountValue = ({ discount }: QuotationContent) => (discount.kind === 'none' ? undefined : discount.value);
});

describe('an inquiry', () => {
  const asked: InquiryContent = { eventOn: today, place: '', guests: 1, budgetIdr: 1, wishes: 'x' };
  const codes = (change: Partial<InquiryContent>) => {
    const outcome = checkInquiry({ ...asked, ...change }, today);
    return outcome.ok ? [] : outcome.refusals.map(({ field }) => field);
  };
  test('may be for today, for one guest and for one Rupiah', () => expect(codes({})).toEqual([]));
  test.each<[string, (value: number) => Partial<InquiryContent>, number, string]>([
    ['10,000 guests', (guests) => ({ guests }), 10_000, 'guests'],
    ['a budget of Rp 100 billion', (budgetIdr) => ({ budgetIdr }), 100_000_000_000, 'budget'],
    ['a place of 160 characters', (length) => ({ place: long(length) }), 160, 'place'],
    ['wishes of 2,000 characters', (length) => ({ wishes: long(length) }), 2_000, 'wishes'],
  ])('may name %s and not one more', (_, change, last, field) => {
    expect(codes(change(last))).toEqual([]);
    expect(codes(change(last + 1))).toEqual([field]);
  });
  test('for no guest and for no money is refused', () => expect(codes({ guests: 0, budgetIdr: 0 })).toEqual(['guests', 'budget']));
});
