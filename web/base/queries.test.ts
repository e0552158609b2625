import { MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createQueries, cacheHeard, readAfterLast, whenChanged } from './queries.ts';

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

describe('what was saved while it was being read', () => {
  /** A list whose answers come when they are told to, on a screen. */
  function shown() {
    const queries = createQueries(() => undefined);
    const queryKey = ['list'];
    const readings: ((answer: readonly string[]) => void)[] = [];
    const queryFn = () => new Promise<readonly string[]>((resolve) => void readings.push(resolve));
    const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
    onTestFinished(stop);
    return { queries, queryKey, readings, now: () => queries.getQueryData(queryKey) };
  }

  test('is read once more where nothing was shown yet: the answer from before is not shown', async () => {
    const { queries, queryKey, readings, now } = shown();
    const isRead = queries.invalidateQueries({ queryKey });
    readings[0]?.([]);
    await cacheHeard();
    expect(now()).toBeUndefined();
    readings[1]?.(['saved']);
    await isRead;
    expect(now()).toEqual(['saved']);
    expect(readings).toHaveLength(2);
  });

  test('twice, is read twice', async () => {
    const { queries, queryKey, readings, now } = shown();
    const first = queries.invalidateQueries({ queryKey });
    const second = queries.invalidateQueries({ queryKey });
    readings[1]?.(['saved']);
    readings[2]?.(['saved', 'another']);
    await Promise.all([first, second]);
    expect(now()).toEqual(['saved', 'another']);
  });

  test('and is written where it is shown, is not followed by the answer from before', async () => {
    const { queries, queryKey, readings, now } = shown();
    queries.setQueryData(queryKey, ['saved']);
    readings[0]?.([]);
    await cacheHeard();
    expect(now()).toEqual(['saved']);
    readings[1]?.(['saved', 'by another']);
    await expect.poll(() => now()).toEqual(['saved', 'by another']);
  });

  test('is something else: nothing is read again', async () => {
    const { queries, readings } = shown();
    await queries.invalidateQueries({ queryKey: ['another'] });
    expect(readings).toHaveLength(1);
  });
});

test('of several changes under way only the last has it read again: what is read before would lack the later ones', async () => {
  const queries = createQueries(() => undefined);
  const queryKey = ['settings'];
  let readings = 0;
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn: () => ++readings }).subscribe(() => undefined));
  await expect.poll(() => readings).toBe(1);
  const mutationKey = ['setting'];
  const change = (answer: Promise<void>) =>
    new MutationObserver(queries, {
      mutationKey,
      mutationFn: () => answer,
      onSettled: () => readAfterLast(queries, mutationKey, { queryKey }),
    }).mutate();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [one, other] = [change(first.promise), change(second.promise)];
  first.resolve();
  await one;
  expect(readings).toBe(1);
  second.resolve();
  await other;
  expect(readings).toBe(2);
});

test('what others changed is read once no change of ours is under way: what is read before would undo it on the screen', async () => {
  const queries = createQueries(() => undefined);
  const change = (answer: Promise<void>, mutationKey?: readonly string[]) =>
    new MutationObserver(queries, { ...(mutationKey && { mutationKey }), mutationFn: () => answer }).mutate();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const read = vi.fn<() => void>();
  void change(new Promise(() => undefined));
  whenChanged(queries, read);
  expect(read, 'what shows nothing before its answer is not waited for').toHaveBeenCalledOnce();
  const changes = [change(first.promise, ['setting']), change(second.promise, ['move'])];
  whenChanged(queries, read);
  first.resolve();
  await changes[0];
  expect(read).toHaveBeenCalledOnce();
  second.reject(new Error('refused'));
  await Promise.allSettled(changes);
  await change(Promise.resolve(), ['another']);
  expect(read).toHaveBeenCalledTimes(2);
});
