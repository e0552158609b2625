// What is kept of pages for everyone, and until when.
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Bus } from '../kit/live.ts';
import { createMetrics } from '../kit/metrics.ts';
import { Refused } from '../kit/refused.ts';
import { keepOne } from '../kit/kept.ts';
import { createKeptPages, type KeptPage, type RenderedPage } from './kept-pages.ts';

/** Kept pages with a clock and a bus in the hands of the test. */
function arrange(bytesMax = 1_000_000) {
  let now = Date.parse('2026-11-23T05:00:00Z');
  let hear: (word: string) => void = () => undefined;
  let reconnect: () => void = () => undefined;
  const bus = {
    subscribe(channel: string, listener: (word: string) => void) {
      expect(channel).toBe('shown');
      hear = listener;
      return () => undefined;
    },
    onReconnect(listener: () => void) {
      reconnect = listener;
      return () => undefined;
    },
  };
  const metrics = createMetrics();
  const pages = createKeptPages({ clock: { now: () => now }, bus: bus as unknown as Bus, metrics, bytesMax });
  let rendered = 0;
  const page = (html: string, ...ids: number[]): RenderedPage => ({
    status: 200,
    policy: '',
    html,
    common: '',
    endedBy: new Set(ids),
    fill: null,
  });
  const open = async (key: string, made: RenderedPage = page(key, 1)): Promise<void> => {
    await pages.get(key, async () => {
      rendered++;
      return made;
    });
  };
  return {
    pages,
    page,
    open,
    hear: (word: string) => hear(word),
    reconnect: () => reconnect(),
    setTime: (at: string) => void (now = Date.parse(at)),
    /** How often a page was rendered since this was asked last. */
    count: () => rendered - (rendered = 0),
    bytes: async () => Number(/pelaminan_kept_pages_bytes (\d+)/.exec(await metrics.metrics())?.[1]),
  };
}

test('who waits beside somebody whose turn is refused renders in a turn of its own', async () => {
  const { pages, page } = arrange();
  const { promise: refused, reject } = Promise.withResolvers<RenderedPage>();
  const first = pages.get('/', () => refused);
  const beside = pages.get('/', () => Promise.resolve(page('home', 1)));
  reject(new Refused([{ code: 'request.too_many' }]));
  await expect(first).rejects.toThrow(Refused);
  expect(await ((await beside) as KeptPage).text()).toBe('home');
});

test('a page is rendered once, until a vendor it shows changes, something changes that may concern all, or word may have been lost', async () => {
  const { open, page, hear, reconnect, count } = arrange();
  const openBoth = async (): Promise<number> => {
    await open('/vendor/a', page('a', 1, 2));
    await open('/vendor/b', page('b', 3));
    return count();
  };
  expect(await openBoth()).toBe(2);
  expect(await openBoth()).toBe(0);
  hear('12,4');
  expect(await openBoth()).toBe(0);
  hear('4,2');
  expect(await openBoth()).toBe(1);
  hear('*');
  expect(await openBoth()).toBe(2);
  reconnect();
  expect(await openBoth()).toBe(2);
});

test('it is rendered again after a minute, and at once after midnight in Jakarta', async () => {
  const { open, setTime, count } = arrange();
  await open('/help');
  setTime('2026-11-23T05:00:59.999Z');
  await open('/help');
  expect(count()).toBe(1);
  setTime('2026-11-23T05:01:00Z');
  await open('/help');
  expect(count()).toBe(1);
  setTime('2026-11-23T16:59:50Z');
  await open('/help');
  expect(count()).toBe(1);
  setTime('2026-11-23T17:00:00Z');
  await open('/help');
  expect(count()).toBe(1);
});

test('however many ask at once, it is rendered once; who asks after a change does not get what was begun before it, nor is that kept', async () => {
  const { pages, page, hear } = arrange();
  const begun: ((html: string) => void)[] = [];
  const ask = async (): Promise<string> => {
    const got = await pages.get('/vendor/a', () => new Promise((done) => begun.push((html) => done(page(html, 1)))));
    if ('fill' in got && got.fill !== null) throw new Error('it has no open places');
    return 'etag' in got ? got.text() : 'html' in got ? got.html : '';
  };
  const before = [ask(), ask(), ask()];
  hear('1');
  const after = ask();
  expect(begun).toHaveLength(2);
  begun[1]?.('new');
  expect(await after).toBe('new');
  begun[0]?.('old');
  expect(await Promise.all(before)).toEqual(['old', 'old', 'old']);
  expect(await ask()).toBe('new');
});

test('what fails or is not found is answered and not kept', async () => {
  const { pages, open, page, count } = arrange();
  await expect(pages.get('/vendor/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  for (let i = 0; i < 2; i++) await open('/vendor/a', { ...page('nothing'), status: 404 });
  expect(count()).toBe(2);
});

test('whatever was compressed once for all, and in whichever encoding it is sent, it is the same page', async () => {
  const { pages, page } = arrange();
  const common = '<style>.jasmine{}</style>'.repeat(40);
  const encodings = { br: brotliDecompressSync, gzip: gunzipSync } as const;
  const sentTo = async (kept: KeptPage, ...accepted: string[]) => {
    const sent = await kept.encoded(new Set(accepted));
    return sent && [sent.encoding, encodings[sent.encoding](sent.bytes).toString()];
  };
  for (const html of [`<p>Sekar – one</p>${common}<p>Ayu</p>`, `${common}two`, `three${common}`]) {
    const kept = (await pages.get(html, () => Promise.resolve({ ...page(html), common }))) as KeptPage;
    expect(await sentTo(kept)).toBeNull();
    for (let i = 0; i < 2; i++) expect(await sentTo(kept, 'gzip', 'br')).toEqual(['gzip', html]);
    await expect.poll(() => sentTo(kept, 'gzip', 'br')).toEqual(['br', html]);
    expect(await sentTo(kept, 'gzip')).toEqual(['gzip', html]);
    expect(await kept.text()).toBe(html);
  }
  const alone = (await pages.get('four', () => Promise.resolve({ ...page(`${common}4`), common }))) as KeptPage;
  expect(await sentTo(alone, 'br')).toEqual(['br', `${common}4`]);
});

test('pages that nobody opens make room', async () => {
  const { open, page, bytes, count } = arrange(300_000);
  for (let i = 0; i < 20; i++) {
    await open(`/vendor/${i}`, page(randomBytes(20_000).toString('base64'), i));
    expect(await bytes()).toBeLessThanOrEqual(300_000);
    await open('/vendor/0');
  }
  expect(count()).toBe(20);
  expect(await bytes()).toBeGreaterThan(100_000);
  await open('/vendor/1');
  expect(count()).toBe(1);
});

test('what any vendor may change ends with each change of one', async () => {
  let hear: (word: string) => void = () => undefined;
  const bus = { subscribe: (_: string, listener: typeof hear) => ((hear = listener), () => undefined), onReconnect: () => () => undefined };
  let read = 0;
  const ask = keepOne({ clock: { now: () => 0 }, bus: bus as unknown as Bus }, async () => `list ${++read}`);
  expect([await ask(), await ask()]).toEqual(['list 1', 'list 1']);
  hear('77');
  expect([await ask(), await ask()]).toEqual(['list 2', 'list 2']);
});
