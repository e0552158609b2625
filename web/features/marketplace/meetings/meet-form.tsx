import { type ReactNode, useMemo, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { Meeting } from '../../../../contract/meetings.ts';
import { meetingRules } from '../../../../core/meetings/life.ts';
import { longTimeIn, zoneChoices, zoneLabel } from '../../../../texts/zones.ts';
import { profileHref } from '../addresses.ts';
import { Field, FormError } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { FormFailure, SiteForm, useWasKept } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { Aside, WasKept } from '../site/sheet-page.tsx';
import { useSite } from '../site/site-context.tsx';
import { FreeTimes } from './free-times.tsx';
import styles from './meet.module.css';
import type { MeetingWords, SlotTexts } from './meeting-texts.ts';
import { type Booking, useBooking, type WordsSentences } from './use-booking.ts';

interface MeetFormProps {
  readonly vendor: VendorCard;
  readonly theirZone: string;
  readonly words: MeetingWords;
  readonly slotTexts: SlotTexts;
  readonly refusals: WordsSentences;
  readonly onBooked: (meeting: Meeting) => void;
}

/** What a couple chooses and writes to meet a vendor. What was typed and chosen is there again after signing in. */
export function MeetForm(props: MeetFormProps) {
  const { vendor, words, refusals, onBooked } = props;
  const { visitor } = useSite();
  const booking = useBooking({ vendor, words, refusals, onBooked });
  const { form } = booking;
  const { messageOf } = form;
  const wasKept = useWasKept(form);
  return (
    <SiteForm form={form} className={styles['form']} isJudged>
      <NeedsScript />
      {wasKept && visitor !== null && <WasKept>{words('meet.kept')}</WasKept>}
      <When {...props} booking={booking} />
      <Field id="subject" label={words('meet.subject')} hint={words('meet.subjectHint')} refusal={messageOf('subject')}>
        {(aria) => <input {...aria} type="text" name="subject" maxLength={meetingRules.subjectLengthMax} autoComplete="off" required />}
      </Field>
      <Field id="note" label={words('meet.note')} hint={words('meet.noteHint')} refusal={messageOf('note')}>
        {(aria) => <textarea {...aria} name="note" rows={4} maxLength={meetingRules.noteLengthMax} />}
      </Field>
      <FormFailure of={form} />
      <SubmitButton isBusy={form.isSending} busyText={words('meet.booking')}>
        {words('meet.book')}
      </SubmitButton>
      {visitor === null && <Aside>{words('meet.signIn')}</Aside>}
    </SiteForm>
  );
}

/** The time, by the clocks of both. */
function When({ vendor, theirZone, words, slotTexts, booking }: MeetFormProps & { readonly booking: Booking }) {
  const { language } = useSite();
  const { form, slots, zone, chosen, isTaken } = booking;
  const [openedAt] = useState(Date.now);
  // While the free times are fetched again, what someone else has is no time that is missing.
  const wrong = isTaken ? words('meet.taken') : form.isSending ? undefined : form.messageOf('starts_at');
  const isWrong = wrong !== undefined;
  return (
    <section className={styles['when']} aria-labelledby="when" data-wrong={isWrong || undefined}>
      <h2 id="when">{words('meet.when')}</h2>
      {zone !== null && zone !== theirZone && (
        <p className={styles['hint']}>{words('meet.vendorZone', { name: vendor.name, zone: zoneLabel(theirZone, openedAt, language) })}</p>
      )}
      {isWrong && <FormError>{wrong}</FormError>}
      <FreeTimes
        slots={slots}
        zone={zone}
        words={words}
        slotTexts={slotTexts}
        value={chosen}
        onChange={(startsAt) => form.change({ starts_at: startsAt })}
        full={
          <Unavailable vendor={vendor} words={words}>
            {words('meet.full', { name: vendor.name })}
          </Unavailable>
        }
      />
      <ZoneField words={words} zone={zone} at={openedAt} onChange={(next) => form.change({ time_zone: next })} />
      {chosen !== null && zone !== null && <BothTimes startsAt={chosen} zone={zone} theirs={theirZone} name={vendor.name} words={words} />}
    </section>
  );
}

interface ZoneFieldProps {
  readonly words: MeetingWords;
  readonly zone: string | null;
  /** Epoch milliseconds; what a zone is called and its offset change over the year. */
  readonly at: number;
  readonly onChange: (zone: string) => void;
}

/** Whose clocks the reader goes by: that of its browser, unless it says otherwise. */
function ZoneField({ words, zone, at, onChange }: ZoneFieldProps) {
  const { language } = useSite();
  const isKnown = zone !== null;
  const zones = useMemo(() => (isKnown ? zoneChoices(at, language) : []), [isKnown, at, language]);
  // A browser may call its zone by an older name.
  const own = zone === null || zones.some(({ value }) => value === zone) ? [] : [{ value: zone, label: zoneLabel(zone, at, language) }];
  return (
    <Field id="zone" label={words('meet.zone')}>
      {(aria) => (
        <select {...aria} value={zone ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {[...own, ...zones].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface BothProps {
  readonly startsAt: string;
  readonly zone: string;
  readonly theirs: string;
  readonly name: string;
  readonly words: MeetingWords;
}

/** One time by the clocks of both. */
export function BothTimes({ startsAt, zone, theirs, name, words }: BothProps) {
  const { language } = useSite();
  return (
    <dl className={styles['both']}>
      <div>
        <dt>{words('meet.yours')}</dt>
        <dd>{longTimeIn(startsAt, zone, language)}</dd>
      </div>
      {theirs !== zone && (
        <div>
          <dt>{words('meet.theirs', { name })}</dt>
          <dd>{longTimeIn(startsAt, theirs, language)}</dd>
        </div>
      )}
    </dl>
  );
}

interface UnavailableProps {
  readonly vendor: VendorCard;
  readonly words: MeetingWords;
  readonly children: ReactNode;
}

/** No time to choose: why, and the way to write instead. */
export function Unavailable({ vendor, words, children }: UnavailableProps) {
  const { href } = useSite();
  return (
    <div className={styles['none']}>
      <p>{children}</p>
      <ActionLink href={href(`${profileHref(vendor.slug)}#contact`)}>{words('meet.write', { name: vendor.name })}</ActionLink>
    </div>
  );
}
