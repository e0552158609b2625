import { useEffect, useMemo, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { bookMeeting, type Meeting, meetingCalendar, type meetingOffer } from '../../../../contract/meetings.ts';
import { meetingRules } from '../../../../core/meetings/life.ts';
import { coupleMeetings } from '../../../../core/meetings/place.ts';
import { isZone, longTimeIn, zoneChoices, zoneLabel } from '../../../../texts/zones.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { ensureSession } from '../../../base/session.ts';
import { loginHref, meetHref, profileHref } from '../addresses.ts';
import { Field, FormError } from '../form/field.tsx';
import { forget } from '../form/kept.ts';
import { keepForm, restoreForm } from '../form/kept-form.ts';
import { NeedsScript } from '../form/needs-script.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Aside, Lead, LetterPage, WasKept } from '../site/letter.tsx';
import { useSite } from '../site/site-context.tsx';
import { FreeTimes } from './free-times.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './meet.module.css';
import { type MeetingTexts, type MeetingWords, type SlotTexts, wordsOf } from './meeting-texts.ts';
import { useSlots } from './use-slots.ts';
import { useOwnZone } from './use-zone.ts';
import { newId } from '../../../base/calls/new-id.ts';

export interface MeetProps {
  readonly vendor: VendorCard;
  readonly offer: AnswerOf<typeof meetingOffer>['data'];
  readonly texts: MeetingTexts;
  readonly slotTexts: SlotTexts;
}

/** A couple chooses when to meet a vendor online. (product 9) */
export function MeetScreen({ vendor, offer, texts, slotTexts }: MeetProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  const [booked, setBooked] = useState<Meeting | null>(null);
  const { name, slug } = vendor;
  return (
    <LetterPage labelledBy="meet" isWide>
      {booked === null ? (
        <>
          <h1 id="meet">{words('meet.heading')}</h1>
          {offer.is_offered ? (
            <>
              <Lead>{words('meet.lead', { n: offer.slot_minutes, name })}</Lead>
              <MeetForm vendor={vendor} offer={offer} texts={texts} slotTexts={slotTexts} onBooked={setBooked} />
            </>
          ) : (
            <Unavailable vendor={vendor} words={words}>
              {words('meet.notOffered', { name })}
            </Unavailable>
          )}
        </>
      ) : (
        <Done meeting={booked} words={words} />
      )}
      <Aside>
        <a href={href(profileHref(slug))}>{words('meet.back')}</a>
      </Aside>
    </LetterPage>
  );
}

function Unavailable({
  vendor,
  words,
  children,
}: {
  readonly vendor: VendorCard;
  readonly words: MeetingWords;
  readonly children: React.ReactNode;
}) {
  const { href } = useSite();
  return (
    <div className={styles['none']}>
      <p>{children}</p>
      <ActionLink href={href(`${profileHref(vendor.slug)}#contact`)}>{words('meet.write', { name: vendor.name })}</ActionLink>
    </div>
  );
}

/** Booked: both times, the calendar file and where it is found again. */
function Done({ meeting, words }: { readonly meeting: Meeting; readonly words: MeetingWords }) {
  const { href } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form was longer than what is said now: it is read from its beginning.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles['done']}>
      <h1 id="meet" ref={heading} tabIndex={-1}>
        {words('done.heading')}
      </h1>
      <p className={styles['subject']}>{meeting.subject}</p>
      <BothTimes
        startsAt={meeting.starts_at}
        zone={meeting.couple.time_zone}
        theirs={meeting.vendor.time_zone}
        name={meeting.vendor.name}
        words={words}
      />
      <Lead>{words('done.text', { name: meeting.vendor.name })}</Lead>
      <ActionLink href={meetingCalendar.path.replace(':id', meeting.id)} download="meeting.ics">
        {words('done.calendar')}
      </ActionLink>
      <a href={href(coupleMeetings)}>{words('done.meetings')}</a>
    </div>
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
function BothTimes({ startsAt, zone, theirs, name, words }: BothProps) {
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

function MeetForm({ vendor, offer, texts, slotTexts, onBooked }: MeetProps & { readonly onBooked: (meeting: Meeting) => void }) {
  const { href, visitor, language } = useSite();
  const words = wordsOf(texts);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newId());
  const own = useOwnZone();
  const slots = useSlots(vendor.id);
  const [zoneChosen, setZoneChosen] = useState('');
  const [chosen, setChosen] = useState('');
  const [wasKept, setKept] = useState(false);
  const [openedAt] = useState(Date.now);
  const [isTaken, setTaken] = useState(false);
  const zone = isZone(zoneChosen) ? zoneChosen : own;
  const kept = `meet.${vendor.slug}`;
  useEffect(() => {
    setKept(restoreForm(kept, form.current));
    const valueOf = (field: string): string => {
      const found = form.current?.elements.namedItem(field);
      return found instanceof HTMLInputElement ? found.value : '';
    };
    setChosen(valueOf('starts_at'));
    setZoneChosen(valueOf('time_zone'));
  }, [kept]);
  const isFree = slots.state.kind === 'ready' && slots.state.slots.some(({ starts_at: at }) => at === chosen);
  const signInFirst = () => {
    keepForm(kept, form.current, true);
    location.assign(href(loginHref(href(meetHref(vendor.slug)))));
  };
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ subject = '', note = '' }) => {
    setTaken(false);
    if (zone === null || !isFree) throw new ApiError(422, { code: 'meetings.required', message: '', fields: [nothingChosen(words)] });
    if (visitor === null) return signInFirst();
    try {
      await ensureSession();
      const body = { vendor_id: vendor.id, starts_at: chosen, subject, note, time_zone: zone };
      const { data } = await call(bookMeeting, { body, idempotencyKey: key.current });
      forget(kept);
      onBooked(data);
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.status === 401) return signInFirst();
      if (caught.code === 'meetings.slot_taken') {
        setTaken(true);
        setChosen('');
        await slots.load();
      }
      throw caught;
    }
  });
  const changed = () => {
    key.current = newId();
    // What React is about to write into the hidden fields is kept as well.
    requestAnimationFrame(() => keepForm(kept, form.current));
  };
  const wrongTime = isTaken ? words('meet.taken') : refusalOf('starts_at');
  useEffect(() => {
    if (wrongTime !== undefined) form.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [wrongTime]);
  return (
    <form ref={form} className={styles['form']} method="dialog" noValidate onSubmit={onSubmit} onInput={changed}>
      <NeedsScript />
      {wasKept && visitor !== null && <WasKept>{words('meet.kept')}</WasKept>}
      <input type="hidden" name="starts_at" value={chosen} readOnly />
      <input type="hidden" name="time_zone" value={zoneChosen} readOnly />
      <section className={styles['when']} aria-labelledby="when">
        <h2 id="when">{words('meet.when')}</h2>
        {own !== null && zone !== null && zone !== offer.time_zone && (
          <p className={styles['hint']}>
            {words('meet.vendorZone', { name: vendor.name, zone: zoneLabel(offer.time_zone, openedAt, language) })}
          </p>
        )}
        {wrongTime !== undefined && <FormError>{wrongTime}</FormError>}
        <FreeTimes
          slots={slots}
          zone={zone}
          words={words}
          slotTexts={slotTexts}
          value={isFree ? chosen : null}
          onChange={(startsAt) => {
            setTaken(false);
            setChosen(startsAt);
            changed();
          }}
          full={
            <Unavailable vendor={vendor} words={words}>
              {words('meet.full', { name: vendor.name })}
            </Unavailable>
          }
        />
        <ZoneField
          words={words}
          zone={zone}
          at={openedAt}
          onChange={(next) => {
            setZoneChosen(next);
            changed();
          }}
        />
        {isFree && zone !== null && <BothTimes startsAt={chosen} zone={zone} theirs={offer.time_zone} name={vendor.name} words={words} />}
      </section>
      <Field id="subject" label={words('meet.subject')} hint={words('meet.subjectHint')} refusal={refusalOf('subject')}>
        {(aria) => <input {...aria} type="text" name="subject" maxLength={meetingRules.subjectLengthMax} autoComplete="off" required />}
      </Field>
      <Field id="note" label={words('meet.note')} hint={words('meet.noteHint')} refusal={refusalOf('note')}>
        {(aria) => <textarea {...aria} name="note" rows={4} maxLength={meetingRules.noteLengthMax} />}
      </Field>
      {failure !== undefined && failure !== '' && <FormError>{failure}</FormError>}
      <SubmitButton isBusy={isBusy} busyText={words('meet.booking')}>
        {words('meet.book')}
      </SubmitButton>
      {visitor === null && <Aside>{words('meet.signIn')}</Aside>}
    </form>
  );
}

const nothingChosen = (words: MeetingWords) => ({ field: 'starts_at', code: 'meetings.required', message: words('meet.choose') });

/** Whose clocks the reader goes by: that of its browser, unless it says otherwise. */
function ZoneField({
  words,
  zone,
  at,
  onChange,
}: {
  readonly words: MeetingWords;
  readonly zone: string | null;
  /** Epoch milliseconds; what a zone is called and its offset change over the year. */
  readonly at: number;
  readonly onChange: (zone: string) => void;
}) {
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
