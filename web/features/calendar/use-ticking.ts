import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { finishClientTask } from '../../../contract/client-tasks.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notifyFailure } from '../../base/client-state.ts';
import type { TaskOfDay } from './queries.ts';

/** Tasks as they are shown, and how one is ticked off or opened again. */
export interface Ticking {
  readonly tasks: readonly TaskOfDay[];
  readonly tick: (task: TaskOfDay) => void;
}

/** Ticks tasks off. Those that were ticked off stay in their place until the page is left, so that a slip is undone where it happened. */
export function useTicking(open: readonly TaskOfDay[]): Ticking {
  const queries = useQueryClient();
  const [done, setDone] = useState<ReadonlyMap<string, TaskOfDay>>(new Map());
  const change = useMutation({
    mutationFn: async (task: TaskOfDay) => {
      const { data } = await call(finishClientTask, { params: { id: task.id }, body: { done: task.done_at === null } });
      return { ...data, day: task.day };
    },
    onSuccess: (task) =>
      setDone((before) => new Map([...before].filter(([id]) => id !== task.id).concat(task.done_at === null ? [] : [[task.id, task]]))),
    onError: notifyFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['clients'] }),
  });
  return { tasks: [...open.filter(({ id }) => !done.has(id)), ...done.values()], tick: (task) => change.mutate(task) };
}
