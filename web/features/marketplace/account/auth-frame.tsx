import type { ReactNode } from 'react';
import { Frame } from '../site/frame.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { Mark } from '../site/brand.tsx';
import styles from './account.module.css';

interface Props {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The quiet card on which one signs in, signs up, or mends a password. */
export function AuthFrame({ heading, lead, children }: Props) {
  return (
    <Frame hasSearch={false}>
      <div className={styles['arch']}>
        <div className={styles['card']}>
          <Mark />
          <h1>{heading}</h1>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          <NeedsScript />
          {children}
        </div>
      </div>
    </Frame>
  );
}
