import { passwordLengthMin } from '../../../core/identity/password.ts';
import { useTexts } from '../../base/texts.ts';
import { type Judge, Secret } from '../../ui/checked-fields.tsx';
import { identityTexts } from './texts.ts';

type NewPasswordProps = {
  readonly editor: Judge;
  readonly field: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function NewPassword(props: NewPasswordProps) {
  const t = useTexts(identityTexts);
  return (
    <Secret
      {...props}
      label={t('newPassword')}
      hint={t('passwordHint', { minimum: passwordLengthMin })}
      name="new-password"
      autoComplete="new-password"
    />
  );
}
