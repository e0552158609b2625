// The review: the queue, a case, a single decision, and what a vendor has to correct.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgreementAnswer } from '../../contract/verification.ts';
import { type ReviewCase, reviewCaseRow } from '../../contract/verification-review.ts';
import { agreementPath, completeFields, newNik } from '../testing/builders/verification.ts';
import { picture } from '../testing/files.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';

const base = '/v2/operations/agreements';
let app: TestApp;
let operator: BuiltAccount;
let colleague: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
  [operator, colleague] = [await app.build.operator('verification'), await app.build.operator('verification')];
});
afterAll(() => app.close());

type As = { readonly sessionId: string };
const errorOf = (answer: { body: unknown }) =>
  (answer.body as { error?: { code: string; fields?: { field: string; code: string }[] } }).error;
const caseOf = async (id: string, as: As = operator) =>
  ((await app.call('GET', `${base}/${id}`, { as })).body as { data: ReviewCase }).data;
const approve = (id: string, as: As = operator) => app.call('POST', `${base}/${id}/approval`, { as });
const decline = (id: string, parts: object[], as: As = operator) => app.call('POST', `${base}/${id}/decline`, { as, body: { parts } });
const cardUnreadable = [{ part: 'id_card', reasons: ['not_readable'] }];
const emailsTo = async (email: string) =>
  ((await app.call('GET', '/dev/outbox.json')).body as { to: string; subject: string; text: string }[]).filter(({ to }) => to === email);
const mailTo = async (email: string) => {
  const [mail] = await app.eventually(
    () => emailsTo(email),
    (mails) => mails.length > 0,
  );
  return mail;
};

describe('the queue', () => {
  test('has those that wait longest first, page by page', async () => {
    const first = await app.build.submittedAgreement();
    const second = await app.build.submittedAgreement('company');
    const { body } = await app.call('GET', `${base}?limit=100`, { as: operator });
    const { data, meta } = body as { data: { id: string; vendor: { slug: string } }[]; meta: { total: number } };
    const ids = data.map(({ id }) => id);
    expect(ids.indexOf(first.versionId)).toBeLessThan(ids.indexOf(second.versionId));
    expect(data.find(({ id }) => id === first.versionId)?.vendor.slug).toBe(first.slug);
    expect(meta.total).toBe(data.length);
    const companies = (await app.call('GET', `${base}?business_type=company`, { as: operator })).body as { data: { id: string }[] };
    expect(companies.data.map(({ id }) => id)).toContain(second.versionId);
    expect(companies.data.map(({ id }) => id)).not.toContain(first.versionId);
  });

  test('shows who has a case open, for a minute', async () => {
    const { versionId } = await app.build.submittedAgreement();
    const look = async (as: As) =>
      (await app.call('POST', `${base}/${versionId}/look`, { as })).body as { data: { lookers: { is_me: boolean }[] } };
    await look(colleague);
    expect((await look(operator)).data.lookers.map(({ is_me }) => is_me)).toEqual([false, true]);
    app.clock.advance(61_000);
    expect((await look(operator)).data.lookers.map(({ is_me }) => is_me)).toEqual([true]);
  });
});

describe('a case', () => {
  test('shows form, documents, terms and what was checked, with numbers masked', async () => {
    const vendor = await app.build.submittedAgreement('company');
    const shown = await caseOf(vendor.versionId);
    expect(shown).toMatchObject({
      number: 1,
      status: 'submitted',
      fields: { company_tax_number: '•••••••••••1000', signatory_name: 'Ni Luh Ayu Lestari' },
      bank_account: { bank: 'Bank Central Asia', is_verified: true },
      terms: { language: 'en', address: '127.0.0.1' },
      changed: null,
      decided_by: null,
    });
    expect(shown.files).toHaveLength(6);
    const verdicts = Object.fromEntries(shown.checks.map(({ code, verdict }) => [code, verdict]));
    expect(verdicts).toMatchObject({
      company_tax_number: 'ok',
      signatory_id_number: 'ok',
      birth_date: 'ok',
      holder_name: 'ok',
      bank_account_verified: 'ok',
    });
  });

  test('names other vendors with the same number or the same file', async () => {
    const one = await app.build.writtenAgreement('individual');
    const two = await app.build.writtenAgreement('individual');
    const [nik, card] = [newNik(), await picture()];
    for (const vendor of [one, two]) {
      await app.build.saveFields(vendor, { signatory_id_number: nik });
      const [old] = (await app.build.agreementOf(vendor)).files.filter(({ document }) => document === 'id_card');
      await app.build.file(vendor, 'id_card', { bytes: card, replaces: old?.id ?? '' });
      await app.build.submit(vendor);
    }
    const { versions } = await app.build.agreementOf(two);
    const { checks } = await caseOf(versions[0]?.id ?? '');
    expect(checks.filter(({ code }) => code.endsWith('_elsewhere'))).toMatchObject([
      { code: 'number_used_elsewhere', verdict: 'look', field: 'signatory_id_number', vendors: [{ slug: one.slug }] },
      { code: 'file_used_elsewhere', verdict: 'look', document: 'id_card', vendors: [{ slug: one.slug }] },
    ]);
  });

  test('is opened in the audit log, refreshing who else looks is not', async () => {
    const vendor = await app.build.submittedAgreement();
    await caseOf(vendor.versionId);
    expect((await app.call('POST', `${base}/${vendor.versionId}/look`, { as: operator })).status).toBe(200);
    const rows = await app.owner
      .selectFrom('audit_entry')
      .select(['action', 'account_id', 'result'])
      .where('subject', '=', `agreement:${vendor.versionId}`)
      .where('account_id', '=', operator.accountId)
      .execute();
    expect(rows).toEqual([{ action: 'verification.open_case', account_id: operator.accountId, result: 'done' }]);
  });

  test('tells a number in full when asked, and writes that down', async () => {
    const vendor = await app.build.submittedAgreement('company');
    const answer = await app.call('POST', `${base}/${vendor.versionId}/reveals`, { as: operator, body: { field: 'company_tax_number' } });
    expect(answer.body).toEqual({ data: { field: 'company_tax_number', value: '027552496541000' } });
    const rows = await app.owner
      .selectFrom('audit_entry')
      .select(['action', 'account_id'])
      .where('subject', '=', `agreement:${vendor.versionId}`)
      .execute();
    expect(rows).toContainEqual({ action: 'verification.reveal', account_id: operator.accountId });
  });

  test('opens its documents and no others, each opening written down', async () => {
    const [vendor, other] = [await app.build.submittedAgreement(), await app.build.submittedAgreement()];
    const [mine, theirs] = [(await caseOf(vendor.versionId)).files[0]?.id, (await caseOf(other.versionId)).files[0]?.id];
    const opened = await app.call('GET', `${base}/${vendor.versionId}/files/${mine}`, { as: operator });
    expect(opened).toMatchObject({ status: 200, headers: { 'content-disposition': expect.stringMatching(/^attachment/) as string } });
    expect((await app.call('GET', `${base}/${vendor.versionId}/files/${theirs}`, { as: operator })).status).toBe(404);
    const rows = await app.owner.selectFrom('audit_entry').select('account_id').where('subject', '=', `file:${mine}`).execute();
    expect(rows).toEqual([{ account_id: operator.accountId }]);
  });

  test('that does not exist is not found, whatever is asked', async () => {
    const nowhere = '01890000-0000-7000-8000-000000000000';
    const answers = [
      await approve(nowhere),
      await decline(nowhere, cardUnreadable),
      await app.call('POST', `${base}/${nowhere}/look`, { as: operator }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('approving', () => {
  test('tells the vendor in its language and closes the form', async () => {
    const vendor = await app.build.submittedAgreement('individual', { language: 'id', name: 'Rumah Laras' });
    const answer = await approve(vendor.versionId);
    expect(answer.status).toBe(200);
    expect(reviewCaseRow.parse((answer.body as { data: unknown }).data).status).toBe('approved');
    expect(await app.build.agreementOf(vendor)).toMatchObject({ status: 'approved', open: { fields: [], documents: [] } });
    const mail = await mailTo(vendor.email);
    expect(mail?.subject).toBe('Perjanjian Anda disetujui');
    expect(mail?.text).toContain('/id/dashboard/agreement-form');
    expect((await caseOf(vendor.versionId)).decided_by).toBeTruthy();
  });

  test('then a change is a new version, and the history keeps both', async () => {
    const vendor = await app.build.submittedAgreement();
    await approve(vendor.versionId);
    const { revision } = await app.build.agreementOf(vendor);
    const revised = await app.call('POST', `${agreementPath}/revision`, { as: vendor, body: { revision } });
    expect(revised).toMatchObject({
      status: 200,
      body: { data: { agreement: { status: 'draft', versions: [{ number: 1, status: 'approved' }] } } },
    });
    await app.build.saveFields(vendor, { business_name: 'Rumah Laras Baru' });
    const handedIn = (await app.build.submit(vendor)).body as { data: AgreementAnswer };
    const versions = handedIn.data.agreement?.versions ?? [];
    expect(versions).toMatchObject([
      { number: 2, status: 'submitted' },
      { number: 1, status: 'approved' },
    ]);
    expect((await caseOf(versions[0]?.id ?? '')).changed).toEqual({ fields: ['business_name'], documents: [] });
  });
});

describe('declining', () => {
  test('names reasons for each part, and the vendor reads them by mail and in the form', async () => {
    const vendor = await app.build.submittedAgreement('company', { language: 'en' });
    const parts = [
      { part: 'deed', reasons: ['page_missing', 'not_signed'] },
      { part: 'tax_id', reasons: ['other'], note: 'Please send the card itself.' },
    ];
    expect((await decline(vendor.versionId, parts)).status).toBe(200);
    const agreement = await app.build.agreementOf(vendor);
    expect(agreement).toMatchObject({
      status: 'declined',
      declined: [{ part: 'deed', reasons: ['page_missing', 'not_signed'], note: '' }, { part: 'tax_id' }],
    });
    const mail = await mailTo(vendor.email);
    expect(mail?.subject).toBe('Your documents need changes');
    expect(mail?.text).toContain('- Company deed of establishment: a page is missing; not signed');
    expect(mail?.text).toContain('- Tax ID (NPWP): Please send the card itself.');
  });

  test('asks again only for what was declined, then takes it', async () => {
    const vendor = await app.build.submittedAgreement('company');
    await decline(vendor.versionId, cardUnreadable);
    const { open, files, fields } = await app.build.agreementOf(vendor);
    expect(open).toEqual({ fields: ['signatory_name', 'signatory_id_number'], documents: ['id_card'] });
    expect(fields.company_tax_number).toBe('027552496541000');
    expect(errorOf(await app.build.saveFields(vendor, { business_name: 'Other' }))?.code).toBe('verification.not_declined');
    expect(errorOf(await app.build.uploadTo(vendor, 'deed'))?.code).toBe('verification.not_declined');
    expect(errorOf(await app.build.submit(vendor))).toMatchObject({
      code: 'verification.still_declined',
      fields: [{ field: 'documents.id_card' }],
    });
    const card = files.find(({ document }) => document === 'id_card');
    await app.build.file(vendor, 'id_card', { replaces: card?.id ?? '' });
    expect(await app.build.submit(vendor)).toMatchObject({
      status: 200,
      body: { data: { agreement: { status: 'submitted', versions: [{ number: 2 }, { number: 1 }] } } },
    });
    const { versions } = await app.build.agreementOf(vendor);
    const next = await caseOf(versions[0]?.id ?? '');
    expect(next.changed).toEqual({ fields: [], documents: ['id_card'] });
    // What was declined stays with the version it belonged to.
    expect((await app.call('GET', `${base}/${vendor.versionId}/files/${card?.id}`, { as: operator })).status).toBe(200);
    expect((await approve(next.id)).status).toBe(200);
  });

  test('of the form itself opens its fields, and one that changed is enough', async () => {
    const vendor = await app.build.submittedAgreement('individual');
    await decline(vendor.versionId, [{ part: 'form', reasons: ['name_mismatch'] }]);
    expect(errorOf(await app.build.submit(vendor))).toMatchObject({ fields: [{ field: 'fields', code: 'verification.still_declined' }] });
    expect((await app.build.saveFields(vendor, { business_name: 'Corrected' })).status).toBe(200);
    expect((await app.build.submit(vendor)).status).toBe(200);
  });

  test('lets a vendor begin anew as another type of business', async () => {
    const vendor = await app.build.submittedAgreement('individual');
    await decline(vendor.versionId, [{ part: 'form', reasons: ['other'], note: 'You are a company, not a person.' }]);
    const { revision } = await app.build.agreementOf(vendor);
    const chosen = await app.call('PUT', `${agreementPath}/business_type`, {
      as: vendor,
      body: { business_type: 'international', revision },
    });
    expect(chosen.status).toBe(200);
    await app.build.saveFields(vendor, completeFields('international', vendor.bankAccountId));
    for (const document of ['id_card', 'selfie_with_id', 'dgt_1', 'certificate_of_residence'] as const)
      await app.build.file(vendor, document);
    expect(await app.build.submit(vendor)).toMatchObject({
      body: { data: { agreement: { versions: [{ number: 2, business_type: 'international' }, { number: 1 }] } } },
    });
  });

  test.each([
    ['nothing', [], 'verification.reasons_required'],
    ['a part without a reason', [{ part: 'id_card', reasons: [] }], 'verification.reasons_required'],
    ['another reason without words', [{ part: 'id_card', reasons: ['other'], note: '  ' }], 'verification.note_required'],
    ['another reason in a word', [{ part: 'id_card', reasons: ['other'], note: 'No' }], 'operations.reason_too_short'],
    ['what was not handed in', [{ part: 'deed', reasons: ['not_signed'] }], 'verification.part_unknown'],
    ['a part twice', [...cardUnreadable, ...cardUnreadable], 'verification.part_twice'],
    ['with characters that mislead', [{ part: 'id_card', reasons: ['other'], note: 'x\u202Ey' }], 'verification.text_invalid'],
  ])('refuses %s', async (_, parts, code) => {
    const { versionId } = await app.build.submittedAgreement();
    expect(errorOf(await decline(versionId, parts))?.code).toBe(code);
    expect((await caseOf(versionId)).status).toBe('submitted');
  });
});

describe('a decision', () => {
  test('is made once: of two operators who decide at the same time, the second is refused and one mail is sent', async () => {
    for (let round = 0; round < 5; round++) {
      const vendor = await app.build.submittedAgreement();
      const answers = await Promise.all([
        approve(vendor.versionId, operator),
        decline(vendor.versionId, cardUnreadable, colleague),
        approve(vendor.versionId, colleague),
        decline(vendor.versionId, cardUnreadable, operator),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      expect(answers.filter(({ status }) => status === 409).map((answer) => errorOf(answer)?.code)).toEqual(
        Array(3).fill('verification.already_decided'),
      );
      await mailTo(vendor.email);
      expect(await emailsTo(vendor.email)).toHaveLength(1);
    }
  });

  test('cannot be made about one’s own or a related vendor, whose case and documents stay closed too', async () => {
    const vendor = await app.build.submittedAgreement();
    await app.owner.insertInto('operator_relation').values({ operator_id: operator.accountId, account_id: vendor.accountId }).execute();
    const seen = await caseOf(vendor.versionId, colleague);
    const file = seen.files[0]?.id ?? '';
    const at = `${base}/${vendor.versionId}`;
    const field = 'signatory_id_number';
    const answers = [
      await approve(vendor.versionId),
      await decline(vendor.versionId, cardUnreadable),
      await app.call('GET', at, { as: operator }),
      await app.call('POST', `${at}/look`, { as: operator }),
      await app.call('GET', `${at}/files/${file}`, { as: operator }),
      await app.call('GET', `${at}/files/${file}/pages/1`, { as: operator }),
      await app.call('POST', `${at}/reveals`, { as: operator, body: { field } }),
    ];
    expect(answers.map((answer) => [answer.status, errorOf(answer)?.code])).toEqual(Array(7).fill([403, 'verification.own_vendor']));
    const refused = await app.owner
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `agreement:${vendor.versionId}`)
      .where('result', '=', 'refused')
      .execute();
    expect(refused).toHaveLength(7);
    const rowOf = async (as: As) =>
      ((await app.call('GET', `${base}?limit=100&vendor_id=${vendor.vendorId}`, { as })).body as { data: object[] }).data;
    expect(await rowOf(operator)).toMatchObject([{ is_related: true }]);
    expect(await rowOf(colleague)).toMatchObject([{ is_related: false }]);
  });

  test('and a submission cannot be rewritten, not even by the application', async () => {
    const { versionId } = await app.build.submittedAgreement();
    await expect(app.db.updateTable('agreement_version').set({ terms_version: 'x' }).where('id', '=', versionId).execute()).rejects.toThrow(
      'permission denied',
    );
    await expect(app.db.deleteFrom('agreement_version').where('id', '=', versionId).execute()).rejects.toThrow('permission denied');
    await approve(versionId);
    await expect(app.db.updateTable('agreement_version').set({ state: 'declined' }).where('id', '=', versionId).execute()).rejects.toThrow(
      'has been decided',
    );
  });
});

test('of a declined agreement that was left for another type, what was signed stays and what was never handed in is swept', async () => {
  const vendor = await app.build.submittedAgreement('individual');
  await decline(vendor.versionId, [{ part: 'id_card', reasons: ['expired'] }]);
  const signed = (await app.build.agreementOf(vendor)).files.find(({ document }) => document === 'id_card')?.id ?? '';
  const fresh = await app.build.file(vendor, 'id_card', { replaces: signed });
  const { revision } = await app.build.agreementOf(vendor);
  await app.call('PUT', `${agreementPath}/business_type`, { as: vendor, body: { business_type: 'company', revision } });
  await sql`update agreement set set_aside_at = now() - interval '2 days' where vendor_id = ${vendor.vendorId} and set_aside_at is not null`.execute(
    app.owner,
  );
  await app.system.verification.sweep();
  const kept = (id: string) => app.system.encryption.files.get(`documents/${vendor.vendorId}/${id}`);
  expect([await kept(fresh.id), (await kept(signed)) === null]).toEqual([null, false]);
  expect((await app.call('GET', `${base}/${vendor.versionId}/files/${signed}`, { as: operator })).status).toBe(200);
});
