import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Category, type City, type OwnProfile, saveProfile } from '../../../contract/catalogue.ts';
import { aboutLengthMax, changesPhoneOnFile } from '../../../core/catalogue/profile.ts';
import { dashboardHome } from '../../../core/identity/gate.ts';
import { lengthOf } from '../../../core/text.ts';
import { call } from '../../api/browser-call.ts';
import { notify } from '../../app/client-state.ts';
import { useDraft } from '../../app/draft.ts';
import { useFormat } from '../../app/format.ts';
import { refreshSession } from '../../app/session.ts';
import { useLanguage, useTexts } from '../../app/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PortfolioSection } from '../pictures/portfolio-section.tsx';
import { ProfilePicture } from '../pictures/profile-picture.tsx';
import { ProfileChecklist } from './profile-checklist.tsx';
import classes from './profile.module.css';
import { profileQuery } from './queries.ts';
import { profileTexts } from './texts.ts';

type ProfileFormProps = {
  readonly profile: OwnProfile;
  readonly choices: { readonly categories: readonly Category[]; readonly cities: readonly City[] };
};

export function ProfileForm({ profile, choices }: ProfileFormProps) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const format = useFormat();
  const { draft, change, discard } = useDraft('profile', fieldsOf(profile));
  const save = useSaveProfile(profile.status, discard);
  const [password, setPassword] = useState('');
  const isPhoneNew = changesPhoneOnFile(profile, draft);
  const messages = fieldMessages(save.error);
  const field = (name: TextField) => ({
    name,
    size: 'md',
    value: draft[name],
    error: messages[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const select = (name: 'city_id' | 'category_id', options: readonly { id: number; label: string }[]) => ({
    name,
    size: 'md',
    value: String(draft[name] ?? ''),
    error: messages[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: Number(event.currentTarget.value) || null }),
    data: [{ value: '', label: t('choose') }, ...options.map(({ id, label }) => ({ value: String(id), label }))],
  });
  const counter = t('counter', { used: format.count(lengthOf(draft.about)), maximum: format.count(aboutLengthMax) });
  return (
    <div className={classes['columns']}>
      <div className={classes['sheets']}>
        <Card>
          <Form
            onSubmit={() => save.mutate(isPhoneNew ? { ...draft, password } : draft, { onSuccess: () => setPassword('') })}
            failure={save.error}
          >
            <TextInput
              {...field('business_name')}
              label={t('businessName')}
              description={t('businessNameHint')}
              autoComplete="organization"
            />
            <div>
              <Textarea {...field('about')} label={t('about')} description={t('aboutHint')} rows={6} aria-describedby="about-counter" />
              <p id="about-counter" className={classes['counter']} data-over={lengthOf(draft.about) > aboutLengthMax}>
                {counter}
              </p>
            </div>
            <div className={classes['pair']}>
              <NativeSelect
                {...select(
                  'category_id',
                  choices.categories.map(({ id, name }) => ({ id, label: name[language] })),
                )}
                label={t('category')}
              />
              <NativeSelect
                {...select(
                  'city_id',
                  choices.cities.map(({ id, name }) => ({ id, label: name })),
                )}
                label={t('city')}
              />
            </div>
            <div className={classes['addressPair']}>
              <TextInput {...field('address')} label={t('address')} autoComplete="street-address" />
              <TextInput {...field('zip')} label={`${t('zip')} (${t('optional')})`} inputMode="numeric" autoComplete="postal-code" />
            </div>
            <div className={classes['pair']}>
              <TextInput {...field('phone')} label={t('phone')} description={t('phoneHint')} type="tel" autoComplete="tel" />
              <TextInput {...field('whatsapp')} label={`${t('whatsapp')} (${t('optional')})`} description={t('phoneHint')} type="tel" />
            </div>
            {isPhoneNew && (
              <PasswordField
                label={t('password')}
                hint={t('passwordHint')}
                value={password}
                error={messages['password']}
                onChange={setPassword}
              />
            )}
            <TextInput
              {...field('website')}
              label={`${t('website')} (${t('optional')})`}
              description={t('websiteHint')}
              type="url"
              inputMode="url"
              autoComplete="url"
            />
            <div>
              <Button type="submit" loading={save.isPending}>
                {t('save')}
              </Button>
            </div>
          </Form>
        </Card>
        <Card>
          <ProfilePicture />
        </Card>
        <PortfolioSection />
      </div>
      <ProfileChecklist status={profile.status} slug={profile.slug} draft={draft} />
    </div>
  );
}

type Fields = Omit<OwnProfile, 'id' | 'status' | 'slug' | 'missing'>;
type TextField = { [K in keyof Fields]: Fields[K] extends string ? K : never }[keyof Fields];

function fieldsOf({ id: _id, status: _status, slug: _slug, missing: _missing, ...fields }: OwnProfile): Fields {
  return fields;
}

/** Saves; a profile that became complete is published, and its vendor goes on to the dashboard. */
function useSaveProfile(statusBefore: number, discard: () => void) {
  const t = useTexts(profileTexts);
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async (fields: Fields & { readonly password?: string }) => (await call(saveProfile, { body: fields })).data,
    async onSuccess(saved) {
      discard();
      queries.setQueryData(profileQuery.queryKey, saved);
      await refreshSession();
      const isPublishedNow = statusBefore === 0 && saved.status === 1;
      notify('success', isPublishedNow ? t('published') : t('saved'));
      if (isPublishedNow) await router.navigate({ to: dashboardHome });
    },
  });
}
