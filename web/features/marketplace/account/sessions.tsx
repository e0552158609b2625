import { useCallback, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { endAllSessions, endSession, listSessions } from '../../../../contract/identity.ts';
import { dateTime } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { forgetSession } from '../../../base/session.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { takeFocus } from './take-focus.ts';
import { useLoaded } from './use-loaded.ts';

/** Where this couple is signed in, and how to end it there, or everywhere at once. */
export function Sessions({ sessions }: { readonly sessions: AnswerOf<typeof listSessions>['data'] }) {
  const { href, language } = useSite();
  const words = useAccountTexts();
  const { loaded, reload } = useLoaded(
    sessions,
    useCallback(async () => (await call(listSessions)).data, []),
  );
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const doIt = (work: Promise<unknown>, then: () => void) => work.then(then, notifyFailure);
  const endAll = () => doIt(call(endAllSessions).then(forgetSession), () => location.assign(href('/')));
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{words('account.sessionsHeading')}</h2>
      {loaded.is === 'failed' && <p role="alert">{loaded.message}</p>}
      {loaded.is === 'ready' && (
        <ul className={styles['sessions']}>
          {loaded.value.map(({ id, device, current, lastSeenAt }) => (
            <li key={id}>
              <p>
                <strong>{device}</strong>
                <small>{current ? words('account.thisDevice') : words('account.lastSeen', { when: dateTime(lastSeenAt, language) })}</small>
              </p>
              {!current && (
                <button
                  type="button"
                  className={styles['quiet']}
                  aria-label={words('account.endSession', { device })}
                  onClick={() => void doIt(call(endSession, { params: { id } }), reload)}
                >
                  {words('account.end')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAsking === true ? (
        <fieldset className={styles['ask']} tabIndex={-1} ref={takeFocus}>
          <legend>{words('account.endAllAsk')}</legend>
          <button type="button" className={styles['quiet']} onClick={() => void endAll()}>
            {words('account.endAll')}
          </button>
          <button type="button" className={styles['quiet']} onClick={() => setAsking(false)}>
            {words('account.keep')}
          </button>
        </fieldset>
      ) : (
        <button type="button" ref={isAsking === false ? takeFocus : undefined} className={styles['quiet']} onClick={() => setAsking(true)}>
          {words('account.endAll')}
        </button>
      )}
    </section>
  );
}
