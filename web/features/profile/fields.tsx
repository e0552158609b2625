import '../../ui/form.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { NumberField } from '../../ui/number-field.tsx';

/** What a field needs of the section it stands in. */
export type Within = { readonly messageOf: (field: string) => string | undefined; readonly leave: (field: string) => void };
type FieldProps = {
  readonly within: Within;
  /** As the rules name it, `items.0.low`; also the input's name. */
  readonly field: string;
  readonly label: string;
  readonly hint?: ReactNode;
};

const looks = ({ within, field, label, hint }: FieldProps) => {
  const error = within.messageOf(field);
  return {
    name: field,
    label,
    error,
    description: error === undefined ? hint : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    size: 'md' as const,
    onBlur: () => within.leave(field),
  };
};

type LineProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
} & Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'>;
export function Line({ within, field, label, hint, value, onChange, autoComplete = 'off', ...rest }: LineProps) {
  return (
    <TextInput
      {...looks({ within, field, label, hint })}
      {...rest}
      autoComplete={autoComplete}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type WordsProps = FieldProps & { readonly value: string; readonly onChange: (value: string) => void; readonly describedBy: string };
/** Several lines, as high as what stands in them. */
export function Words({ within, field, label, hint, value, onChange, describedBy }: WordsProps) {
  return (
    <Textarea
      {...looks({ within, field, label, hint })}
      autosize
      minRows={5}
      maxRows={14}
      aria-describedby={describedBy}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type ChoiceProps = FieldProps & {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
};
export function Choice({ within, field, label, hint, value, options, onChange, autoComplete = 'off' }: ChoiceProps) {
  return (
    <NativeSelect
      {...looks({ within, field, label, hint })}
      autoComplete={autoComplete}
      value={value}
      data={[...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type NumberProps = FieldProps & {
  readonly value: number | null;
  /** A year is written without separators. */
  readonly unit: 'rupiah' | 'count' | 'year';
  readonly onChange: (value: number | null) => void;
};
/** A whole number as people type it. What is out of range is said, not corrected. */
export const Whole = ({ within, field, unit, ...rest }: NumberProps) => (
  <NumberField
    {...rest}
    name={field}
    unit={unit === 'rupiah' ? 'rupiah' : 'count'}
    isPlain={unit === 'year'}
    error={within.messageOf(field)}
    onBlur={() => within.leave(field)}
  />
);
