import { expect, test } from 'vitest';
import { checkFair, checkStand, type Fair } from './fair.ts';

const fair: Fair = {
  name: ' Jakarta  Wedding Festival',
  cityId: 1,
  venue: 'JCC Senayan',
  startsOn: '2026-12-04',
  endsOn: '2026-12-06',
  url: '',
};
const wrongFields = (change: Partial<Fair>) => {
  const checked = checkFair({ ...fair, ...change }, new Set([1]));
  return checked.ok ? [] : checked.refusals.map(({ field }) => field);
};

test('a fair is cleaned', () => {
  expect(checkFair(fair, new Set([1]))).toEqual({ ok: true, value: { ...fair, name: 'Jakarta Wedding Festival' } });
});

test.each<[Partial<Fair>, string[]]>([
  [{ name: '' }, ['name']],
  [{ venue: 'x'.repeat(121) }, ['venue']],
  [{ name: 'a\u202Eb', cityId: 9 }, ['name', 'city_id']],
  [{ endsOn: '2026-12-03' }, ['ends_on']],
  [{ endsOn: '2027-01-04' }, ['ends_on']],
  [{ endsOn: '2027-01-03' }, []],
  [{ endsOn: '2026-12-04' }, []],
  [{ endsOn: '2026-12-32' }, ['ends_on']],
  [{ url: `https://fair.test/${'x'.repeat(282)}` }, []],
  [{ url: `https://fair.test/${'x'.repeat(283)}` }, ['url']],
  [{ startsOn: '2026-02-30' }, ['starts_on', 'ends_on']],
  [{ url: 'javascript:alert(1)' }, ['url']],
  [{ url: 'http://fair.test' }, ['url']],
  [{ url: 'https://fair.test/masuk?q=1' }, []],
])('%o is wrong at %o', (change, fields) => expect(wrongFields(change)).toEqual(fields));

test.each<[Partial<Fair>, string[]]>([
  [{ startsOn: '2026-02-30' }, ['fairs.days_invalid starts_on', 'fairs.days_invalid ends_on']],
  [{ endsOn: '2026-12-03' }, ['fairs.days_invalid ends_on']],
  [{ endsOn: '2027-01-04' }, ['fairs.days_invalid ends_on']],
])('days of %o are refused by their code', (change, refused) => {
  const checked = checkFair({ ...fair, ...change }, new Set([1]));
  expect(checked.ok ? [] : checked.refusals.map(({ code, field }) => `${code} ${field}`)).toEqual(refused);
});

test('a stand may be empty, not long', () => {
  expect(checkStand('')).toEqual({ ok: true, value: '' });
  expect(checkStand('x'.repeat(41)).ok).toBe(false);
});
