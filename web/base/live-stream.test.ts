// Uses real locks and channels of the browser APIs; the stream is a stub.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveStream, type LiveStream, type News } from './live-stream.ts';

class Source {
  readyState = 0;
  readonly #listeners: { readonly kind: string; readonly listener: (event: MessageEvent<string>) => void }[] = [];
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.push({ kind, listener });
  }
  open(): void {
    this.readyState = 1;
    this.says('open');
  }
  says(kind: string, data: object = {}): void {
    for (const one of this.#listeners) if (one.kind === kind) one.listener(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.readyState = 2;
    this.says('error');
  }
  close(): void {
    this.readyState = 2;
  }
}
/** The streams that are open or being opened, as the server sees them. */
let sources: Source[] = [];
const opened = () => sources.filter(({ readyState }) => readyState !== 2);
let isSignedIn = true;
let asked = 0;
let streams: LiveStream[] = [];
const name = () => `live ${expect.getState().currentTestName}`;

/** A tab, and what it has heard. */
function tab(locks: Pick<LockManager, 'request'> | null = navigator.locks) {
  const heard: News[] = [];
  const stream = createLiveStream({
    name: name(),
    locks,
    openSource() {
      const source = new Source();
      sources.push(source);
      return source;
    },
    hasSession: () => {
      asked++;
      return Promise.resolve(isSignedIn);
    },
    hear: (news) => heard.push(news),
  });
  streams.push(stream);
  return { heard, kinds: () => heard.map(({ kind }) => kind), ...stream };
}
beforeEach(() => {
  sources = [];
  streams = [];
  asked = 0;
  isSignedIn = true;
});
afterEach(() => {
  vi.useRealTimers();
  for (const stream of streams) stream.stop();
});

test('many tabs share one stream, and each hears what it says', async () => {
  const first = tab();
  await expect.poll(() => opened()).toHaveLength(1);
  const others = [tab(), tab(), tab()];
  opened()[0]?.open();
  opened()[0]?.says('conversation', { kind: 'conversation', id: '7' });
  for (const { heard } of [first, ...others]) {
    await expect.poll(() => heard).toEqual([{ kind: 'missed' }, { kind: 'conversation', id: '7' }]);
  }
  // Who comes late has its page brought up to date, and no one else.
  const late = tab();
  await expect.poll(() => late.kinds()).toEqual(['missed']);
  expect(first.kinds()).toEqual(['missed', 'conversation']);
  expect(sources).toHaveLength(1);
});

test('when the tab that leads is closed another takes over, and all look at what they missed', async () => {
  const first = tab();
  await expect.poll(() => opened()).toHaveLength(1);
  const [second, third] = [tab(), tab()];
  opened()[0]?.open();
  await expect.poll(() => third.kinds()).toEqual(['missed']);
  first.stop();
  await expect.poll(() => sources).toHaveLength(2);
  expect(opened()).toHaveLength(1);
  opened()[0]?.open();
  opened()[0]?.says('feed', { kind: 'feed' });
  for (const { kinds } of [second, third]) await expect.poll(() => kinds()).toEqual(['missed', 'missed', 'feed']);
  expect(first.kinds()).toEqual(['missed']);
});

test('a tab that leads and sleeps is replaced once somebody looks at another, and follows when it wakes', async () => {
  // A tab that holds the lock and answers no one.
  const asleep = Promise.withResolvers<void>();
  const woken = navigator.locks.request(name(), () => asleep.promise).catch(() => 'replaced');
  const looked = tab();
  await expect.poll(() => opened()).toHaveLength(1);
  await expect(woken).resolves.toBe('replaced');
  const again = tab();
  opened()[0]?.open();
  for (const { kinds } of [looked, again]) await expect.poll(() => kinds()).toEqual(['missed']);
  expect(sources).toHaveLength(1);
});

test('a stream that is refused is asked for again, with what is shown brought up to date meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const alone = tab(null);
  for (let times = 1; times <= 8; times++) {
    opened()[0]?.refuse();
    await expect.poll(() => alone.kinds()).toHaveLength(times);
    expect(opened()).toHaveLength(0);
    vi.advanceTimersToNextTimer();
    expect(opened()).toHaveLength(1);
  }
  expect(new Set(alone.kinds())).toEqual(new Set(['missed']));
  expect(asked).toBe(8);
});

test('without locks each tab has a stream of its own', () => {
  tab(null);
  tab(null);
  expect(opened()).toHaveLength(2);
});

test('the end of the session is the last that every tab hears', async () => {
  const [first, second] = [tab(), tab()];
  await expect.poll(() => opened()).toHaveLength(1);
  opened()[0]?.open();
  await expect.poll(() => second.kinds()).toEqual(['missed']);
  // Of a session that another has replaced: there still is one.
  opened()[0]?.says('session_ended');
  await expect.poll(() => asked).toBe(2);
  expect(opened()).toHaveLength(1);
  isSignedIn = false;
  opened()[0]?.refuse();
  for (const { kinds } of [first, second]) await expect.poll(() => kinds()).toEqual(['missed', 'session_ended']);
  expect(opened()).toHaveLength(0);
});
