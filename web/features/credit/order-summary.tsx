import { orderTotals } from '../../../core/credit/packages.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChangedTotal } from '../../ui/changed-total.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { OrderLines } from './order-lines.tsx';
import { topUpTexts } from '../../parts/orders/texts.ts';
import classes from './top-up.module.css';

type OrderSummaryProps = {
  /** null while no amount that can be ordered is chosen. */
  readonly credits: number | null;
  readonly taxRateBasisPoints: number;
  readonly isLeaving: boolean;
  /** What was refused about the total. */
  readonly message: string | undefined;
};

/** What the chosen amount costs, and the way to pay it. */
export function OrderSummary({ credits, taxRateBasisPoints, isLeaving, message }: OrderSummaryProps) {
  const t = useTexts(topUpTexts);
  const isReadOnly = useIsReadOnly('spending');
  const format = useFormat();
  return (
    <PayBar
      label={t('total')}
      total={credits === null ? '–' : format.money(orderTotals(credits, taxRateBasisPoints).totalIdr)}
      button={
        <Button type="submit" fullWidth loading={isLeaving} disabled={isReadOnly}>
          {t('checkout')}
        </Button>
      }
    >
      <Card title={t('summaryTitle')}>
        <div aria-live="polite" className={classes['lines']}>
          {credits === null ? (
            <p className={classes['note']}>{t('summaryEmpty')}</p>
          ) : (
            <Lines credits={credits} rate={taxRateBasisPoints} />
          )}
        </div>
        <ChangedTotal message={message} />
        <p className={classes['note']}>{t(isReadOnly ? 'checkoutSuspended' : 'checkoutNote')}</p>
      </Card>
    </PayBar>
  );
}

function Lines({ credits, rate }: { readonly credits: number; readonly rate: number }) {
  const { subtotalIdr, taxIdr, totalIdr } = orderTotals(credits, rate);
  return <OrderLines credits={credits} subtotal={subtotalIdr} tax={taxIdr} total={totalIdr} />;
}
