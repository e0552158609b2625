import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnProfile } from '../../../contract/profile.ts';
import { vendorSuspended } from '../../../core/identity/vendor-status.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PortfolioSection } from '../../parts/pictures/portfolio-section.tsx';
import { ProfilePicture } from '../../parts/pictures/profile-picture.tsx';
import { portfolioQuery, profilePictureQuery } from '../../parts/pictures/queries.ts';
import { AboutSection } from './about-section.tsx';
import { AnswersSection } from './answers-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LinksSection } from './links-section.tsx';
import { ProfileOutline } from './outline.tsx';
import { PricesSection } from './prices-section.tsx';
import classes from './profile.module.css';
import { goTo, outlinedSections } from './parts.ts';
import { profileQuery } from './queries.ts';
import { type Choices, ServicesSection } from './services-section.tsx';
import { StrengthCard } from './strength-card.tsx';
import { profileTexts } from './texts.ts';
import { createUnsaved } from './unsaved.ts';
import { useBeside } from '../../base/use-beside.ts';

type ProfileEditorProps = { readonly profile: OwnProfile; readonly choices: Choices };

/** How strong the profile is and what comes next; then its parts, each saved by itself. */
export function ProfileEditor({ profile, choices }: ProfileEditorProps) {
  const t = useTexts(profileTexts);
  const [unsaved] = useState(createUnsaved);
  const isSuspended = profile.status === vendorSuspended;
  const common = { profile, unsaved };
  useFollowingPictures();
  useEffect(() => {
    const asked = outlinedSections.find((section) => location.hash === `#section-${section}`);
    if (asked !== undefined) goTo(asked, null);
  }, []);
  return (
    <div className={classes['page']}>
      {isSuspended && <Notice tone="warn">{t('suspended')}</Notice>}
      <StrengthCard profile={profile} />
      <div className={classes['columns']}>
        <div className={classes['side']}>
          <ProfileOutline profile={profile} />
        </div>
        <fieldset className={classes['main']} disabled={isSuspended}>
          <div id="section-picture" className={classes['anchor']}>
            <Card>
              <ProfilePicture />
            </Card>
          </div>
          <AboutSection {...common} />
          <ContactSection {...common} cities={choices.cities} />
          <ServicesSection {...common} choices={choices} />
          <div id="section-portfolio" className={classes['anchor']}>
            <PortfolioSection />
          </div>
          <PricesSection {...common} />
          <AnswersSection {...common} />
          <LinksSection {...common} />
        </fieldset>
      </div>
      <LeaveDialog unsaved={unsaved} />
    </div>
  );
}

/** Pictures are saved by themselves; how strong the profile is follows them. */
function useFollowingPictures(): void {
  const queries = useQueryClient();
  const photos = useBeside(portfolioQuery).data?.version;
  const picture = useBeside(profilePictureQuery).data;
  const now = photos === undefined || picture === undefined ? null : `${photos} ${picture?.id ?? ''}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && now !== null && before.current !== now)
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
    before.current = now ?? before.current;
  }, [queries, now]);
}
