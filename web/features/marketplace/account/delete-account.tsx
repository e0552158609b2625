import { useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { askDeletion, readDeletion } from '../../../../contract/leaving.ts';
import type { TieRefusal } from '../../../../core/identity/leaving.ts';
import { coupleMeetings } from '../../../../core/meetings/pages.ts';
import { businessDayOf } from '../../../../core/time.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { leaveFor } from '../../../base/form/leave.ts';
import { forgetSession } from '../../../base/session.ts';
import { CurrentPassword } from '../form/password-field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSiteForm } from '../form/use-site-form.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { takeFocus } from './take-focus.ts';

type Status = AnswerOf<typeof readDeletion>['data'];

/** Where a couple settles what keeps its account. */
const settledAt: Partial<Record<TieRefusal, string>> = {
  'identity.meeting_ahead': coupleMeetings,
  'identity.quotation_running': '/account/quotations',
  'identity.refund_open': '/account/quotations',
};

/** The way out for good. What goes and what stays is said before the password is asked for. */
export function DeleteAccount() {
  const { href } = useSite();
  const words = useAccountTexts();
  const [status, setStatus] = useState<Status | null>(null);
  const [isKept, setKept] = useState(false);
  const look = () => call(readDeletion, {}).then(({ data }) => setStatus(data), notifyFailure);
  const keep = () => {
    setKept(true);
    setStatus(null);
  };
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account">{words('account.deletionHeading')}</h2>
      <p className={styles['lead']}>{words('account.deletionLead')}</p>
      {status === null && (
        <button type="button" className={styles['quiet']} ref={isKept ? takeFocus : undefined} onClick={() => void look()}>
          {words('account.deletion')}
        </button>
      )}
      {status !== null && status.obstacles.length > 0 && (
        <div tabIndex={-1} ref={takeFocus}>
          <p>{words('account.deletionObstacles')}</p>
          <ul>
            {status.obstacles.map(({ code, message }) => (
              <li key={code}>{settledAt[code] === undefined ? message : <a href={href(settledAt[code])}>{message}</a>}</li>
            ))}
          </ul>
        </div>
      )}
      {status?.obstacles.length === 0 && <Confirm days={status.days_to_keep} onKeep={keep} />}
    </section>
  );
}

function Confirm({ days, onKeep }: { readonly days: number; readonly onKeep: () => void }) {
  const { href } = useSite();
  const words = useAccountTexts();
  const form = useSiteForm({
    key: null,
    saved: { password: '' },
    async send(body) {
      const { data } = await call(askDeletion, { body });
      await forgetSession();
      return leaveFor(href(`/account/login?deleted=${businessDayOf(Date.parse(data.erase_at))}`));
    },
  });
  return (
    <SiteForm form={form} className={styles['form']}>
      <ul tabIndex={-1} ref={takeFocus}>
        <li>{words('account.deletionNow')}</li>
        <li>{words('account.deletionLater', { days })}</li>
        <li>{words('account.deletionStays')}</li>
      </ul>
      <CurrentPassword id="deletion-password" refusal={form.messageOf('password')} />
      <FormFailure of={form} />
      <div className={styles['ask']}>
        <SubmitButton isBusy={form.isSending}>{words('account.deletionConfirm')}</SubmitButton>
        <button type="button" className={styles['quiet']} onClick={onKeep}>
          {words('account.deletionCancel')}
        </button>
      </div>
    </SiteForm>
  );
}
