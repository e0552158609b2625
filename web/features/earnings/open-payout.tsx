import { useState } from 'react';
import type { Payout } from '../../../contract/payouts.ts';
import { useFormat } from '../../base/format.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './open-payout.module.css';
import { earningsTexts } from './texts.ts';

const steps = ['requested', 'processing', 'paid'] as const;

/** The payout that is on its way, and how far it is. It moves by itself, so it is read out when it does. */
export function OpenPayout({ payout }: { readonly payout: Payout }) {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = useIsReadOnly('payouts');
  const reached = payout.status === 'processing' ? 1 : 0;
  const noteOf = (step: (typeof steps)[number]) => {
    if (step === 'paid') return t('expectedBy', { day: format.date(payout.expected_by) });
    const at = step === 'requested' ? payout.requested_at : payout.started_at;
    return at === null ? '' : format.dateTime(at);
  };
  return (
    <Card title={t('openTitle')}>
      <div className={classes['head']}>
        <p className={classes['amount']}>{format.money(payout.amount)}</p>
        <p className={classes['small']}>
          {t('openNumber', { number: payout.number })} · {t('account', { bank: payout.account.bank_name, end: payout.account.number_end })}
          {payout.requested_by !== null && ` · ${t('requestedBy', { name: payout.requested_by })}`}
        </p>
      </div>
      <ol className={classes['steps']} aria-live="polite">
        {steps.map((step, i) => (
          <li
            key={step}
            className={classes['step']}
            data-state={i <= reached ? 'done' : i === reached + 1 ? 'now' : 'ahead'}
            aria-current={i === reached ? 'step' : undefined}
          >
            <span className={classes['name']}>{t(`step.${step}`)}</span>
            <span className={classes['small']}>{noteOf(step)}</span>
          </li>
        ))}
      </ol>
      {payout.status === 'requested' && !isReadOnly && (
        <p className={classes['foot']}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
        </p>
      )}
      {isAsking && <CancelDialog payout={payout} onClose={() => setAsking(false)} />}
    </Card>
  );
}
