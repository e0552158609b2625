import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** One part of a profile under its heading. */
export function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} className={styles['part']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
