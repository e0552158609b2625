import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { conversationPage } from '../../../core/conversations/pages.ts';
import { pages } from '../../../core/identity/pages.ts';
import { businessDayOf } from '../../../core/time.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { Card } from '../../ui/card.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { homeTexts } from './texts.ts';
import classes from './waiting-cards.module.css';

const TasksCard = lazyPart('tasks due', () => import('./tasks-card.tsx'));

interface Props extends Pick<Dashboard, 'instalments' | 'tasks'> {
  /** Null where nobody can answer. */
  readonly unanswered: Dashboard['unanswered'] | null;
}
/** What waits for the vendor and what it waits for; nothing where neither is the case. */
export function WaitingCards({ unanswered, instalments, tasks }: Props) {
  if ((unanswered?.total ?? 0) + instalments.total + tasks.total === 0) return null;
  return (
    <div className={classes['cards']}>
      {unanswered !== null && unanswered.total > 0 && <AnswersCard unanswered={unanswered} />}
      {tasks.total > 0 && (
        <Part fallback={<Skeleton height="14rem" />}>
          <TasksCard tasks={tasks} />
        </Part>
      )}
      {instalments.total > 0 && <InstalmentsCard instalments={instalments} />}
    </div>
  );
}

/** Couples who have the last word, the latest first. */
function AnswersCard({ unanswered: { total, latest } }: Pick<Dashboard, 'unanswered'>) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const today = useToday();
  const when = (at: string) => (businessDayOf(Date.parse(at)) === today ? format.time(at) : format.dayMonth(at));
  return (
    <Card
      title={t('answersTitle')}
      aside={
        total > latest.length && (
          <Link to={pages.inbox} search={{ show: 'unanswered' }} aria-label={t('answersAll')} className={classes['all']}>
            {t('seeAll')} ({format.count(total)})
          </Link>
        )
      }
    >
      <ul className={classes['list']}>
        {latest.map(({ id, other, last }) => (
          <li key={id}>
            <Link to={conversationPage('vendor', id)} className={classes['row']}>
              <span className={classes['first']}>
                <strong>{other.name}</strong>
                <time dateTime={last.at}>{t('answersSince', { when: when(last.at) })}</time>
              </span>
              <span className={classes['words']}>{last.text ?? t('answersLocked')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What couples have to pay within a week, and what is overdue. */
function InstalmentsCard({ instalments: { total, amount, next } }: Pick<Dashboard, 'instalments'>) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  return (
    <Card
      title={t('duesTitle')}
      aside={
        total > next.length && (
          <Link to={pages.quotations} aria-label={t('duesAll')} className={classes['all']}>
            {t('seeAll')}
          </Link>
        )
      }
    >
      <p className={classes['sum']}>{t('duesSum', { count: total, n: format.count(total), amount: format.money(amount) })}</p>
      <ul className={classes['list']}>
        {next.map(({ id, quotation_id: quotation, couple, label, amount: due, due_date: day, is_overdue: isOverdue }) => (
          <li key={id}>
            <Link to={pages.quotation.replace(':quotationId', quotation)} className={classes['row']}>
              <span className={classes['first']}>
                <strong>{couple}</strong>
                <span className={classes['amount']}>{format.money(due)}</span>
              </span>
              <span className={classes['words']} data-overdue={isOverdue ? '' : undefined}>
                {t(isOverdue ? 'duesOverdue' : 'duesOn', { label, day: format.dayMonth(day) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
