import { useQuery } from '@tanstack/react-query';
import { Waiting } from '../../ui/waiting.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { adForecastQuery, adQuery, adSummaryQuery } from '../../parts/ads/queries.ts';
import { SettingsForm } from './settings/settings-form.tsx';

/** Creating and editing the ad. (spec 2, Settings page) */
export default function SettingsScreen() {
  const ad = useQuery(adQuery);
  const summary = useQuery(adSummaryQuery);
  // The estimate stands above the buttons: they are shown once it can be. Without a forecast the form is as good.
  const { isPending: isEstimateAwaited } = useQuery(adForecastQuery);
  if (ad.isError) return <Failed failure={ad.error} onRetry={() => void ad.refetch()} />;
  if (summary.isError) return <Failed failure={summary.error} onRetry={() => void summary.refetch()} />;
  if (ad.isPending || summary.isPending || isEstimateAwaited) return <Waiting />;
  return <SettingsForm setting={ad.data} summary={summary.data} />;
}
