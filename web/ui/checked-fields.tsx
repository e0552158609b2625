import './form.css';
import { Textarea, TextInput } from '@mantine/core';
import { DayField } from './day-field.tsx';
import { NumberField } from './number-field.tsx';

/** What judges the fields while they are written: the message of a field, once it may be shown. */
export type Judge = { readonly messageOf: (field: string) => string | undefined; readonly see: (field: string) => void };

type FieldProps = {
  readonly editor: Judge;
  /** As the rules name it, `items.0.price`; also the input's name. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
};

const looks = (editor: Judge, field: string, hint: string | undefined) => {
  const error = editor.messageOf(field);
  return {
    name: field,
    error,
    description: error === undefined ? hint : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    size: 'md' as const,
    autoComplete: 'off',
    onBlur: () => editor.see(field),
  };
};

type LineProps = FieldProps & { readonly value: string; readonly maxLength: number; readonly onChange: (value: string) => void };
export function Line({ editor, field, label, hint, value, maxLength, onChange }: LineProps) {
  return (
    <TextInput
      {...looks(editor, field, hint)}
      label={label}
      value={value}
      maxLength={maxLength}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type DayProps = FieldProps & { readonly value: string | null; readonly onChange: (value: string | null) => void };
export function Day({ editor, field, label, hint, value, onChange }: DayProps) {
  return (
    <DayField
      name={field}
      label={label}
      hint={hint}
      value={value}
      error={editor.messageOf(field)}
      onChange={onChange}
      onBlur={() => editor.see(field)}
    />
  );
}

type AmountProps = FieldProps & {
  readonly value: number | null;
  /** Rupiah and counts are whole; quantities and percent have at most two decimals. */
  readonly unit: 'rupiah' | 'percent' | 'quantity' | 'count';
  readonly onChange: (value: number | null) => void;
};
/** A number as people type it. What is out of range is said, not corrected. */
export const Amount = ({ editor, field, ...rest }: AmountProps) => (
  <NumberField {...rest} name={field} error={editor.messageOf(field)} onBlur={() => editor.see(field)} />
);

type WordsProps = LineProps & { readonly rows: number };
/** Text of several lines; the field grows with it. */
export function Words({ editor, field, label, hint, value, maxLength, rows, onChange }: WordsProps) {
  return (
    <Textarea
      {...looks(editor, field, hint)}
      label={label}
      autosize
      minRows={rows}
      maxRows={14}
      value={value}
      maxLength={maxLength}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
