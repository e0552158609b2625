import { useQuery } from '@tanstack/react-query';
import { useEver } from '../../base/use-ever.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { adForecastQuery, adQuery, adSummaryQuery } from '../../parts/ads/queries.ts';
import { SettingsForm } from './settings/settings-form.tsx';

/** Creating and editing the ad. (spec 2, Settings page) */
export default function SettingsScreen() {
  const ad = useQuery(adQuery);
  const summary = useQuery(adSummaryQuery);
  const forecast = useQuery(adForecastQuery);
  // The estimate stands above the buttons: they are shown once it can be. Without a forecast the form is as good.
  const isKnown = useEver(![ad, summary, forecast].some(({ isPending }) => isPending));
  if (ad.isLoadingError) return <Failed failure={ad.error} onRetry={() => void ad.refetch()} />;
  if (summary.isLoadingError) return <Failed failure={summary.error} onRetry={() => void summary.refetch()} />;
  if (ad.data === undefined || summary.data === undefined || !isKnown) return <Waiting />;
  return <SettingsForm setting={ad.data} summary={summary.data} />;
}
