import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Escape, the backdrop: whatever is not one of the actions. */
  readonly onClose: () => void;
};

/** A question or a notice over the page. While it is mounted it is open; focus stays inside and returns where it was. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes['sheet']}>
        <header className={classes['head']}>
          <h2 id={titleId} className={classes['title']}>
            {title}
          </h2>
        </header>
        <div className={classes['body']}>{children}</div>
        <div className={classes['actions']}>{actions}</div>
      </div>
    </dialog>
  );
}
