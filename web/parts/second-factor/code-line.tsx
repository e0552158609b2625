import type { Ref } from 'react';
import { useTexts } from '../../base/texts.ts';
import { type Judge, Line } from '../../ui/checked-fields.tsx';
import { secondFactorTexts } from './texts.ts';

type CodeLineProps = {
  readonly editor: Judge;
  readonly field: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** Where a code of the app or a recovery code is typed. The keyboard has letters: a recovery code has them too. */
export function CodeLine(props: CodeLineProps) {
  const t = useTexts(secondFactorTexts);
  return (
    <Line
      {...props}
      label={t('code')}
      hint={t('codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
