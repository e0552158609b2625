import './form.css';
import './money-input.css';
import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { useLanguage } from '../app/texts.ts';

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
    <TextInput
      {...looks(editor, field, hint)}
      type="date"
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}

type AmountProps = FieldProps & {
  readonly value: number | null;
  /** Rupiah and counts are whole; quantities and percent have at most two decimals. */
  readonly unit: 'rupiah' | 'percent' | 'quantity' | 'count';
  readonly onChange: (value: number | null) => void;
};
/** A number as the language writes it. What is out of range is said, not corrected. */
export function Amount({ editor, field, label, hint, value, unit, onChange }: AmountProps) {
  const language = useLanguage();
  const isRupiah = unit === 'rupiah';
  const isWhole = isRupiah || unit === 'count';
  return (
    <NumberInput
      {...looks(editor, field, hint)}
      label={label}
      value={value ?? ''}
      {...(isRupiah && { prefix: 'Rp ' })}
      {...(unit === 'percent' && { suffix: ' %' })}
      thousandSeparator={language === 'id' ? '.' : ','}
      decimalSeparator={language === 'id' ? ',' : '.'}
      decimalScale={isWhole ? 0 : 2}
      allowDecimal={!isWhole}
      allowNegative={false}
      clampBehavior="none"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      hideControls
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

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
