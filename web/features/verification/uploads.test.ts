import { describe, expect, test } from 'vitest';
import type { AgreementFile } from '../../../contract/verification-shapes.ts';
import { createUploads, type Sending } from './uploads.ts';

const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const overMessage = 'over';

function world() {
  const calls: { name: string; resolve: () => void; reject: (failure: Error) => void; onProgress: (share: number) => void }[] = [];
  const uploads = createUploads({
    send: ({ file }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        calls.push({ name: file.name, resolve: () => resolve({} as AgreementFile), reject, onProgress });
      }),
    isSessionOver: (failure) => failure instanceof Error && failure.message === overMessage,
  });
  const statuses = () => uploads.get().map(({ file, status }: Sending) => `${file.name} ${status.kind}`);
  return { uploads, calls, statuses };
}

describe('Files on their way', () => {
  test('one after the other, in the order they were chosen', async () => {
    const { uploads, calls, statuses } = world();
    uploads.add('deed', [picture('one.jpg'), picture('two.jpg')], 0);
    expect(statuses()).toEqual(['one.jpg sending', 'two.jpg waiting']);
    calls[0]?.onProgress(0.5);
    expect(uploads.get()[0]?.status).toEqual({ kind: 'sending', share: 0.5 });
    calls[0]?.resolve();
    await settled();
    expect(statuses()).toEqual(['two.jpg sending']);
    calls[1]?.resolve();
    await settled();
    expect(statuses()).toEqual([]);
  });

  test('what is too large or no picture is refused before a byte is sent', () => {
    const { uploads, calls } = world();
    uploads.add('id_card', [picture('large.jpg', 3 * 1024 * 1024 + 1)], 0);
    uploads.add('tax_id', [new File(['x'], 'notes.txt', { type: 'text/plain' })], 0);
    expect(uploads.get().map(({ status }) => status.kind === 'refused' && status.refusal.code)).toEqual(['files.too_large', 'files.type']);
    expect(calls).toHaveLength(0);
  });

  test('exactly 3 MB is sent', () => {
    const { uploads, calls } = world();
    uploads.add('id_card', [picture('exact.jpg', 3 * 1024 * 1024)], 0);
    expect(calls).toHaveLength(1);
  });

  test('a card has room for one; taking its place needs none', () => {
    const { uploads, statuses } = world();
    uploads.add('id_card', [picture('second.jpg')], 1);
    expect(statuses()).toEqual(['second.jpg refused']);
    uploads.add('id_card', [picture('instead.jpg')], 1, 'the-first');
    expect(statuses()).toEqual(['instead.jpg sending']);
  });

  test('after a failure the next one goes on, and the failed one can be tried again', async () => {
    const { uploads, calls, statuses } = world();
    uploads.add('deed', [picture('one.jpg'), picture('two.jpg')], 0);
    calls[0]?.reject(new Error('no network'));
    await settled();
    expect(statuses()).toEqual(['one.jpg failed', 'two.jpg sending']);
    calls[1]?.resolve();
    await settled();
    uploads.retry(uploads.get()[0]?.id ?? '');
    expect(statuses()).toEqual(['one.jpg sending']);
  });

  test('an expired session stops the queue; after the login it goes on with the same file', async () => {
    const { uploads, calls, statuses } = world();
    uploads.add('deed', [picture('one.jpg'), picture('two.jpg')], 0);
    calls[0]?.reject(new Error(overMessage));
    await settled();
    expect(statuses()).toEqual(['one.jpg waiting', 'two.jpg waiting']);
    uploads.resume();
    expect(calls.map(({ name }) => name)).toEqual(['one.jpg', 'one.jpg']);
  });

  test('a file can be given up while it is being sent', async () => {
    const { uploads, statuses } = world();
    uploads.add('deed', [picture('one.jpg'), picture('two.jpg')], 0);
    uploads.dismiss(uploads.get()[0]?.id ?? '');
    await settled();
    expect(statuses()).toEqual(['two.jpg sending']);
  });
});
