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
  const [{ before, asked }, setAsked] = useState<{ readonly before: string; readonly asked: readonly string[] }>({
    before: words,
    asked: [],
  });
  if (words !== before) {
    // Not by what was typed here, but by “show all” or the way back: the field follows.
    const isOwn = asked.includes(words);
    if (!isOwn) setTyped(words);
    setAsked({ before: words, asked: isOwn ? asked.slice(asked.indexOf(words) + 1) : [] });
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === (asked.at(-1) ?? words)) return undefined;
    const timer = setTimeout(() => {
      setAsked((now) => ({ ...now, asked: [...now.asked, wanted] }));
      onChange(wanted);
    }, typedAfterMs);
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
