// The data of an agreement: exported in full on request, and deleted after its retention period.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../core/time.ts';
import { retentionRules } from '../../core/verification/retention.ts';
import { startSession } from '../identity/sessions.ts';
import { type BuiltAccount, testPassword } from '../testing/builders/accounts.ts';
import { agreementPath } from '../testing/builders/verification.ts';
import { picture } from '../testing/files.ts';
import { differences } from '../testing/oracle.ts';
import { keptSince } from './retention-store.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operator: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

type As = { readonly sessionId: string };
const errorOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const decide = async (id: string, as: string, body?: object) => {
  operator = await app.build.operator('verification');
  const answer = await app.call('POST', `/v2/operations/agreements/${id}/${as}`, { as: operator, ...(body && { body }) });
  expect(answer.status, answer.text).toBe(200);
};
const versionRow = (id: string) =>
  app.owner
    .selectFrom('agreement_version')
    .select(['state', 'fields_box', 'accepted_from', 'erased_at', 'terms_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const storedFiles = async (vendorId: number) => {
  const rows = await app.owner.selectFrom('agreement_file').select('id').where('vendor_id', '=', vendorId).execute();
  const found = await Promise.all(rows.map(({ id }) => app.system.encryption.files.get(`documents/${vendorId}/${id}`)));
  return found.filter((bytes) => bytes !== null).length;
};
const pass = async (ms: number) => {
  app.clock.advance(ms);
  await app.system.verification.eraseOld();
  app.clock.advance(25 * hourMs);
  await app.system.verification.sweep();
  await app.system.verification.eraseOld();
};
/** Signed in once more: years have passed. */
const again = async ({ accountId }: BuiltAccount): Promise<As> => {
  const { handle } = await startSession(app.owner, app.system.identity, accountId, {
    address: '127.0.0.1',
    userAgent: 'test',
    isBrowser: false,
  });
  return { sessionId: handle };
};
const exported = (as: As, given = testPassword) => app.call('POST', `${agreementPath}/export`, { as, body: { password: given } });

describe('what we hold', () => {
  test('is told to its vendor in full, after the password, and that is written down', async () => {
    const vendor = await app.build.submittedAgreement();
    expect(errorOf(await exported(vendor, 'not-the-password'))).toBe('identity.password_wrong');
    const answer = await exported(vendor);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json', 'content-disposition': expect.stringContaining('attachment') },
    });
    const held = JSON.parse(answer.text) as { forms: object[]; versions: { fields: { signatory_id_number: string }; terms: object }[] };
    expect(held.forms).toMatchObject([{ state: 'submitted', files: [{ document: 'id_card' }, { document: 'selfie_with_id' }] }]);
    expect(held.versions).toMatchObject([{ number: 1, terms: { version: expect.any(String), accepted_from: expect.any(String) } }]);
    expect(held.versions[0]?.fields.signatory_id_number).toMatch(/^\d{16}$/);
    const rows = await app.owner
      .selectFrom('audit_entry')
      .select('result')
      .where('action', '=', 'verification.export')
      .orderBy('id')
      .execute();
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'done']);
    expect(JSON.parse((await exported(await app.build.vendor())).text)).toMatchObject({ forms: [], versions: [] });
  });
});

describe('once it no longer has to be kept', () => {
  test('what was declined goes, with its documents; that it was declined stays, and no money moves', async () => {
    const vendor = await app.build.submittedAgreement();
    await decide(vendor.versionId, 'decline', { parts: [{ part: 'id_card', reasons: ['other'], note: 'Ni Luh, please send it again' }] });
    const declined = vendor.versionId;
    await app.build.file(vendor, 'id_card', { bytes: await picture(), replaces: await cardOf(vendor) });
    const submitted = (await app.build.submit(vendor)).body as { data: { agreement: { versions: { id: string }[] } } };
    const approved = submitted.data.agreement.versions[0]?.id ?? '';
    await decide(approved, 'approval');
    expect(await storedFiles(vendor.vendorId)).toBe(3);

    await pass((retentionRules.declinedDays - 2) * dayMs);
    expect((await versionRow(declined)).erased_at).toBeNull();
    await pass(2 * dayMs);
    expect(await versionRow(declined)).toMatchObject({
      state: 'declined',
      fields_box: null,
      accepted_from: '',
      terms_version: expect.any(String),
    });
    const { rows: left } = await sql<{ numbers: number; notes: number }>`select
      (select count(*)::int from agreement_number where version_id = ${declined}) as numbers,
      (select count(*)::int from agreement_declined_part where version_id = ${declined} and note <> '') as notes`.execute(app.owner);
    expect(left).toEqual([{ numbers: 0, notes: 0 }]);
    await app.eventually(
      () => storedFiles(vendor.vendorId),
      (files) => files === 2,
    );
    expect((await versionRow(approved)).erased_at).toBeNull();
    const operatorNow = await app.build.operator('verification');
    expect((await app.call('GET', `/v2/operations/agreements/${declined}`, { as: operatorNow })).status).toBe(404);
    const seen = await app.call('GET', agreementPath, { as: await again(vendor) });
    expect(seen).toMatchObject({
      body: { data: { agreement: { status: 'approved', versions: [{ erased_at: null }, { status: 'declined' }] } } },
    });
    expect(await differences(app.owner)).toEqual([]);
  });

  test('a form nobody came back to goes, signed or not; one that was approved does not', async () => {
    const [draft, signed, approved] = [
      await app.build.writtenAgreement('individual'),
      await app.build.submittedAgreement('company'),
      await app.build.submittedAgreement(),
    ];
    await decide(signed.versionId, 'decline', { parts: [{ part: 'form', reasons: ['name_mismatch'], note: '' }] });
    await decide(approved.versionId, 'approval');
    await pass((retentionRules.draftDays + 1) * dayMs);
    await pass(dayMs);
    const formsOf = (vendorId: number) =>
      app.owner.selectFrom('agreement').select(['is_erased', 'set_aside_at']).where('vendor_id', '=', vendorId).execute();
    expect(await formsOf(draft.vendorId)).toEqual([]);
    expect(await formsOf(signed.vendorId)).toMatchObject([{ is_erased: true }]);
    expect(await formsOf(approved.vendorId)).toMatchObject([{ is_erased: false, set_aside_at: null }]);
    await app.eventually(
      async () => (await storedFiles(draft.vendorId)) + (await storedFiles(signed.vendorId)),
      (files) => files === 0,
    );
    expect(await storedFiles(approved.vendorId)).toBe(2);
  });

  test('an approved agreement goes ten years after the account of its vendor was deleted, with its documents, and not a day before', async () => {
    const vendor = await app.build.submittedAgreement();
    await decide(vendor.versionId, 'approval');
    const deletedAt = new Date(app.clock.now());
    await sql`insert into account_deletion (account_id, asked_at, erase_at, erased_at) values (${vendor.accountId}, ${deletedAt}, ${deletedAt}, ${deletedAt})`.execute(
      app.owner,
    );
    const formOf = () => app.owner.selectFrom('agreement').select('is_erased').where('vendor_id', '=', vendor.vendorId).executeTakeFirst();
    await pass((retentionRules.supersededDays - 2) * dayMs);
    expect((await versionRow(vendor.versionId)).erased_at).toBeNull();
    expect(await formOf()).toEqual({ is_erased: false });
    await pass(dayMs);
    expect(await versionRow(vendor.versionId)).toMatchObject({ state: 'approved', fields_box: null, accepted_from: '' });
    expect(await formOf()).toEqual({ is_erased: true });
    await app.eventually(
      () => storedFiles(vendor.vendorId),
      (files) => files === 0,
    );
  });

  test('what is kept for ten years does not keep what is declined from going', async () => {
    const kept = await Promise.all(Array.from({ length: 3 }, () => app.build.submittedAgreement()));
    const declined = await app.build.submittedAgreement();
    for (const { versionId } of kept) await decide(versionId, 'approval');
    await decide(declined.versionId, 'decline', { parts: [{ part: 'form', reasons: ['name_mismatch'], note: '' }] });
    const at = app.clock.now();
    const since = { declined: at, ended: at - dayMs };
    for (const { accountId } of kept)
      await sql`insert into account_deletion (account_id, asked_at, erase_at, erased_at) values (${accountId}, now(), now(), ${new Date(at)})`.execute(
        app.owner,
      );
    const found = (await keptSince(app.db, since, 1_000)).map(({ id }) => id);
    expect(found).toContain(declined.versionId);
    for (const { versionId } of kept) expect(found).not.toContain(versionId);
  });

  test('never what is in force or being reviewed, whoever asks', async () => {
    const [waiting, approved] = [await app.build.submittedAgreement(), await app.build.submittedAgreement()];
    await decide(approved.versionId, 'approval');
    for (const { versionId } of [waiting, approved]) {
      const { rows } = await sql<{ erased: boolean }>`select agreement_version_erase(${versionId}, now()) as erased`.execute(app.db);
      expect(rows).toEqual([{ erased: false }]);
    }
    await expect(sql`update agreement_version set fields_box = null`.execute(app.db)).rejects.toThrow('permission denied');
    await expect(sql`delete from agreement_number`.execute(app.db)).rejects.toThrow('permission denied');
  });
});

async function cardOf(as: As): Promise<string> {
  const { files } = await app.build.agreementOf(as);
  return files.find(({ document }) => document === 'id_card')?.id ?? '';
}
