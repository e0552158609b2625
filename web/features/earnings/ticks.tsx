import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PayoutTick } from '../../../contract/payouts.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { buttonLooks } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { earningsTexts } from './texts.ts';
import classes from './ticks.module.css';

type Missing = NonNullable<PayoutTick['missing']>;

/** Where each missing tick is fixed. */
const fixedAt: Readonly<Record<Missing, string>> = {
  agreement_missing: pages.agreement,
  agreement_draft: pages.agreement,
  agreement_in_review: pages.agreement,
  agreement_declined: pages.agreement,
  account_missing: pages.bankAccountAdd,
  account_unverified: pages.bankAccounts,
  holder_unknown: pages.agreement,
  holder_differs: pages.bankAccounts,
};

/** The three things a payout needs: each done, or with its reason and the way to fix it. */
export function Ticks({ ticks }: { readonly ticks: readonly PayoutTick[] }) {
  const t = useTexts(earningsTexts);
  const isReady = ticks.every(({ missing }) => missing === null);
  return (
    <Card title={t('ticksTitle')}>
      <p className={classes['lead']}>{t(isReady ? 'ticksReady' : 'ticksLead')}</p>
      <ul className={classes['ticks']}>
        {ticks.map(({ name, missing }) => (
          <li key={name} className={classes['tick']} data-done={missing === null}>
            <span className={classes['mark']}>
              {missing === null ? <IconCheck aria-hidden size={18} stroke={2.25} /> : <IconMinus aria-hidden size={18} stroke={2} />}
            </span>
            <span className={classes['name']}>
              {t(`tick.${name}`)} <span className="for-screen-readers">{t(missing === null ? 'done' : 'missing')}</span>
            </span>
            {missing !== null && <Why missing={missing} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Why({ missing }: { readonly missing: Missing }) {
  const t = useTexts(earningsTexts);
  return (
    <div className={classes['why']}>
      <p>{t(`missing.${missing}`)}</p>
      <Link to={fixedAt[missing]} {...buttonLooks('default')}>
        {t(`fix.${missing}`)}
      </Link>
    </div>
  );
}
