import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type ClientTask, finishClientTask, removeClientTask, restoreClientTask } from '../../../../contract/client-tasks.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TaskDialog } from './task-dialog.tsx';
import classes from './tasks.module.css';
import { clientTasksTexts } from './texts.ts';

type TaskListProps = {
  readonly tasks: readonly ClientTask[];
  /** Where the tasks of many clients are, each names its client. */
  readonly isOfMany: boolean;
  readonly isReadOnly: boolean;
};

interface LastAct {
  readonly id: string;
  readonly kind: 'removed' | 'finished';
}

/** Tasks to tick off, change and delete; what was ticked off or deleted can be brought back. */
export function TaskList({ tasks, isOfMany, isReadOnly }: TaskListProps) {
  const t = useTexts(clientTasksTexts);
  const [edited, setEdited] = useState<ClientTask | null>(null);
  const [last, setLast] = useState<LastAct | null>(null);
  const finish = useTaskChange(async ({ id, done_at: doneAt }: ClientTask) => {
    await call(finishClientTask, { params: { id }, body: { done: doneAt === null } });
    setLast(doneAt === null ? { id, kind: 'finished' } : null);
  });
  const remove = useTaskChange(async ({ id }: ClientTask) => {
    await call(removeClientTask, { params: { id } });
    setLast({ id, kind: 'removed' });
  });
  return (
    <>
      <ul className={classes['tasks']}>
        {tasks.map((task) => (
          <li key={task.id} className={classes['task']} data-done={task.done_at === null ? undefined : ''}>
            <input
              type="checkbox"
              aria-label={t('done', { title: task.title })}
              checked={task.done_at !== null}
              disabled={isReadOnly}
              onChange={() => finish.mutate(task)}
            />
            <div className={classes['what']}>
              <p className={classes['title']}>{task.title}</p>
              <Facts task={task} isOfMany={isOfMany} />
            </div>
            {!isReadOnly && (
              <p className={classes['acts']}>
                <button type="button" aria-label={`${t('edit')}: ${task.title}`} onClick={() => setEdited(task)}>
                  {t('edit')}
                </button>
                <button type="button" aria-label={`${t('remove')}: ${task.title}`} onClick={() => remove.mutate(task)}>
                  {t('remove')}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <UndoLine last={last} onUndone={() => setLast(null)} />
      {edited !== null && (
        // As it is now; as it was last, where it is not in the list any more.
        <TaskDialog task={tasks.find(({ id }) => id === edited.id) ?? edited} coupleId={edited.client.id} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

/** What was done last, with the way back: also a task that was ticked off by a slip of the finger. */
function UndoLine({ last, onUndone }: { readonly last: LastAct | null; readonly onUndone: () => void }) {
  const t = useTexts(clientTasksTexts);
  const undo = useTaskChange(async ({ id, kind }: LastAct) => {
    if (kind === 'removed') await call(restoreClientTask, { params: { id } });
    else await call(finishClientTask, { params: { id }, body: { done: false } });
    onUndone();
  });
  return (
    <output className={classes['removed']}>
      {last !== null && (
        <>
          <span>{t(last.kind)}</span>
          <Button variant="subtle" onClick={() => undo.mutate(last)}>
            {t('undo')}
          </Button>
        </>
      )}
    </output>
  );
}

function Facts({ task, isOfMany }: { readonly task: ClientTask; readonly isOfMany: boolean }) {
  const t = useTexts(clientTasksTexts);
  const format = useFormat();
  const { due_on: dueOn, due_time: dueTime, done_at: doneAt, is_late: isLate, client } = task;
  const when = dueTime === null ? format.date(dueOn) : `${format.date(dueOn)}, ${dueTime} WIB`;
  const said = doneAt !== null ? t('isDone', { when: format.dateTime(doneAt) }) : t(isLate ? 'isLate' : 'isDue', { when });
  return (
    <p className={classes['facts']} data-late={isLate ? '' : undefined}>
      {said}
      {isOfMany && (
        <>
          {' · '}
          <Link to={pages.client.replace(':coupleId', String(client.id))}>{client.name}</Link>
        </>
      )}
    </p>
  );
}

/** A change of a task; the lists and the timeline follow. */
function useTaskChange<Given>(change: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: notifyFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['clients'] }),
  });
}
