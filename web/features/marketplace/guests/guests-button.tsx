import { loadChunk } from '../../../base/chunk.ts';
import { useKeepDialog } from '../form/use-keep-dialog.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './guests.module.css';
import { ourGuests, useOurGuests } from './our-guests.ts';

const load = () => loadChunk('our-guests', () => import('./our-guests-dialog.tsx')).then(({ OurGuestsDialog }) => OurGuestsDialog);

/** Asks for the number of guests that estimates are made for: where the wedding is told once someone has told it, else here. */
export function GuestsButton() {
  const { t, href } = useSite();
  const { value: guests, isOfWedding } = useOurGuests();
  const at = href('/account/wedding');
  const { onClick, dialog } = useKeepDialog({ load, account: { hasIt: isOfWedding, findOut: ourGuests.isOfWedding, at } });
  return (
    <>
      {/* Without scripts, a wedding is told in the account. */}
      <a className={styles['button']} href={at} onClick={onClick} data-our-guests data-scripted>
        {t(guests === null ? 'guests.ask' : 'guests.change')}
      </a>
      {dialog}
    </>
  );
}
