import { savingTexts } from '../base/saving-texts.ts';
import { useTexts } from '../base/texts.ts';
import { type Difference, VersionChoice } from './version-choice.tsx';

type ElsewhereChoiceProps = {
  readonly differences?: readonly Difference[];
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Another window saved what is being typed here: which of the two continues. */
export function ElsewhereChoice({ differences = [], onResolve }: ElsewhereChoiceProps) {
  const t = useTexts(savingTexts);
  const said = differences.map(({ label, here, there }) => ({
    label,
    here: t('here', { value: here }),
    there: t('there', { value: there }),
  }));
  return (
    <VersionChoice mine={t('keepMine')} theirs={t('takeTheirs')} differences={said} onResolve={onResolve}>
      {t('elsewhere')}
    </VersionChoice>
  );
}
