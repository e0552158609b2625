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
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What is longer than the window is scrolled by the keyboard too.
    const text = body.current;
    if (text !== null && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
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
        <div ref={body} className={classes['body']}>
          {children}
        </div>
        <div className={classes['actions']}>{actions}</div>
      </div>
    </dialog>
  );
}
