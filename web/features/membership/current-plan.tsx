import { useState } from 'react';
import type { MembershipService } from '../../../contract/membership.ts';
import { businessDayOf, daysBetween } from '../../../core/time.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './current-plan.module.css';
import type { Membership } from './queries.ts';
import { membershipTexts } from './texts.ts';

/** From so many days before its end on, the page says that a membership ends. */
const soonDays = 30;

/** The plan the vendor has, from which memberships, and until when. */
export function CurrentPlan({ membership }: { readonly membership: Membership }) {
  const t = useTexts(membershipTexts);
  const held = membership.services.filter((service) => service.membership !== null);
  return (
    <Card title={t('currentTitle')} className={classes['current']}>
      <p className={classes['plan']}>{t(`current.${membership.status_plan}`)}</p>
      {held.length === 0 ? (
        <p className={classes['text']}>{t('currentTrialText')}</p>
      ) : (
        <ul className={classes['list']}>
          {held.map((service) => (
            <Held key={service.id} service={service} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Held({ service: { category, city, membership } }: { readonly service: MembershipService }) {
  const t = useTexts(membershipTexts);
  const language = useLanguage();
  const format = useFormat();
  const [today] = useState(() => businessDayOf(Date.now()));
  if (membership === null) return null;
  const { plan, ends_on: endsOn } = membership;
  const daysLeft = endsOn === null ? null : daysBetween(today, endsOn);
  return (
    <li>
      {plan} · {category[language]}, {city} · {endsOn === null ? t('forEver') : t('until', { day: format.longDate(endsOn) })}
      {daysLeft !== null && daysLeft <= soonDays && (
        <div className={classes['soon']}>
          <Notice tone="warn">{daysLeft <= 0 ? t('endsToday') : t('endsSoon', { count: daysLeft, n: format.count(daysLeft) })}</Notice>
        </div>
      )}
    </li>
  );
}
