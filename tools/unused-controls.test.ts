import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exceptions } from '../e2e/controls/exceptions.ts';
import type { Sighting } from '../e2e/controls/in-page.ts';
import { namesFrom } from '../e2e/controls/names.ts';
import { collectSightings, sightingsFolder, verdictOn } from '../e2e/controls/sightings.ts';

const names = namesFrom([
  { en: 'Save', id: 'Simpan' },
  { en: 'Remove item {n}', id: 'Hapus butir {n}' },
]);
const sighting = (how: Sighting['how'], name: string, part: Partial<Sighting> = {}): Sighting => ({
  how,
  language: 'en',
  path: '/dashboard/quotations/0199-1',
  isFrame: false,
  role: 'button',
  name,
  href: '',
  ...part,
});
const save = '/dashboard/quotations/:quotationId button “Save”';
const remove = '/dashboard/quotations/:quotationId button “Remove item …”';

test('What was seen and used in neither language is named once, without its data', () => {
  const seen = [sighting('seen', 'Save'), sighting('seen', 'Remove item 1'), sighting('seen', 'Remove item 2')];
  expect(verdictOn(seen, names, []).unused).toEqual([remove, save]);
  const used = sighting('used', 'Simpan', { language: 'id', path: '/id/dashboard/quotations/0199-2' });
  expect(verdictOn([...seen, used], names, []).unused).toEqual([remove]);
});

test('An exception counts as long as nobody uses it', () => {
  expect(verdictOn([sighting('seen', 'Save')], names, [save])).toEqual({ unused: [], usedExceptions: [] });
  expect(verdictOn([sighting('seen', 'Save'), sighting('used', 'Save')], names, [save]).usedExceptions).toEqual([save]);
});

test('Every exception says why no journey can use it', () => {
  expect(Object.entries(exceptions).filter(([, reason]) => reason.length < 20)).toEqual([]);
});

test('A link is where it leads; what surrounds all pages and other sites are not listed', () => {
  const link = (href: string, part: Partial<Sighting> = {}) => sighting('seen', '', { role: 'link', href, ...part });
  const seen = [
    link('http://127.0.0.1:4000/id/dashboard/clients/7'),
    link('https://instagram.com/x'),
    link('http://127.0.0.1:4000/dashboard', { isFrame: true }),
  ];
  expect(verdictOn(seen, names, []).unused).toEqual(['/dashboard/quotations/:quotationId link to /dashboard/clients/:coupleId']);
});

test.each([
  'Cg0kFzNfV-tYY_zAKILHPNAAAAAABdAAAAAgAAC',
  'EpoBoiuzFfV-tYY_zAKILHPNAAAAAABdAAAAAgAACMoAAAAAAAAAAAAAAGO_JVZqBEfdeUeYeAAwIVg',
  '0199-7',
])('What is drawn by lot is data, with digits and without: %s', (token) => {
  const link = (how: Sighting['how'], last: string) =>
    sighting(how, '', { role: 'link', path: '/', href: `http://127.0.0.1:4000/vendor_ads/click/${last}` });
  expect(verdictOn([link('seen', token)], names, []).unused).toEqual(['/ link to /vendor_ads/click/…']);
});

test.each(['/dashboard/activity', '/operations/audit'])('Links of what happened are one control, wherever they lead: %s', (page) => {
  const link = (how: Sighting['how'], href: string) => sighting(how, '', { role: 'link', path: page, href });
  const seen = [
    link('seen', 'http://127.0.0.1:4000/dashboard/pay-per-click/settings'),
    link('seen', 'http://127.0.0.1:4000/dashboard/online-meeting'),
  ];
  expect(verdictOn(seen, names, []).unused).toEqual([`${page} link to …`]);
  expect(verdictOn([...seen, link('used', 'http://127.0.0.1:4000/dashboard/quotations/0199-1')], names, []).unused).toEqual([]);
});

test('What waits for a second operator is one control, on the page of all proposals and on the page it is about', () => {
  const seen = sighting('seen', 'Save', { path: '/operations/payouts' });
  expect(verdictOn([seen, sighting('used', 'Save')], names, []).unused).toEqual(['/operations/payouts button “Save”']);
  expect(verdictOn([seen, sighting('used', 'Save', { path: '/operations/proposals' })], names, []).unused).toEqual([]);
});

const folder = path.join(import.meta.dirname, '../e2e');
const files = readdirSync(folder).filter((file) => file.endsWith('.e2e.ts'));

test('A whole run fails on a control that no journey used; a part of the journeys does not judge', async () => {
  const noted = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-noted-'));
  vi.stubEnv(sightingsFolder, noted);
  const { argv } = process;
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.argv = argv;
    rmSync(noted, { recursive: true });
  });
  const judge = (words: string, sightings: readonly Sighting[], without = 0) => {
    process.argv = ['node', 'cli.js', 'test', words];
    const ran = files.slice(without).map((file) => ({ file, isGood: true }));
    writeFileSync(path.join(noted, 'worker-0'), [...ran, ...sightings].map((line) => JSON.stringify(line)).join('\n'));
    return collectSightings()();
  };
  const [seen, used] = [sighting('seen', 'Save'), sighting('used', 'Save')];
  const whole = '--reporter=list,json';
  await expect(judge(whole, [seen])).rejects.toThrow('controls that no journey uses: 1.');
  await expect(judge(whole, [seen, used])).resolves.toBeUndefined();
  await expect(judge(whole, [seen], 1)).resolves.toBeUndefined();
  await expect(judge('e2e/inbox.e2e.ts', [seen])).resolves.toBeUndefined();
});

test('Every journey notes what it used: its test is the shared one', () => {
  expect(files.length).toBeGreaterThan(30);
  const own = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;
  expect(files.filter((file) => own.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});
