import { useEffect, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { type Meeting, meetingCalendar, type meetingOffer } from '../../../../contract/meetings.ts';
import { coupleMeetings } from '../../../../core/meetings/pages.ts';
import { profileHref } from '../addresses.ts';
import { Aside, Lead, SheetPage } from '../site/sheet-page.tsx';
import { OurWeddingCard } from '../wedding/our-wedding-card.tsx';
import { useSite } from '../site/site-context.tsx';
import type { WordsSentences } from './use-booking.ts';
import { ActionLink } from '../site/action-link.tsx';
import styles from './meet.module.css';
import { BothTimes, MeetForm, Unavailable } from './meet-form.tsx';
import { type MeetingTexts, type MeetingWords, type SlotTexts, wordsOf } from './meeting-texts.ts';

export interface MeetProps {
  readonly vendor: VendorCard;
  readonly offer: AnswerOf<typeof meetingOffer>['data'];
  readonly texts: MeetingTexts;
  readonly slotTexts: SlotTexts;
  readonly refusals: WordsSentences;
}

/** A couple chooses when to meet a vendor online. (product 9) */
export function MeetScreen({ vendor, offer, texts, slotTexts, refusals }: MeetProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  const [booked, setBooked] = useState<Meeting | null>(null);
  const { name, slug } = vendor;
  return (
    <SheetPage labelledBy="meet" isWide>
      {booked === null ? (
        <>
          <h1 id="meet">{words('meet.heading')}</h1>
          {offer.is_offered ? (
            <>
              <Lead>{words('meet.lead', { n: offer.slot_minutes, name })}</Lead>
              <OurWeddingCard />
              <MeetForm
                vendor={vendor}
                theirZone={offer.time_zone}
                words={words}
                slotTexts={slotTexts}
                refusals={refusals}
                onBooked={setBooked}
              />
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
    </SheetPage>
  );
}

/** Booked: both times, the calendar file and where it is found again. */
function Done({ meeting, words }: { readonly meeting: Meeting; readonly words: MeetingWords }) {
  const { href } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form was longer than what is said now: it is read from its start.
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
