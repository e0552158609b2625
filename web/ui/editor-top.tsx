import type { ReactNode } from 'react';
import classes from './editor-top.module.css';

type EditorTopProps = {
  /** The way back, above the name. */
  readonly above?: ReactNode;
  readonly name: string;
  readonly below?: ReactNode;
  /** Whether it is saved, and what else stays in sight. */
  readonly children: ReactNode;
};

/** The head of an editor: whether it is saved, and the choice when another window was first, stay in sight. */
export function EditorTop({ above, name, below, children }: EditorTopProps) {
  return (
    <div className={classes['top']} data-above={above === undefined ? undefined : ''}>
      <div>
        {above}
        <h2 className={classes['name']}>{name}</h2>
        {below !== undefined && <p className={classes['below']}>{below}</p>}
      </div>
      {children}
    </div>
  );
}
