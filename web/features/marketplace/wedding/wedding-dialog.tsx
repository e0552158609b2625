import { useState } from 'react';
import { businessDayOf } from '../../../../core/time.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type AccountTexts, AccountTextsContext } from '../account/account-texts.tsx';
import { WeddingForm } from '../account/wedding-form.tsx';
import { useOurWedding } from '../our-wedding.ts';
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
  return (
    <Dialog title={t('told.heading')} back={t('site.close')} onClose={onClose}>
      <AccountTextsContext value={texts}>
        <WeddingForm wedding={wedding} today={today} onSaved={onClose} />
      </AccountTextsContext>
    </Dialog>
  );
}
