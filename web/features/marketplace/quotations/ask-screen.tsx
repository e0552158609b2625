import { useEffect, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { askForQuotation } from '../../../../contract/inquiries.ts';
import { checkInquiry, type InquiryContent, type InquiryRefusal, inquiryRules } from '../../../../core/quotations/inquiry.ts';
import { businessDayOf } from '../../../../core/time.ts';
import { readTyped, type TypedUnit } from '../../../../core/typed-amount.ts';
import { readTypedDay } from '../../../../core/typed-day.ts';
import type { Language } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { type Checked, checkedByRule, valid, allValid, invalid } from '../../../base/form/checked.ts';
import { problemOf } from '../../../ui/use-typed-number.ts';
import { problemOfDay, writtenDay } from '../../../ui/use-typed-day.ts';
import { profileHref } from '../addresses.ts';
import { TakenDay } from '../dates/vendor-day.tsx';
import { DayField } from '../form/day-field.tsx';
import { Field } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { FormFailure, SiteForm, useWasKept } from '../form/site-form.tsx';
import { sentenceOf } from '../form/sentence-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TypedField } from '../form/typed-field.tsx';
import { useSiteForm } from '../form/use-site-form.ts';
import { Aside, Lead, SheetPage, WasKept } from '../site/sheet-page.tsx';
import { OurWeddingCard } from '../wedding/our-wedding-card.tsx';
import { type KnownWedding, useKnownWedding, useKnownText } from '../wedding/use-known-wedding.ts';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './ask.module.css';
import { type QuotationTexts, wordsOf } from './quotation-texts.ts';

const blank = { wishes: '', event_date: '', place: '', guests: '', budget: '' };

export interface AskProps {
  readonly vendor: VendorCard;
  readonly texts: QuotationTexts;
  /** The sentence of each refusal the form finds by itself. */
  readonly refusals: { readonly [Code in InquiryRefusal]: string };
}

/** The request for a quotation: wishes, and details that help the vendor. (product 8) */
export function AskScreen({ vendor, texts, refusals }: AskProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  const [isSent, setSent] = useState(false);
  return (
    <SheetPage labelledBy="ask">
      {isSent ? (
        <SentScreen vendor={vendor} words={words} />
      ) : (
        <>
          <h1 id="ask">{words('ask.heading')}</h1>
          <Lead>{words('ask.lead', { name: vendor.name })}</Lead>
          <OurWeddingCard />
          <AskForm vendor={vendor} texts={texts} refusals={refusals} onSent={() => setSent(true)} />
          <Aside>
            <a href={href(profileHref(vendor.slug))}>{words('ask.back')}</a>
          </Aside>
        </>
      )}
    </SheetPage>
  );
}

/** The form is gone, and with it the place one was at: the reader continues at the heading. */
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

function AskForm({ vendor, texts, refusals, onSent }: AskProps & { readonly onSent: () => void }) {
  const { visitor, language } = useSite();
  const words = wordsOf(texts);
  const known = useKnownWedding();
  const place = useRef<HTMLInputElement>(null);
  useKnownText(place, known.place);
  const form = useSiteForm({
    key: `ask.${vendor.slug}`,
    saved: { ...blank, ...knownTexts(known, language) },
    check: (typed) =>
      allValid({
        read: readableIn(typed, language),
        inquiry: checkedByRule(checkInquiry(inquiryIn(typed), businessDayOf(Date.now())), sentenceOf(refusals, language)),
      }),
    send({ inquiry }, { key }) {
      const { wishes, place, eventOn, guests, budgetIdr } = inquiry;
      const body = { wishes, place, event_date: eventOn, guests, budget: budgetIdr };
      return call(askForQuotation, { params: { id: vendor.id }, body, idempotencyKey: key });
    },
    onSent,
  });
  const wasKept = useWasKept(form);
  const day = readTypedDay(form.typed.event_date);
  return (
    <SiteForm form={form} className={styles['form']} isJudged>
      <NeedsScript />
      {wasKept && visitor !== null && <WasKept>{words('ask.kept')}</WasKept>}
      <Field id="wishes" label={words('ask.wishes')} hint={words('ask.wishesHint')} refusal={form.messageOf('wishes')}>
        {(aria) => <textarea {...aria} name="wishes" rows={6} maxLength={inquiryRules.wishesLengthMax} required />}
      </Field>
      <div className={styles['pair']}>
        <DayField
          id="event_date"
          name="event_date"
          label={words('ask.eventDate')}
          hint={words('ask.eventDateHint')}
          refusal={form.messageOf('event_date')}
          known={known.day}
        />
        <Field id="place" label={words('ask.place')} refusal={form.messageOf('place')}>
          {(aria) => <input ref={place} {...aria} type="text" name="place" maxLength={inquiryRules.placeLengthMax} autoComplete="off" />}
        </Field>
        <NumberFields words={words} guests={known.guests} refusalOf={form.messageOf} />
      </div>
      <TakenDay vendorId={vendor.id} name={vendor.name} day={day.kind === 'value' ? day.day : null} />
      <FormFailure of={form} />
      <SubmitButton isBusy={form.isSending} busyText={words('ask.sending')}>
        {words('ask.send')}
      </SubmitButton>
      {visitor === null && <Aside>{words('ask.signIn')}</Aside>}
    </SiteForm>
  );
}

interface NumberFieldsProps {
  readonly words: ReturnType<typeof wordsOf>;
  /** What the couple told before. */
  readonly guests: number | null;
  readonly refusalOf: (field: 'guests' | 'budget') => string | undefined;
}

function NumberFields({ words, guests, refusalOf }: NumberFieldsProps) {
  return (
    <>
      <TypedField
        name="guests"
        unit="count"
        label={words('ask.guests')}
        hint={words('ask.guestsHint')}
        refusal={refusalOf('guests')}
        known={guests}
      />
      <TypedField name="budget" unit="rupiah" label={words('ask.budget')} hint={words('ask.budgetHint')} refusal={refusalOf('budget')} />
    </>
  );
}

/** What the fields hold while nobody has typed: what the couple told of its wedding. */
const knownTexts = ({ day, guests, place }: KnownWedding, language: Language) => ({
  event_date: day === null ? '' : writtenDay(day, language),
  place,
  guests: guests === null ? '' : String(guests),
});

/** What was typed, read. What cannot be is missing here, and said by `readableIn`. */
function inquiryIn({ wishes, event_date, place, guests, budget }: typeof blank): InquiryContent {
  const day = readTypedDay(event_date);
  return {
    wishes,
    place,
    eventOn: day.kind === 'value' ? day.day : null,
    guests: numberIn(guests, 'count'),
    budgetIdr: numberIn(budget, 'rupiah'),
  };
}

function numberIn(text: string, unit: TypedUnit): number | null {
  const typed = readTyped(text, unit);
  return typed.kind === 'value' ? typed.value : null;
}

/** A day or a number that cannot be read, or in two ways, is refused where it was typed. */
function readableIn({ event_date, guests, budget }: typeof blank, language: Language): Checked<unknown> {
  const checked = (field: string, problem: string | undefined) => (problem === undefined ? valid(null) : invalid(field, problem));
  return allValid({
    day: checked('event_date', problemOfDay(event_date, language)),
    guests: checked('guests', problemOf(readTyped(guests, 'count'), 'count', language)),
    budget: checked('budget', problemOf(readTyped(budget, 'rupiah'), 'rupiah', language)),
  });
}
