import type { ReactNode } from 'react';
import classes from './question.module.css';

type QuestionProps = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** One of the three questions of the settings page. */
export function Question({ id, number, title, lead, children }: QuestionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes['question']}>
      <span aria-hidden className={classes['number']}>
        {number}
      </span>
      <div className={classes['body']}>
        <h2 id={`${id}-title`} className={classes['title']}>
          {title}
        </h2>
        <p className={classes['lead']}>{lead}</p>
        {children}
      </div>
    </section>
  );
}

type OptionProps = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
};

/** One of two ways to answer, as a card one can press. */
export function Option({ name, label, hint, checked, onChoose }: OptionProps) {
  return (
    <label className={classes['option']}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <strong>{label}</strong>
      <small>{hint}</small>
    </label>
  );
}

export function Options({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes['options']}>
      <legend className="for-screen-readers">{label}</legend>
      {children}
    </fieldset>
  );
}
