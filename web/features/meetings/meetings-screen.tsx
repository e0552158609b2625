import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { Button, buttonLooks } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HoursForm } from './hours/hours-form.tsx';
import classes from './meetings.module.css';
import { NextCard } from './next-card.tsx';
import { availabilityQuery, type Meeting, type MeetingAvailability, nextMeetingQuery } from '../../parts/meetings/queries.ts';
import { ShareCard } from './share-card.tsx';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { WeekCard } from './week-card.tsx';
import { useIsReadOnly } from '../../base/team.ts';

const views = ['agenda', 'hours'] as const;
type View = (typeof views)[number];

/** Who meets the vendor online, and when it can be met. (product 9) */
export default function MeetingsScreen() {
  const availability = useQuery(availabilityQuery);
  const next = useQuery(nextMeetingQuery);
  const failed = [availability, next].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <Failed failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (availability.data === undefined || next.data === undefined) return <Bones />;
  // A vendor whose plan never had meetings has nothing here; one whose plan ended keeps what is booked.
  if (!availability.data.is_in_plan && availability.data.version === 0) return <NotInPlan />;
  return <Meetings availability={availability.data} next={next.data} />;
}

type MeetingsProps = { readonly availability: MeetingAvailability; readonly next: Meeting | null };

function Meetings({ availability, next }: MeetingsProps) {
  const t = useTexts(meetingsTexts);
  const router = useRouter();
  const { view: asked }: { readonly view?: unknown } = useSearch({ strict: false });
  const isReadOnly = useIsReadOnly('clients');
  const view: View = isReadOnly ? 'agenda' : (views.find((known) => known === asked) ?? 'agenda');
  const show = (to: View) =>
    void router.navigate({ to: pages.meetings, search: { view: to === 'agenda' ? undefined : to }, resetScroll: false });
  return (
    <>
      <div className={classes['top']}>
        <p className={classes['lead']}>{t('lead')}</p>
        {!isReadOnly && (
          <Chips label={t('view')} options={views.map((value) => ({ value, label: t(`view.${value}`) }))} value={view} onChange={show} />
        )}
      </div>
      {!availability.is_in_plan && (
        <Notice
          tone="warn"
          action={
            <Link to={pages.membership} {...buttonLooks('default')}>
              {t('plan.see')}
            </Link>
          }
        >
          {t('plan.lapsed')}
        </Notice>
      )}
      {view === 'hours' ? (
        <HoursForm availability={availability} />
      ) : availability.version === 0 ? (
        <Card>
          <Empty title={t('off.title')} action={!isReadOnly && <Button onClick={() => show('hours')}>{t('off.set')}</Button>}>
            <p>{t('off.text')}</p>
          </Empty>
        </Card>
      ) : (
        <>
          {availability.is_in_plan && !availability.is_offered && (
            <Notice
              tone="info"
              action={
                !isReadOnly && (
                  <Button variant="default" onClick={() => show('hours')}>
                    {t('off.set')}
                  </Button>
                )
              }
            >
              {t('off.paused')}
            </Notice>
          )}
          <div className={classes['pair']}>
            <NextCard meeting={next} zone={availability.time_zone} />
            {availability.is_in_plan && availability.is_offered && <ShareCard address={availability.booking_url} />}
          </div>
          <WeekCard zone={availability.time_zone} />
        </>
      )}
    </>
  );
}

function NotInPlan() {
  const t = useTexts(meetingsTexts);
  return (
    <Card>
      <Empty
        title={t('plan.title')}
        action={
          <Link to={pages.membership} {...buttonLooks('filled')}>
            {t('plan.see')}
          </Link>
        }
      >
        <p>{t('plan.text')}</p>
      </Empty>
    </Card>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="2.25rem" width="14rem" />
      <div className={classes['pair']}>
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </div>
      <Skeleton height="26rem" />
    </>
  );
}
