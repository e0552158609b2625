import type { Inquiry } from '../../../contract/inquiries.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './inquiry-facts.module.css';
import { quotationsTexts } from './texts.ts';

/** What a couple asked for: day, place, guests, budget and their wishes in their own words. */
export function InquiryFacts({ inquiry }: { readonly inquiry: Inquiry }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const { event_date: eventDate, place, guests, budget, wishes } = inquiry;
  const facts = [
    { label: t('request.event'), value: eventDate === null ? t('unknown') : format.longDate(eventDate) },
    { label: t('request.place'), value: place === '' ? t('unknown') : place },
    { label: t('request.guests'), value: guests === null ? t('unknown') : t('guestCount', { n: format.count(guests) }) },
    { label: t('request.budget'), value: budget === null ? t('unknown') : format.money(budget) },
  ];
  return (
    <div>
      <dl className={classes['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={wishes === null ? classes['closed'] : classes['wishes']}>{wishes ?? t('request.closed')}</p>
    </div>
  );
}
