import { useId, useRef } from 'react';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import classes from './help.module.css';

type HelpProps = {
  /** What it explains. */
  readonly label: string;
  readonly children: string;
};

/** The "?" beside a number: how it is counted. Opens on a press, closes on Escape or a press elsewhere. */
export function Help({ label, children }: HelpProps) {
  const t = useTexts(shellTexts);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  // Placed when it opens: the top layer knows nothing of where its button stands.
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    if (at === undefined || note.current === null) return;
    const width = Math.min(280, innerWidth - 32);
    note.current.style.width = `${width}px`;
    note.current.style.left = `${Math.max(16, Math.min(at.left - 12, innerWidth - width - 16))}px`;
    note.current.style.top = `${at.bottom + 8}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes['button']}
        aria-label={t('helpAbout', { name: label })}
        popoverTarget={id}
        onClick={place}
      >
        ?
      </button>
      <span ref={note} id={id} popover="auto" className={classes['note']}>
        {children}
      </span>
    </>
  );
}
