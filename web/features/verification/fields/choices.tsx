import { type ReactNode, useId } from 'react';
import classes from './choices.module.css';

type ChoicesProps = {
  /** Where links and the first error lead. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Short answers are beside each other. */
  readonly across?: boolean;
  readonly children: ReactNode;
};

/** One of a few, each with room for a word about it. */
export function Choices({ id, label, hint, error, across = false, children }: ChoicesProps) {
  const wordsId = useId();
  return (
    <fieldset id={id} tabIndex={-1} className={classes['choices']} aria-invalid={error !== undefined} aria-describedby={wordsId}>
      <legend className={classes['label']}>{label}</legend>
      <div className={classes['options']} data-across={across}>
        {children}
      </div>
      <p id={wordsId} className={error === undefined ? classes['hint'] : classes['error']}>
        {error ?? hint}
      </p>
    </fieldset>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChoose: () => void;
};

export function Choice({ name, label, hint, checked, onChoose }: ChoiceProps) {
  return (
    <label className={classes['choice']}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <strong>{label}</strong>
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}
