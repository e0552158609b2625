import { useState } from 'react';
import { useAccountTexts } from '../account/account-texts.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly refusal: string | undefined;
  readonly isNew: boolean;
}

/** A password with a switch to read what was typed. Pasting is welcome; nothing but the length is prescribed. */
export function PasswordField({ id, name, label, hint, refusal, isNew }: Props) {
  const words = useAccountTexts();
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} refusal={refusal}>
      {(aria) => (
        <div className={styles['password']}>
          <input
            {...aria}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            spellCheck={false}
            required
          />
          <button type="button" aria-pressed={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
            {words(isShown ? 'field.hide' : 'field.show')}
          </button>
        </div>
      )}
    </Field>
  );
}

/** The password of anyone who is signed in, before something that only they may do. */
export function CurrentPassword({ id, name = 'password', refusal }: Pick<Props, 'id' | 'refusal'> & { readonly name?: string }) {
  const words = useAccountTexts();
  return <PasswordField id={id} name={name} label={words('field.currentPassword')} refusal={refusal} isNew={false} />;
}
