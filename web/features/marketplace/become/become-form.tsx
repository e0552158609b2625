import { useEffect, useRef } from 'react';
import { sendAcquisition } from '../../../../contract/acquisition.ts';
import { checkContactForm, type ContactForm, type ContactFormRefusal, contactLengths } from '../../../../core/acquisition/contact.ts';
import type { becomeEn } from '../../../../texts/marketplace/become.en.ts';
import { fill, type SentencesOf } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { Field, FormError } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './become.module.css';
import { forget } from '../form/kept.ts';
import { keepForm, restoreForm } from '../form/kept-form.ts';
import { newId } from '../../../base/calls/new-id.ts';

export type BecomeTexts = SentencesOf<typeof becomeEn>;
export interface BecomeProps {
  readonly texts: BecomeTexts;
  /** The sentence of each refusal the form can find by itself. */
  readonly refusals: { readonly [Code in ContactFormRefusal]: string };
}
export interface Sent {
  readonly name: string;
  readonly business: string;
  readonly email: string;
}

const blank: ContactForm = { business_name: '', contact_name: '', email: '', phone: '', category: '', city: '', website: '', message: '' };

interface Props extends BecomeProps {
  readonly onSent: (sent: Sent) => void;
}

/** What we ask a business for. It is checked here; what was typed survives a reload until it is sent. */
export function BecomeForm({ texts, refusals, onSent }: Props) {
  const { categories, cities, href, language, t } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newId());
  useEffect(() => void restoreForm('become', form.current), []);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async (fields) => {
    const checked = checkContactForm({ ...blank, ...fields });
    if (!checked.ok) {
      const wrong = checked.refusals.map(({ code, field = '', params = {} }) => ({
        field,
        code,
        message: fill(refusals[code], Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))),
      }));
      throw new ApiError(422, { code: 'request.invalid', message: '', fields: wrong });
    }
    await call(sendAcquisition, { body: { ...checked.value, language }, idempotencyKey: key.current });
    forget('become');
    onSent({ name: checked.value.contact_name, business: checked.value.business_name, email: checked.value.email });
  });
  const line = (name: 'business_name' | 'contact_name' | 'email' | 'phone' | 'website', autoComplete: string, hint?: string) => (
    <Field id={name} label={texts[name]} hint={hint} refusal={refusalOf(name)}>
      {(aria) => (
        <input
          {...aria}
          name={name}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete}
          maxLength={contactLengths[name]}
          required={name !== 'website'}
        />
      )}
    </Field>
  );
  const changed = () => {
    keepForm('become', form.current);
    key.current = newId();
  };
  return (
    <form ref={form} className={styles['form']} method="dialog" noValidate onSubmit={onSubmit} onInput={changed}>
      <NeedsScript />
      {line('business_name', 'organization')}
      <div className={styles['pair']}>
        <Field id="category" label={texts.category} refusal={refusalOf('category')}>
          {(aria) => (
            <select {...aria} name="category" defaultValue="" required>
              <option value="">{texts.choose}</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="city" label={texts.city} refusal={refusalOf('city')}>
          {(aria) => (
            <select {...aria} name="city" defaultValue="">
              <option value="">{texts.choose}</option>
              {cities.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
              <option value="other">{texts.cityAny}</option>
            </select>
          )}
        </Field>
      </div>
      {line('contact_name', 'name')}
      {line('email', 'email', texts.emailHint)}
      {line('phone', 'tel')}
      {line('website', 'url', texts.websiteHint)}
      <Field id="about" label={texts.message} hint={texts.messageHint} refusal={refusalOf('message')}>
        {(aria) => <textarea {...aria} name="message" rows={4} maxLength={contactLengths.message} />}
      </Field>
      {failure !== undefined && failure !== '' && <FormError>{failure}</FormError>}
      <SubmitButton isBusy={isBusy} busyText={texts.sending}>
        {texts.send}
      </SubmitButton>
      <p className={styles['privacy']}>
        {texts.privacy} <a href={href('/privacy')}>{t('site.privacy')}</a>
      </p>
    </form>
  );
}
