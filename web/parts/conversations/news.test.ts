import { afterEach, expect, test, vi } from 'vitest';
import type { News } from '../../base/live-stream.ts';

afterEach(() => vi.doUnmock('../../base/live-stream.ts'));

test('with every connection conversations are looked at again, the first too: something may have come between the page and it', async () => {
  vi.resetModules();
  let tell: ((news: News) => void) | undefined;
  vi.doMock('../../base/live-stream.ts', () => ({ onNews: (listener: typeof tell) => (tell = listener) }));
  const { onConversation, passOn } = await import('./news.ts');
  const heard: (string | null)[] = [];
  onConversation((id) => heard.push(id));
  passOn();
  tell?.({ kind: 'missed' });
  tell?.({ kind: 'conversation', id: 'c' } as News);
  tell?.({ kind: 'feed' } as News);
  expect(heard).toEqual([null, 'c']);
});
