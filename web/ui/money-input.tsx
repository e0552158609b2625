import type { ReactNode, Ref } from 'react';
import { NumberField } from './number-field.tsx';

type MoneyInputProps = {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly value: number | '';
  readonly error: string | undefined;
  readonly onChange: (value: number | '') => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** Whole Rupiah of a form that keeps nothing as an empty text. */
export function MoneyInput({ id, name = id, value, onChange, ...field }: MoneyInputProps) {
  return (
    <NumberField
      {...field}
      id={id}
      name={name}
      unit="rupiah"
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
