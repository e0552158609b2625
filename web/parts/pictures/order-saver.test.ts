import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPicture } from '../../../contract/pictures.ts';
import { createOrderSaver, type KeptOrder, type OrderOutcome, type Saved } from './order-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const photo = (id: string): OwnPicture => ({
  id,
  width: 300,
  height: 200,
  color: '#ffffff',
  blur: '',
  alt: { en: '', id: '' },
  src: `/${id}`,
  sources: [],
  original: null,
  turns: 0,
  crop: null,
});
const photosOf = (ids: string) => ids.split('').map(photo);
const letters = (photos: readonly OwnPicture[]) => photos.map(({ id }) => id).join('');

/** A server with a version, and a window that sees its first state. */
function world(first: string, kept: KeptOrder | null = null, found: Promise<void> = Promise.resolve()) {
  const server = { ids: first, version: 1, isDown: false, gone: '' };
  const now = (): Saved => ({ version: server.version, savedAt: '2026-11-22T03:00:00Z', pictures: photosOf(server.ids) });
  let keeps: KeptOrder | null = kept;
  const saver = createOrderSaver({
    saved: now(),
    kept,
    keep: (value) => {
      keeps = value;
    },
    async send(version, ids): Promise<OrderOutcome> {
      await Promise.resolve();
      if (server.isDown) return { kind: 'failed', failure: new Error('down') };
      if (ids.some((id) => server.gone.includes(id))) return { kind: 'gone', now: now() };
      if (version !== server.version) return { kind: 'moved', now: now() };
      server.ids = ids.join('');
      server.version++;
      return { kind: 'saved', now: now() };
    },
    async find(id) {
      await found;
      return server.gone.includes(id) ? null : photo(id);
    },
  });
  return { server, saver, kept: () => keeps };
}

test('an order is saved by itself, and kept until it is', async () => {
  const { server, saver, kept } = world('abc');
  saver.order(photosOf('cab'));
  expect(saver.get().saving).toBe('pending');
  expect(kept()).toEqual({ base: ['a', 'b', 'c'], ids: ['c', 'a', 'b'] });
  await vi.runAllTimersAsync();
  expect([server.ids, saver.get().saving, kept()]).toEqual(['cab', 'saved', null]);
});

test('what another window did meanwhile is kept beside what was done here', async () => {
  const { server, saver } = world('abc');
  server.ids = 'acd';
  server.version++;
  saver.order(photosOf('cbax'));
  await vi.runAllTimersAsync();
  expect([server.ids, letters(saver.get().photos), saver.get().news]).toEqual(['caxd', 'caxd', 'merged']);
});

test('a server that is away is asked again, and nothing is lost', async () => {
  const { server, saver, kept } = world('ab');
  server.isDown = true;
  saver.order(photosOf('ba'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([saver.get().saving, kept()?.ids]).toEqual(['failed', ['b', 'a']]);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.ids, saver.get().saving]).toEqual(['ba', 'saved']);
});

test('an order that was put back after an answer was lost is sent again: what is shown is what the server has', async () => {
  const { server, saver } = world('abc');
  saver.order(photosOf('cab'));
  server.isDown = true;
  await saver.flush();
  server.isDown = false;
  server.ids = 'cab';
  server.version++;
  saver.order(photosOf('abc'));
  await vi.runAllTimersAsync();
  expect([letters(saver.get().photos), saver.get().saving]).toEqual([server.ids, 'saved']);
});

test('what a reload left goes on over what is there now', async () => {
  const { server, saver } = world('abd', { base: ['a', 'b'], ids: ['b', 'a', 'c'] });
  await saver.start();
  await vi.runAllTimersAsync();
  expect(server.ids).toBe('bacd');
});

test('a photo that is gone is left out, and said', async () => {
  const { server, saver } = world('ab');
  server.gone = 'x';
  saver.order(photosOf('bxa'));
  await vi.runAllTimersAsync();
  expect([server.ids, letters(saver.get().photos), saver.get().news]).toEqual(['ba', 'ba', 'gone']);
});

test('what is changed while a save is under way is saved after it', async () => {
  const { server, saver } = world('abc');
  saver.order(photosOf('bac'));
  const first = saver.flush();
  saver.order(photosOf('cba'));
  saver.add([photo('d'), photo('a')]);
  await first;
  await vi.runAllTimersAsync();
  expect([server.ids, server.version]).toEqual(['cbad', 3]);
});

test('what is done while photos are looked up is kept, and saved', async () => {
  const { promise: found, resolve: find } = Promise.withResolvers<void>();
  const { server, saver } = world('ab', { base: ['a', 'b'], ids: ['a', 'b', 'x'] }, found);
  void saver.start();
  saver.add([photo('n')]);
  saver.order(saver.get().photos.filter(({ id }) => id !== 'a'));
  find();
  await vi.runAllTimersAsync();
  expect([letters(saver.get().photos), server.ids]).toEqual(['bnx', 'bnx']);
});
