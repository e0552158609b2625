import { notifyManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueries, cacheHeard } from './queries.ts';

test('whoever waits until an answer is shown goes on after everybody has heard of it', async () => {
  const queries = createQueries(() => undefined);
  const queryKey = ['answer'];
  const heard: unknown[] = [];
  // As the hooks listen.
  const stop = queries.getQueryCache().subscribe(notifyManager.batchCalls(() => heard.push(queries.getQueryData(queryKey))));
  queries.setQueryData(queryKey, 'new');
  expect(heard).toEqual([]);
  await cacheHeard();
  expect(heard).toContain('new');
  stop();
});
