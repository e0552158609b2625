import { useEffect, useId, useState } from 'react';
import classes from './client-filter.module.css';

const typedAfterMs = 300;

type NameSearchProps = {
  readonly label: string;
  readonly hint: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
};

/** Asks a moment after the last letter, so that a word is one question. */
export function NameSearch({ label, hint, words, onChange }: NameSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), typedAfterMs);
    return () => clearTimeout(timer);
  });
  return (
    <div className={classes['field']} data-wide="">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={80}
        placeholder={hint}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}
