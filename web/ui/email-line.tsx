import type { ComponentProps } from 'react';
import { meantEmail } from '../../core/identity/email-slip.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import { Line } from './checked-fields.tsx';
import classes from './email-line.module.css';

/** An email address that someone is written to: a probable slip in its host is asked about, and corrected by one press. */
export function EmailLine(props: ComponentProps<typeof Line>) {
  const shell = useTexts(shellTexts);
  const meant = meantEmail(props.value);
  return (
    <div>
      <Line type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
      <output className={classes['meant']}>
        {meant !== null && (
          <>
            {shell('didYouMean')}{' '}
            <button type="button" onClick={() => props.onChange(meant)}>
              {meant}
            </button>
            ?
          </>
        )}
      </output>
    </div>
  );
}
