import { type FormEvent, useId, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import ask from '../form/ask-dialog.module.css';
import { DayField } from '../form/day-field.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './dates.module.css';
import { dayAhead, keepDate, useOurDate } from './our-date.ts';

/** Asks a visitor for the date; it stays in this browser. */
export function OurDateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useSite();
  const { day } = useOurDate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>(day ?? '');
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = dayAhead(typed, Date.now());
    setWrong(next === null);
    if (next === null) return form.current?.querySelector('input')?.focus();
    keepDate(next);
    onClose();
  };
  const forget = () => {
    keepDate(null);
    onClose();
  };
  return (
    <Dialog
      title={t('day.ours')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={ask['quiet']} onClick={day === null ? onClose : forget}>
            {t(day === null ? 'site.close' : 'day.forget')}
          </button>
          <button type="submit" form={formId} className={ask['main']}>
            {t('day.keep')}
          </button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={save} noValidate>
        <p className={styles['lead']}>{t('day.lead')}</p>
        <DayField
          id="our-date"
          name="our_date"
          label={t('day.label')}
          hint={t('day.hint')}
          refusal={isWrong ? t('day.invalid') : undefined}
          initial={day ?? ''}
          onChange={(next) => {
            setTyped(next);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
