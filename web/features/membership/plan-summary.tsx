import type { Offer } from '../../../contract/membership.ts';
import type { SoldPlan } from '../../../core/membership/price.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChangedTotal } from '../../ui/changed-total.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import classes from './plan-form.module.css';
import { PlanLines } from './plan-lines.tsx';
import { membershipTexts } from './texts.ts';

type PlanSummaryProps = {
  /** Null while nothing is chosen that can be ordered. */
  readonly offer: Offer | null;
  /** Something can be ordered for this service and term. */
  readonly canChoose: boolean;
  readonly held: SoldPlan | null;
  readonly isLeaving: boolean;
  /** What was refused about the total. */
  readonly message: string | undefined;
};

/** What the chosen plan costs this service today, from when to when, and the way to pay it. */
export function PlanSummary({ offer, canChoose, held, isLeaving, message }: PlanSummaryProps) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('spending');
  const quote = offer?.quote ?? null;
  return (
    <PayBar
      label={t('total')}
      total={quote === null ? '–' : format.money(quote.total)}
      button={
        <Button type="submit" fullWidth loading={isLeaving} disabled={isReadOnly || quote === null}>
          {t('checkout')}
        </Button>
      }
    >
      <Card title={t('summaryTitle')}>
        <div aria-live="polite" className={classes['lines']} data-empty={quote === null}>
          {offer === null || quote === null ? (
            <p className={classes['small']}>{t(canChoose ? 'summaryEmpty' : 'summaryNothing')}</p>
          ) : (
            <>
              <p className={classes['plan']}>{t('summaryPlan', { plan: offer.plan, term: t(`span.${offer.term}`) })}</p>
              <PlanLines {...quote} replaces={held} />
              <p className={classes['note']}>{t('runs', { from: format.date(quote.starts_on), until: format.date(quote.ends_on) })}</p>
            </>
          )}
        </div>
        <ChangedTotal message={message} />
        <p className={classes['note']}>{t(isReadOnly ? 'checkoutSuspended' : 'checkoutNote')}</p>
      </Card>
    </PayBar>
  );
}
