import { type FormEvent, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { messageVendor } from '../../../../contract/clients.ts';
import { call } from '../../../api/browser-call.ts';
import { ApiError } from '../../../api/call.ts';
import { clientState } from '../../../app/client-state.ts';
import { ensureSession } from '../../../app/session.ts';
import { loginHref } from '../addresses.ts';
import { Field, FormError } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './contact.module.css';
import { type ContactDraft, forgetDraft, keepDraft, type Subject, subjects } from './contact-draft.ts';

const textLengthMax = 2_000;
const subjectKeys = {
  appointment: 'profile.subjectAppointment',
  availability: 'profile.subjectAvailability',
  price_list: 'profile.subjectPriceList',
  other: 'profile.subjectOther',
} as const satisfies Record<Subject, string>;

interface Props {
  readonly vendor: VendorCard;
  /** What stands in the form at first, and whether somebody has typed it before. */
  readonly initial: ContactDraft;
  readonly isKept: boolean;
  readonly onSent: (email: string | null) => void;
}

/** Writes to a vendor. Somebody not signed in types first and signs in then; what was typed waits for the return. */
export function ContactForm({ vendor, initial, isKept, onSent }: Props) {
  const { t, href, visitor } = useSite();
  const [draft, setDraft] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** One message, one key, however often it is sent. */
  const key = useRef<string | null>(null);

  const change = (part: Partial<ContactDraft>) => {
    key.current = null;
    setDraft((before) => ({ ...before, ...part }));
  };
  const signInFirst = () => {
    keepDraft(vendor.slug, draft, Date.now());
    location.assign(href(loginHref(`${location.pathname}${location.search}#contact`)));
  };
  const send = async () => {
    if (visitor === null) return signInFirst();
    setSending(true);
    setFailure(null);
    key.current ??= crypto.randomUUID();
    try {
      await ensureSession();
      const body = { subject: draft.subject, text: draft.text, wedding_date: draft.weddingDate || null };
      await call(messageVendor, { params: { id: vendor.id }, body, idempotencyKey: key.current });
      forgetDraft(vendor.slug);
      onSent(clientState.get().user?.email ?? null);
    } catch (caught) {
      if (caught instanceof ApiError && caught.status === 401) return signInFirst();
      if (!(caught instanceof ApiError)) throw caught;
      setFailure(caught);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const textRefusal = failure?.fields.find(({ field }) => field === 'text')?.message;
  const dateRefusal = failure?.fields.find(({ field }) => field === 'wedding_date')?.message;
  return (
    <form className={styles['form']} method="dialog" onSubmit={submit}>
      {isKept && visitor !== null && <output className={styles['back']}>{t('profile.draftBack')}</output>}
      <NeedsScript />
      <fieldset className={styles['subjects']}>
        <legend>{t('profile.subject')}</legend>
        {subjects.map((subject) => (
          <label key={subject}>
            <input type="radio" name="subject" value={subject} checked={draft.subject === subject} onChange={() => change({ subject })} />
            <span>{t(subjectKeys[subject])}</span>
          </label>
        ))}
      </fieldset>
      <Field id="wedding-date" label={t('profile.weddingDate')} hint={t('profile.weddingDateHint')} refusal={dateRefusal}>
        {(aria) => (
          <input
            {...aria}
            className={styles['date']}
            name="wedding_date"
            type="date"
            value={draft.weddingDate}
            onChange={({ currentTarget }) => change({ weddingDate: currentTarget.value })}
          />
        )}
      </Field>
      <Field id="message" label={t('profile.message')} hint={t('profile.messageHint')} refusal={textRefusal}>
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
