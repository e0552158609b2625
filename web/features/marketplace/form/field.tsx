import type { ReactNode } from 'react';
import { Icon } from '../site/icon.tsx';
import styles from './form.module.css';

interface Aria {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}
interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong; it is in the place of the hint. */
  readonly refusal?: string | undefined;
  readonly children: (aria: Aria) => ReactNode;
}

/** Label above, hint below, the refusal in place of the hint. */
export function Field({ id, label, hint, refusal, children }: Props) {
  const said = refusal ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': said === undefined ? undefined : `${id}-said`,
        'aria-invalid': refusal === undefined ? undefined : true,
      })}
      {said !== undefined && (
        <p id={`${id}-said`} className={refusal === undefined ? styles['hint'] : styles['refusal']} aria-live="polite">
          {refusal !== undefined && <Icon name="warning" size={16} />}
          {said}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a form as a whole. `isOld`: it is sent again, and only the place is kept, so that nothing moves. */
export function FormError({ children, isOld = false }: { readonly children: ReactNode; readonly isOld?: boolean }) {
  return (
    <p className={`${styles['formError']} ${isOld ? 'place-kept' : ''}`} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
