// Submitting: all required fields, the terms, and what becomes read-only.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgreementAnswer } from '../../contract/verification.ts';
import { businessTypes } from '../../core/verification/form.ts';
import { termsText, termsVersion } from '../../texts/agreement-terms.ts';
import { bankAccountForm, bankAccountsPath } from '../testing/builders/bank-accounts.ts';
import { agreementPath, holder } from '../testing/builders/verification.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type As = { readonly sessionId: string };
const errorOf = (answer: { body: unknown }) =>
  (answer.body as { error?: { code: string; fields?: { field: string; code: string; message: string }[] } }).error;
const fieldsOf = (answer: { body: unknown }) =>
  errorOf(answer)?.fields?.map(({ field, code }) => `${field}: ${code.slice('verification.'.length)}`) ?? [];

describe.each(businessTypes)('an agreement of type %s', (type) => {
  test('that is complete is handed in, and cannot be changed afterwards', async () => {
    const vendor = await app.build.writtenAgreement(type);
    const answer = await app.build.submit(vendor);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          agreement: {
            status: 'submitted',
            open: { fields: [], documents: [] },
            versions: [{ number: 1, status: 'submitted', business_type: type }],
          },
        },
      },
    });
    const { agreement } = (answer.body as { data: AgreementAnswer }).data;
    const changes = [
      await app.build.saveFields(vendor, { business_name: 'Other' }),
      await app.build.uploadTo(vendor, 'id_card'),
      await app.call('DELETE', `${agreementPath}/files/${agreement?.files[0]?.id}`, { as: vendor }),
      await app.call('PUT', `${agreementPath}/business_type`, {
        as: vendor,
        body: { business_type: type === 'company' ? 'individual' : 'company', revision: agreement?.revision },
      }),
      await app.build.submit(vendor),
      await app.call('POST', `${agreementPath}/revision`, { as: vendor, body: { revision: agreement?.revision } }),
    ];
    expect(changes.map((change) => errorOf(change)?.code)).toEqual(Array(6).fill('verification.status_changed'));
  });

  test('that is empty is told all it lacks, in the words of the specification', async () => {
    const vendor = await app.build.vendor();
    await app.call('PUT', `${agreementPath}/business_type`, { as: vendor, body: { business_type: type, revision: 0 } });
    const answer = await app.build.submit(vendor);
    expect(answer.status).toBe(422);
    const told = errorOf(answer)?.fields ?? [];
    expect(told).toContainEqual(expect.objectContaining({ field: 'business_name', message: 'Required' }));
    expect(told).toContainEqual(expect.objectContaining({ field: 'documents.id_card', message: 'Document attachment is required' }));
    const lacks = told.map(({ field }) => field);
    const own = {
      individual: [],
      company: [
        'company_tax_name',
        'company_tax_number',
        'individual_tax_name',
        'individual_tax_number',
        'signatory_position',
        'is_signatory_in_deed',
        'documents.tax_id',
        'documents.sppkp',
        'documents.deed',
        'documents.nib',
      ],
      international: [
        'international_company_name',
        'international_company_address',
        'signatory_position',
        'is_signatory_in_deed',
        'documents.dgt_1',
        'documents.certificate_of_residence',
      ],
    }[type];
    const common = [
      'business_name',
      'signatory_name',
      'signatory_id_number',
      'bank_account_id',
      'documents.id_card',
      'documents.selfie_with_id',
    ];
    expect(lacks.toSorted()).toEqual([...common, ...own].toSorted());
  });
});

describe('handing in', () => {
  test('stores what was accepted: version, hash of the very text, time, address and signatory', async () => {
    const vendor = await app.build.writtenAgreement('individual');
    app.clock.set('2026-11-20T03:00:00Z');
    await app.build.submit(vendor, { language: 'id' });
    const row = await app.owner
      .selectFrom('agreement_version')
      .selectAll()
      .where('vendor_id', '=', vendor.vendorId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      terms_version: termsVersion,
      terms_language: 'id',
      accepted_from: '127.0.0.1',
      submitted_by: vendor.accountId,
    });
    expect(row.terms_hash.toString('hex')).toBe(createHash('sha256').update(termsText('id')).digest('hex'));
    expect(row.submitted_at.toISOString()).toBe('2026-11-20T03:00:00.000Z');
  });

  test('under terms that have changed is refused', async () => {
    const vendor = await app.build.writtenAgreement('individual');
    expect(errorOf(await app.build.submit(vendor, { terms_version: '2020-01' }))?.code).toBe('verification.terms_changed');
  });

  test('of what another window changed meanwhile is refused', async () => {
    const vendor = await app.build.writtenAgreement('individual');
    expect(errorOf(await app.build.submit(vendor, { revision: 1 }))?.code).toBe('verification.changed_elsewhere');
  });

  test('sixteen times at once hands in one', async () => {
    const vendor = await app.build.writtenAgreement('individual');
    const answers = await Promise.all(Array.from({ length: 16 }, () => app.build.submit(vendor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql`select 1 from agreement_version where vendor_id = ${vendor.vendorId}`.execute(app.owner);
    expect(rows).toHaveLength(1);
  });

  test('the same request again gets the same answer', async () => {
    const vendor = await app.build.writtenAgreement('individual');
    const { revision } = await app.build.agreementOf(vendor);
    const send = () =>
      app.call('POST', `${agreementPath}/submission`, {
        as: vendor,
        body: { revision, terms_version: termsVersion, language: 'en' },
        headers: { 'idempotency-key': 'my-agreement-1' },
      });
    const first = await send();
    expect(first.status).toBe(200);
    expect((await send()).body).toEqual(first.body);
  });

  test('masks numbers from then on', async () => {
    const vendor = await app.build.submittedAgreement('company');
    const { fields } = await app.build.agreementOf(vendor);
    expect(fields.company_tax_number).toBe('•••••••••••1000');
    expect(fields.signatory_id_number).toMatch(/^•{12}\d{4}$/);
  });
});

describe('refused at the field at fault:', () => {
  const refusedWith = async (as: As, fields: Record<string, string | boolean | null>) => {
    await app.build.saveFields(as, fields);
    return fieldsOf(await app.build.submit(as));
  };
  test.each([
    ['a NIK of 15 digits', { signatory_id_number: '317405170890000' }, 'signatory_id_number: nik_invalid'],
    ['a company tax number with a wrong check digit', { company_tax_number: '02.755.249.7-541.000' }, 'company_tax_number: npwp_invalid'],
    ['a NIB of 12 digits', { nib_number: '912030456781' }, 'nib_number: nib_invalid'],
    ['no NIB number beside the NIB', { nib_number: '' }, 'nib_number: required'],
    ['an account in another name', { company_tax_name: 'PT Sinar Abadi' }, 'bank_account_id: holder_mismatch'],
    ['an account nobody has', { bank_account_id: '01890000-0000-7000-8000-000000000000' }, 'bank_account_id: bank_account_unknown'],
    ['an account that is no id', { bank_account_id: "'; drop table" }, 'bank_account_id: bank_account_unknown'],
    [
      'a signatory who is not in the deed, without a power of attorney',
      { is_signatory_in_deed: false },
      'documents.power_of_attorney: document_required',
    ],
  ])('%s', async (_, fields, expected) => {
    expect(await refusedWith(await app.build.writtenAgreement('company'), fields)).toEqual([expected]);
  });

  test('an account of another vendor', async () => {
    const [vendor, other] = [await app.build.writtenAgreement('individual'), await app.build.writtenAgreement('individual')];
    expect(await refusedWith(vendor, { bank_account_id: other.bankAccountId })).toEqual(['bank_account_id: bank_account_unknown']);
  });

  test('an individual without a tax number, whose account is not in the name of the ID card', async () => {
    const vendor = await app.build.writtenAgreement('individual');
    expect(await refusedWith(vendor, { signatory_name: 'Joko Susilo' })).toEqual(['bank_account_id: holder_mismatch']);
    expect(await refusedWith(vendor, { individual_tax_name: holder })).toEqual(['individual_tax_number: required']);
    expect(await refusedWith(vendor, { individual_tax_number: '01.455.616.1-441.000' })).toEqual([]);
  });
});

test('SIUP and TDP stand for the NIB, the statement for the SPPKP', async () => {
  const vendor = await app.build.writtenAgreement('company');
  const { files } = await app.build.agreementOf(vendor);
  for (const { id } of files.filter(({ document }) => document === 'nib' || document === 'sppkp'))
    await app.call('DELETE', `${agreementPath}/files/${id}`, { as: vendor });
  await app.build.saveFields(vendor, { nib_number: '' });
  await app.build.file(vendor, 'siup');
  await app.build.file(vendor, 'non_vat_statement');
  expect(fieldsOf(await app.build.submit(vendor))).toEqual(['documents.tdp: document_required']);
  await app.build.file(vendor, 'tdp');
  expect((await app.build.submit(vendor)).status).toBe(200);
});

test('once handed in, the papers name the holder of any further bank account', async () => {
  const vendor = await app.build.submittedAgreement('company');
  await sql`update vendor set phone = ${`+62811${10_000_000 + vendor.vendorId}`} where id = ${vendor.vendorId}`.execute(app.owner);
  const add = (holder_name: string) => app.call('POST', bankAccountsPath, { as: vendor, body: bankAccountForm({ holder_name }) });
  expect(errorOf(await add('Sinar Abadi'))?.code).toBe('bank_accounts.holder_differs');
  expect((await add(`PT. ${holder.toUpperCase()}`)).status).toBe(200);
});
