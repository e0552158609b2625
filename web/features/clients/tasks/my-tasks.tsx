import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taskFilters } from '../../../../contract/client-tasks.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useIsReadOnly } from '../../../base/team.ts';
import { Chips } from '../../../ui/chips.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type TaskSelection, tasksQuery } from './queries.ts';
import { TaskList } from './task-list.tsx';
import classes from './tasks.module.css';
import { clientTasksTexts } from './texts.ts';

/** What is to be done for all clients: open, due today, done. */
export default function MyTasks() {
  const t = useTexts(clientTasksTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('clients');
  const [selection, setSelection] = useState<TaskSelection>({ show: 'open', page: 1 });
  const tasks = useQuery(tasksQuery(selection));
  if (tasks.isLoadingError) return <Failed failure={tasks.error} onRetry={() => void tasks.refetch()} />;
  const { data } = tasks;
  if (data === undefined) return <Skeleton height="20rem" />;
  const counts = { open: ` ${format.count(data.meta.open)}`, due: ` ${format.count(data.meta.due)}`, done: '' };
  return (
    <>
      <p className={classes['lead']}>{t('lead')}</p>
      <Chips
        label={t('show')}
        value={selection.show}
        options={taskFilters.map((show) => ({ value: show, label: `${t(`show.${show}`)}${counts[show]}` }))}
        onChange={(show) => setSelection({ show, page: 1 })}
      />
      {data.data.length === 0 && <p className={classes['none']}>{t(`none.${selection.show}`)}</p>}
      <TaskList tasks={data.data} isOfMany isReadOnly={isReadOnly} />
      <Pager meta={data.meta} onPage={(page) => setSelection({ ...selection, page })} />
    </>
  );
}
