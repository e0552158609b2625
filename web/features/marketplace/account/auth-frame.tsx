import { type ReactNode, useEffect, useRef } from 'react';
import { Frame } from '../site/frame.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { Mark } from '../site/brand.tsx';
import styles from './account.module.css';

interface Props {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
  /** The words change while the page is open. */
  readonly isSettling?: boolean;
  /** It takes the place of a form that was sent: reading continues at its heading. */
  readonly isAnswer?: boolean;
}

/** The quiet card on which one signs in, signs up, or fixes a password. */
export function AuthFrame({ heading, lead, children, isSettling = false, isAnswer = false }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  return (
    <Frame hasSearch={false}>
      <div className={styles['arch']}>
        <div className={isSettling ? `${styles['card']} ${styles['isSettling']}` : styles['card']}>
          <Mark />
          <h1 ref={title} {...(isAnswer && { tabIndex: -1 })}>
            {heading}
          </h1>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          <NeedsScript />
          {children}
        </div>
      </div>
    </Frame>
  );
}
