import { PasswordInput } from '@mantine/core';
import { passwordLengthMin } from '../../../core/identity/password.ts';
import { useTexts } from '../../base/texts.ts';
import { identityTexts } from './texts.ts';

type NewPasswordInputProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

export function NewPasswordInput({ value, error, onChange }: NewPasswordInputProps) {
  const t = useTexts(identityTexts);
  return (
    <PasswordInput
      label={t('newPassword')}
      description={error === undefined ? t('passwordHint', { minimum: passwordLengthMin }) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      name="new-password"
      autoComplete="new-password"
      size="md"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
