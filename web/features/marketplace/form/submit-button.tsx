import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props {
  readonly isBusy: boolean;
  /** What is on the button while its work is under way. */
  readonly busyText?: string;
  /** The lighter one of two. */
  readonly isSecond?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** The action of a form. While it works a second press does nothing, yet the button keeps the focus. */
export function SubmitButton({ isBusy, busyText, isSecond = false, onPress, children }: Props) {
  return (
    <button
      type="submit"
      className={styles[isSecond ? 'second' : 'submit']}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
    >
      {isBusy && busyText !== undefined ? busyText : children}
    </button>
  );
}
