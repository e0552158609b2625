import { Link } from '@tanstack/react-router';
import { pages } from '../../../../core/identity/pages.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { Empty } from '../../../ui/page-state.tsx';
import { adSummaryQuery } from '../../../parts/ads/queries.ts';
import { adClicksTexts } from '../../../parts/ads/texts.ts';
import { useBeside } from '../../../base/use-beside.ts';

/** No one has clicked yet, perhaps because there is nothing to click on. */
export function NoClicks() {
  const t = useTexts(adClicksTexts);
  const { data: summary } = useBeside(adSummaryQuery);
  const hasNoAd = summary?.status === 'none';
  return (
    <Card>
      <Empty
        title={t('emptyTitle')}
        action={
          hasNoAd && (
            <Button component={Link} to={pages.adSettings}>
              {t('createAds')}
            </Button>
          )
        }
      >
        <p>{t(hasNoAd ? 'emptyNoAd' : 'emptyText')}</p>
      </Empty>
    </Card>
  );
}

export function NothingSelected({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTexts(adClicksTexts);
  return <NothingFound title={t('nothingTitle')} text={t('nothingText')} back={t('showAll')} onShowAll={onShowAll} />;
}
