import { weddingRules } from '../../../../core/clients/wedding.ts';
import { readTyped } from '../../../../core/typed-amount.ts';
import { count } from '../../../../texts/format.ts';
import { KeepDialog } from '../form/keep-dialog.tsx';
import { TypedField } from '../form/typed-field.tsx';
import { useSite } from '../site/site-context.tsx';
import { asGuests, ourGuests, useOurGuests } from './our-guests.ts';

/** Asks a visitor how many guests they expect; it stays in this browser. */
export function OurGuestsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useSite();
  const { value: guests } = useOurGuests();
  const keep = (form: HTMLFormElement) => {
    const typed = readTyped(form.querySelector('input')?.value ?? '', 'count');
    const next = typed.kind === 'value' ? asGuests(typed.value) : null;
    if (next !== null) ourGuests.keep(next);
    return next !== null;
  };
  return (
    <KeepDialog
      title={t('guests.ours')}
      lead={t('guests.lead')}
      keep={t('guests.keep')}
      forget={guests === null ? null : t('guests.forget')}
      onKeep={keep}
      onForget={() => ourGuests.keep(null)}
      onClose={onClose}
    >
      {(isWrong) => (
        <TypedField
          name="our_guests"
          unit="count"
          label={t('listing.guests')}
          hint={t('guests.hint')}
          refusal={isWrong ? t('guests.invalid', { maximum: count(weddingRules.guestsMax, language) }) : undefined}
          initial={guests}
        />
      )}
    </KeepDialog>
  );
}
