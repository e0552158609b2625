import { useId } from 'react';
import classes from './chips.module.css';
import { useChosenInSight } from './use-chosen-in-sight.ts';

type ChipsProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Null while nothing is chosen yet. */
  readonly value: Value | null;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
};

/** One of a few, all in sight. */
export function Chips<Value extends string>({ label, options, value, error, onChange }: ChipsProps<Value>) {
  const name = useId();
  const row = useChosenInSight<HTMLFieldSetElement>(value);
  const errorId = error === undefined ? undefined : `${name}-error`;
  return (
    <>
      <fieldset
        ref={row}
        tabIndex={errorId === undefined ? undefined : -1}
        className={classes['chips']}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
      >
        <legend className="for-screen-readers">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className={classes['chip']}>
            <input
              type="radio"
              className="for-screen-readers"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      {errorId !== undefined && (
        <p id={errorId} className={classes['error']}>
          {error}
        </p>
      )}
    </>
  );
}
