import './form.css';
import { PasswordInput } from '@mantine/core';

type PasswordFieldProps = {
  readonly label: string;
  /** Why it is asked for again. */
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The password once more. It is never kept in a draft. */
export function PasswordField({ label, hint, value, error, onChange }: PasswordFieldProps) {
  return (
    <PasswordInput
      label={label}
      description={error === undefined ? hint : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      name="password"
      autoComplete="current-password"
      size="md"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
