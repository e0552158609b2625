import { reviewRules } from '../../../../core/reviews/review.ts';
import { star } from '../../../parts/cards/ornaments/drawing.ts';
import styles from './reviews.module.css';

interface StarsFieldProps {
  readonly name: string;
  readonly label: string;
  /** The words of a number of stars. */
  readonly nameOf: (stars: number) => string;
  readonly refusal?: string | undefined;
  /** What it is called to give none; left out: some have to be given. */
  readonly open?: string;
}
const numbers = Array.from({ length: reviewRules.starsMax }, (_, index) => index + 1);

/** A number of stars: radio buttons, drawn as stars up to the one that is chosen. */
export function StarsField({ name, label, nameOf, refusal, open }: StarsFieldProps) {
  const saidBy = refusal === undefined ? undefined : `${name}-said`;
  return (
    <fieldset
      className={open === undefined ? styles['stars'] : `${styles['stars']} ${styles['aspect']}`}
      data-wrong={refusal === undefined ? undefined : ''}
      aria-describedby={saidBy}
    >
      <legend>{label}</legend>
      <div>
        {numbers.map((number) => (
          <label key={number} className={styles['star']} title={nameOf(number)}>
            <input type="radio" name={name} value={number} aria-label={nameOf(number)} />
            <svg viewBox="0 0 20 20" width={28} height={28} aria-hidden="true">
              <path d={star} />
            </svg>
          </label>
        ))}
        {open !== undefined && (
          <label className={styles['open']}>
            <input type="radio" name={name} value="" defaultChecked />
            {open}
          </label>
        )}
      </div>
      {refusal !== undefined && (
        <p id={saidBy} className={styles['wrong']} aria-live="polite">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
