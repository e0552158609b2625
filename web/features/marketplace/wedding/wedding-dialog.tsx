import { useState } from 'react';
import { businessDayOf } from '../../../../core/time.ts';
import type { OwnWedding } from '../../../../contract/weddings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type AccountTexts, AccountTextsContext } from '../account/account-texts.tsx';
import { WeddingForm } from '../account/wedding-form.tsx';
import { findOurDate } from '../dates/our-date.ts';
import { findOurGuests } from '../guests/our-guests.ts';
import { changeOurWedding, useOurWedding } from '../our-wedding.ts';
import { useSite } from '../site/site-context.tsx';

interface WeddingDialogProps {
  readonly texts: AccountTexts | null;
  readonly onClose: () => void;
}

/** The very form of the account, over the page: what is changed here is changed for all vendors, dates and estimates. */
export function WeddingDialog({ texts, onClose }: WeddingDialogProps) {
  const { t } = useSite();
  const { wedding } = useOurWedding();
  const [today] = useState(() => businessDayOf(Date.now()));
  const saved = (told: OwnWedding) => {
    changeOurWedding(told);
    // The page is whole without them.
    Promise.all([findOurDate(true), findOurGuests(true)]).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog title={t('told.heading')} back={t('site.close')} onClose={onClose}>
      <AccountTextsContext value={texts}>
        <WeddingForm wedding={wedding} today={today} onSaved={saved} />
      </AccountTextsContext>
    </Dialog>
  );
}
