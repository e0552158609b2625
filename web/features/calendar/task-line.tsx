import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './agenda.module.css';
import type { TaskOfDay } from './queries.ts';
import { calendarTexts } from './texts.ts';

/** A task for a client on its day: ticked off here, and with the way to the client. */
export function TaskLine({ task, onTick }: { readonly task: TaskOfDay; readonly onTick: () => void }) {
  const t = useTexts(calendarTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('clients');
  const { title, due_on: dueOn, due_time: time, is_late: isLate, done_at: doneAt, client } = task;
  return (
    <li>
      <span className={classes['when']}>{time === null ? t('agenda.task') : `${time} WIB`}</span>
      <span>
        <label className={classes['task']} data-done={doneAt === null ? undefined : ''}>
          <input type="checkbox" checked={doneAt !== null} disabled={isReadOnly} onChange={onTick} />
          <span>{title}</span>
        </label>
        <small>
          <Link to={pages.client.replace(':coupleId', String(client.id))}>{client.name}</Link>
          {isLate && doneAt === null && <span className={classes['late']}> · {t('agenda.late', { date: format.date(dueOn) })}</span>}
        </small>
      </span>
    </li>
  );
}
