import { Link } from '@tanstack/react-router';
import type { AdSummary } from '../../../contract/ads.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useStatusWords } from '../../parts/ads/use-status-words.ts';
import classes from './ad-card.module.css';
import { homeTexts } from './texts.ts';

/** How the ad is in one sentence, what it costs today and what it brought. */
export function AdCard({ ad }: { readonly ad: AdSummary }) {
  const t = useTexts(homeTexts);
  const isReadOnly = useIsReadOnly('ads');
  return (
    <Card title={t('adTitle')} className={classes['card']}>
      {ad.status === 'none' ? (
        <>
          <p className={classes['sentence']}>{t('adNone')}</p>
          <p className={classes['why']}>{t('adNoneWhy')}</p>
        </>
      ) : (
        <Status ad={ad} />
      )}
      <Figures ad={ad} />
      {ad.status !== 'none' && <Way to={pages.ads} label={t('toAd')} />}
      {ad.status === 'none' && !isReadOnly && <Way to={pages.adSettings} label={t('do.create_ad')} />}
    </Card>
  );
}

/** To the ad, or to making the first one. */
function Way({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <div>
      <Button component={Link} to={to} variant="default">
        {label}
      </Button>
    </div>
  );
}

function Status({ ad }: { readonly ad: AdSummary }) {
  const words = useStatusWords(ad);
  return (
    <>
      <p className={classes['sentence']} data-status={ad.status}>
        {words.sentence}
      </p>
      <p className={classes['why']}>{words.why}</p>
    </>
  );
}

function Figures({ ad }: { readonly ad: AdSummary }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const figures: readonly (readonly [string, string])[] = [
    [t('balance'), format.money(ad.credit_balance)],
    [t('spentToday'), format.money(ad.spent_today)],
    [t('clicks'), format.count(ad.last_30_days.clicks)],
    [t('leads'), format.count(ad.last_30_days.leads)],
  ];
  return (
    <dl className={classes['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
