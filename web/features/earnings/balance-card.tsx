import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useIsReadOnly, useMay } from '../../base/team.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { FactorMissing } from '../../parts/second-factor/factor-missing.tsx';
import { useLacksFactor } from '../../parts/second-factor/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './earnings.module.css';
import type { Earnings } from './queries.ts';
import { earningsTexts } from './texts.ts';

type BalanceCardProps = { readonly earnings: Earnings; readonly onRequest: () => void };

/** What can be paid out now, and the one thing to do with it. */
export function BalanceCard({ earnings, onRequest }: BalanceCardProps) {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('payouts');
  const plan = useClientState((state) => state.user.vendor?.membershipInfo.statusPlan);
  const { available, minimum, ticks, open, received } = earnings;
  const isReady = ticks.every(({ missing }) => missing === null);
  const lacksFactor = useLacksFactor();
  const note = useNote(earnings, isReadOnly);
  return (
    <Card>
      <div className={classes['available']}>
        <div className={classes['figure']}>
          <h2 className={classes['small']}>{t('available')}</h2>
          <p className={classes['amount']}>{format.money(available)}</p>
        </div>
        <p className={classes['quiet']}>{t(received === 0 ? 'nothingYet' : 'availableLead')}</p>
        {lacksFactor ? (
          <FactorMissing />
        ) : (
          <Button onClick={onRequest} disabled={!isReady || isReadOnly || open !== null || available < minimum}>
            {t('request')}
          </Button>
        )}
        {note !== null && <p className={classes['small']}>{note}</p>}
        <p className={classes['small']}>
          {t('feeNote', { rate: `${format.decimal(earnings.fee_basis_points / 100)}%` })}{' '}
          {plan !== 'Gold' && <Link to={pages.membership}>{t('lowerFee')}</Link>}
        </p>
      </div>
    </Card>
  );
}

/** Why nothing can be asked for, when the ticks beside it do not say so already. */
function useNote({ open, available, minimum }: Earnings, isReadOnly: boolean): string | null {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const mayRequest = useMay('payouts');
  if (!mayRequest) return t('notYours');
  if (isReadOnly) return t('suspended');
  if (open !== null) return t('onlyOne');
  return available < minimum ? t('tooLittle', { minimum: format.money(minimum) }) : null;
}
