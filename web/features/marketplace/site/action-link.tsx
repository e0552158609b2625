import type { ReactNode } from 'react';
import styles from './action-link.module.css';

type ActionLinkProps = {
  readonly href: string;
  /** The name of the file, where the link leads to one. */
  readonly download?: string;
  readonly children: ReactNode;
};

/** The one way on from here: a link as heavy as a button. */
export function ActionLink({ children, ...rest }: ActionLinkProps) {
  return (
    <a className={styles['action']} {...rest}>
      {children}
    </a>
  );
}
