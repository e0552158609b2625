import { useEffect, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { askForQuotation } from '../../../../contract/inquiries.ts';
import { inquiryRules } from '../../../../core/quotations/inquiry.ts';
import { typedAmount } from '../../../../core/typed-amount.ts';
import { call } from '../../../api/browser-call.ts';
import { ApiError } from '../../../api/call.ts';
import { ensureSession } from '../../../app/session.ts';
import { askHref, loginHref, profileHref } from '../addresses.ts';
import { Field, FormError } from '../form/field.tsx';
import { forgetForm, keepForm, restoreForm } from '../form/kept-form.ts';
import { NeedsScript } from '../form/needs-script.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Aside, Lead, LetterPage, WasKept } from '../site/letter.tsx';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './ask.module.css';
import { type QuotationTexts, wordsOf } from './quotation-texts.ts';

export interface AskProps {
  readonly vendor: VendorCard;
  readonly texts: QuotationTexts;
}

/** A letter to a vendor: what is wished for, and what helps to answer it. (product 8) */
export function AskScreen({ vendor, texts }: AskProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  const [isSent, setSent] = useState(false);
  return (
    <LetterPage labelledBy="ask">
      {isSent ? (
        <div className={styles['sent']}>
          <h1 id="ask">{words('ask.sentHeading', { name: vendor.name })}</h1>
          <output>{words('ask.sentText')}</output>
          <ActionLink href={href('/account/quotations')}>{words('ask.toQuotations')}</ActionLink>
          <a href={href(profileHref(vendor.slug))}>{words('ask.back')}</a>
        </div>
      ) : (
        <>
          <h1 id="ask">{words('ask.heading')}</h1>
          <Lead>{words('ask.lead', { name: vendor.name })}</Lead>
          <AskForm vendor={vendor} texts={texts} onSent={() => setSent(true)} />
          <Aside>
            <a href={href(profileHref(vendor.slug))}>{words('ask.back')}</a>
          </Aside>
        </>
      )}
    </LetterPage>
  );
}

function AskForm({ vendor, texts, onSent }: AskProps & { readonly onSent: () => void }) {
  const { href, visitor } = useSite();
  const words = wordsOf(texts);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(crypto.randomUUID());
  const [wasKept, setKept] = useState(false);
  const name = `ask.${vendor.slug}`;
  useEffect(() => setKept(restoreForm(name, form.current)), [name]);
  const signInFirst = () => {
    keepForm(name, form.current, true);
    location.assign(href(loginHref(href(askHref(vendor.slug)))));
  };
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async (fields) => {
    if (visitor === null) return signInFirst();
    try {
      await ensureSession();
      await call(askForQuotation, { params: { id: vendor.id }, body: bodyOf(fields, words), idempotencyKey: key.current });
    } catch (caught) {
      if (caught instanceof ApiError && caught.status === 401) return signInFirst();
      throw caught;
    }
    forgetForm(name);
    onSent();
  });
  const changed = () => {
    keepForm(name, form.current);
    key.current = crypto.randomUUID();
  };
  return (
    <form ref={form} className={styles['form']} method="dialog" noValidate onSubmit={onSubmit} onInput={changed}>
      <NeedsScript />
      {wasKept && visitor !== null && <WasKept>{words('ask.kept')}</WasKept>}
      <Field id="wishes" label={words('ask.wishes')} hint={words('ask.wishesHint')} refusal={refusalOf('wishes')}>
        {(aria) => <textarea {...aria} name="wishes" rows={6} maxLength={inquiryRules.wishesLengthMax} required />}
      </Field>
      <div className={styles['pair']}>
        <Field id="event_date" label={words('ask.eventDate')} hint={words('ask.eventDateHint')} refusal={refusalOf('event_date')}>
          {(aria) => <input {...aria} name="event_date" type="date" />}
        </Field>
        <Field id="place" label={words('ask.place')} refusal={refusalOf('place')}>
          {(aria) => <input {...aria} name="place" maxLength={inquiryRules.placeLengthMax} autoComplete="off" />}
        </Field>
        <Field id="guests" label={words('ask.guests')} hint={words('ask.guestsHint')} refusal={refusalOf('guests')}>
          {(aria) => <input {...aria} name="guests" inputMode="numeric" maxLength={9} autoComplete="off" />}
        </Field>
        <Field id="budget" label={words('ask.budget')} hint={words('ask.budgetHint')} refusal={refusalOf('budget')}>
          {(aria) => <input {...aria} name="budget" inputMode="numeric" maxLength={24} autoComplete="off" />}
        </Field>
      </div>
      {failure !== undefined && failure !== '' && <FormError>{failure}</FormError>}
      <SubmitButton isBusy={isBusy} busyText={words('ask.sending')}>
        {words('ask.send')}
      </SubmitButton>
      {visitor === null && <Aside>{words('ask.signIn')}</Aside>}
    </form>
  );
}

type Fields = Readonly<Record<string, string>>;

/** What was typed as the call wants it; a number nobody can read is refused here, where it was typed. */
function bodyOf({ wishes = '', event_date: day = '', place = '', guests = '', budget = '' }: Fields, words: ReturnType<typeof wordsOf>) {
  const numbers = { guests: typedAmount(guests), budget: typedAmount(budget) };
  const unread = [['guests', guests] as const, ['budget', budget] as const].flatMap(([field, text]) =>
    text.trim() !== '' && numbers[field] === null ? [{ field, code: 'request.not_a_number', message: words('ask.amount') }] : [],
  );
  if (unread.length > 0) throw new ApiError(422, { code: 'request.invalid', message: '', fields: unread });
  return { wishes, place, event_date: day === '' ? null : day, ...numbers };
}
