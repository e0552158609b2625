import { useState } from 'react';
import { changeLanguage, changeName } from '../../../../contract/identity.ts';
import { languages } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { signedIn, useClientState } from '../../../base/client-state.ts';
import { ensureSession, refreshSession } from '../../../base/session.ts';
import { Field, FormError } from '../form/field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

export function AboutMe() {
  const { visitor, language: pageLanguage } = useSite();
  const words = useAccountTexts();
  const user = useClientState(signedIn);
  const [isSaved, setSaved] = useState(false);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ name = '', language }) => {
    setSaved(false);
    await ensureSession();
    await call(changeName, { body: { name } });
    await call(changeLanguage, { body: { language: language === 'en' ? 'en' : 'id' } });
    await refreshSession();
    setSaved(true);
  });
  const mailLanguage = user?.language ?? pageLanguage;
  return (
    <section aria-labelledby="about-me">
      <h2 id="about-me">{words('account.aboutMe')}</h2>
      <form className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <Field id="name" label={words('field.name')} hint={words('field.nameHint')} refusal={refusalOf('name')}>
          {(aria) => <input {...aria} type="text" name="name" autoComplete="name" maxLength={80} required defaultValue={visitor?.name} />}
        </Field>
        <Field id="language" label={words('account.language')}>
          {(aria) => (
            <select {...aria} name="language" key={mailLanguage} defaultValue={mailLanguage}>
              {languages.map(({ language, name }) => (
                <option key={language} value={language} lang={language}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {failure !== undefined && <FormError>{failure}</FormError>}
        <div className={styles['done']}>
          <SubmitButton isBusy={isBusy}>{words('account.saveChanges')}</SubmitButton>
          <output>{isSaved && words('account.savedChanges')}</output>
        </div>
      </form>
    </section>
  );
}
