import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './home.module.css';
import { homeTexts } from './texts.ts';

const names = { Gold: 'planGold', Silver: 'planSilver', Trial: 'planTrial' } as const;

/** The plan, and the contact credit where that is what limits it. */
export function PlanLine({ membership: { statusPlan, credit } }: Pick<Dashboard, 'membership'>) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const left = credit === null ? t('unlimited') : credit === 0 ? t('creditNone') : null;
  return (
    <p className={classes['plan']} data-plan={statusPlan}>
      <span className={classes['planName']}>
        <span className="for-screen-readers">{t('planTitle')}: </span>
        {t(names[statusPlan])}
      </span>
      <Link to={pages.contactCredit}>{left ?? t('creditLeft', { count: credit ?? 0, n: format.count(credit ?? 0) })}</Link>
    </p>
  );
}
