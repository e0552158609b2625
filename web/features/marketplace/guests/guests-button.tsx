import { type MouseEvent, useState } from 'react';
import { loadChunk } from '../../../base/chunk.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './guests.module.css';
import { useOurGuests } from './our-guests.ts';

type Dialog = typeof import('./our-guests-dialog.tsx').OurGuestsDialog;

/** Asks for the number of guests that estimates are made for: where the wedding is told once someone has told it, else here. */
export function GuestsButton() {
  const { t, href } = useSite();
  const { guests, isOfWedding } = useOurGuests();
  const [Dialog, setDialog] = useState<{ readonly Shown: Dialog } | null>(null);
  const open = (event: MouseEvent) => {
    if (isOfWedding) return;
    event.preventDefault();
    void loadChunk('our-guests', () => import('./our-guests-dialog.tsx')).then(({ OurGuestsDialog }) =>
      setDialog({ Shown: OurGuestsDialog }),
    );
  };
  return (
    <>
      {/* Without scripts, a wedding is told in the account. */}
      <a className={styles['button']} href={href('/account/wedding')} onClick={open} data-our-guests>
        {t(guests === null ? 'guests.ask' : 'guests.change')}
      </a>
      {Dialog && <Dialog.Shown onClose={() => setDialog(null)} />}
    </>
  );
}
