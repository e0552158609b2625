import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AdSetting, AdSummary } from '../../../contract/ads.ts';
import { pages } from '../../../core/identity/pages.ts';
import { notify, notifyFailure } from '../../base/client-state.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useChangeAd } from './ad-actions.ts';
import classes from './status-card.module.css';
import { adsTexts } from '../../parts/ads/texts.ts';
import { useStatusWords } from '../../parts/ads/use-status-words.ts';

const ReactivationDialog = lazyPart('reactivation', () => import('./reactivation-dialog.tsx'));

type Setting = Pick<AdSetting, 'cpc' | 'daily_budget' | 'pacing' | 'start_date' | 'end_date' | 'is_enabled'>;
type StatusCardProps = { readonly summary: AdSummary; readonly setting: Setting };

/** Whether the ad shows, why, and the one thing to do about it. */
export function StatusCard({ summary, setting }: StatusCardProps) {
  const t = useTexts(adsTexts);
  const words = useStatusWords(summary);
  const save = useChangeAd();
  const isReadOnly = useIsReadOnly('ads');
  const [isReactivating, setReactivating] = useState(false);
  // At once, not when the server has answered: a switch that hesitates is pressed twice.
  const [isPausing, setPausing] = useState(false);
  const pause = () => {
    setPausing(true);
    save.mutate(
      { isEnabled: false },
      {
        onSuccess: () => notify('success', t('paused')),
        onError: notifyFailure,
        onSettled: () => setPausing(false),
      },
    );
  };
  return (
    <Card className={classes['card']}>
      <div className={classes['head']}>
        <p className={classes['status']} data-status={summary.status}>
          {words.status}
        </p>
        <Switch
          label={t('adSwitch')}
          checked={setting.is_enabled && !isPausing}
          disabled={isReadOnly}
          onChange={(isOn) => (isOn ? setReactivating(true) : pause())}
        />
      </div>
      <h2 className={classes['sentence']}>{words.sentence}</h2>
      <p className={classes['why']}>{words.why}</p>
      {!isReadOnly && <MainAction status={summary.status} label={words.action} onReactivate={() => setReactivating(true)} />}
      {isReactivating && (
        <Part>
          <ReactivationDialog setting={setting} summary={summary} onClose={() => setReactivating(false)} />
        </Part>
      )}
    </Card>
  );
}

type MainActionProps = { readonly status: AdSummary['status']; readonly label: string; readonly onReactivate: () => void };

function MainAction({ status, label, onReactivate }: MainActionProps): ReactNode {
  if (status === 'paused' || status === 'ended') {
    return (
      <div>
        <Button onClick={onReactivate}>{label}</Button>
      </div>
    );
  }
  const { to, hash } = targetOf(status);
  const isQuiet = status === 'displaying' || status === 'scheduled';
  return (
    <div>
      <Button component={Link} to={to} {...(hash !== undefined && { hash })} variant={isQuiet ? 'default' : 'filled'}>
        {label}
      </Button>
    </div>
  );
}

/** Where the cause can be fixed; the fragment names the question on the settings page. */
function targetOf(status: AdSummary['status']): { to: string; hash?: string } {
  if (status === 'out_of_credit') return { to: pages.topUp };
  if (status === 'vendor_not_published') return { to: pages.profile };
  if (status === 'daily_budget_reached') return { to: pages.adSettings, hash: 'daily-budget' };
  if (status === 'below_minimum') return { to: pages.adSettings, hash: 'cpc' };
  return { to: pages.adSettings };
}
