import type { ReactNode } from 'react';
import classes from './reason.module.css';

type ReasonCounterProps = { readonly id: string; readonly isOver: boolean; readonly children: ReactNode };

/** How much of a reason's length is used, under its field. */
export function ReasonCounter({ id, isOver, children }: ReasonCounterProps) {
  return (
    <p id={id} className={classes['counter']} data-over={isOver}>
      {children}
    </p>
  );
}

type ReasonExamplesProps = { readonly legend: string; readonly examples: readonly string[]; readonly onPick: (example: string) => void };

/** Reasons that are given often; one press writes one into the field, to be changed from there. */
export function ReasonExamples({ legend, examples, onPick }: ReasonExamplesProps) {
  return (
    <fieldset className={classes['examples']}>
      <legend>{legend}</legend>
      {examples.map((example) => (
        <button key={example} type="button" className={classes['example']} onClick={() => onPick(example)}>
          {example}
        </button>
      ))}
    </fieldset>
  );
}
