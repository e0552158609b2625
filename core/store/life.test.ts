import { expect, test } from 'vitest';
import { afterStep, checkSlot, productStatuses, productSteps, visibilityOf, takesSlot } from './life.ts';

const today = '2026-11-20';
const always = { from: null, until: null };

test('only these status changes are possible; repeating one changes nothing', () => {
  const lines = productStatuses.flatMap((status) =>
    productSteps.flatMap((step) => {
      const after = afterStep(status, step);
      return after.ok && after.value !== status ? [`${status} ${step} ${after.value}`] : [];
    }),
  );
  expect(lines).toEqual([
    'draft publish active',
    'active hide inactive',
    'active sell_out sold_out',
    'active archive archived',
    'inactive publish active',
    'inactive sell_out sold_out',
    'inactive archive archived',
    'sold_out publish active',
    'sold_out hide inactive',
    'sold_out archive archived',
    'archived restore inactive',
    'archived restore_shown active',
    'archived restore_sold_out sold_out',
  ]);
  expect(afterStep('archived', 'archive')).toEqual({ ok: true, value: 'archived' });
  expect(afterStep('draft', 'archive')).toMatchObject({ ok: false, refusals: [{ code: 'store.status_changed' }] });
});

test.each<[string, Parameters<typeof visibilityOf>, string]>([
  ['seen on its first day', [{ status: 'active', days: { from: today, until: null }, slot: 1 }, today, 3], 'shown'],
  ['seen on its last day', [{ status: 'active', days: { from: null, until: today }, slot: 1 }, today, 3], 'shown'],
  ['not seen the day before', [{ status: 'active', days: { from: '2026-11-21', until: null }, slot: 1 }, today, 3], 'scheduled'],
  ['not seen the day after', [{ status: 'active', days: { from: null, until: '2026-11-19' }, slot: null }, today, 3], 'ended'],
  ['the third of three is seen', [{ status: 'active', days: always, slot: 3 }, today, 3], 'shown'],
  ['the fourth of three waits', [{ status: 'active', days: always, slot: 4 }, today, 3], 'over_limit'],
  ['without a limit all are seen', [{ status: 'active', days: always, slot: 400 }, today, null], 'shown'],
  ['sold out stays sold out', [{ status: 'sold_out', days: { from: null, until: '2026-11-19' }, slot: null }, today, 3], 'sold_out'],
])('%s', (_, asked, visibility) => {
  expect(visibilityOf(...asked)).toBe(visibility);
});

test('a slot is refused when all are taken, and never without a limit', () => {
  expect(checkSlot(2, 3).ok).toBe(true);
  expect(checkSlot(3, 3)).toMatchObject({ ok: false, refusals: [{ code: 'store.limit_reached', params: { maximum: 3 } }] });
  expect(checkSlot(4, 3).ok).toBe(false);
  expect(checkSlot(10_000, null).ok).toBe(true);
});

test('whatever couples see takes a slot', () => {
  const days = [null, '2026-11-18', '2026-11-19', today, '2026-11-21'];
  const all = productStatuses.flatMap((status) =>
    days.flatMap((from) => days.map((until) => ({ status, days: { from, until }, slot: 1 }))),
  );
  const shown = all.filter((product) => visibilityOf(product, today, 3) === 'shown');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((product) => !takesSlot(product.status, product.days, today))).toEqual([]);
});
