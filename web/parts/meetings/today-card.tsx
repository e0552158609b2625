import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { dayIn } from '../../../core/meetings/zone.ts';
import { clockIn, offsetIn, zoneName } from '../../../texts/zones.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { buttonLooks } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { isTimeToJoin } from './joining.ts';
import { comingDayQuery } from './queries.ts';
import { meetingsTexts } from './texts.ts';
import classes from './today.module.css';
import { useNow } from './use-now.ts';
import { FailedCard } from '../../ui/page-state.tsx';

/** Who meets the vendor today. On a day without meetings it is left out: nothing hangs on it. */
export function TodayCard() {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const now = useNow();
  const coming = useQuery(comingDayQuery);
  if (coming.isLoadingError) return <FailedCard title={t('today.title')} of={coming} />;
  const today = (coming.data ?? []).filter(({ vendor: { time_zone: zone }, starts_at: at }) => {
    const offsetAt = offsetIn(zone);
    return dayIn(Date.parse(at), offsetAt) === dayIn(now, offsetAt);
  });
  if (today.length === 0) return null;
  return (
    <Card
      title={t('today.title')}
      aside={
        <Link to={pages.meetings} className={classes['all']}>
          {t('today.all')}
        </Link>
      }
    >
      <ul className={classes['list']}>
        {today.map((meeting) => {
          const { id, starts_at: startsAt, couple, vendor, subject, link } = meeting;
          return (
            <li key={id}>
              <p className={classes['clock']}>
                {clockIn(startsAt, vendor.time_zone, language)} <span>{zoneName(vendor.time_zone, startsAt)}</span>
              </p>
              <div>
                <p className={classes['who']}>{couple.name}</p>
                <p className={classes['about']}>{subject}</p>
              </div>
              <a href={link} target="_blank" rel="noreferrer" {...buttonLooks(isTimeToJoin(meeting, now) ? 'filled' : 'default')}>
                {t('join')}
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
