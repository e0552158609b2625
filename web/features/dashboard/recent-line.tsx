import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useMay } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './recent-line.module.css';
import { homeTexts } from './texts.ts';

/** What changed since yesterday, each with the page that says more; what did not is left out. */
export function RecentLine({ recent: { happenings } }: Pick<Dashboard, 'recent'>) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const seesEarnings = useMay('finances');
  const { contacts, booked, paid, clicks } = happenings;
  const news = [
    { count: contacts, to: pages.clients, words: t('recent.contacts', { count: contacts, n: format.count(contacts) }) },
    { count: booked.count, to: pages.quotations, words: t('recent.booked', { count: booked.count, n: format.count(booked.count) }) },
    {
      count: paid.count,
      to: seesEarnings ? pages.earnings : pages.quotations,
      words: t('recent.paid', { amount: format.money(paid.amount) }),
    },
    { count: clicks, to: pages.adStatistics, words: t('recent.clicks', { count: clicks, n: format.count(clicks) }) },
  ].filter(({ count }) => count > 0);
  return (
    <section className={classes['line']} aria-label={t('recentTitle')}>
      <h2 className={classes['title']}>{news.length === 0 ? t('recentNone') : t('recentTitle')}</h2>
      {news.length > 0 && (
        <ul className={classes['news']}>
          {news.map(({ to, words }) => (
            <li key={words}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
