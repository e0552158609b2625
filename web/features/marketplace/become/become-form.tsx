import { sendAcquisition } from '../../../../contract/acquisition.ts';
import { checkContactForm, type ContactFormRefusal, contactLengths } from '../../../../core/acquisition/contact.ts';
import type { becomeEn } from '../../../../texts/marketplace/become.en.ts';
import type { SentencesOf } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { checkedByRule } from '../../../base/form/checked.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { Field } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { sentenceOf } from '../form/sentence-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './become.module.css';

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

const blank = { business_name: '', contact_name: '', email: '', phone: '', category: '', city: '', website: '', message: '' };
const choice = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({ value: slug, label: name });

interface Props extends BecomeProps {
  readonly onSent: (sent: Sent) => void;
}

/** What we ask a business for. It is checked here; what was typed survives a reload until it is sent. */
export function BecomeForm({ texts, refusals, onSent }: Props) {
  const { categories, cities, href, language, t } = useSite();
  const form = useBareForm({
    key: 'become',
    saved: blank,
    check: (typed) => checkedByRule(checkContactForm(typed), sentenceOf(refusals, language)),
    async send(body, { key }) {
      await call(sendAcquisition, { body: { ...body, language }, idempotencyKey: key });
      return { name: body.contact_name, business: body.business_name, email: body.email };
    },
    onSent,
  });
  const line = (name: LineProps['name']) => <Line name={name} texts={texts} refusal={form.messageOf(name)} />;
  return (
    <SiteForm form={form} className={styles['form']} isJudged>
      <NeedsScript />
      {line('business_name')}
      <div className={styles['pair']}>
        <ChoiceField
          id="category"
          name="category"
          label={texts.category}
          refusal={form.messageOf('category')}
          none={texts.choose}
          options={categories.map(choice)}
          required
        />
        <ChoiceField
          id="city"
          name="city"
          label={texts.city}
          refusal={form.messageOf('city')}
          none={texts.choose}
          options={[...cities.map(choice), { value: 'other', label: texts.cityAny }]}
        />
      </div>
      {line('contact_name')}
      {line('email')}
      {line('phone')}
      {line('website')}
      <Field id="about" label={texts.message} hint={texts.messageHint} refusal={form.messageOf('message')}>
        {(aria) => <textarea {...aria} name="message" rows={4} maxLength={contactLengths.message} />}
      </Field>
      <FormFailure of={form} />
      <SubmitButton isBusy={form.isSending} busyText={texts.sending}>
        {texts.send}
      </SubmitButton>
      <p className={styles['privacy']}>
        {texts.privacy} <a href={href('/privacy')}>{t('site.privacy')}</a>
      </p>
    </SiteForm>
  );
}

/** Each line with what browsers know to fill in. */
const lines = {
  business_name: { autoComplete: 'organization', type: 'text' },
  contact_name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  website: { autoComplete: 'url', type: 'text' },
} as const;

interface LineProps {
  readonly name: keyof typeof lines;
  readonly texts: BecomeTexts;
  readonly refusal: string | undefined;
}

function Line({ name, texts, refusal }: LineProps) {
  const hint = name === 'email' ? texts.emailHint : name === 'website' ? texts.websiteHint : undefined;
  return (
    <Field id={name} label={texts[name]} hint={hint} refusal={refusal}>
      {(aria) => <input {...aria} {...lines[name]} name={name} maxLength={contactLengths[name]} required={name !== 'website'} />}
    </Field>
  );
}
