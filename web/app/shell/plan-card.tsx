import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './plan-card.module.css';
import { shellTexts } from '../../base/shell-texts.ts';

const planNames = { Gold: 'planGold', Silver: 'planSilver', Trial: 'planTrial' } as const;

/** The vendor's plan, and the contact credit where that is what limits it. */
export function PlanCard() {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const vendor = useClientState((state) => state.user.vendor);
  if (vendor === null) return null;
  const { statusPlan, credit } = vendor.membershipInfo;
  return (
    <div className={classes['card']} data-plan={statusPlan}>
      <p className={classes['name']}>{vendor.businessName}</p>
      <p className={classes['plan']}>
        <span className={classes['label']}>{t('plan')}</span> {t(planNames[statusPlan])}
      </p>
      <Link to={pages.contactCredit} className={`lone-link ${classes['credit']}`}>
        {credit === null ? t('contactUnlimited') : t('contactCredit', { count: credit, n: format.count(credit) })}
      </Link>
    </div>
  );
}
