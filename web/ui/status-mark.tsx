import type { ReactNode } from 'react';
import classes from './status-mark.module.css';

type StatusMarkProps = { readonly tone: 'good' | 'warn' | 'bad' | 'info' | 'quiet'; readonly children: ReactNode };

/** A state in a word, with a dot beside it. */
export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <span className={classes['mark']} data-tone={tone}>
      {children}
    </span>
  );
}
