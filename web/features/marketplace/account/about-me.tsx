import type { FormEvent } from 'react';
import { changeLanguage, changeName } from '../../../../contract/identity.ts';
import { type Language, languages } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { signedIn } from '../../../base/client-state.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { refreshSession } from '../../../base/session.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { Field } from '../form/field.tsx';
import { useFieldJudge } from '../form/judge-fields.ts';
import { FormFailure } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useFocusOnWrong, useSiteForm } from '../form/use-site-form.ts';
import { useSite } from '../site/site-context.tsx';
import { useHydrated } from '../site/use-hydrated.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

export function AboutMe() {
  const { visitor, language: pageLanguage } = useSite();
  const words = useAccountTexts();
  const user = useClientState(signedIn);
  // Null: not chosen here. The account's own may be known later than the page.
  const saved: { readonly name: string; readonly language: Language | null } = { name: visitor?.name ?? '', language: null };
  const emailLanguage = user?.language ?? pageLanguage;
  const form = useSiteForm({
    key: useHydrated() ? 'about-me' : null,
    saved,
    async send({ name, language }) {
      await call(changeName, { body: { name } });
      await call(changeLanguage, { body: { language: language ?? emailLanguage } });
    },
    // Whatever is there is written over; what was typed meanwhile stays.
    revisionOf: () => 0,
    onSent: refreshSession,
  });
  const within = useFocusOnWrong<HTMLFormElement>(form);
  const { typed, change } = form;
  const { judge, forget } = useFieldJudge(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    judge(event);
    void form.submit();
  };
  return (
    <section aria-labelledby="about-me">
      <h2 id="about-me">{words('account.aboutMe')}</h2>
      <form ref={within} className={styles['form']} method="dialog" noValidate onInput={forget} onSubmit={submit}>
        <Field id="name" label={words('field.name')} hint={words('field.nameHint')} refusal={form.messageOf('name')}>
          {(aria) => (
            <input
              {...aria}
              type="text"
              name="name"
              autoComplete="name"
              maxLength={80}
              required
              value={typed.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          )}
        </Field>
        <ChoiceField
          id="language"
          name="language"
          label={words('account.language')}
          options={languages.map(({ language, name }) => ({ value: language, label: name, lang: language }))}
          value={typed.language ?? emailLanguage}
          onChange={({ currentTarget }) => change({ language: currentTarget.value === 'en' ? 'en' : 'id' })}
        />
        <FormFailure of={form} />
        <div className={styles['done']}>
          <SubmitButton isBusy={form.isSending}>{words('account.saveChanges')}</SubmitButton>
          <output>{form.isSent && !form.isDirty && words('account.savedChanges')}</output>
        </div>
      </form>
    </section>
  );
}
