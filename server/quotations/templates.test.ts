// Templates: whose they are, one under each name, and how many; grounds of declined quotations; what vendors are told to follow up.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTemplates, type Template } from '../../contract/quotation-templates.ts';
import type { Quotation } from '../../contract/quotations.ts';
import { templateOf, templateRules } from '../../core/quotations/template.ts';
import { businessDayOf, dayMs } from '../../core/time.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

const at = '2026-11-20T03:00:00Z';
const base = '/ms/quotation/v1/quotation_templates';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at });
});
afterAll(() => app.close());

const content = () => templateOf(app.build.quotationContent(), businessDayOf(app.clock.now()));
const save = (as: BuiltAccount, name: string, change: object = {}, on = app) =>
  on.call('PUT', base, { as, body: { name, content: { ...content(), ...change } } });
const codeOf = ({ body }: { readonly body: unknown }) => (body as { error?: { code: string } }).error?.code;
const listOf = async (as: BuiltAccount): Promise<Template[]> => answerOf(listTemplates, (await app.call('GET', base, { as })).body).data;

describe('a template', () => {
  test('is kept under its name, and replaced by the next one of that name, however it is written', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    expect((await save(vendor, 'Paket  besar')).status).toBe(200);
    expect((await save(vendor, 'PAKET BESAR', { notes: 'baru' })).status).toBe(200);
    expect((await save(vendor, 'Akad')).status).toBe(200);
    expect((await listOf(vendor)).map(({ name, content: { notes } }) => [name, notes])).toEqual([
      ['Akad', ''],
      ['PAKET BESAR', 'baru'],
    ]);
  });

  test('is its vendor’s alone', async () => {
    const [vendor, other] = [await app.build.vendor({ plan: 'Gold' }), await app.build.vendor({ plan: 'Gold' })];
    await save(vendor, 'Akad');
    const [template] = await listOf(vendor);
    expect(await listOf(other)).toEqual([]);
    expect((await app.call('DELETE', `${base}/${template?.id}`, { as: other })).status).toBe(404);
    expect((await app.call('DELETE', `${base}/${template?.id}`, { as: vendor })).status).toBe(204);
    expect((await app.call('DELETE', `${base}/${template?.id}`, { as: vendor })).status).toBe(404);
    expect(await listOf(vendor)).toEqual([]);
  });

  test('has a name, and what a quotation may hold', async () => {
    const vendor = await app.build.vendor();
    expect(codeOf(await save(vendor, '   '))).toBe('quotations.required');
    expect(codeOf(await save(vendor, 'x'.repeat(61)))).toBe('quotations.text_too_long');
    expect(codeOf(await save(vendor, 'a\u202Eb'))).toBe('quotations.text_invalid');
    expect((await save(vendor, 'Akad', { valid_days: 0 })).status).toBe(400);
    expect((await save(vendor, 'Akad', { event_date: '2027-01-01' })).status).toBe(400);
    expect((await save(vendor, 'Akad', { items: [{ name: '', quantity: 1e12, unit: '', price: 1e12 }] })).status).toBe(400);
    expect(await listOf(vendor)).toEqual([]);
  });

  test('has our words in the language of its reader, and the vendor’s own as written', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const row = (label: string, value: number) => ({ label, kind: 'percent', value });
    const item = (unit: string) => ({ name: 'Foto', quantity: 1, unit, price: 1_000_000 });
    await save(vendor, 'Akad', { items: [item('sesi'), item('album 20x30')], schedule: [row('Uang muka', 50), row('Lunas H-7', 50)] });
    const inWordsOf = async (language: string) => {
      const { body } = await app.call('GET', base, { as: vendor, headers: { 'accept-language': language } });
      const [template] = answerOf(listTemplates, body).data;
      return [template?.content.items.map(({ unit }) => unit), template?.content.schedule.map(({ label }) => label)];
    };
    expect(await inWordsOf('en')).toEqual([
      ['session', 'album 20x30'],
      ['Deposit', 'Lunas H-7'],
    ]);
    expect(await inWordsOf('id')).toEqual([
      ['sesi', 'album 20x30'],
      ['Uang muka', 'Lunas H-7'],
    ]);
  });

  test('is one of fifty at most, also where two processes add at once', async () => {
    const vendor = await app.build.vendor();
    const second = await openTestApp({ on: app, env: secretsOf(app), at });
    for (let n = 0; n < templateRules.templatesMax - 1; n++) expect((await save(vendor, `Templat ${n}`)).status).toBe(200);
    const answers = await Promise.all([save(vendor, 'A'), save(vendor, 'B', {}, second), save(vendor, 'C'), save(vendor, 'D', {}, second)]);
    await second.close();
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(Array.from({ length: 3 }, () => 'quotations.too_many_templates'));
    expect(await listOf(vendor)).toHaveLength(templateRules.templatesMax);
    expect((await save(vendor, 'Templat 0', { notes: 'baru' })).status).toBe(200);
  });
});

const emailsTo = async ({ email }: BuiltAccount) =>
  (
    await sql<{ subject: string; text: string }>`
      select data ->> 'subject' as subject, data ->> 'text' as text from pgboss.job
      where name = 'send-mail' and data ->> 'to' = ${email} order by created_on`.execute(app.owner)
  ).rows;

describe('a decline', () => {
  const decline = (couple: BuiltAccount, id: string, body: object) =>
    app.call('POST', `/ms/quotation/v1/quotations/${id}/decline`, { as: couple, body });
  const seenBy = async (as: BuiltAccount, id: string) =>
    ((await app.call('GET', `/ms/quotation/v1/quotations/${id}`, { as })).body as { quotation: Quotation }).quotation;

  test('tells its vendor why, in the screen and by email', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    expect((await decline(couple, quotation.id, { ground: 'too_expensive', reason: 'Maaf' })).status).toBe(200);
    expect(await seenBy(vendor, quotation.id)).toMatchObject({ status: 'declined', decline_ground: 'too_expensive', reason: 'Maaf' });
    expect((await emailsTo(vendor)).at(-1)?.text).toContain('Why: Above our budget');
  });

  test('needs none, and takes no other', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    expect((await decline(couple, quotation.id, { ground: 'because' })).status).toBe(400);
    expect((await decline(couple, quotation.id, {})).status).toBe(200);
    expect(await seenBy(vendor, quotation.id)).toMatchObject({ decline_ground: null, reason: null });
    expect((await emailsTo(vendor)).at(-1)?.text).not.toContain('Why:');
  });
});

describe('what to follow up', () => {
  const run = (on: TestApp = app) =>
    on.system.jobs
      .kinds()
      .find(({ name }) => name === 'quotations-follow-up')
      ?.work({});
  const told = async (vendor: BuiltVendor) =>
    (await emailsTo(vendor)).flatMap(({ subject }) =>
      /decided|ends soon/.exec(subject) ? [/decided/.test(subject) ? 'waiting' : 'ends'] : [],
    );

  test('is told once after three days and once before the end, on whatever process, and never of what is decided', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const other = await app.build.vendor({ plan: 'Gold' });
    await app.build.acceptedQuotation({ vendor: other, couple });
    const second = await openTestApp({ on: app, env: secretsOf(app), at: new Date(app.clock.now() + 3 * dayMs).toISOString() });
    app.clock.advance(2 * dayMs);
    await run();
    expect(await told(vendor)).toEqual([]);
    app.clock.advance(dayMs);
    await Promise.all([run(), run(second), run()]);
    await second.close();
    app.clock.advance(2 * dayMs);
    await run();
    expect(await told(vendor)).toEqual(['waiting']);
    app.clock.advance(8 * dayMs);
    await run();
    await run();
    expect(await told(vendor)).toEqual(['waiting', 'ends']);
    expect((await emailsTo(vendor)).at(-1)?.text).toContain('They haven’t opened it yet.');
    expect(await told(other)).toEqual([]);
    expect(quotation.status).toBe('sent');
  });
});
