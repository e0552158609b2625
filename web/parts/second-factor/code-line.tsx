import type { Ref } from 'react';
import { useTexts } from '../../base/texts.ts';
import { type Judge, Line } from '../../ui/checked-fields.tsx';
import { secondFactorTexts } from './texts.ts';

type CodeLineProps = {
  readonly editor: Judge;
  readonly field: string;
  readonly value: string;
  /** Without an app, only a recovery code can be typed. */
  readonly isOfApp?: boolean;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** Where a code of the app or a recovery code is typed. The keyboard has letters: a recovery code has them too. */
export function CodeLine({ isOfApp = true, ...props }: CodeLineProps) {
  const t = useTexts(secondFactorTexts);
  return (
    <Line
      {...props}
      label={t(isOfApp ? 'code' : 'recoveryCode')}
      hint={t(isOfApp ? 'codeHint' : 'recoveryCodeHint')}
      autoComplete={isOfApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
