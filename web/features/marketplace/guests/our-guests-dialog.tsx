import { type FormEvent, useId, useRef, useState } from 'react';
import { weddingRules } from '../../../../core/clients/wedding.ts';
import { readTyped } from '../../../../core/typed-amount.ts';
import { count } from '../../../../texts/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import ask from '../form/ask-dialog.module.css';
import { TypedField } from '../form/typed-field.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './guests.module.css';
import { asGuests, keepGuests, useOurGuests } from './our-guests.ts';

/** Asks a visitor how many guests they expect; it stays in this browser. */
export function OurGuestsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useSite();
  const { guests } = useOurGuests();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = readTyped(form.current?.querySelector('input')?.value ?? '', 'count');
    const next = typed.kind === 'value' ? asGuests(typed.value) : null;
    setWrong(next === null);
    if (next === null) return form.current?.querySelector('input')?.focus();
    keepGuests(next);
    onClose();
  };
  const forget = () => {
    keepGuests(null);
    onClose();
  };
  return (
    <Dialog
      title={t('guests.ours')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={ask['quiet']} onClick={guests === null ? onClose : forget}>
            {t(guests === null ? 'site.close' : 'guests.forget')}
          </button>
          <button type="submit" form={formId} className={ask['main']}>
            {t('guests.keep')}
          </button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={save} onInput={() => setWrong(false)} noValidate>
        <p className={styles['lead']}>{t('guests.lead')}</p>
        <TypedField
          name="our_guests"
          unit="count"
          label={t('listing.guests')}
          hint={t('guests.hint')}
          refusal={isWrong ? t('guests.invalid', { maximum: count(weddingRules.guestsMax, language) }) : undefined}
          initial={guests}
        />
      </form>
    </Dialog>
  );
}
