// Files of messages: the rules of documents, visible only to the two participants.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { pdf, picture } from '../testing/files.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { announceWithin } from './file-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function pair() {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  return { vendor, couple, id: await app.build.conversation(vendor, couple) };
}
function attach(as: BuiltAccount, id: string, file: { bytes: Buffer; name?: string; field?: string; type?: string }) {
  const boundary = 'x'.repeat(30);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name ?? 'ide.png'}"\r\ncontent-type: ${file.type ?? 'image/png'}\r\n\r\n`;
  return app.call('POST', `/v2/conversations/${id}/files`, {
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head, 'latin1'), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
const attached = async (as: BuiltAccount, id: string, file: Parameters<typeof attach>[2]) =>
  ((await attach(as, id, file)).body as { data: { id: string } }).data.id;
const openFile = (as: BuiltAccount, id: string, file: string) => app.call('GET', `/v2/conversations/${id}/files/${file}`, { as });

test('of many at once, as many are taken as there is room for', async () => {
  // Connections that have to be opened first would make them come one after the other.
  await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(app.db)));
  const { id } = await pair();
  const bytes = Buffer.alloc(1_000);
  const file = { bytes, name: 'a.png', mediaType: 'image/png', width: 1, height: 1, pages: null, side: 'couple', uploadedAt: 0 } as const;
  const announced = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      inTransaction(app.db, (tx) => announceWithin(tx, 2_500, app.system.encryption, { ...file, conversationId: id })),
    ),
  );
  expect(announced.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

describe('a file', () => {
  test('whose name, or the name of its part, is not UTF-8 is malformed', async () => {
    const { couple, id } = await pair();
    const bytes = await picture();
    const broken = [
      { bytes, name: 'gaun\xff.png' },
      { bytes, field: 'fil\xe9' },
    ];
    for (const file of broken)
      expect(await attach(couple, id, file)).toMatchObject({ status: 400, body: { error: { code: 'request.malformed' } } });
    const name = Buffer.from('gaun pengantin 新郎.png').toString('latin1');
    expect(await attach(couple, id, { bytes, name })).toMatchObject({ status: 201, body: { data: { name: 'gaun pengantin 新郎.png' } } });
  });

  test('is the sender’s alone until it is sent, and then both’s, as an attachment', async () => {
    const { vendor, couple, id } = await pair();
    const file = await attached(couple, id, { bytes: await picture(), name: '../../Gaun impian.png' });
    expect((await openFile(vendor, id, file)).status).toBe(404);
    expect((await openFile(couple, id, file)).status).toBe(200);
    const sent = await app.build.say(couple, id, '', { files: [file] });
    expect(sent).toMatchObject({
      status: 201,
      body: { data: { text: '', files: [{ id: file, name: 'Gaun impian.png', width: 60, height: 40 }] } },
    });
    expect(await openFile(vendor, id, file)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'content-disposition': expect.stringContaining('attachment; filename="Gaun impian.png"') as string,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      },
    });
    expect(await app.build.inboxOf(vendor)).toMatchObject([{ last: { has_files: true, text: '' } }]);
  });

  test('that is a WebP picture is taken, and handed out as a JPEG', async () => {
    const { couple, id } = await pair();
    const bytes = await sharp(await picture())
      .webp()
      .toBuffer();
    const taken = await attach(couple, id, { bytes, name: 'Gaun impian.webp', type: 'image/webp' });
    expect(taken).toMatchObject({
      status: 201,
      body: { data: { name: 'Gaun impian.jpg', media_type: 'image/jpeg', width: 60, height: 40 } },
    });
    const { data } = taken.body as { data: { id: string } };
    expect((await openFile(couple, id, data.id)).headers['content-type']).toBe('image/jpeg');
    expect(await attach(couple, id, { bytes, name: 'a.png', type: 'image/png' })).toMatchObject({
      status: 422,
      body: { error: { code: 'files.type_mismatch' } },
    });
  });

  test('is sent with one message, once, even if the request is repeated', async () => {
    const { couple, id } = await pair();
    const files = [
      await attached(couple, id, { bytes: await picture() }),
      await attached(couple, id, { bytes: await pdf(2), name: 'a.pdf', type: 'application/pdf' }),
    ];
    const message = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.build.say(couple, id, 'Dua', { id: message, files })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await app.build.say(couple, id, 'Lagi', { files })).toMatchObject({ body: { error: { code: 'conversations.file_unknown' } } });
    expect((await app.build.messagesAs(couple, id)).map((one) => one.files.map((file) => file.id))).toEqual([[], files]);
  });

  test('of another conversation, of the other participant, or requested by others is not found', async () => {
    const [one, two] = [await pair(), await pair()];
    const mine = await attached(one.couple, one.id, { bytes: await picture() });
    for (const [as, id] of [
      [two.couple, two.id],
      [one.vendor, one.id],
    ] as const)
      expect(await app.build.say(as, id, 'a', { files: [mine] })).toMatchObject({
        body: { error: { code: 'conversations.file_unknown' } },
      });
    await app.build.say(one.couple, one.id, 'a', { files: [mine] });
    expect((await openFile(two.couple, one.id, mine)).status).toBe(404);
    expect((await openFile(two.couple, two.id, mine)).status).toBe(404);
    expect((await attach(two.couple, one.id, { bytes: await picture() })).status).toBe(404);
  });

  test.each<[string, () => Promise<Parameters<typeof attach>[2]>, number, string]>([
    ['a page in disguise', async () => ({ bytes: Buffer.from('<svg onload=alert(1)>') }), 415, 'files.attachment_type'],
    [
      'another type',
      async () => ({ bytes: Buffer.from('MZ'), name: 'a.exe', type: 'application/x-msdownload' }),
      415,
      'files.attachment_type',
    ],
    ['nothing', async () => ({ bytes: Buffer.alloc(0) }), 422, 'files.empty'],
    ['a byte too much', async () => ({ bytes: Buffer.alloc(3 * 1024 * 1024 + 1) }), 413, 'files.too_large'],
  ])('%s is refused', async (_, make, status, code) => {
    const { couple, id } = await pair();
    expect(await attach(couple, id, await make())).toMatchObject({ status, body: { error: { code } } });
    expect(await app.owner.selectFrom('message_file').select('id').where('conversation_id', '=', id).execute()).toEqual([]);
  });

  test('lies encrypted, and so does its name', async () => {
    const { couple, id } = await pair();
    const file = await attached(couple, id, { bytes: await picture(), name: 'rahasia.png' });
    const ciphertext = await app.system.encryption.files.get(`conversations/${id}/${file}`);
    expect(ciphertext?.includes(Buffer.from('PNG'))).toBe(false);
    const row = await app.owner.selectFrom('message_file').select('name_box').where('id', '=', file).executeTakeFirstOrThrow();
    expect(row.name_box.includes(Buffer.from('rahasia'))).toBe(false);
  });

  test('that is never sent can be deleted, and is deleted automatically after a day', async () => {
    const { couple, id } = await pair();
    const [back, forgotten, sent] = [
      await attached(couple, id, { bytes: await picture() }),
      await attached(couple, id, { bytes: await picture() }),
      await attached(couple, id, { bytes: await picture() }),
    ];
    await app.build.say(couple, id, '', { files: [sent] });
    const takeBack = (file: string) => app.call('DELETE', `/v2/conversations/${id}/files/${file}`, { as: couple });
    expect((await takeBack(back)).status).toBe(204);
    expect((await takeBack(back)).status).toBe(404);
    expect((await takeBack(sent)).status).toBe(404);
    await app.owner
      .updateTable('message_file')
      .set({ uploaded_at: new Date(app.clock.now() - dayMs - 1) })
      .execute();
    await app.system.conversations.sweepFiles();
    expect(await app.system.encryption.files.get(`conversations/${id}/${forgotten}`)).toBeNull();
    expect(await app.owner.selectFrom('message_file').select('id').where('conversation_id', '=', id).execute()).toEqual([{ id: sent }]);
    expect((await openFile(couple, id, sent)).status).toBe(200);
  });
});
