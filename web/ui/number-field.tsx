import './form.css';
import { TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useRef } from 'react';
import type { TypedUnit } from '../../core/typed-amount.ts';
import { useLanguage } from '../base/texts.ts';
import classes from './number-field.module.css';
import { useTypedNumber } from './use-typed-number.ts';
import { useUnread } from './use-unread.ts';

type NumberFieldProps = {
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: React.ReactNode;
  readonly unit: TypedUnit;
  /** Without separators, as years are written. */
  readonly isPlain?: boolean;
  readonly value: number | null;
  /** An amount within the limits of the field, for the message about what cannot be read. */
  readonly example?: number | undefined;
  readonly error: string | undefined;
  /** Tells the form of a text that means no single value: what was typed is not what it would send. */
  readonly unread: (name: string, problem: string | null) => void;
  readonly onChange: (value: number | null) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/**
 * The one field for numbers, of Rupiah above all: it takes what people type, says an amount in words while it is typed, asks about
 * what can be read in two ways and never corrects what is out of range. (decision 0051)
 */
export function NumberField({
  id,
  name,
  label,
  hint,
  unit,
  isPlain,
  value,
  example,
  error,
  unread,
  onChange,
  onFocus,
  onBlur,
  inputRef,
}: NumberFieldProps) {
  const language = useLanguage();
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  const field = useTypedNumber({ unit, isPlain, value, example, language, onChange });
  useUnread(name, field.unread, unread);
  const wrong = field.problem ?? error;
  const isRupiah = unit === 'rupiah';
  const choose = (text: number) => {
    field.choose(text);
    own.current?.focus();
  };
  return (
    <div className={classes['field']} data-number-unit={unit}>
      <TextInput
        ref={ref}
        {...(id !== undefined && { id })}
        name={name}
        label={label}
        error={wrong === undefined ? undefined : <Wrong message={wrong} choices={field.choices} onChoose={choose} />}
        description={
          wrong === undefined || field.meaning !== '' ? (
            <Said hint={wrong === undefined ? hint : undefined} meaning={field.meaning} hasWords={isRupiah} />
          ) : undefined
        }
        size="md"
        {...(isRupiah && { leftSection: <span className={classes['unit']}>Rp</span>, leftSectionWidth: 44 })}
        {...(unit === 'percent' && { rightSection: <span className={classes['unit']}>%</span> })}
        inputMode={isPlain ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={60}
        value={field.shown}
        onChange={(event) => field.onText(event.currentTarget, event.nativeEvent)}
        onFocus={() => {
          field.onFocus();
          onFocus?.();
        }}
        onBlur={() => {
          field.onBlur();
          onBlur?.();
        }}
      />
      <output className="for-screen-readers">{field.isResting ? field.meaning : ''}</output>
    </div>
  );
}

type WrongProps = {
  readonly message: React.ReactNode;
  readonly choices: ReturnType<typeof useTypedNumber>['choices'];
  readonly onChoose: (value: number) => void;
};
/** What is wrong, or what it can mean, to choose from. */
function Wrong({ message, choices, onChoose }: WrongProps) {
  return (
    <span>
      {message}
      {choices.length > 0 && (
        <span className={classes['choices']}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              className={classes['choice']}
              // The field keeps the focus, so that nothing moves under the finger.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(choice.value)}
            >
              {choice.label}
            </button>
          ))}
        </span>
      )}
    </span>
  );
}

type SaidProps = { readonly hint: React.ReactNode; readonly meaning: string; readonly hasWords: boolean };
/** The hint, and a line that is kept free for the words, so that nothing moves while one types. */
function Said({ hint, meaning, hasWords }: SaidProps) {
  return (
    <>
      {hint !== undefined && hint !== '' && <span className={classes['hint']}>{hint}</span>}
      {hasWords && <span className={classes['words']}>{meaning}</span>}
    </>
  );
}
