import { useEffect, useRef } from 'react';
import type { Quotation } from '../../../../contract/quotations.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { quotationHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';
import { Sentence } from './status-card.tsx';
import { statusIn } from './status.ts';

/** What can no longer be decided: because of the vendor, because its time is over, or because one of the two decided on another device. */
export const hasMovedOn = ({ status }: Quotation): boolean => status !== 'sent' && status !== 'viewed';

interface Props {
  readonly quotation: Quotation;
  readonly words: QuotationWords;
  readonly onClose: () => void;
}

/** In place of what was about to be decided: why it no longer can be, and the way to the newest version. */
export function MovedOnDialog({ quotation, words, onClose }: Props) {
  const { href } = useSite();
  const { id, status, versions } = quotation;
  const newest = versions[0];
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <Dialog
      title={statusIn(words, status)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles['quiet']} onClick={onClose}>
            {words('acceptDialog.back')}
          </button>
          {newest !== undefined && newest.id !== id && (
            <a ref={next} className={styles['main']} href={href(quotationHref(newest.id))}>
              {words('toNewest')}
            </a>
          )}
        </>
      }
    >
      <div className={styles['asked']} role="alert">
        <Sentence quotation={quotation} words={words} />
      </div>
    </Dialog>
  );
}
