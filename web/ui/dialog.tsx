import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { dialogOpened } from '../base/open-dialogs.ts';
import { Button } from './button.tsx';
import classes from './dialog.module.css';
import { sendBy } from './send-keys.ts';

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that closes it and does nothing else; without one, the actions say how to leave. */
  readonly back?: string;
  /** The other buttons, the main one last. */
  readonly actions?: ReactNode;
  /** Left by its buttons alone, while what it shows would be lost. */
  readonly isHeld?: boolean;
  /** Escape, the backdrop: whatever is not one of the actions. */
  readonly onClose: () => void;
};

/** A question or a notice over the page. While it is mounted it is open; focus stays inside and returns where it was. Ctrl+Enter presses the main button. */
export function Dialog({ title, children, back, actions, isHeld = false, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // Before the dialog leaves the page: only a dialog that is still in it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    // What is longer than the window is scrolled by the keyboard too.
    const text = body.current;
    if (text !== null && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
    const hasGone = dialogOpened(element);
    return () => {
      hasGone();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={titleId}
      onKeyDown={(event) => sendBy(event, buttons.current?.lastElementChild)}
      onCancel={(event) => {
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      // Pressed again, Escape closes it whatever the page says.
      onClose={() => {
        if (isHeld && dialog.current?.open === false) dialog.current.showModal();
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
        <div ref={buttons} className={classes['actions']}>
          {back !== undefined && (
            <Button variant="default" onClick={onClose}>
              {back}
            </Button>
          )}
          {actions}
        </div>
      </div>
    </dialog>
  );
}
