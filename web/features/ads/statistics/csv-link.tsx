import { adStatisticCsv } from '../../../../contract/ads.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import type { StatisticRange } from '../../../parts/ads/queries.ts';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import classes from './csv-link.module.css';

/** The numbers as a file, where the plan includes it; where not, it says so. (product 3) */
export function CsvLink({ range }: { readonly range: StatisticRange }) {
  const t = useTexts(adStatisticsTexts);
  const isIncluded = useClientState((state) => state.user.vendor !== null && state.user.vendor.membershipInfo.statusPlan !== 'Trial');
  if (!isIncluded) return <span className={classes['not']}>{t('csvNotInPlan')}</span>;
  return (
    <DownloadButton variant="subtle" endpoint={adStatisticCsv} input={{ query: range }}>
      {t('csv')}
    </DownloadButton>
  );
}
