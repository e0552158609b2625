import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesOf, type SettingName, type SettingValue, startingValues } from './product-settings.ts';
import { type SettingChange, settingLeadMs, startOf, timelineOf } from './timeline.ts';

const one = <Name extends SettingName>(name: Name, value: fc.Arbitrary<SettingValue>) =>
  fc.record({ name: fc.constant<SettingName>(name), value, validFrom: fc.integer({ min: 0, max: 50 }) });
const changes = fc
  .array(
    fc.oneof(
      one('tax.vat', fc.integer({ min: 0, max: 5_000 })),
      one('ads.minimum_cpc', fc.integer({ min: 1, max: 200 })),
      one('ads.lead_days', fc.integer({ min: 1, max: 30 })),
      one('credit.packages', fc.uniqueArray(fc.integer({ min: 10_000, max: 90_000 }), { minLength: 1, maxLength: 4 })),
    ),
    { maxLength: 20 },
  )
  .map((list): SettingChange[] => list.map((change, i) => ({ ...change, id: i + 1 })));

test('at each instant a setting has the value of its latest change until then, whatever the order they were decided in', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: -1, max: 51 }), (list, at) => {
      const values = Object.fromEntries(
        Object.entries(startingValues).map(([name, start]) => {
          const until = list.filter((change) => change.name === name && change.validFrom <= at);
          const latest = until.reduce<SettingChange | null>(
            (best, change) => (best === null || change.validFrom >= best.validFrom ? change : best),
            null,
          );
          return [name, latest?.value ?? start];
        }),
      ) as typeof startingValues;
      expect(timelineOf(list).at(at)).toEqual(rulesOf(values));
    }),
  );
});

test('what is ahead is what will be in force, the next first', () => {
  const timeline = timelineOf([
    { id: 1, name: 'tax.vat', value: 1_200, validFrom: 100 },
    { id: 2, name: 'tax.vat', value: 1_000, validFrom: 50 },
  ]);
  expect(timeline.ahead(49).map(({ from, rules }) => [from, rules.taxBasisPoints])).toEqual([
    [50, 1_000],
    [100, 1_200],
  ]);
  expect(timeline.ahead(50).map(({ from }) => from)).toEqual([100]);
  expect(timeline.ahead(100)).toEqual([]);
});

test('between two changes the rules are one and the same object', () => {
  const timeline = timelineOf([{ id: 1, name: 'tax.vat', value: 1_200, validFrom: 100 }]);
  expect(timeline.at(99)).toBe(timeline.at(0));
  expect(timeline.at(100)).toBe(timeline.at(10_000));
  expect(timeline.at(99).taxBasisPoints).toBe(1_100);
  expect(timeline.at(100).taxBasisPoints).toBe(1_200);
  expect(timeline.all).toHaveLength(2);
});

test('what two decisions change at one instant is in force together, and of one setting the later decision', () => {
  const timeline = timelineOf([
    { id: 3, name: 'tax.vat', value: 1_000, validFrom: 100 },
    { id: 1, name: 'tax.vat', value: 1_200, validFrom: 100 },
    { id: 2, name: 'ads.minimum_cpc', value: 700, validFrom: 100 },
  ]);
  expect(timeline.ahead(99).map(({ rules }) => [rules.taxBasisPoints, rules.ads.minimumCpcIdr])).toEqual([[1_000, 700]]);
});

test.each([
  [null, settingLeadMs],
  [settingLeadMs, settingLeadMs],
  [settingLeadMs - 1, 'settings.starts_too_soon'],
  [732 * 86_400_000, 732 * 86_400_000],
  [732 * 86_400_000 + 1, 'settings.starts_too_late'],
] as const)('a change that shall start at %s after now starts at %s', (askedFor, expected) => {
  const start = startOf(askedFor, 0);
  expect(start.ok ? start.value : start.refusals[0].code).toBe(expected);
});

test('who asks for too early a start is told how many minutes it takes', () => {
  expect(startOf(1_000, 1_000)).toEqual({
    ok: false,
    refusals: [{ code: 'settings.starts_too_soon', field: 'starts_at', params: { minutes: 5 } }],
  });
});
