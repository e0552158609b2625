import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { homeTexts } from './texts.ts';
import classes from './waiting-cards.module.css';

/** What is to be done for clients today, and what is late. */
export default function TasksCard({ tasks: { total, next } }: Pick<Dashboard, 'tasks'>) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const whenOf = (day: string, time: string | null) => (time === null ? format.dayMonth(day) : `${format.dayMonth(day)}, ${time} WIB`);
  return (
    <Card
      title={t('tasksTitle')}
      aside={
        <Link to={pages.clients} search={{ list: 'tasks' }} aria-label={t('tasksAll')} className={classes['all']}>
          {t('seeAll')}
          {total > next.length && ` (${format.count(total)})`}
        </Link>
      }
    >
      <ul className={classes['list']}>
        {next.map(({ id, title, due_on: day, due_time: time, is_late: isLate, client }) => (
          <li key={id}>
            <Link to={pages.client.replace(':coupleId', String(client.id))} className={classes['row']}>
              <span className={classes['first']}>
                <strong>{title}</strong>
              </span>
              <span className={classes['words']} data-overdue={isLate ? '' : undefined}>
                {t(isLate ? 'tasksLate' : 'tasksOn', { client: client.name, when: whenOf(day, time) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
