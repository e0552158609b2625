import { expect, test } from 'vitest';
import { zoneChoices, zoneLabel } from './zones.ts';

const [winter, summer] = ['2026-12-20T03:00:00Z', '2026-07-20T03:00:00Z'];

test.each([
  ['Asia/Jakarta', winter, 'Jakarta – Western Indonesia Time (WIB)', 'Jakarta – Waktu Indonesia Barat (WIB)'],
  ['Europe/Amsterdam', winter, 'Amsterdam – Central European Time (UTC+1)', 'Amsterdam – Waktu Eropa Tengah (UTC+1)'],
  ['Europe/Amsterdam', summer, 'Amsterdam – Central European Time (UTC+2)', 'Amsterdam – Waktu Eropa Tengah (UTC+2)'],
  ['America/New_York', winter, 'New York – Eastern Time (UTC−5)', 'New York – Waktu Timur (UTC−5)'],
  ['Asia/Calcutta', winter, 'Kolkata – India Standard Time (UTC+5:30)', 'Kolkata – Waktu India (UTC+5:30)'],
  ['UTC', winter, 'UTC', 'UTC'],
])('the zone %s at %s is called as people call it', (zone, at, en, id) => {
  expect(zoneLabel(zone, at, 'en')).toBe(en);
  expect(zoneLabel(zone, at, 'id')).toBe(id);
});

test('zones to choose from are found by their city, and none shows its technical name', () => {
  for (const language of ['en', 'id'] as const) {
    const labels = zoneChoices(winter, language).map(({ label }) => label);
    expect(labels).toContain(zoneLabel('Asia/Jakarta', winter, language));
    expect(labels.filter((label) => /_|[A-Za-z]\/[A-Z]/.test(label.split(' – ', 1)[0] ?? ''))).toEqual([]);
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, language)));
  }
});
