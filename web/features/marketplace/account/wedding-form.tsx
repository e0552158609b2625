import { useState } from 'react';
import { getWedding, saveWedding, type OwnWedding } from '../../../../contract/weddings.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { ourDate } from '../dates/our-date.ts';
import { FormFailure } from '../form/site-form.tsx';
import { useFocusOnWrong, useSiteForm } from '../form/use-site-form.ts';
import { ourGuests } from '../guests/our-guests.ts';
import { changeOurWedding } from '../our-wedding.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './wedding.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { WeddingElsewhere } from './wedding-elsewhere.tsx';
import { bodyOf, draftOf } from './wedding-draft.ts';
import { WeddingFields } from './wedding-fields.tsx';
import { useHydrated } from '../site/use-hydrated.ts';

interface WeddingFormProps {
  readonly wedding: OwnWedding | null;
  readonly today: string;
  /** Of a form over another page: what happens once the wedding was saved. */
  readonly onSaved?: () => void;
}

/** Everything may stay open; what is told can be changed at any time. What is typed outlives a session that ends. */
export function WeddingForm({ wedding, today, onSaved }: WeddingFormProps) {
  // The server drew it without what was kept in this tab, and the first drawing here must be the same.
  const isHydrated = useHydrated();
  const { href } = useSite();
  const words = useAccountTexts();
  const [known, setKnown] = useState(wedding);
  const form = useSiteForm({
    // Fields that the browser filled again after a reload report a change before what was kept is there: it must not be written over.
    key: isHydrated ? 'wedding' : null,
    saved: draftOf(known),
    revision: known?.revision ?? 0,
    send: async (typed, { revision }) => (await call(saveWedding, { body: bodyOf(typed, revision) })).data,
    revisionOf: ({ revision }) => revision,
    onSent(saved) {
      setKnown(saved);
      changeOurWedding(saved);
      // The rest of the page shows the date and the guests; it is whole without them.
      Promise.all([ourDate.find(true), ourGuests.find(true)]).catch(() => undefined);
      onSaved?.();
    },
    async onRefused(failure) {
      if (failure instanceof ApiError && failure.code === 'clients.edited_elsewhere') setKnown((await call(getWedding, {})).data);
    },
  });
  const within = useFocusOnWrong<HTMLFormElement>(form);
  return (
    <form
      ref={within}
      className={styles['form']}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <WeddingFields form={form} today={today} />
      <FormFailure of={form} />
      <div className={styles['end']}>
        {form.isElsewhere && <WeddingElsewhere mine={form.typed} theirs={draftOf(known)} onResolve={form.resolve} />}
        <SubmitButton isBusy={form.isSending}>{words('account.saveChanges')}</SubmitButton>
        <output>
          {form.isSent && !form.isDirty && (
            <>
              {words('account.savedChanges')} <a href={href('/vendors')}>{words('account.savedFind')}</a>
            </>
          )}
        </output>
      </div>
    </form>
  );
}
