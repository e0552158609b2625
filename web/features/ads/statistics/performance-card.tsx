import { Link } from '@tanstack/react-router';
import { pages } from '../../../../core/identity/pages.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { adsTexts } from '../../../parts/ads/texts.ts';
import { GraphPanel } from './graph-panel.tsx';
import classes from './performance-card.module.css';
import { PeriodPicker } from './period-picker.tsx';
import { usePeriod } from './use-period.ts';

/** The statistics graph of the ads dashboard. (spec 2) */
export function PerformanceCard() {
  const t = useTexts(adsTexts);
  const chosen = usePeriod();
  return (
    <Card
      title={t('graphTitle')}
      aside={
        <Link className="lone-link" to={pages.adStatistics}>
          {t('statisticsPage')}
        </Link>
      }
    >
      <div className={classes['stack']}>
        <PeriodPicker chosen={chosen} />
        <GraphPanel chosen={chosen} hasTable={false} />
      </div>
    </Card>
  );
}
