import { useCallback } from 'react';
import { type DayWait, endDayWait, listDayWaits } from '../../../../contract/calendar.ts';
import { longDate } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { profileHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { useLoaded } from './use-loaded.ts';

/** The taken days this couple waits for, next first, and how to stop. */
export function MyWaits({ waits }: { readonly waits: readonly DayWait[] }) {
  const { t, href, language } = useSite();
  const words = useAccountTexts();
  const { loaded, reload } = useLoaded(
    waits,
    useCallback(async () => (await call(listDayWaits)).data, []),
  );
  const leave = ({ vendor, day }: DayWait) =>
    call(endDayWait, { params: { id: vendor.id, day } }).then(() => {
      notify('success', t('day.waitEnded', { name: vendor.name }));
      reload();
    }, notifyFailure);
  return (
    <section aria-labelledby="waits">
      <h2 id="waits">{words('account.waitsHeading')}</h2>
      {loaded.is === 'failed' && <p role="alert">{loaded.message}</p>}
      {loaded.is === 'ready' && (
        <>
          <p className={styles['lead']}>{words(loaded.value.length === 0 ? 'account.waitsNone' : 'account.waitsText')}</p>
          <ul className={`${styles['sessions']} ${styles['waits']}`}>
            {loaded.value.map((wait) => {
              const { vendor } = wait;
              const day = longDate(wait.day, language);
              return (
                <li key={`${vendor.id} ${wait.day}`}>
                  <p>
                    <a className="lone-link" href={href(profileHref(vendor.slug))}>
                      {vendor.name}
                    </a>
                    <small>{day}</small>
                  </p>
                  <button
                    type="button"
                    className={styles['quiet']}
                    aria-label={words('account.waitLeaveOf', { name: vendor.name, day })}
                    onClick={() => void leave(wait)}
                  >
                    {words('account.waitLeave')}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
