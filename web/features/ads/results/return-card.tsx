import { Link } from '@tanstack/react-router';
import type { Results } from '../../../../contract/results.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { adSummaryQuery } from '../../../parts/ads/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Help } from '../../../ui/help.tsx';
import classes from './return-card.module.css';
import { resultsTexts } from './texts.ts';
import { useBeside } from '../../../base/use-beside.ts';

/** What the ad cost for each client it brought, and what came back. */
export function ReturnCard({ results }: { readonly results: Results }) {
  const t = useTexts(resultsTexts);
  const format = useFormat();
  const { ad, ad_return: of, sources } = results;
  const booked = sources.ad.booked.clients;
  if (ad.impressions === 0 && ad.clicks === 0 && sources.ad.contacts === 0) return <NoAd />;
  const money = (idr: number | null) => (idr === null ? t('ad.none') : format.money(idr));
  const times = (n: number | null) => (n === null || n === 0 ? t('ad.none') : t('ad.times', { n: format.decimal(n) }));
  const figures = [
    { label: t('ad.spent'), help: t('ad.spentHelp'), value: format.money(ad.spending) },
    { label: t('ad.perContact'), help: t('ad.perContactHelp'), value: money(of.cost_per_contact) },
    { label: t('ad.perBooked'), help: t('ad.perBookedHelp'), value: money(of.cost_per_booked) },
    { label: t('ad.bookedTimes'), help: t('ad.bookedTimesHelp'), value: times(of.booked_times) },
    { label: t('ad.paidTimes'), help: t('ad.paidTimesHelp'), value: times(of.paid_times) },
  ];
  return (
    <Card title={t('ad.title')}>
      <dl className={classes['figures']}>
        {figures.map(({ label, help, value }) => (
          <div key={label}>
            <dt>
              {label}
              <Help label={label}>{help}</Help>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['note']}>{booked === 0 ? t('ad.noneBooked') : t('ad.basedOn', { count: booked, n: format.count(booked) })}</p>
    </Card>
  );
}

function NoAd() {
  const t = useTexts(resultsTexts);
  const summary = useBeside(adSummaryQuery);
  const hasNone = summary.data?.status === 'none';
  return (
    <Card title={t('ad.offTitle')}>
      <div className={classes['off']}>
        <p>{t('ad.off')}</p>
        <Button component={Link} to={hasNone ? pages.adSettings : pages.ads} variant="default">
          {hasNone ? t('ad.create') : t('ad.toAds')}
        </Button>
      </div>
    </Card>
  );
}
