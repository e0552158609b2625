import { IconChartDots, IconCoins, IconEye, IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { awaitedAmount, useFormat } from '../../base/format.ts';
import { useMay } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import classes from './about-screen.module.css';
import { creditQuery } from '../../parts/orders/queries.ts';
import { adsAboutTexts } from '../../parts/ads/texts.ts';
import { useAdWindows } from './use-ad-windows.ts';
import { useBeside } from '../../base/use-beside.ts';

const benefits = [
  { name: 'benefit1', icon: IconEye },
  { name: 'benefit2', icon: IconCoins },
  { name: 'benefit3', icon: IconReceipt },
  { name: 'benefit4', icon: IconChartDots },
] as const;
const steps = ['how1', 'how2', 'how3', 'how4'] as const;

/** What Pay per Click is, how it works and how to start. (spec 2, About page) */
export default function AboutScreen() {
  const t = useTexts(adsAboutTexts);
  const format = useFormat();
  const smallest = useSmallestTopUp();
  const { viewerHours, disputeDays } = useAdWindows();
  return (
    <article className={classes['about']}>
      <header className={classes['head']}>
        <Ornament size={88} />
        <p className={classes['lead']}>{t('lead')}</p>
        <TryNow />
      </header>
      <section>
        <h2 className={classes['title']}>{t('benefitsTitle')}</h2>
        <ul className={classes['benefits']}>
          {benefits.map(({ name, icon: Icon }) => (
            <li key={name}>
              <Icon aria-hidden size={26} stroke={1.4} className={classes['icon']} />
              <h3>{t(name)}</h3>
              <p>{t(`${name}Text`, { hours: viewerHours, days: disputeDays })}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={classes['title']}>{t('howTitle')}</h2>
        <ol className={classes['steps']}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(step)}</h3>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes['activate']}>
        <h2 className={classes['title']}>{t('activateTitle')}</h2>
        <ol>
          <li>
            {smallest === 'unread'
              ? t('activate1Any')
              : t('activate1', { minimum: smallest === null ? awaitedAmount : format.money(smallest) })}
          </li>
          <li>{t('activate2')}</li>
          <li>{t('activate3')}</li>
        </ol>
        <p className={classes['closing']}>{t('closing')}</p>
        <TryNow />
      </section>
    </article>
  );
}

/** What a top-up costs at least before tax, in whole Rupiah; null until it is known. */
function useSmallestTopUp(): number | 'unread' | null {
  const { data, isKnown } = useBeside(creditQuery);
  return data === undefined ? (isKnown ? 'unread' : null) : Math.min(data.custom.min, ...data.packages.map(({ credits }) => credits));
}

/** Not for those whom the settings are closed to. */
function TryNow() {
  const t = useTexts(adsAboutTexts);
  if (!useMay('ads')) return null;
  return (
    <Button component={Link} to={pages.adSettings}>
      {t('tryNow')}
    </Button>
  );
}
