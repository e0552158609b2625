import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props {
  readonly isBusy: boolean;
  /** What is on the button while its work is under way. */
  readonly busyText?: string;
  readonly children: ReactNode;
}

/** The one action of a form. While it works a second press does nothing, yet the button keeps the focus. */
export function SubmitButton({ isBusy, busyText, children }: Props) {
  return (
    <button
      type="submit"
      className={styles['submit']}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {isBusy && busyText !== undefined ? busyText : children}
    </button>
  );
}
