import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '../../../../core/identity/pages.ts';
import { useTexts } from '../../../base/texts.ts';
import { useIsReadOnly } from '../../../base/team.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { tasksOfQuery } from './queries.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskList } from './task-list.tsx';
import classes from './tasks.module.css';
import { clientTasksTexts } from './texts.ts';

/** What is to be done for one client. */
export function ClientTasks({ coupleId }: { readonly coupleId: number }) {
  const t = useTexts(clientTasksTexts);
  const isReadOnly = useIsReadOnly('clients');
  const [isAdding, setAdding] = useState(false);
  const tasks = useQuery(tasksOfQuery(coupleId));
  return (
    <Card
      title={t('title')}
      aside={
        <Link className="lone-link" to={pages.clients} search={{ list: 'tasks' }}>
          {t('seeDone')}
        </Link>
      }
    >
      {tasks.isError && <Failed failure={tasks.error} onRetry={() => void tasks.refetch()} />}
      {tasks.data?.data.length === 0 && <p className={classes['none']}>{t('noneOfClient')}</p>}
      <TaskList tasks={tasks.data?.data ?? []} isOfMany={false} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      {isAdding && <TaskDialog task={null} coupleId={coupleId} onClose={() => setAdding(false)} />}
    </Card>
  );
}
