import { Link } from '@tanstack/react-router';
import { type Order, orderReceipt } from '../../../contract/credit.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button, buttonLooks } from '../../ui/button.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import classes from '../../parts/orders/order-sheet.module.css';
import { creditQuery } from '../../parts/orders/queries.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';
import { useBeside } from '../../base/use-beside.ts';

/** The money is there: what the balance is now, the receipt, the next step. */
export function PaidOrder({ order }: { readonly order: Order }) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const { data: credit, isKnown } = useBeside(creditQuery);
  const { data: summary } = useBeside(adSummaryQuery);
  const hasNoAd = summary?.status === 'none';
  return (
    <>
      {(credit !== undefined || !isKnown) && (
        <div className={classes['figure']}>
          <p className={classes['label']}>{t('balanceNow')}</p>
          <p className={classes['amount']}>{credit === undefined ? '\u00a0' : format.money(credit.balance)}</p>
        </div>
      )}
      {hasNoAd && <p className={classes['text']}>{t('createAdsText')}</p>}
      <div className={classes['actions']}>
        <DownloadButton endpoint={orderReceipt} input={{ params: { id: order.id } }}>
          {t('receipt')}
        </DownloadButton>
        <Button component={Link} to={hasNoAd ? pages.adSettings : pages.ads}>
          {t(hasNoAd ? 'createAds' : 'backToAds')}
        </Button>
      </div>
    </>
  );
}

/** Closed without credit: the same amount can be ordered again. */
export function OrderAgain({ order }: { readonly order: Order }) {
  const t = useTexts(topUpTexts);
  return (
    <Link {...buttonLooks('filled', classes['main'])} to={pages.topUp} search={{ credits: order.credits }}>
      {t('orderAgain')}
    </Link>
  );
}
