import type { FormEvent } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { money } from '../../../../texts/format.ts';
import { loginHref } from '../addresses.ts';
import { isBusinessDay } from '../../../../core/time.ts';
import { TakenDay } from '../dates/vendor-day.tsx';
import { DayField } from '../form/day-field.tsx';
import { Field } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { useFieldJudge } from '../form/judge-fields.ts';
import { FormFailure } from '../form/site-form.tsx';
import { useFocusOnWrong } from '../form/use-site-form.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import { useKnownWedding } from '../wedding/use-known-wedding.ts';
import styles from './contact.module.css';
import { type ContactDraft, type Subject, subjects } from './contact-draft.ts';
import { type AskedProduct, type Sent, useMessage } from './use-message.ts';

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
  /** What is in the form at first, and whether someone has typed it before. */
  readonly initial: ContactDraft;
  readonly isKept: boolean;
  readonly onSent: (sent: Sent) => void;
}

/** Writes to a vendor. Someone not signed in says an address beside it; the message waits until that is confirmed. */
export function ContactForm({ vendor, product, initial, isKept, onSent }: Props) {
  const { t, language, visitor, href, path } = useSite();
  const form = useMessage({ vendor, product, initial, onSent });
  const { typed: draft, change, messageOf, isSending } = form;
  const known = useKnownWedding();
  const within = useFocusOnWrong<HTMLFormElement>(form);
  const { judge, forget } = useFieldJudge(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    judge(event);
    void form.submit();
  };
  return (
    <form ref={within} className={styles['form']} method="dialog" noValidate onInput={forget} onSubmit={submit}>
      {isKept && visitor !== null && <output className={styles['back']}>{t('profile.draftBack')}</output>}
      <NeedsScript />
      {product === undefined ? (
        <Subjects chosen={draft.subject} onChange={(subject) => change({ subject })} />
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
        refusal={messageOf('wedding_date')}
        initial={initial.weddingDate}
        known={known.day}
        onChange={(weddingDate) => change({ weddingDate })}
      />
      <TakenDay vendorId={vendor.id} name={vendor.name} day={isBusinessDay(draft.weddingDate) ? draft.weddingDate : null} />
      <Field
        id="message"
        label={t('profile.message')}
        hint={t(product === undefined ? 'profile.messageHint' : 'profile.askHint')}
        refusal={messageOf('text')}
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
      {visitor === null && (
        <Field id="contact-email" label={t('profile.yourEmail')} hint={t('profile.yourEmailHint')} refusal={messageOf('email')}>
          {(aria) => (
            <input
              {...aria}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              required
              value={draft.email}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            />
          )}
        </Field>
      )}
      <FormFailure of={form} />
      <div className={styles['send']}>
        <SubmitButton isBusy={isSending} busyText={t('profile.sending')}>
          {t('profile.send')}
        </SubmitButton>
        {visitor === null ? (
          <p>
            {t('profile.haveAccount')} <a href={href(loginHref(`${href(path)}#contact`))}>{t('profile.signIn')}</a>
          </p>
        ) : (
          <p>{t('profile.replyNote')}</p>
        )}
      </div>
    </form>
  );
}

interface SubjectsProps {
  readonly chosen: Subject;
  readonly onChange: (subject: Subject) => void;
}

/** What a message is about. */
function Subjects({ chosen, onChange }: SubjectsProps) {
  const { t } = useSite();
  return (
    <fieldset className={styles['subjects']}>
      <legend>{t('profile.subject')}</legend>
      {subjects.map((subject) => (
        <label key={subject}>
          <input type="radio" name="subject" value={subject} checked={chosen === subject} onChange={() => onChange(subject)} />
          <span>{t(subjectKeys[subject])}</span>
        </label>
      ))}
    </fieldset>
  );
}
