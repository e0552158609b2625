import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './ask-dialog.module.css';

interface KeepDialogProps {
  readonly title: string;
  readonly lead: string;
  /** What the buttons say; without `forget` nothing is kept yet. */
  readonly keep: string;
  readonly forget: string | null;
  /** Keeps what is in the form; false: it is wrong, and nothing was kept. */
  readonly onKeep: (form: HTMLFormElement) => boolean;
  readonly onForget: () => void;
  readonly onClose: () => void;
  /** The field, told whether it was wrong when it was to be kept; `onPicked`: it was changed otherwise than by typing. */
  readonly children: (isWrong: boolean, onPicked: () => void) => ReactNode;
}

/** Asks for something that stays in this browser. */
export function KeepDialog({ title, lead, keep, forget, onKeep, onForget, onClose, children }: KeepDialogProps) {
  const { t } = useSite();
  const formId = useId();
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isKept = onKeep(event.currentTarget);
    setWrong(!isKept);
    if (isKept) onClose();
    else event.currentTarget.querySelector('input')?.focus();
  };
  const leave = () => {
    if (forget !== null) onForget();
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles['quiet']} onClick={leave}>
            {forget ?? t('site.close')}
          </button>
          <button type="submit" form={formId} className={styles['main']}>
            {keep}
          </button>
        </>
      }
    >
      <form id={formId} onSubmit={save} onInput={() => setWrong(false)} noValidate>
        <p className={styles['lead']}>{lead}</p>
        {children(isWrong, () => setWrong(false))}
      </form>
    </Dialog>
  );
}
