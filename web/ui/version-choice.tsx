import type { MouseEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './version-choice.module.css';
import { Notice } from './notice.tsx';

/** What differs: the field, what is here, and what was saved. */
export type Difference = { readonly label: string; readonly here: string; readonly there: string };
type VersionChoiceProps = {
  readonly mine: string;
  readonly theirs: string;
  readonly differences?: readonly Difference[];
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
  readonly children: ReactNode;
};

/** Another window saved what is being written here: what differs, and which of the two continues. */
export function VersionChoice({ mine, theirs, differences = [], onResolve, children }: VersionChoiceProps) {
  const choose = (choice: 'mine' | 'theirs') => (event: MouseEvent<HTMLElement>) => {
    focusNear(event.currentTarget);
    onResolve(choice);
  };
  return (
    <Notice
      tone="warn"
      says="at once"
      action={
        <div className={classes['choice']}>
          <Button variant="default" onClick={choose('mine')}>
            {mine}
          </Button>
          <Button variant="default" onClick={choose('theirs')}>
            {theirs}
          </Button>
        </div>
      }
    >
      {children}
      {differences.length > 0 && (
        <dl className={classes['differences']}>
          {differences.map(({ label, here, there }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{here}</dd>
              <dd>{there}</dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  );
}

const next = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), [type="submit"]:not(:disabled)';

/** The question goes with its answer: the focus continues at what is nearest, the field or the button it is beside. */
function focusNear(pressed: HTMLElement): void {
  for (let around = pressed.parentElement; around !== null; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>(next);
    if (found !== null) return found.focus({ preventScroll: true });
  }
}
