import { Link } from '@tanstack/react-router';
import type { AdSummary } from '../../../contract/ads.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './balance-card.module.css';
import { adsTexts } from '../../parts/ads/texts.ts';
import { useMay } from '../../base/team.ts';

/** What can still be spent, in large figures, and how to have more. */
export function BalanceCard({ summary }: { readonly summary: AdSummary }) {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const [spends, sees] = [useMay('spending'), useMay('finances')];
  return (
    <Card className={classes['card']}>
      <h2 className={classes['title']}>{t('balanceTitle')}</h2>
      <p className={classes['amount']}>{format.money(summary.credit_balance)}</p>
      <p className={classes['lasts']}>{useLastsWords(summary)}</p>
      <div className={classes['actions']}>
        {spends && (
          <Button component={Link} to={pages.topUp} variant={summary.cpc === null ? 'default' : 'filled'}>
            {t('topUp')}
          </Button>
        )}
        {sees && (
          <Button component={Link} to={pages.creditHistory} variant="subtle">
            {t('creditHistory')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useLastsWords({ cpc, credit_balance: balance, credit_days_left: days }: AdSummary): string {
  const t = useTexts(adsTexts);
  const format = useFormat();
  if (cpc === null || balance === 0) return t('noCreditYet');
  if (days === null) return t('lastsUnknown');
  const count = Math.floor(days);
  return t('lastsDays', { count, n: format.count(count) });
}
