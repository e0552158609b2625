import type { OwnProfile } from '../../../contract/profile.ts';
import { saveAbout } from '../../../contract/profile.ts';
import { aboutLengthMax, checkAbout, profileLengths } from '../../../core/catalogue/profile.ts';
import { lengthOf } from '../../../core/text.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { Amount, Line, TextArea } from '../../ui/checked-fields.tsx';
import classes from './profile.module.css';
import { SectionCard } from './section-card.tsx';
import { profileTexts } from './texts.ts';
import type { Unsaved } from './unsaved.ts';
import { useSection } from './use-section.ts';

export type SectionProps = { readonly profile: OwnProfile; readonly unsaved: Unsaved };

/** Who the vendor is: the name couples know, and a few words. */
export function AboutSection({ profile, unsaved }: SectionProps) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const thisYear = Number(useToday().slice(0, 4));
  const { business_name, about, founded_year } = profile.about;
  const section = useSection({
    section: 'about',
    profile,
    unsaved,
    saved: { business_name, about, founded_year },
    check: (draft) => checkAbout({ businessName: draft.business_name, about: draft.about, foundedYear: draft.founded_year }, thisYear),
    send: (revision, fields) => call(saveAbout, { body: { revision, ...fields } }),
  });
  const { fields } = section;
  const used = lengthOf(fields.about);
  return (
    <SectionCard state={section} title={t('section.about')}>
      <div className={classes['wideAndShort']}>
        <Line
          {...section.at('business_name')}
          label={t('businessName')}
          hint={t('businessNameHint')}
          autoComplete="organization"
          maxLength={profileLengths.businessName + 20}
        />
        <Amount
          {...section.at('founded_year')}
          label={`${t('foundedYear')} (${t('optional')})`}
          hint={t('foundedYearHint')}
          unit="count"
          isPlain
        />
      </div>
      <div>
        <TextArea rows={5} {...section.at('about')} label={t('about')} hint={t('aboutHint')} aria-describedby="about-counter" />
        <p id="about-counter" className={classes['counter']} data-over={used > aboutLengthMax}>
          {t('counter', { used: format.count(used), maximum: format.count(aboutLengthMax) })}
        </p>
      </div>
    </SectionCard>
  );
}
