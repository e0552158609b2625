import type { MouseEvent } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import classes from './elsewhere-choice.module.css';
import { savingTexts } from '../base/saving-texts.ts';
import { useTexts } from '../base/texts.ts';

type ElsewhereChoiceProps = {
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Another window saved what is being typed here: which of the two goes on. */
export function ElsewhereChoice({ onResolve }: ElsewhereChoiceProps) {
  const t = useTexts(savingTexts);
  const choose = (choice: 'mine' | 'theirs') => (event: MouseEvent<HTMLElement>) => {
    // The question goes with its answer: the focus goes on in what is being written.
    const written = event.currentTarget.closest('form, dialog, main');
    written?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus({ preventScroll: true });
    onResolve(choice);
  };
  return (
    <Notice
      tone="warn"
      says="at once"
      action={
        <div className={classes['choice']}>
          <Button variant="default" onClick={choose('mine')}>
            {t('keepMine')}
          </Button>
          <Button variant="default" onClick={choose('theirs')}>
            {t('takeTheirs')}
          </Button>
        </div>
      }
    >
      {t('elsewhere')}
    </Notice>
  );
}
