import { type FormEvent, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { money } from '../../../../texts/format.ts';
import { DayField } from '../form/day-field.tsx';
import { Field, FormError } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './contact.module.css';
import { type ContactDraft, nameOfDraft, type Subject, subjects } from './contact-draft.ts';
import { type AskedProduct, type Sent, useKeptOnLeaving, useMessage } from './use-message.ts';

const textLengthMax = 2_000;
const subjectKeys = {
  appointment: 'profile.subjectAppointment',
  availability: 'profile.subjectAvailability',
  price_list: 'profile.subjectPriceList',
  other: 'profile.subjectOther',
} as const satisfies Record<Subject, string>;

interface Props {
  readonly vendor: VendorCard;
  readonly product: AskedProduct | undefined;
  /** What stands in the form at first, and whether somebody has typed it before. */
  readonly initial: ContactDraft;
  readonly isKept: boolean;
  readonly onSent: (sent: Sent) => void;
}

/** Writes to a vendor. Somebody not signed in types first and signs in then; what was typed waits for the return. */
export function ContactForm({ vendor, product, initial, isKept, onSent }: Props) {
  const { t, language, visitor } = useSite();
  const [draft, setDraft] = useState(initial);
  const { isSending, failure, send } = useMessage(vendor, product, onSent);
  useKeptOnLeaving(nameOfDraft(vendor, product), draft, isSending);
  const change = (part: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(draft);
  };
  const refusalOf = (name: string) => failure?.fields.find(({ field }) => field === name)?.message;
  return (
    <form className={styles['form']} method="dialog" onSubmit={submit}>
      {isKept && visitor !== null && <output className={styles['back']}>{t('profile.draftBack')}</output>}
      <NeedsScript />
      {product === undefined ? (
        <fieldset className={styles['subjects']}>
          <legend>{t('profile.subject')}</legend>
          {subjects.map((subject) => (
            <label key={subject}>
              <input type="radio" name="subject" value={subject} checked={draft.subject === subject} onChange={() => change({ subject })} />
              <span>{t(subjectKeys[subject])}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={styles['about']}>
          <strong>{product.title}</strong> {money(product.price, language)}
        </p>
      )}
      <DayField
        id="wedding-date"
        name="wedding_date"
        label={t('profile.weddingDate')}
        hint={t('profile.weddingDateHint')}
        refusal={refusalOf('wedding_date')}
        initial={initial.weddingDate}
        onChange={(weddingDate) => change({ weddingDate })}
      />
      <Field
        id="message"
        label={t('profile.message')}
        hint={t(product === undefined ? 'profile.messageHint' : 'profile.askHint')}
        refusal={refusalOf('text')}
      >
        {(aria) => (
          <textarea
            {...aria}
            name="text"
            rows={5}
            required
            maxLength={textLengthMax}
            value={draft.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
      {failure !== null && failure.fields.length === 0 && <FormError>{failure.message}</FormError>}
      <div className={styles['send']}>
        <SubmitButton isBusy={isSending} busyText={t('profile.sending')}>
          {t('profile.send')}
        </SubmitButton>
        <p>{t(visitor === null ? 'profile.signInFirst' : 'profile.replyNote')}</p>
      </div>
    </form>
  );
}
