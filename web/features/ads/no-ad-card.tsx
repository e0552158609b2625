import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/page-state.tsx';
import classes from './no-ad-card.module.css';
import { adsTexts } from '../../parts/ads/texts.ts';
import { useMay } from '../../base/team.ts';

/** There is no ad yet: what it would do, and how to make one. */
export function NoAdCard() {
  const t = useTexts(adsTexts);
  const changes = useMay('ads');
  return (
    <Card>
      <p className={classes['status']}>{t('inactive')}</p>
      <Empty
        title={t('emptyTitle')}
        action={
          <div className={classes['actions']}>
            {changes && (
              <Button component={Link} to={pages.adSettings}>
                {t('createAds')}
              </Button>
            )}
            <Button component={Link} to={pages.adsAbout} variant="subtle">
              {t('howItWorks')}
            </Button>
          </div>
        }
      >
        <p>{t('emptyText')}</p>
      </Empty>
    </Card>
  );
}
