import { type ReactNode, useEffect, useRef } from 'react';
import classes from './card.module.css';

type CardProps = {
  readonly title?: string;
  /** What is at the right of the title: one link or button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Its name in addresses: who follows a link to it arrives at it, also with the keyboard. */
  readonly part?: string;
};

/** A sheet of paper on the page. */
export function Card({ title, aside, children, className, part }: CardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (part !== undefined && location.hash === `#${part}`) card.current?.focus();
  }, [part]);
  const named = part === undefined ? {} : { id: part, tabIndex: -1 };
  return (
    <section ref={card} className={[classes['card'], className].filter(Boolean).join(' ')} aria-label={title} {...named}>
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
