import { expect, test } from 'vitest';
import type { OwnPicture } from '../../../contract/pictures.ts';
import { createPictureUploads } from './picture-uploads.ts';

const file = (name: string, type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], name, { type });
const overMax = 3 * 1024 * 1024 + 1;
const picture = (id: string) => ({ id }) as OwnPicture;

function uploadsThat(send: (name: string, signal: AbortSignal) => Promise<OwnPicture>) {
  const keys: string[] = [];
  const uploads = createPictureUploads({
    shrink: async (one) => ({ file: one, preview: '' }),
    send: (one, { key, signal }) => {
      keys.push(key);
      return send(one.name, signal);
    },
    isSessionOver: (failure) => failure === 'over',
  });
  const kinds = () => uploads.get().map(({ file: { name }, status: { kind } }) => `${name} ${kind}`);
  return { uploads, kinds, keys };
}

test('photos arrive one after the other, in the order they were chosen in', async () => {
  const { uploads } = uploadsThat(async (name) => picture(name));
  uploads.add([file('a.jpg'), file('b.png', 'image/png'), file('c.webp', 'image/webp')], 9, 9);
  await expect.poll(() => uploads.get()).toEqual([]);
  expect(uploads.takeArrived().map(({ id }) => id)).toEqual(['a.jpg', 'b.png', 'c.webp']);
  expect(uploads.takeArrived()).toEqual([]);
});

test('what the server would refuse is said before it is sent; what has no room as well', async () => {
  const { uploads, kinds } = uploadsThat(async (name) => picture(name));
  uploads.add([file('a.gif', 'image/gif'), file('big.jpg', 'image/jpeg', overMax), file('c.jpg'), file('d.jpg')], 3, 5);
  await expect.poll(() => kinds()).toEqual(['a.gif refused', 'big.jpg refused', 'd.jpg refused']);
  expect(uploads.takeArrived().map(({ id }) => id)).toEqual(['c.jpg']);
});

test('a photo that failed is tried again under the same key', async () => {
  let tries = 0;
  const { uploads, kinds, keys } = uploadsThat(async (name) => {
    if (++tries === 1) throw new Error('network');
    return picture(name);
  });
  uploads.add([file('a.jpg')], 1, 1);
  await expect.poll(() => kinds()).toEqual(['a.jpg failed']);
  uploads.retry(uploads.get()[0]?.id ?? '');
  await expect.poll(() => uploads.get()).toEqual([]);
  expect(new Set(keys).size).toBe(1);
});

test('a photo on its way can be given up, and the next one goes', async () => {
  const { uploads } = uploadsThat(
    (name, signal) =>
      new Promise((resolve, reject) => {
        if (name === 'b.jpg') resolve(picture(name));
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  uploads.add([file('a.jpg'), file('b.jpg')], 9, 9);
  await expect.poll(() => uploads.get()[0]?.status.kind).toBe('sending');
  uploads.dismiss(uploads.get()[0]?.id ?? '');
  await expect.poll(() => uploads.get()).toEqual([]);
  expect(uploads.takeArrived().map(({ id }) => id)).toEqual(['b.jpg']);
});

test('an expired session leaves photos waiting until they go on', async () => {
  let isOver = true;
  const { uploads, kinds } = uploadsThat(async (name) => {
    if (isOver) throw 'over';
    return picture(name);
  });
  uploads.add([file('a.jpg')], 1, 1);
  await expect.poll(() => kinds()).toEqual(['a.jpg waiting']);
  isOver = false;
  uploads.resume();
  await expect.poll(() => uploads.get()).toEqual([]);
});

test('a photo that is given up while it is made smaller is not sent', async () => {
  const { promise: shrunk, resolve: end } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const uploads = createPictureUploads({
    async shrink(one) {
      if (one.name === 'a.jpg') await shrunk;
      return { file: one, preview: '' };
    },
    async send(one) {
      sent.push(one.name);
      return picture(one.name);
    },
    isSessionOver: () => false,
  });
  uploads.add([file('a.jpg'), file('b.jpg')], 9, 9);
  uploads.dismiss(uploads.get()[0]?.id ?? '');
  end();
  await expect.poll(() => sent).toContain('b.jpg');
  expect(sent).toEqual(['b.jpg']);
  await expect.poll(() => uploads.takeArrived()).toEqual([picture('b.jpg')]);
});
