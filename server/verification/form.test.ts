// Filling in the agreement: business types, autosave, two windows.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgreementAnswer } from '../../contract/verification.ts';
import { agreementPath } from '../testing/builders/verification.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type As = { readonly sessionId: string };
const choose = (as: As, business_type: string, revision: number) =>
  app.call('PUT', `${agreementPath}/business_type`, { as, body: { business_type, revision } });
const restore = (as: As, revision: number) => app.call('POST', `${agreementPath}/restoration`, { as, body: { revision } });
const read = async (as: As) => ((await app.call('GET', agreementPath, { as })).body as { data: AgreementAnswer }).data;
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;

describe('the business type', () => {
  test('comes first: before it there is nothing', async () => {
    const vendor = await app.build.vendor();
    expect(await read(vendor)).toEqual({ agreement: null, set_aside: null });
    expect(codeOf(await app.build.uploadTo(vendor, 'id_card'))).toBe('verification.status_changed');
    expect(await choose(vendor, 'individual', 0)).toMatchObject({
      status: 200,
      body: {
        data: {
          agreement: { status: 'draft', business_type: 'individual', revision: 1, fields: { signatory_position: 'owner' }, files: [] },
        },
      },
    });
  });

  test('may be chosen by a vendor that is not published yet', async () => {
    expect((await choose(await app.build.vendor({ status: 0 }), 'company', 0)).status).toBe(200);
  });

  test('changed by a stale window changes nothing; the same type again changes nothing', async () => {
    const vendor = await app.build.vendor();
    await choose(vendor, 'individual', 0);
    await app.build.saveFields(vendor, { business_name: 'Rumah Laras' });
    expect(codeOf(await choose(vendor, 'company', 1))).toBe('verification.changed_elsewhere');
    expect(await choose(vendor, 'individual', 1)).toMatchObject({
      body: { data: { agreement: { fields: { business_name: 'Rumah Laras' } } } },
    });
  });

  test('chosen in two windows at once is chosen once', async () => {
    const vendor = await app.build.vendor();
    const answers = await Promise.all([choose(vendor, 'individual', 0), choose(vendor, 'company', 0), choose(vendor, 'international', 0)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('what was entered before the type changed', () => {
  test('can be brought back for 24 hours, with its documents', async () => {
    const vendor = await app.build.vendor();
    await choose(vendor, 'individual', 0);
    await app.build.saveFields(vendor, { business_name: 'Rumah Laras' });
    const card = await app.build.file(vendor, 'id_card');
    const changed = await choose(vendor, 'company', (await app.build.agreementOf(vendor)).revision);
    expect(changed).toMatchObject({
      body: {
        data: {
          agreement: { business_type: 'company', fields: { business_name: '' }, files: [] },
          set_aside: { business_type: 'individual' },
        },
      },
    });
    expect(await restore(vendor, 1)).toMatchObject({
      status: 200,
      body: {
        data: {
          agreement: { business_type: 'individual', fields: { business_name: 'Rumah Laras' }, files: [{ id: card.id }] },
          set_aside: { business_type: 'company' },
        },
      },
    });
  });

  test('is gone after that, and swept with its files', async () => {
    const vendor = await app.build.vendor();
    await choose(vendor, 'individual', 0);
    const card = await app.build.file(vendor, 'id_card');
    await choose(vendor, 'company', 2);
    await sql`update agreement set set_aside_at = now() - interval '24 hours 1 second' where vendor_id = ${vendor.vendorId} and set_aside_at is not null`.execute(
      app.owner,
    );
    expect((await read(vendor)).set_aside).toBeNull();
    expect(codeOf(await restore(vendor, 1))).toBe('verification.nothing_set_aside');
    const { files } = app.system.encryption;
    expect(await files.get(`documents/${vendor.vendorId}/${card.id}`)).not.toBeNull();
    await app.system.verification.sweep();
    expect(await files.get(`documents/${vendor.vendorId}/${card.id}`)).toBeNull();
    const left = await app.owner.selectFrom('agreement').select('business_type').where('vendor_id', '=', vendor.vendorId).execute();
    expect(left).toEqual([{ business_type: 'company' }]);
  });

  test('is nobody else’s to bring back', async () => {
    const [vendor, other] = [await app.build.vendor(), await app.build.vendor()];
    await choose(vendor, 'individual', 0);
    await choose(vendor, 'company', 1);
    await choose(other, 'company', 0);
    expect(codeOf(await restore(other, 1))).toBe('verification.nothing_set_aside');
  });
});

describe('autosave', () => {
  const begun = async () => {
    const vendor = await app.build.vendor();
    await choose(vendor, 'company', 0);
    return vendor;
  };

  test('keeps what is unfinished, cleaned, and says when', async () => {
    const vendor = await begun();
    const answer = await app.build.saveFields(
      vendor,
      { business_name: '  Rumah   Laras ', company_tax_number: '02.755', is_signatory_in_deed: false },
      1,
    );
    expect(answer).toMatchObject({ status: 200, body: { data: { revision: 2, saved_at: expect.any(String) as string } } });
    expect((await app.build.agreementOf(vendor)).fields).toMatchObject({
      business_name: 'Rumah Laras',
      company_tax_number: '02.755',
      is_signatory_in_deed: false,
    });
  });

  test('of the same text again is no change', async () => {
    const vendor = await begun();
    await app.build.saveFields(vendor, { business_name: 'Rumah Laras' }, 1);
    expect(await app.build.saveFields(vendor, { business_name: 'Rumah Laras' }, 1)).toMatchObject({ body: { data: { revision: 2 } } });
  });

  test('of two windows merges what they do not share, and never overwrites in silence what they do', async () => {
    const vendor = await begun();
    await app.build.saveFields(vendor, { business_name: 'First window' }, 1);
    expect((await app.build.saveFields(vendor, { company_tax_name: 'Second window' }, 1)).status).toBe(200);
    const clash = await app.build.saveFields(vendor, { business_name: 'Second window', signatory_name: 'Ayu' }, 1);
    expect(clash).toMatchObject({
      status: 409,
      body: { error: { code: 'verification.changed_elsewhere', fields: [{ field: 'business_name' }] } },
    });
    expect((await app.build.agreementOf(vendor)).fields).toMatchObject({
      business_name: 'First window',
      company_tax_name: 'Second window',
      signatory_name: '',
    });
    expect((await app.build.saveFields(vendor, { business_name: 'Second window' })).status).toBe(200);
  });

  test('of four windows at once keeps what each of them changed', async () => {
    const vendor = await begun();
    const names = ['business_name', 'company_tax_name', 'individual_tax_name', 'signatory_name'];
    const answers = await Promise.all(names.map((name) => app.build.saveFields(vendor, { [name]: `value of ${name}` }, 1)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await app.build.agreementOf(vendor)).fields).toMatchObject(Object.fromEntries(names.map((name) => [name, `value of ${name}`])));
  });

  test.each([
    ['a field its type is not asked for', { international_company_name: 'x' }, 'verification.not_asked'],
    ['characters that mislead', { business_name: 'x\u202Ey' }, 'verification.text_invalid'],
    ['too much', { business_name: 'x'.repeat(161) }, 'verification.text_too_long'],
  ])('refuses %s', async (_, fields, code) => {
    expect(codeOf(await app.build.saveFields(await begun(), fields, 1))).toBe(code);
  });

  test('refuses an unknown field, and another position than owner for an individual', async () => {
    const vendor = await begun();
    expect(await app.build.saveFields(vendor, { vendor_id: '1' }, 1)).toMatchObject({ status: 400 });
    const individual = await app.build.vendor();
    await choose(individual, 'individual', 0);
    expect(codeOf(await app.build.saveFields(individual, { signatory_position: 'Director' }, 1))).toBe('verification.position_fixed');
  });
});

test('nothing a vendor typed can be read in the database', async () => {
  const vendor = await app.build.vendor();
  await choose(vendor, 'individual', 0);
  await app.build.saveFields(vendor, { signatory_id_number: '3174051708909999', signatory_name: 'Planted Name Here' });
  const { rows } = await sql<{
    text: string;
  }>`select to_jsonb(a)::text as text from agreement a where vendor_id = ${vendor.vendorId}`.execute(app.owner);
  const ciphertext = await app.owner
    .selectFrom('agreement')
    .select('fields_box')
    .where('vendor_id', '=', vendor.vendorId)
    .executeTakeFirstOrThrow();
  for (const secret of ['3174051708909999', 'Planted Name Here']) {
    expect(rows[0]?.text).not.toContain(secret);
    expect(ciphertext.fields_box.includes(secret)).toBe(false);
  }
});
