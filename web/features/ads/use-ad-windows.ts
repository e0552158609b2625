import { useFormat } from '../../base/format.ts';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import { useBeside } from '../../base/use-beside.ts';

/** The spans by which clicks made now are judged, as sentences name them. */
export function useAdWindows(): { readonly viewerHours: string; readonly leadDays: string; readonly disputeDays: string } {
  const format = useFormat();
  const { data } = useBeside(adSummaryQuery);
  const said = (n: number | undefined): string => (n === undefined ? '…' : format.count(n));
  return {
    viewerHours: said(data?.windows.viewer_hours),
    leadDays: said(data?.windows.lead_days),
    disputeDays: said(data?.windows.dispute_days),
  };
}
