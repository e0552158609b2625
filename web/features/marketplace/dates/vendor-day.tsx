import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { dayStatusOf } from '../../../../contract/calendar.ts';
import type { BusinessDay } from '../../../../core/time.ts';
import { longDate } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { loadChunk } from '../../../base/chunk.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { createState } from '../../../base/state.ts';
import { loginHereHref } from '../site/login-here.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './dates.module.css';
import { useDayStatus } from './day-statuses.ts';
import { useOurDate } from './our-date.ts';
import { OurDateButton } from './our-date-button.tsx';

/** On a profile: whether the vendor is free on the couple's date, and the waiting list when it is not. It keeps its place before the date is known. */
export function VendorDay({ vendorId, name }: { readonly vendorId: number; readonly name: string }) {
  const { t, language } = useSite();
  const { value: day } = useOurDate();
  const known = useDayStatus(vendorId);
  if (day === null || known === null) {
    return (
      <div className={styles['vendorDay']}>
        <p>{t('day.askProfile')}</p>
        <OurDateButton className={styles['act']}>{t('day.check')}</OurDateButton>
      </div>
    );
  }
  return (
    <div className={styles['vendorDay']} data-status={known.status}>
      <p aria-live="polite">
        <strong>{t(`day.${known.status}On`, { day: longDate(known.day, language) })}</strong>
      </p>
      {known.status === 'taken' ? (
        <WaitButton vendorId={vendorId} name={name} day={known.day} />
      ) : (
        <a className={styles['act']} href="#contact">
          {t('profile.contact')}
        </a>
      )}
    </div>
  );
}

/** Beside a date that is being asked for: says so when the vendor is taken then, and offers the waiting list. */
export function TakenDay({ vendorId, name, day }: { readonly vendorId: number; readonly name: string; readonly day: BusinessDay | null }) {
  const { t, language } = useSite();
  const [taken, setTaken] = useState<readonly BusinessDay[]>([]);
  useEffect(() => {
    if (day === null) return;
    call(dayStatusOf, { query: { day, vendors: String(vendorId) } })
      .then(({ data }) => data.some(({ status }) => status === 'taken') && setTaken((days) => [...days, day]))
      .catch(() => undefined); // the vendor says it in its answer
  }, [vendorId, day]);
  return (
    <div aria-live="polite" className={styles['takenDay']}>
      {day !== null && taken.includes(day) && (
        <div className={styles['vendorDay']} data-status="taken">
          <p>
            <strong>{t('day.takenOn', { day: longDate(day, language) })}</strong>
          </p>
          <WaitButton vendorId={vendorId} name={name} day={day} />
        </div>
      )}
    </div>
  );
}

/** The waiting lists that are known, by vendor and day: one page may offer the same list twice. */
const waits = createState<ReadonlyMap<string, boolean>>(new Map());
const nobodyWaits = () => undefined;

/** Joins and leaves the waiting list. Someone not signed in signs in first. */
function WaitButton({ vendorId, name, day }: { readonly vendorId: number; readonly name: string; readonly day: string }) {
  const { t, href, visitor } = useSite();
  const list = `${vendorId} ${day}`;
  const isWaiting = useSyncExternalStore(waits.subscribe, () => waits.get().get(list), nobodyWaits);
  const setWaiting = useCallback((is: boolean) => waits.set(new Map([...waits.get(), [list, is]])), [list]);
  const isCouple = visitor !== null;
  useEffect(() => {
    if (!isCouple) return;
    loadChunk('waits', () => import('./waits.ts'))
      .then(({ isWaitingFor }) => isWaitingFor(vendorId, day))
      // What was pressed meanwhile is newer than this answer.
      .then((is) => waits.get().has(list) || setWaiting(is))
      .catch(() => undefined); // the button still says what it does
  }, [isCouple, vendorId, day, list, setWaiting]);
  const press = async () => {
    if (!isCouple) return location.assign(href(loginHereHref()));
    const { setWait } = await loadChunk('waits', () => import('./waits.ts'));
    await setWait(vendorId, day, isWaiting !== true);
    setWaiting(isWaiting !== true);
    notify('success', t(isWaiting === true ? 'day.waitEnded' : 'day.waitBegun', { name }));
  };
  return (
    <>
      {isWaiting === true && <p className={styles['waits']}>{t('day.waits')}</p>}
      <button type="button" className={styles['act']} onClick={() => press().catch(notifyFailure)}>
        {t(isWaiting === true ? 'day.stopWaiting' : 'day.wait')}
      </button>
    </>
  );
}
