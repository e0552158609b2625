import { useEffect, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { askForQuotation } from '../../../../contract/inquiries.ts';
import { inquiryRules } from '../../../../core/quotations/inquiry.ts';
import { readTyped } from '../../../../core/typed-amount.ts';
import type { Language } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { ensureSession } from '../../../base/session.ts';
import { problemOf } from '../../../ui/use-typed-number.ts';
import { problemOfDay } from '../../../ui/use-typed-day.ts';
import { askHref, loginHref, profileHref } from '../addresses.ts';
import { DayField, dayOf } from '../form/day-field.tsx';
import { Field, FormError } from '../form/field.tsx';
import { forget } from '../form/kept.ts';
import { keepForm, restoreForm } from '../form/kept-form.ts';
import { NeedsScript } from '../form/needs-script.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TypedField } from '../form/typed-field.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Aside, Lead, LetterPage, WasKept } from '../site/letter.tsx';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './ask.module.css';
import { type QuotationTexts, wordsOf } from './quotation-texts.ts';
import { newId } from '../../../base/calls/new-id.ts';

export interface AskProps {
  readonly vendor: VendorCard;
  readonly texts: QuotationTexts;
}

/** The request for a quotation: wishes, and details that help the vendor. (product 8) */
export function AskScreen({ vendor, texts }: AskProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  const [isSent, setSent] = useState(false);
  return (
    <LetterPage labelledBy="ask">
      {isSent ? (
        <SentScreen vendor={vendor} words={words} />
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

/** The form is gone, and with it the place one was at: the reader goes on at the heading. */
function SentScreen({ vendor, words }: { readonly vendor: VendorCard; readonly words: ReturnType<typeof wordsOf> }) {
  const { href } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['sent']}>
      <h1 id="ask" ref={heading} tabIndex={-1}>
        {words('ask.sentHeading', { name: vendor.name })}
      </h1>
      <output>{words('ask.sentText')}</output>
      <ActionLink href={href('/account/quotations')}>{words('ask.toQuotations')}</ActionLink>
      <a href={href(profileHref(vendor.slug))}>{words('ask.back')}</a>
    </div>
  );
}

function AskForm({ vendor, texts, onSent }: AskProps & { readonly onSent: () => void }) {
  const { href, visitor, language } = useSite();
  const words = wordsOf(texts);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newId());
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
      await call(askForQuotation, { params: { id: vendor.id }, body: bodyOf(fields, language), idempotencyKey: key.current });
    } catch (caught) {
      if (caught instanceof ApiError && caught.status === 401) return signInFirst();
      throw caught;
    }
    forget(name);
    onSent();
  });
  const changed = () => {
    keepForm(name, form.current);
    key.current = newId();
  };
  return (
    <form ref={form} className={styles['form']} method="dialog" noValidate onSubmit={onSubmit} onInput={changed}>
      <NeedsScript />
      {wasKept && visitor !== null && <WasKept>{words('ask.kept')}</WasKept>}
      <Field id="wishes" label={words('ask.wishes')} hint={words('ask.wishesHint')} refusal={refusalOf('wishes')}>
        {(aria) => <textarea {...aria} name="wishes" rows={6} maxLength={inquiryRules.wishesLengthMax} required />}
      </Field>
      <div className={styles['pair']}>
        <DayField
          id="event_date"
          name="event_date"
          label={words('ask.eventDate')}
          hint={words('ask.eventDateHint')}
          refusal={refusalOf('event_date')}
        />
        <Field id="place" label={words('ask.place')} refusal={refusalOf('place')}>
          {(aria) => <input {...aria} type="text" name="place" maxLength={inquiryRules.placeLengthMax} autoComplete="off" />}
        </Field>
        <TypedField name="guests" unit="count" label={words('ask.guests')} hint={words('ask.guestsHint')} refusal={refusalOf('guests')} />
        <TypedField name="budget" unit="rupiah" label={words('ask.budget')} hint={words('ask.budgetHint')} refusal={refusalOf('budget')} />
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

/** What was typed as the call wants it; a number that cannot be read, or in two ways, is refused here, where it was typed. */
function bodyOf({ wishes = '', event_date: day = '', place = '', guests = '', budget = '' }: Fields, language: Language) {
  const typed = { guests: readTyped(guests, 'count'), budget: readTyped(budget, 'rupiah') };
  const refused = [
    { field: 'event_date', message: problemOfDay(day, language) },
    { field: 'guests', message: problemOf(typed.guests, 'count', language) },
    { field: 'budget', message: problemOf(typed.budget, 'rupiah', language) },
  ].flatMap(({ field, message }) => (message === undefined ? [] : [{ field, code: 'request.not_a_number', message }]));
  if (refused.length > 0) throw new ApiError(422, { code: 'request.invalid', message: '', fields: refused });
  const valueOf = (one: typeof typed.guests) => (one.kind === 'value' ? one.value : null);
  return { wishes, place, event_date: dayOf(day) || null, guests: valueOf(typed.guests), budget: valueOf(typed.budget) };
}
