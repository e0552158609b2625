import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './outline.module.css';

export interface OutlinedSection {
  /** Its heading has the id `section-` and this. */
  readonly name: string;
  readonly label: ReactNode;
  readonly state: 'todo' | 'needed' | 'optional' | 'wrong' | 'done';
  /** The state in words, for who does not see the mark. */
  readonly stateText: string;
}

/** The sections of a long form, each with a tick, a dot or a warning. In a row that can be pushed where there is no room beside the form. */
export function Outline({
  label,
  sections,
  children,
}: {
  readonly label: string;
  readonly sections: readonly OutlinedSection[];
  /** Is above the sections. */
  readonly children?: ReactNode;
}) {
  return (
    <nav aria-label={label} className={classes['outline']}>
      {children}
      <ol className={classes['sections']}>
        {sections.map(({ name, label: text, state, stateText }) => (
          <li key={name}>
            <a href={`#section-${name}`} className={classes['section']} data-state={state}>
              <span aria-hidden className={classes['mark']}>
                {state === 'done' && <IconCheck size={14} stroke={3} />}
                {state === 'wrong' && <IconAlertTriangle size={18} stroke={2} />}
              </span>
              <span>{text}</span>
              <span className="for-screen-readers">, {stateText}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
