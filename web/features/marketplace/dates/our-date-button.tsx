import { type MouseEvent, useState } from 'react';
import { date } from '../../../../texts/format.ts';
import { loadChunk } from '../../../base/chunk.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './dates.module.css';
import { useOurDate } from './our-date.ts';

type Dialog = typeof import('./our-date-dialog.tsx').OurDateDialog;

/** The couple's date, and the way to change it: where the wedding is told once somebody has told it, else here. Without scripts the list of vendors asks. */
export function OurDateButton({ className, children }: { readonly className: string | undefined; readonly children?: string }) {
  const { t, href, language } = useSite();
  const { day, isTold } = useOurDate();
  const [Dialog, setDialog] = useState<{ readonly Shown: Dialog } | null>(null);
  const open = (event: MouseEvent) => {
    if (isTold) return;
    event.preventDefault();
    void loadChunk('our-date', () => import('./our-date-dialog.tsx')).then(({ OurDateDialog }) => setDialog({ Shown: OurDateDialog }));
  };
  return (
    <>
      <a className={className} href={href(isTold ? '/account/wedding' : '/vendors')} onClick={open} data-our-date>
        {children ??
          (day === null ? (
            t('day.ours')
          ) : (
            <>
              <span className="for-screen-readers">{t('day.ours')}: </span>
              <span className={styles['ours']}>{date(day, language)}</span>
            </>
          ))}
      </a>
      {Dialog && <Dialog.Shown onClose={() => setDialog(null)} />}
    </>
  );
}
