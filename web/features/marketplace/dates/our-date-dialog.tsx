import { useState } from 'react';
import { DayField } from '../form/day-field.tsx';
import { KeepDialog } from '../form/keep-dialog.tsx';
import { useSite } from '../site/site-context.tsx';
import { dayAhead, ourDate, useOurDate } from './our-date.ts';

/** Asks a visitor for the date; it stays in this browser. */
export function OurDateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useSite();
  const { value: day } = useOurDate();
  const [typed, setTyped] = useState<string>(day ?? '');
  const keep = () => {
    const next = dayAhead(typed, Date.now());
    if (next !== null) ourDate.keep(next);
    return next !== null;
  };
  return (
    <KeepDialog
      title={t('day.ours')}
      lead={t('day.lead')}
      keep={t('day.keep')}
      forget={day === null ? null : t('day.forget')}
      onKeep={keep}
      onForget={() => ourDate.keep(null)}
      onClose={onClose}
    >
      {(isWrong, onPicked) => (
        <DayField
          id="our-date"
          name="our_date"
          label={t('day.label')}
          hint={t('day.hint')}
          refusal={isWrong ? t('day.invalid') : undefined}
          initial={day ?? ''}
          onChange={(next) => {
            setTyped(next);
            onPicked();
          }}
        />
      )}
    </KeepDialog>
  );
}
