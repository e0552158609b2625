import { memo, useState } from 'react';
import { type Placement, placements } from '../../../../core/ads/placements.ts';
import type { VendorCard as Vendor } from '../../../../contract/catalogue.ts';
import type { VendorSession } from '../../../../contract/identity.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VendorCard } from '../../../parts/cards/vendor-card.tsx';
import { ownCardQuery } from '../../../parts/ads/queries.ts';
import { adSettingsTexts } from '../../../parts/ads/texts.ts';
import classes from './ad-preview.module.css';
import { useBeside } from '../../../base/use-beside.ts';

/** The vendor's real card in each of the three places, labelled as couples will see it. It does not change while one types. */
export const AdPreview = memo(function AdPreview() {
  const t = useTexts(adSettingsTexts);
  const language = useLanguage();
  const [placement, setPlacement] = useState<Placement>('discovery');
  const session = useClientState((state) => state.user.vendor);
  const published = useBeside({ ...ownCardQuery(session?.slug ?? ''), enabled: session?.status === 1 });
  const vendor = published.data ?? (session === null || published.isLoading ? null : cardOf(session));
  const isSketch = vendor !== null && published.data === undefined;
  const where =
    placement === 'category'
      ? t('previewWhere.category', { category: vendor?.category.name[language] ?? '' })
      : t(`previewWhere.${placement}`);
  return (
    <Card title={t('previewTitle')}>
      <div className={classes['preview']}>
        <p className={classes['lead']}>{t(session !== null && session.status !== 1 ? 'previewSketchLead' : 'previewLead')}</p>
        <Chips
          label={t('previewTitle')}
          options={placements.map((place) => ({ value: place, label: t(`preview.${place}`) }))}
          value={placement}
          onChange={setPlacement}
        />
        <div className={classes['page']} data-placement={placement}>
          <p className={classes['where']}>{where}</p>
          <div className={classes['cards']}>
            <div className={classes['own']}>
              {vendor === null ? (
                <Skeleton height="16rem" />
              ) : (
                <VendorCard vendor={vendor} language={language} ad={{}} isSketch={isSketch} />
              )}
            </div>
            <OtherCard />
            <OtherCard />
          </div>
        </div>
      </div>
    </Card>
  );
});

/** A neighbour on the page, only hinted at. */
function OtherCard() {
  return (
    <div aria-hidden className={classes['other']}>
      <span />
      <span />
      <span />
    </div>
  );
}

/** The card of a vendor who has no public profile to take it from. */
function cardOf({ id, slug, businessName, mainService }: VendorSession): Vendor | null {
  if (mainService === null || mainService === undefined) return null;
  const { category, city } = mainService;
  return {
    id,
    slug,
    name: businessName,
    category,
    city,
    rating: null,
    review_count: 0,
    price_from: null,
    price_per: 'none',
    price_unit: { en: '', id: '' },
    picture: null,
  };
}
