import { orderTotals } from '../../../core/credit/packages.ts';
import { useClientState } from '../../app/client-state.ts';
import { useTexts } from '../../app/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OrderLines } from './order-lines.tsx';
import { topUpTexts } from './texts.ts';
import classes from './top-up.module.css';

type OrderSummaryProps = {
  /** null while no amount that can be ordered is chosen. */
  readonly credits: number | null;
  readonly taxRateBasisPoints: number;
  readonly isLeaving: boolean;
};

/** What the chosen amount costs, and the way to pay it. */
export function OrderSummary({ credits, taxRateBasisPoints, isLeaving }: OrderSummaryProps) {
  const t = useTexts(topUpTexts);
  const isSuspended = useClientState((state) => state.user.vendor?.status === 2);
  return (
    <Card title={t('summaryTitle')} className={classes['summary']}>
      <div aria-live="polite" className={classes['lines']}>
        {credits === null ? <p className={classes['note']}>{t('summaryEmpty')}</p> : <Lines credits={credits} rate={taxRateBasisPoints} />}
      </div>
      <Button type="submit" fullWidth loading={isLeaving} disabled={isSuspended}>
        {t('checkout')}
      </Button>
      <p className={classes['note']}>{t(isSuspended ? 'checkoutSuspended' : 'checkoutNote')}</p>
    </Card>
  );
}

function Lines({ credits, rate }: { readonly credits: number; readonly rate: number }) {
  const { subtotalIdr, taxIdr, totalIdr } = orderTotals(credits, rate);
  return <OrderLines credits={credits} subtotal={subtotalIdr} tax={taxIdr} total={totalIdr} />;
}
