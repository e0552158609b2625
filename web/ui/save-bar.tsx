import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

type SaveBarProps = {
  /** False while everything is saved: then it is at the end of what it saves, and nowhere else. */
  readonly stays?: boolean;
  /** Of a card, not of the whole page. */
  readonly ofCard?: boolean;
  readonly children: ReactNode;
};

/** Whether what is edited above is saved, and the way to save it: in sight as long as that is. */
export function SaveBar({ stays = true, ofCard = false, children }: SaveBarProps) {
  return (
    <div className={classes['bar']} data-stays={stays} data-of={ofCard ? 'card' : 'page'}>
      {children}
    </div>
  );
}
