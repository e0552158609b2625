// Public pictures: upload, crop, use, deletion.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnPicture } from '../../contract/pictures.ts';
import { fileRules } from '../../core/files/rules.ts';
import { pictureRules } from '../../core/pictures/rules.ts';
import { dayMs } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import { picturesPath } from '../testing/builders/pictures.ts';
import { picture, pngThatUnpacksTo } from '../testing/files.ts';
import { openS3, s3Account } from '../testing/s3.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { showPictures } from './api.ts';
import { removeOldCut } from './forget.ts';
import { originalLocation, storeName } from './present.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const addressesOf = ({ src, sources }: OwnPicture): string[] => [
  src,
  ...sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? '')),
];
const fetched = async (address: string) => {
  const answer = await app.system.app.inject({ method: 'GET', url: address });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000c0' } },
        left: Math.ceil(width / 2),
        top: 0,
      },
    ])
    .png()
    .toBuffer();
const colorAt = async (bytes: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [r = 0, , b = 0] = data.subarray(at, at + 3);
  return r > b ? 'red' : 'blue';
};

describe('an upload', () => {
  test('becomes a picture in several widths, never wider than it is, open to everybody for ever', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    const made = await app.build.uploadedPicture(vendor, { bytes: await halves(1200, 800), name: 'a.png', type: 'image/png' });
    expect(made).toMatchObject({ width: 1200, height: 800, original: { width: 1200, height: 800 }, turns: 0, crop: null });
    expect(made.blur).toMatch(/^data:image\/webp;base64,/);
    expect(made.blur.length).toBeLessThanOrEqual(pictureRules.blurLengthMax);
    expect(made.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(made.sources[0]?.srcset.match(/\d+w/g)).toEqual(['360w', '720w', '1080w', '1200w']);
    for (const address of addressesOf(made)) {
      const { status, headers, bytes } = await fetched(address);
      const isJpeg = address.endsWith('.jpg');
      expect([status, headers['content-type']]).toEqual([200, isJpeg ? 'image/jpeg' : 'image/webp']);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { format, width } = await sharp(bytes).metadata();
      expect([format, width]).toEqual([isJpeg ? 'jpeg' : 'webp', Number(/-(\d+)\./.exec(address)?.[1])]);
      expect(await colorAt(bytes, 0.1, 0.5)).toBe('red');
    }
  });

  test('stands upright and tells nothing of where and with what it was taken', async () => {
    const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#705' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const vendor = await app.build.vendor();
    const made = await app.build.uploadedPicture(vendor, { bytes });
    expect(made).toMatchObject({ width: 300, height: 500 });
    const all = addressesOf(made).map(async (address) => (await fetched(address)).bytes);
    for (const shown of await Promise.all(all)) expect(shown.toString('latin1')).not.toMatch(/SecretCam|GPS|Exif/);
  });

  test('lets what is not opaque be white, and takes WebP', async () => {
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .webp()
      .toBuffer();
    const made = await app.build.uploadedPicture(await app.build.vendor(), { bytes, name: 'logo.webp', type: 'image/webp' });
    const { dominant } = await sharp((await fetched(made.src)).bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  test('that is no picture we take is refused at the field', async () => {
    const vendor = await app.build.vendor();
    const small = await picture('jpeg', { width: 300, height: 199 });
    const cases: [Parameters<typeof app.build.sendPicture>[1], string][] = [
      [{ bytes: await picture('png', { width: 300, height: 300 }) }, 'files.type_mismatch'],
      [{ name: 'a.png' }, 'files.type_mismatch'],
      [{ name: 'a.gif', type: 'image/gif' }, 'pictures.type'],
      [{ name: 'a.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 'pictures.type'],
      [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }, 'pictures.type'],
      [{ bytes: Buffer.from('<html><script>alert(1)</script>') }, 'pictures.type'],
      [{ bytes: Buffer.alloc(0) }, 'files.empty'],
      [{ bytes: Buffer.alloc(fileRules.fileSizeBytesMax + 1, 255) }, 'files.too_large'],
      [{ bytes: small }, 'pictures.too_small'],
      [{ bytes: (await picture('jpeg', { width: 900, height: 900 })).subarray(0, 400) }, 'files.damaged'],
      [{ bytes: pngThatUnpacksTo(30_000, 30_000, 10_000), name: 'bomb.png', type: 'image/png' }, 'files.image_too_large'],
      [{ bytes: pngThatUnpacksTo(5_000, 5_000, 10_000), name: 'bomb.png', type: 'image/png' }, 'files.damaged'],
    ];
    const answers = await Promise.all(cases.map(([wish]) => app.build.sendPicture(vendor, wish)));
    const fieldOf = (answer: { body: unknown }) => (answer.body as { error: { field?: string } }).error.field;
    expect(answers.map((answer) => [codeOf(answer), fieldOf(answer)])).toEqual(cases.map(([, code]) => [code, 'file']));
    const kept = await app.owner.selectFrom('picture').select('id').where('vendor_id', '=', vendor.vendorId).execute();
    expect(kept).toEqual([]);
  });

  test('of exactly 3 MB is taken', async () => {
    const jpeg = await picture('jpeg', { width: 300, height: 300 });
    const bytes = Buffer.concat([jpeg, Buffer.alloc(fileRules.fileSizeBytesMax - jpeg.length)]);
    expect((await app.build.sendPicture(await app.build.vendor(), { bytes })).status).toBe(201);
  });

  test('under one key is one picture, however often and at the same time it comes', async () => {
    const vendor = await app.build.vendor();
    const bytes = await picture('jpeg', { width: 300, height: 200 });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.build.sendPicture(vendor, { bytes, key })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const rows = await app.owner.selectFrom('picture').select('id').where('vendor_id', '=', vendor.vendorId).execute();
    expect(rows).toHaveLength(1);
    expect((await app.build.uploadedPicture(await app.build.vendor(), { bytes, key })).id).not.toBe(rows[0]?.id);
  });

  test('beyond what a vendor may keep is refused', async () => {
    const vendor = await app.build.vendor();
    const id = await app.build.storedPicture(vendor);
    await app.owner.updateTable('picture').set({ size_bytes: pictureRules.vendorBytesMax }).where('id', '=', id).execute();
    expect(codeOf(await app.build.sendPicture(vendor))).toBe('files.quota_exceeded');
  });
});

test('addresses that are not ours lead nowhere, and what was cut off is its vendor’s alone', async () => {
  const [vendor, other] = [await app.build.vendor(), await app.build.vendor()];
  const made = await app.build.uploadedPicture(vendor);
  const folder = made.src.slice(0, made.src.lastIndexOf('/'));
  const wrong = [
    `${folder}/original`,
    `${folder}/..%2foriginal`,
    `${folder}/%2e%2e%2f%2e%2e%2fsecrets`,
    `${made.src}%00`,
    made.src.replace('.jpg', '.webp').replace(/-\d+\./, '-99999.'),
    made.src.replace(made.id, randomUUID()),
    made.src.replace(made.id, '..'),
    `/media/pictures/${made.id}`,
  ];
  for (const address of wrong) expect((await fetched(address)).status, address).toBe(404);
  const original = await app.call('GET', `${picturesPath}/${made.id}/original`, { as: vendor });
  expect(original).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; sandbox" },
  });
  const stored = await app.system.encryption.files.get(originalLocation(made.id).storeName);
  expect(stored?.subarray(0, 2).toString('hex')).not.toBe('ffd8');
  const crop = { turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } };
  const tries = [
    app.call('GET', `${picturesPath}/${made.id}`, { as: other }),
    app.call('GET', `${picturesPath}/${made.id}/original`, { as: other }),
    app.call('PUT', `${picturesPath}/${made.id}/crop`, { as: other, body: crop }),
    app.call('PUT', `${picturesPath}/${made.id}/alt`, { as: other, body: { alt: { en: 'Mine', id: '' } } }),
    app.call('DELETE', `${picturesPath}/${made.id}`, { as: other }),
    app.call('GET', `${picturesPath}/${randomUUID()}`, { as: vendor }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  for (const path of ['portfolio', 'profile_picture'])
    expect(
      codeOf(
        await app.call('PUT', `/ms/bs-vendors/api/v1/me/${path}`, {
          as: other,
          body: path === 'portfolio' ? { version: 0, pictures: [made.id] } : { picture: made.id },
        }),
      ),
    ).toBe('pictures.unknown');
});

describe('a cut', () => {
  const cut = async (as: { sessionId: string }, id: string, body: object) => app.call('PUT', `${picturesPath}/${id}/crop`, { as, body });
  const dataOf = (answer: { body: unknown }) => (answer.body as { data: OwnPicture }).data;

  test('shows a part, turned first, always of the original; the addresses change and the old ones still answer', async () => {
    const vendor = await app.build.vendor();
    const made = await app.build.uploadedPicture(vendor, { bytes: await halves(1000, 600), name: 'a.png', type: 'image/png' });
    const right = dataOf(await cut(vendor, made.id, { turns: 0, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }));
    expect(right).toMatchObject({ width: 500, height: 600, original: { width: 1000, height: 600 } });
    expect(await colorAt((await fetched(right.src)).bytes, 0.1, 0.5)).toBe('blue');
    expect(right.src).not.toBe(made.src);
    expect((await fetched(made.src)).status).toBe(200);
    // A quarter turn clockwise brings the left half to the top.
    const top = dataOf(await cut(vendor, made.id, { turns: 1, crop: { x: 0, y: 0, width: 1, height: 0.5 } }));
    expect(top).toMatchObject({ width: 600, height: 500, turns: 1 });
    const { bytes } = await fetched(top.src);
    expect([await colorAt(bytes, 0.5, 0.1), await colorAt(bytes, 0.5, 0.9)]).toEqual(['red', 'red']);
    const whole = dataOf(await cut(vendor, made.id, { turns: 0, crop: null }));
    expect(whole).toMatchObject({ width: 1000, height: 600, turns: 0, crop: null });
  });

  test('that lies outside, or leaves too little, is refused; the same again changes nothing', async () => {
    const vendor = await app.build.vendor();
    const made = await app.build.uploadedPicture(vendor);
    expect(codeOf(await cut(vendor, made.id, { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }))).toBe('pictures.crop_invalid');
    expect(codeOf(await cut(vendor, made.id, { crop: { x: 0, y: 0, width: 0.5, height: 1 } }))).toBe('pictures.crop_too_small');
    expect((await cut(vendor, made.id, { crop: { x: -1, y: 0, width: 0.5, height: 1 } })).status).toBe(400);
    expect(dataOf(await cut(vendor, made.id, { crop: null })).src).toBe(made.src);
    expect(codeOf(await cut(vendor, await app.build.storedPicture(vendor), { crop: null }))).toBe('pictures.not_croppable');
  });

  test('leaves the files of the one before for a day, and never loses those that are shown', async () => {
    const vendor = await app.build.vendor();
    const made = await app.build.uploadedPicture(vendor, { bytes: await halves(300, 300), name: 'a.png', type: 'image/png' });
    const now = dataOf(await cut(vendor, made.id, { turns: 1, crop: null }));
    const files = [
      { kind: 'webp', width: 300 },
      { kind: 'jpeg', width: 300 },
    ] as const;
    const markOf = ({ src }: OwnPicture) => /\/(\w+)-\d+\.\w+$/.exec(src)?.[1] ?? '';
    const context = { db: app.db, files: app.system.encryption.files };
    await removeOldCut(context, { id: made.id, mark: markOf(now), files });
    await removeOldCut(context, { id: made.id, mark: markOf(made), files });
    const status = async (one: OwnPicture) => Promise.all(addressesOf(one).map(async (address) => (await fetched(address)).status));
    expect([await status(made), await status(now)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
  });

  test('by several at once ends as one of them, with files', async () => {
    const vendor = await app.build.vendor();
    const made = await app.build.uploadedPicture(vendor, { bytes: await halves(600, 400), name: 'a.png', type: 'image/png' });
    const answers = await Promise.all(
      [0, 0.2, 0.4].map((x) => cut(vendor, made.id, { turns: 0, crop: { x, y: 0, width: 0.5, height: 1 } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const now = dataOf(await app.call('GET', `${picturesPath}/${made.id}`, { as: vendor }));
    expect((await Promise.all(addressesOf(now).map(fetched))).map(({ status }) => status)).toEqual(addressesOf(now).map(() => 200));
  });
});

describe('a portfolio', () => {
  const path = '/ms/bs-vendors/api/v1/me/portfolio';
  const save = (as: { sessionId: string }, version: number, pictures: readonly string[]) =>
    app.call('PUT', path, { as, body: { version, pictures } });
  const idsIn = (answer: { body: unknown }) => (answer.body as { data: { pictures: { id: string }[] } }).data.pictures.map(({ id }) => id);
  const three = async () => {
    const vendor = await app.build.vendor();
    const ids = [await app.build.storedPicture(vendor), await app.build.storedPicture(vendor), await app.build.storedPicture(vendor)];
    return { vendor, ids: ids as [string, string, string] };
  };

  test('shows its photos in their order, the first as the cover, to everybody', async () => {
    const { vendor, ids } = await three();
    const [a, b, c] = ids;
    expect(idsIn(await save(vendor, 0, [c, a, b]))).toEqual([c, a, b]);
    const { slug } = await app.owner.selectFrom('vendor').select('slug').where('id', '=', vendor.vendorId).executeTakeFirstOrThrow();
    const profile = await app.call('GET', `/_public/v2/vendors/${slug}`);
    expect(profile).toMatchObject({
      body: { data: { gallery: [{ id: c }, { id: a }, { id: b }], vendor: { picture: { id: c, alt: { en: 'A drawing' }, sources: [] } } } },
    });
    await app.call('PUT', `${picturesPath}/${c}/alt`, { as: vendor, body: { alt: { en: ' Table <b>of</b>  honour ' } } });
    // What another window says in the other language leaves it as it is.
    const said = await app.call('PUT', `${picturesPath}/${c}/alt`, { as: vendor, body: { alt: { id: 'Meja kehormatan' } } });
    expect(said).toMatchObject({ body: { data: { alt: { id: 'Meja kehormatan', en: expect.stringContaining('honour') } } } });
    await app.call('PUT', `${picturesPath}/${c}/alt`, { as: vendor, body: { alt: { id: '' } } });
    expect(await app.call('GET', path, { as: vendor })).toMatchObject({
      body: { data: { version: 1, maximum: 60, pictures: [{ id: c, alt: { en: 'Table <b>of</b> honour', id: '' } }, {}, {}] } },
    });
  });

  test('of two who change it at once, one is told; the same request again is no conflict', async () => {
    const { vendor, ids } = await three();
    const [a, b, c] = ids;
    await save(vendor, 0, [a, b, c]);
    const both = await Promise.all([save(vendor, 1, [b, a, c]), save(vendor, 1, [c, b, a])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200) as (typeof both)[number];
    const again = await save(vendor, 1, idsIn(won));
    expect([again.status, idsIn(again)]).toEqual([200, idsIn(won)]);
    expect(codeOf(await save(vendor, 1, [a]))).toBe('pictures.changed_elsewhere');
  });

  test('takes each photo once, at most sixty, and alt texts of 160 characters without tricks', async () => {
    const { vendor, ids } = await three();
    const [a] = ids;
    expect(codeOf(await save(vendor, 0, [a, a]))).toBe('pictures.twice');
    expect(codeOf(await save(vendor, 0, [randomUUID()]))).toBe('pictures.unknown');
    expect(
      codeOf(
        await save(
          vendor,
          0,
          Array.from({ length: 61 }, () => randomUUID()),
        ),
      ),
    ).toBe('pictures.too_many');
    expect((await save(vendor, 0, ['not-an-id'])).status).toBe(400);
    const alt = (text: string) => app.call('PUT', `${picturesPath}/${a}/alt`, { as: vendor, body: { alt: { en: '', id: text } } });
    expect(codeOf(await alt('😀'.repeat(161)))).toBe('pictures.alt_too_long');
    expect((await alt('😀'.repeat(160))).status).toBe(200);
    expect(codeOf(await alt('a\u202Eb'))).toBe('catalogue.text_invalid');
  });
});

describe('a picture that is shown nowhere', () => {
  const kept = async (id: string) => (await app.owner.selectFrom('picture').select('id').where('id', '=', id).execute()).length === 1;

  test('is forgotten after a day, with all its files; one that is shown is not', async () => {
    const vendor = await app.build.vendor();
    const made = await app.build.uploadedPicture(vendor);
    const shown = await app.build.storedPicture(vendor);
    await app.call('PUT', '/ms/bs-vendors/api/v1/me/portfolio', { as: vendor, body: { version: 0, pictures: [shown] } });
    expect(codeOf(await app.call('DELETE', `${picturesPath}/${shown}`, { as: vendor }))).toBe('pictures.in_use');
    await app.system.pictures.sweep();
    expect(await kept(made.id)).toBe(true);
    await app.owner
      .updateTable('picture')
      .set({ loose_since: new Date(app.clock.now() - dayMs - 1) })
      .where('id', '=', made.id)
      .execute();
    await app.system.pictures.sweep();
    expect([await kept(made.id), await kept(shown)]).toEqual([false, true]);
    for (const address of addressesOf(made)) expect((await fetched(address)).status).toBe(404);
    expect(await app.system.encryption.files.get(originalLocation(made.id).storeName)).toBeNull();
  });

  test('can be taken back before, and can be forgotten at once', async () => {
    const vendor = await app.build.vendor();
    const id = await app.build.storedPicture(vendor);
    const save = (version: number, pictures: string[]) =>
      app.call('PUT', '/ms/bs-vendors/api/v1/me/portfolio', { as: vendor, body: { version, pictures } });
    const looseSince = async () =>
      (await app.owner.selectFrom('picture').select('loose_since').where('id', '=', id).executeTakeFirstOrThrow()).loose_since;
    await save(0, [id]);
    expect(await looseSince()).toBeNull();
    await save(1, []);
    expect(await looseSince()).not.toBeNull();
    expect((await save(2, [id])).status).toBe(200);
    await save(3, []);
    const removed = await Promise.all([1, 2].map(() => app.call('DELETE', `${picturesPath}/${id}`, { as: vendor })));
    expect(removed.map(({ status }) => status)).toContain(204);
    expect(await kept(id)).toBe(false);
    expect(codeOf(await save(4, [id]))).toBe('pictures.unknown');
  });

  test('is never swept while somebody begins to show it, on whatever process', async () => {
    const other = await openTestApp({ on: app });
    try {
      const vendor = await app.build.vendor();
      for (let round = 0; round < 8; round++) {
        const id = await app.build.storedPicture(vendor);
        await app.owner
          .updateTable('picture')
          .set({ loose_since: new Date(0) })
          .where('id', '=', id)
          .execute();
        const show = inTransaction(app.db, (tx) =>
          showPictures(tx, { vendorId: vendor.vendorId, place: `product:${round}`, maximum: 10, at: app.clock.now() }, [id]),
        ).then(
          () => true,
          () => false,
        );
        const [isShown] = await Promise.all([show, app.system.pictures.sweep(), other.system.pictures.sweep()]);
        expect(await kept(id)).toBe(isShown);
      }
    } finally {
      await other.close();
    }
  });

  test('keeps being shown in one place when another lets it go', async () => {
    const vendor = await app.build.vendor();
    const id = await app.build.storedPicture(vendor);
    const { vendorId } = vendor;
    const put = (place: string, ids: string[]) =>
      inTransaction(app.db, (tx) => showPictures(tx, { vendorId, place, maximum: 10, at: 0 }, ids));
    await put('product:a', [id]);
    await put('product:b', [id]);
    await put('product:a', []);
    await app.system.pictures.sweep();
    expect(await kept(id)).toBe(true);
  });
});

test('an upload that died half-way is finished under its key, or swept', async () => {
  const vendor = await app.build.vendor();
  const key = randomUUID();
  const made = await app.build.uploadedPicture(vendor, { key });
  // As if the server had died before it said so: the key is free, the row announced.
  await app.owner.deleteFrom('idempotency_key').where('key', '=', key).execute();
  await app.owner.updateTable('picture').set({ state: 'arriving' }).where('id', '=', made.id).execute();
  expect((await app.call('GET', `${picturesPath}/${made.id}`, { as: vendor })).status).toBe(404);
  const again = await app.build.uploadedPicture(vendor, { key });
  expect([again.id, again.src]).toEqual([made.id, made.src]);
  expect(
    await app.system.encryption.files.get(storeName(made.id, /\/(\w+)-\d+\.\w+$/.exec(made.src)?.[1] ?? '', 300, 'webp')),
  ).not.toBeNull();
});

test('a profile picture stands for its vendor before the cover does, and small beside its messages', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  const faces = async () => {
    const me = (await app.call('GET', '/v2/me?include=details', { as: vendor })).body as {
      vendor: { details: { pictureUrl: string | null } };
    };
    const inbox = (await app.call('GET', '/v2/conversations', { as: couple })).body as {
      data: { other: { picture_url: string | null } }[];
    };
    return [me.vendor.details.pictureUrl, inbox.data[0]?.other.picture_url];
  };
  const path = '/ms/bs-vendors/api/v1/me';
  expect(await faces()).toEqual([null, null]);
  const cover = await app.build.storedPicture(vendor);
  await app.call('PUT', `${path}/portfolio`, { as: vendor, body: { version: 0, pictures: [cover] } });
  expect(await faces()).toEqual([`/media/demo/${cover}.svg`, `/media/demo/${cover}.svg`]);
  const logo = await app.build.uploadedPicture(vendor, { bytes: await picture('jpeg', { width: 700, height: 700 }) });
  await app.call('PUT', `${path}/profile_picture`, { as: vendor, body: { picture: logo.id } });
  expect(await faces()).toEqual([logo.src, expect.stringMatching(new RegExp(`^/media/pictures/${logo.id}/\\w+-360\\.webp$`))]);
  await app.call('PUT', `${path}/profile_picture`, { as: vendor, body: { picture: null } });
  expect(await faces()).toEqual([`/media/demo/${cover}.svg`, `/media/demo/${cover}.svg`]);
});

test('pictures lie in S3 as they do in a folder; while it is away, nothing is taken and everybody is asked to come again', async () => {
  const s3 = await openS3();
  const cloud = await openTestApp({
    env: {
      FILE_STORE: 's3',
      S3_BUCKET_URL: s3.bucketUrl,
      S3_REGION: s3Account.region,
      S3_ACCESS_KEY_ID: s3Account.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
    },
    on: app,
  });
  try {
    const vendor = await cloud.build.vendor();
    const made = await cloud.build.uploadedPicture(vendor);
    const get = async (url: string) => (await cloud.system.app.inject({ method: 'GET', url })).statusCode;
    expect([[...s3.kept.keys()].length, await get(made.src)]).toEqual([3, 200]);
    s3.failure = 403;
    expect((await cloud.build.sendPicture(vendor)).status).toBe(503);
    expect(await get(made.src)).toBe(503);
    s3.failure = null;
    const pictures = await cloud.call('GET', '/ms/bs-vendors/api/v1/me/portfolio', { as: vendor });
    expect(pictures).toMatchObject({ status: 200, body: { data: { pictures: [] } } });
  } finally {
    await cloud.close();
    s3.close();
  }
});
