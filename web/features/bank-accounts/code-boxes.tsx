import { type Ref, useId } from 'react';
import { defaultBankAccountRules } from '../../../core/bank-accounts/rules.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './code-dialog.module.css';
import { bankAccountsTexts } from './texts.ts';

const places = Array.from({ length: defaultBankAccountRules.codeDigits }, (_, place) => place);

type CodeBoxesProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly field: Ref<HTMLInputElement>;
  readonly onChange: (digits: string) => void;
};

/**
 * Six boxes that are one field: it takes a paste however the digits are spaced, a phone may fill it by itself, and a screen reader meets a
 * single input with a name.
 */
export function CodeBoxes({ value, error, isDisabled, field, onChange }: CodeBoxesProps) {
  const t = useTexts(bankAccountsTexts);
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className={classes['label']}>
        {t('codeLabel')}
      </label>
      <div className={classes['boxes']} data-error={error !== undefined}>
        <input
          ref={field}
          id={id}
          className={classes['input']}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          disabled={isDisabled}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.currentTarget.value.normalize('NFKC').replace(/\D/g, '').slice(0, places.length))}
        />
        {places.map((place) => (
          <span key={place} aria-hidden className={classes['box']} data-next={place === Math.min(value.length, places.length - 1)}>
            {value[place] ?? ''}
          </span>
        ))}
      </div>
      <p id={errorId} role="alert" className={classes['error']}>
        {error}
      </p>
    </div>
  );
}
