import { Link } from '@tanstack/react-router';
import type { AdSummary } from '../../../contract/ads.ts';
import { pages } from '../../../core/identity/pages.ts';
import { notify, notifyFailure } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChangeAd } from './ad-actions.ts';
import { adsTexts } from '../../parts/ads/texts.ts';
import { useIsReadOnly } from '../../base/team.ts';

/** What needs a look soon; nothing at all when nothing does. */
export function AdAlerts({ summary }: { readonly summary: AdSummary }) {
  const [isFixed, isUnpaid] = [useIsReadOnly('ads'), useIsReadOnly('spending')];
  const forMe = summary.alerts.filter(({ code }) => !(code === 'credit_running_out' ? isUnpaid : isFixed));
  return forMe.map((alert) =>
    alert.code === 'credit_running_out' ? (
      <CreditRunningOut key={alert.code} summary={summary} />
    ) : (
      <CpcBelowRecommendation key={alert.code} recommended={alert.recommended ?? summary.recommended_cpc.mid} />
    ),
  );
}

function CreditRunningOut({ summary }: { readonly summary: AdSummary }) {
  const t = useTexts(adsTexts);
  const format = useFormat();
  // The status says so already, with the same button.
  if (summary.status === 'out_of_credit') return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button component={Link} to={pages.topUp} variant="default">
          {t('topUp')}
        </Button>
      }
    >
      {t('alert.credit_running_out', { cpc: format.money(summary.cpc ?? summary.min_cpc) })}
    </Notice>
  );
}

function CpcBelowRecommendation({ recommended }: { readonly recommended: number }) {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const save = useChangeAd();
  const apply = () =>
    save.mutate(
      { cpc: recommended },
      {
        onSuccess: ({ data }) => notify('success', t('recommendationApplied', { cpc: format.money(data.cpc) })),
        onError: notifyFailure,
      },
    );
  return (
    <Notice
      tone="info"
      action={
        <Button variant="default" loading={save.isPending} onClick={apply}>
          {t('applyRecommendation', { recommended: format.money(recommended) })}
        </Button>
      }
    >
      {t('alert.cpc_below_recommendation', { recommended: format.money(recommended) })}
    </Notice>
  );
}
