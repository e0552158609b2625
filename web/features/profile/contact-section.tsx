import { useState } from 'react';
import { type OwnProfile, saveContact } from '../../../contract/profile.ts';
import type { City } from '../../../contract/catalogue.ts';
import { countryCodes } from '../../../core/bank-accounts/countries.ts';
import { changesPhoneOnFile, checkContact, homeCountry, profileLengths } from '../../../core/catalogue/profile.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import type { SectionProps } from './about-section.tsx';
import { Choice, Line, Secret } from '../../ui/checked-fields.tsx';
import { EmailLine } from '../../ui/email-line.tsx';
import classes from './profile.module.css';
import { SectionCard } from './section-card.tsx';
import { profileTexts } from './texts.ts';
import { type SectionState, useSection } from './use-section.ts';

/** Where the vendor is and how couples reach it. */
export function ContactSection({ profile, unsaved, cities }: SectionProps & { readonly cities: readonly City[] }) {
  const t = useTexts(profileTexts);
  const countries = useCountries();
  // Never kept: anyone who finds the tab must not find it.
  const [password, setPassword] = useState('');
  const { revision: _revision, saved_at: _savedAt, ...saved } = profile.contact;
  const cityIds = new Set(cities.map(({ id }) => id));
  const section = useSection({
    section: 'contact',
    profile,
    unsaved,
    saved,
    check: ({ city_id: cityId, foreign_city: foreignCity, other_phone: otherPhone, ...same }) =>
      checkContact({ ...same, cityId, foreignCity, otherPhone }, cityIds),
    async send(revision, fields) {
      const answer = await call(saveContact, { body: { revision, ...fields, ...(password !== '' && { password }) } });
      setPassword('');
      return answer;
    },
  });
  const { fields } = section;
  const isHome = fields.country === homeCountry;
  const optional = (label: string) => `${label} (${t('optional')})`;
  return (
    <SectionCard state={section} title={t('section.contact')}>
      <Line {...section.at('address')} label={t('address')} autoComplete="street-address" maxLength={profileLengths.address} />
      <div className={classes['three']}>
        <Choice {...section.at('country')} label={t('country')} autoComplete="country" options={countries} />
        {isHome ? (
          <HomeCity section={section} cities={cities} />
        ) : (
          <Line {...section.at('foreign_city')} label={t('foreignCity')} autoComplete="address-level2" maxLength={profileLengths.city} />
        )}
        <Line
          {...section.at('zip')}
          label={optional(t('zip'))}
          autoComplete="postal-code"
          {...(isHome && { inputMode: 'numeric' as const })}
          maxLength={profileLengths.zip}
        />
      </div>
      <Reach section={section} />
      {changesPhoneOnFile(saved, fields) && (
        <Secret
          editor={section}
          field="password"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      )}
    </SectionCard>
  );
}

type Contact = Omit<OwnProfile['contact'], 'revision' | 'saved_at'>;
/** One of the cities couples look in. */
function HomeCity({ section, cities }: { readonly section: SectionState<Contact>; readonly cities: readonly City[] }) {
  const t = useTexts(profileTexts);
  return (
    <Choice
      editor={section}
      field="city_id"
      label={t('city')}
      hint={t('cityHint')}
      options={[{ value: '', label: t('choose') }, ...cities.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={String(section.fields.city_id ?? '')}
      onChange={(next) => section.change({ city_id: Number(next) || null })}
    />
  );
}

/** By phone and by mail. */
function Reach({ section }: { readonly section: SectionState<Contact> }) {
  const t = useTexts(profileTexts);
  const optional = (label: string) => `${label} (${t('optional')})`;
  return (
    <div className={classes['pair']}>
      <Line
        {...section.at('phone')}
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={profileLengths.phone}
      />
      <Line
        {...section.at('other_phone')}
        label={optional(t('otherPhone'))}
        hint={t('phoneHint')}
        type="tel"
        maxLength={profileLengths.phone}
      />
      <Line
        {...section.at('whatsapp')}
        label={optional(t('whatsapp'))}
        hint={t('whatsappHint')}
        type="tel"
        maxLength={profileLengths.phone}
      />
      <EmailLine
        {...section.at('email')}
        label={optional(t('email'))}
        hint={t('emailHint')}
        autoComplete="email"
        maxLength={profileLengths.email}
      />
    </div>
  );
}

/** Every country by its name in the language of the page, home first. */
function useCountries(): { value: string; label: string }[] {
  const language = useLanguage();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = countryCodes.map((code) => ({ value: code, label: names.of(code) ?? code }));
  const others = named
    .filter(({ value }) => value !== homeCountry)
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return [...named.filter(({ value }) => value === homeCountry), ...others];
}
