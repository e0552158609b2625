import { useId } from 'react';
import classes from './chips.module.css';

type ChipsProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One of a few, all in sight. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes['chips']}>
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
  );
}
