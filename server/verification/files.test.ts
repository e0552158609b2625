// Documents: upload, refusals, download, replacing, order.
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRules } from '../../core/files/rules.ts';
import { inTransaction } from '../kit/database.ts';
import { agreementPath, formOf } from '../testing/builders/verification.ts';
import { openClamd, testVirus } from '../testing/clamd.ts';
import { hostilePdfs, pdf, picture, pngThatUnpacksTo } from '../testing/files.ts';
import { openS3, s3Account } from '../testing/s3.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { announceWithin } from './file-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

const begun = async (type = 'company') => {
  const vendor = await app.build.vendor();
  await app.call('PUT', `${agreementPath}/business_type`, { as: vendor, body: { business_type: type, revision: 0 } });
  return vendor;
};
const errorOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string; message: string } }).error;
const open = (as: { sessionId: string }, id: string) => app.call('GET', `${agreementPath}/files/${id}`, { as });
const storedNames = async (vendorId: number) =>
  (await app.owner.selectFrom('agreement_file').select('id').where('vendor_id', '=', vendorId).execute()).map(
    ({ id }) => `documents/${vendorId}/${id}`,
  );

describe('a file', () => {
  test('is taken, encrypted, and opened again by its vendor alone', async () => {
    const [vendor, other] = [await begun(), await begun()];
    const bytes = await picture('jpeg');
    const answer = await app.build.uploadTo(vendor, 'id_card', { bytes, name: 'KTP saya.jpg', type: 'image/jpeg' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          file: { document: 'id_card', position: 0, name: 'KTP saya.jpg', media_type: 'image/jpeg', width: 60, height: 40, pages: null },
          revision: 2,
        },
      },
    });
    const { id } = (answer.body as { data: { file: { id: string } } }).data.file;
    const ciphertext = await app.system.encryption.files.get(`documents/${vendor.vendorId}/${id}`);
    expect(ciphertext?.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(await open(vendor, id)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="KTP saya.jpg"; filename*=UTF-8''KTP%20saya.jpg`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      },
    });
    expect(await open(other, id)).toMatchObject({ status: 404, body: { error: { code: 'request.not_found' } } });
    expect((await open(other, id)).text.replace(/"requestId":"[^"]+"/, '')).toBe(
      (await open(other, '01890000-0000-7000-8000-000000000000')).text.replace(/"requestId":"[^"]+"/, ''),
    );
    expect((await open(await app.build.operator('verification'), id)).status).toBe(403);
  });

  test('that was opened is written down, each time', async () => {
    const vendor = await begun();
    const { id } = await app.build.file(vendor, 'id_card');
    await open(vendor, id);
    await open(vendor, id);
    const rows = await app.owner.selectFrom('audit_entry').select(['action', 'account_id']).where('subject', '=', `file:${id}`).execute();
    expect(rows).toEqual(Array(2).fill({ action: 'verification.open_file', account_id: vendor.accountId }));
  });

  test('of pages is shown page by page as pictures, to its vendor and to who reviews it, and each page is written down', async () => {
    const [vendor, other] = [await app.build.writtenAgreement('individual'), await begun()];
    const { id } = await app.build.file(vendor, 'tax_id', { bytes: await pdf(3), name: 'npwp.pdf', type: 'application/pdf' });
    const page = (as: { sessionId: string }, n: number | string, file = id) =>
      app.call('GET', `${agreementPath}/files/${file}/pages/${n}`, { as });
    expect(await page(vendor, 3)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': expect.stringContaining('attachment; filename="npwp.pdf 3.jpg"'),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
    expect((await page(vendor, 4)).status).toBe(404);
    expect((await page(vendor, 0)).status).toBe(400);
    expect((await page(other, 1)).status).toBe(404);
    const card = (await app.build.agreementOf(vendor)).files.find(({ document }) => document === 'id_card');
    expect((await page(vendor, 1, card?.id)).status).toBe(404);

    const submitted = (await app.build.submit(vendor)).body as { data: { agreement: { versions: { id: string }[] } } };
    const operator = await app.build.operator('verification');
    const inCase = `/v2/operations/agreements/${submitted.data.agreement.versions[0]?.id}/files/${id}/pages`;
    expect((await app.call('GET', `${inCase}/1`, { as: operator })).headers['content-type']).toBe('image/jpeg');
    expect((await app.call('GET', `${inCase}/1`, { as: await app.build.operator('finance') })).status).toBe(403);
    const rows = await app.owner.selectFrom('audit_entry').select(['account_id', 'detail']).where('subject', '=', `file:${id}`).execute();
    expect(rows).toMatchObject([
      { account_id: vendor.accountId, detail: { page: 3 } },
      { account_id: operator.accountId, detail: { page: 1 } },
    ]);
  });

  test('of another is refused even when its box lies under one’s own name', async () => {
    const [one, two] = [await begun(), await begun()];
    const [mine, theirs] = [await app.build.file(one, 'id_card'), await app.build.file(two, 'id_card')];
    const { files } = app.system.encryption;
    await files.put(`documents/${one.vendorId}/${mine.id}`, (await files.get(`documents/${two.vendorId}/${theirs.id}`)) ?? Buffer.alloc(0));
    expect((await open(one, mine.id)).status).toBe(500);
  });

  test('keeps a name that can do no harm', async () => {
    const vendor = await begun();
    const file = await app.build.file(vendor, 'id_card', { name: '../../etc/\u202Egnp.\u0000card<b>.png' });
    expect(file.name).toBe('gnp.cardb.png');
    expect((await open(vendor, file.id)).headers['content-disposition']).toBe(
      `attachment; filename="gnp.cardb.png"; filename*=UTF-8''gnp.cardb.png`,
    );
  });
});

describe('the limit of 3 MB', () => {
  const padded = async (size: number) => {
    const small = await pdf();
    // Inside the file, before its end: a comment is part of a PDF.
    const end = small.lastIndexOf('startxref');
    const filler = Buffer.from(`%${'x'.repeat(size - small.length - 2)}\n`);
    return Buffer.concat([small.subarray(0, end), filler, small.subarray(end)]);
  };
  test('is exact: 3 145 728 bytes are taken, one more is too large', async () => {
    const vendor = await begun();
    const asPdf = { name: 'deed.pdf', type: 'application/pdf' };
    const full = await padded(fileRules.fileSizeBytesMax);
    expect(full.length).toBe(3_145_728);
    expect(await app.build.uploadTo(vendor, 'deed', { ...asPdf, bytes: full })).toMatchObject({ status: 201 });
    const over = await app.build.uploadTo(vendor, 'deed', { ...asPdf, bytes: await padded(fileRules.fileSizeBytesMax + 1) });
    expect([over.status, errorOf(over)]).toMatchObject([413, { code: 'files.too_large', message: 'File size is too large' }]);
  });
  test('is told in Indonesian too, and holds for ten times as much', async () => {
    const vendor = await begun();
    const answer = await app.call('POST', `${agreementPath}/files?document=deed`, {
      as: vendor,
      ...formOf({ bytes: Buffer.alloc(30_000_000), name: 'x.png', type: 'image/png' }),
    });
    expect(answer.status).toBe(413);
    const { body, headers } = formOf({ bytes: Buffer.alloc(3_200_000), name: 'x.png', type: 'image/png' });
    const inIndonesian = await app.call('POST', `${agreementPath}/files?document=deed`, {
      as: vendor,
      body,
      headers: { ...headers, 'accept-language': 'id' },
    });
    expect(errorOf(inIndonesian)?.message).toBe('Ukuran file terlalu besar');
  });
});

describe('refused with a clear message and nothing kept:', () => {
  const image = { name: 'x.png', type: 'image/png' };
  const paper = { name: 'x.pdf', type: 'application/pdf' };
  const jpeg = { name: 'x.jpg', type: 'image/jpeg' };
  const wishes: readonly (readonly [string, () => Promise<object>, string])[] = [
    ['a bomb', async () => ({ ...image, bytes: pngThatUnpacksTo(30_000, 24_000, 8_000_000) }), 'files.image_too_large'],
    ['a PNG called JPG', async () => ({ ...jpeg, bytes: await picture('png') }), 'files.type_mismatch'],
    ['a name and a type that disagree', async () => ({ name: 'x.pdf', type: 'image/png' }), 'files.type_mismatch'],
    ['a GIF', async () => ({ name: 'x.gif', type: 'image/gif', bytes: Buffer.from('GIF89a') }), 'files.type'],
    ['an SVG called PNG', async () => ({ ...image, bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }), 'files.type'],
    ['a program called PDF', async () => ({ ...paper, bytes: Buffer.from('MZ'.padEnd(500, '\0')) }), 'files.type'],
    [
      'half a picture',
      async () => {
        const whole = await picture('jpeg', { width: 300, height: 300 });
        return { ...jpeg, bytes: whole.subarray(0, whole.length * 0.6) };
      },
      'files.damaged',
    ],
    ['an empty file', async () => ({ ...image, bytes: Buffer.alloc(0) }), 'files.empty'],
    ['201 pages', async () => ({ ...paper, bytes: await pdf(201) }), 'files.pdf_too_many_pages'],
    ...hostilePdfs.map(
      ([what, make, why]) => [`a PDF ${what}`, async () => ({ ...paper, bytes: await make() }), `files.pdf_${why}`] as const,
    ),
  ];
  test.each(wishes)('%s', async (_, wish, code) => {
    const vendor = await begun();
    const answer = await app.build.uploadTo(vendor, 'id_card', await wish());
    expect(errorOf(answer)?.code).toBe(code);
    expect(errorOf(answer)?.message).not.toMatch(/[{}]/);
    expect(await storedNames(vendor.vendorId)).toEqual([]);
  });
});

describe('a broken request', () => {
  const send = (as: { sessionId: string }, body: Buffer | string, headers: Record<string, string>) =>
    app.call('POST', `${agreementPath}/files?document=id_card`, { as, body, headers });
  test.each([
    ['without a file', formOf({ bytes: Buffer.from('x'), name: 'x.png', type: 'image/png', field: 'other' }), 'files.missing'],
    [
      'that breaks off',
      {
        body: Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      'request.malformed',
    ],
    ['without a boundary', { body: Buffer.from('x'), headers: { 'content-type': 'multipart/form-data' } }, 'request.malformed'],
    ['of noise', { body: Buffer.alloc(2_000, 45), headers: { 'content-type': 'multipart/form-data; boundary=----' } }, 'files.missing'],
    ['of JSON', { body: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }, 'request.unsupported_type'],
    ['of plain text', { body: Buffer.from('x'), headers: { 'content-type': 'text/plain' } }, 'request.unsupported_type'],
  ])('%s is refused and the server goes on', async (_, { body, headers }, code) => {
    const answer = await send(await begun(), body, headers);
    expect(errorOf(answer)?.code).toBe(code);
    expect((await app.call('GET', '/health/live')).status).toBe(200);
  });

  test('with two files is refused', async () => {
    const vendor = await begun();
    const part = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc\r\n`;
    const answer = await send(vendor, `${part}${part}--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(answer.status).toBe(400);
  });
});

describe('the sheets of a document', () => {
  test('are several for the deed and one for a card', async () => {
    const vendor = await begun();
    const first = await app.build.file(vendor, 'deed');
    expect((await app.build.file(vendor, 'deed')).position).toBe(first.position + 1);
    await app.build.file(vendor, 'id_card');
    expect(errorOf(await app.build.uploadTo(vendor, 'id_card'))?.code).toBe('verification.too_many_sheets');
  });

  test('are put in order, all of them and each once', async () => {
    const vendor = await begun();
    const ids = [];
    for (let sheet = 0; sheet < 3; sheet++) ids.push((await app.build.file(vendor, 'deed')).id);
    const order = (files: string[]) => app.call('PUT', `${agreementPath}/documents/deed/sheets`, { as: vendor, body: { files } });
    const wanted = [ids[2] ?? '', ids[0] ?? '', ids[1] ?? ''];
    expect((await order(wanted)).status).toBe(200);
    expect((await app.build.agreementOf(vendor)).files.map(({ id }) => id)).toEqual(wanted);
    expect(errorOf(await order(wanted.slice(1)))?.code).toBe('verification.sheets_changed');
    expect(errorOf(await order([wanted[0] ?? '', wanted[0] ?? '', wanted[1] ?? '']))?.code).toBe('verification.sheets_changed');
  });

  test('are replaced in place, and what was replaced leaves the store', async () => {
    const vendor = await begun();
    const [one, two] = [await app.build.file(vendor, 'deed'), await app.build.file(vendor, 'deed')];
    const fresh = await app.build.file(vendor, 'deed', { replaces: one.id });
    expect((await app.build.agreementOf(vendor)).files.map(({ id }) => id)).toEqual([fresh.id, two.id]);
    await app.eventually(
      () => app.system.encryption.files.get(`documents/${vendor.vendorId}/${one.id}`),
      (ciphertext) => ciphertext === null,
    );
    expect((await open(vendor, one.id)).status).toBe(404);
    expect(errorOf(await app.build.uploadTo(vendor, 'deed', { replaces: one.id }))?.code).toBe('request.not_found');
  });

  test('are removed by their vendor alone', async () => {
    const [vendor, other] = [await begun(), await begun()];
    const { id } = await app.build.file(vendor, 'id_card');
    const remove = (as: { sessionId: string }) => app.call('DELETE', `${agreementPath}/files/${id}`, { as });
    expect((await remove(other)).status).toBe(404);
    expect(await remove(vendor)).toMatchObject({ status: 200, body: { data: { revision: 3 } } });
    expect((await remove(vendor)).status).toBe(404);
    expect((await app.build.agreementOf(vendor)).files).toEqual([]);
  });

  test('sent to one place at once are one', async () => {
    const vendor = await begun();
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.build.uploadTo(vendor, 'id_card')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });
});

test('a document the type is not asked for is refused', async () => {
  expect(errorOf(await app.build.uploadTo(await begun('individual'), 'deed'))?.code).toBe('verification.not_asked');
});

test('there is a quota, and a limit of uploads an hour', async () => {
  const vendor = await begun();
  const { id } = await app.build.file(vendor, 'deed');
  await app.owner.updateTable('agreement_file').set({ size_bytes: fileRules.vendorBytesMax }).where('id', '=', id).execute();
  expect(errorOf(await app.build.uploadTo(vendor, 'deed'))?.code).toBe('files.quota_exceeded');
  await sql`update throttle set attempts = ${fileRules.uploadsPerHour} where key = ${`agreement-upload:${vendor.vendorId}`}`.execute(
    app.owner,
  );
  const answer = await app.build.uploadTo(vendor, 'deed');
  expect([answer.status, errorOf(answer)?.code]).toEqual([429, 'request.too_many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('of many documents at once, as many are taken as there is room for', async () => {
  // Connections that have to be opened first would make them come one after the other.
  await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(app.db)));
  const vendor = await begun();
  const { id: agreementId } = await app.owner
    .selectFrom('agreement')
    .select('id')
    .where('vendor_id', '=', vendor.vendorId)
    .executeTakeFirstOrThrow();
  const file = {
    agreementId,
    vendorId: vendor.vendorId,
    document: 'deed',
    name: 'a.png',
    mediaType: 'image/png',
    sizeBytes: 1_000,
  } as const;
  const facts = { ...file, width: 1, height: 1, pages: null, uploadedAt: 0, contentMac: Buffer.alloc(32) };
  const announced = await Promise.allSettled(
    Array.from({ length: 8 }, () => inTransaction(app.db, (tx) => announceWithin(tx, 2_500, app.system.encryption, facts))),
  );
  expect(announced.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('an upload that died on the way is swept with what it stored', async () => {
  const vendor = await begun();
  const { id } = await app.build.file(vendor, 'id_card');
  await sql`update agreement_file set state = 'arriving', uploaded_at = now() - interval '61 minutes' where id = ${id}`.execute(app.owner);
  await app.system.verification.sweep();
  expect(await app.system.encryption.files.get(`documents/${vendor.vendorId}/${id}`)).toBeNull();
  expect(await storedNames(vendor.vendorId)).toEqual([]);
});

test('what comes back are the pixels, without the camera’s words', async () => {
  const vendor = await begun();
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#705' } })
    .withExif({ IFD0: { Make: 'SecretCam' } })
    .jpeg()
    .toBuffer();
  const { id } = await app.build.file(vendor, 'selfie_with_id', { bytes, name: 'me.jpeg', type: 'image/jpeg' });
  expect(bytes.toString('latin1')).toContain('SecretCam');
  expect((await open(vendor, id)).text).not.toContain('SecretCam');
});

/** A server of its own with these settings, and a vendor who has started its form there. */
async function elsewhere(
  env: Record<string, string>,
  work: (there: TestApp, vendor: { sessionId: string; vendorId: number }) => Promise<void>,
) {
  const there = await openTestApp({ env });
  try {
    const vendor = await there.build.vendor();
    await there.call('PUT', `${agreementPath}/business_type`, { as: vendor, body: { business_type: 'individual', revision: 0 } });
    await work(there, vendor);
  } finally {
    await there.close();
  }
}

describe('a virus scanner that is configured', () => {
  test('and cannot be reached takes nothing', () =>
    elsewhere({ CLAMD_ADDRESS: '127.0.0.1:9' }, async (there, vendor) => {
      const answer = await there.build.uploadTo(vendor, 'id_card');
      expect([answer.status, errorOf(answer)?.code]).toEqual([503, 'server.unavailable']);
      expect((await there.build.agreementOf(vendor)).files).toEqual([]);
    }));

  test('takes what is clean, refuses what is not, and has that written down', async () => {
    const clamd = await openClamd();
    await elsewhere({ CLAMD_ADDRESS: `127.0.0.1:${clamd.port}` }, async (there, vendor) => {
      expect((await there.build.uploadTo(vendor, 'selfie_with_id')).status).toBe(201);
      const bytes = Buffer.concat([await picture('jpeg'), Buffer.from(testVirus)]);
      const answer = await there.build.uploadTo(vendor, 'id_card', { bytes, name: 'x.jpg', type: 'image/jpeg' });
      expect([answer.status, errorOf(answer)?.code]).toEqual([422, 'files.infected']);
      const rows = await there.owner
        .selectFrom('audit_entry')
        .select('result')
        .where('action', '=', 'verification.upload')
        .orderBy('id')
        .execute();
      expect(rows.map(({ result }) => result)).toEqual(['done', 'refused']);
    });
    clamd.close();
  });
});

test('documents may be kept in a store that speaks S3: encrypted, given back, and removed', async () => {
  const s3 = await openS3();
  const env = {
    FILE_STORE: 's3',
    S3_BUCKET_URL: s3.bucketUrl,
    S3_REGION: s3Account.region,
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  };
  await elsewhere(env, async (there, vendor) => {
    const { id } = await there.build.file(vendor, 'id_card');
    const ciphertext = s3.kept.get(`/documents/documents/${vendor.vendorId}/${id}`);
    expect(ciphertext?.includes(Buffer.from('PNG'))).toBe(false);
    const get = () => there.call('GET', `${agreementPath}/files/${id}`, { as: vendor });
    expect((await get()).status).toBe(200);
    s3.failure = 403;
    expect((await get()).status).toBe(503);
    expect((await there.build.uploadTo(vendor, 'selfie_with_id')).status).toBe(503);
    expect((await there.build.agreementOf(vendor)).files.map(({ document }) => document)).toEqual(['id_card']);
  });
  s3.close();
});
