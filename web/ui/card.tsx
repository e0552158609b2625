import type { ReactNode } from 'react';
import classes from './card.module.css';

type CardProps = {
  readonly title?: string;
  /** What is at the right of the title: one link or button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A sheet of paper on the page. */
export function Card({ title, aside, children, className }: CardProps) {
  return (
    <section className={[classes['card'], className].filter(Boolean).join(' ')} aria-label={title}>
      {title !== undefined && (
        <header className={classes['header']}>
          <h2 className={classes['title']}>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
