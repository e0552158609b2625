import './form.css';
import {
  NativeSelect,
  type NativeSelectProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import { afterPress } from './after-press.ts';
import { DayField } from './day-field.tsx';
import { NumberField } from './number-field.tsx';
import { useIsResting } from './use-typed-number.ts';

/** What judges the fields while they are written: the message of a field, once it may be shown. */
export type Judge = {
  readonly messageOf: (field: string) => string | undefined;
  readonly see: (field: string) => void;
  /** What stands in a field cannot be read, or can again. */
  readonly unread: (field: string, problem: string | null) => void;
};

type FieldProps = {
  readonly editor: Judge;
  /** As the rules name it, `items.0.price`; also the input's name. */
  readonly field: string;
  readonly label: string;
  readonly hint?: ReactNode;
};

const look = (editor: Judge, field: string, hint: ReactNode) => {
  const error = editor.messageOf(field);
  return {
    name: field,
    error,
    description: error === undefined ? hint : undefined,
    size: 'md' as const,
    autoComplete: 'off',
    onBlur: () => afterPress(() => editor.see(field)),
  };
};

type Own = 'value' | 'onChange' | 'error' | 'description';
type TextProps = FieldProps & { readonly value: string; readonly onChange: (value: string) => void };

type LineProps = TextProps & Omit<TextInputProps, Own>;
export function Line({ editor, field, hint, onChange, ...rest }: LineProps) {
  return <TextInput {...look(editor, field, hint)} {...rest} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
}

type SecretProps = TextProps & { readonly autoComplete: 'current-password' | 'new-password' } & Omit<PasswordInputProps, Own>;
/** A password, which can be looked at. Its form has no key: what is typed into it is kept nowhere. */
export function Secret({ editor, field, hint, onChange, ...rest }: SecretProps) {
  const t = useTexts(shellTexts);
  return (
    <PasswordInput
      {...look(editor, field, hint)}
      {...rest}
      // The component says it of no password; the focus of a refused form looks for it, and so do screen readers.
      aria-invalid={editor.messageOf(field) === undefined ? undefined : true}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
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
      unread={editor.unread}
      onChange={onChange}
      onBlur={() => afterPress(() => editor.see(field))}
    />
  );
}

type AmountProps = FieldProps & {
  readonly value: number | null;
  /** Rupiah and counts are whole; quantities and percent have at most two decimals. */
  readonly unit: 'rupiah' | 'percent' | 'quantity' | 'count';
  readonly id?: string;
  /** Without separators, as years are written. */
  readonly isPlain?: boolean;
  /** An amount within its limits, where 1.5 million is not. */
  readonly example?: number;
  readonly onChange: (value: number | null) => void;
  readonly onFocus?: () => void;
};
/** A number as people type it. What is out of range is said once typing rests, not corrected: what it amounts to is often shown beside it. */
export function Amount({ editor, field, onChange, ...rest }: AmountProps) {
  const { value } = rest;
  const isResting = useIsResting(String(value));
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (isTyped && isResting && value !== null) editor.see(field);
  }, [isTyped, isResting, value, editor, field]);
  return (
    <NumberField
      {...rest}
      name={field}
      error={editor.messageOf(field)}
      unread={editor.unread}
      onChange={(next) => {
        setTyped(true);
        onChange(next);
      }}
      onBlur={() => afterPress(() => editor.see(field))}
    />
  );
}

type ChoiceProps = TextProps & Omit<NativeSelectProps, Own | 'data'> & { readonly options: NonNullable<NativeSelectProps['data']> };
export function Choice({ editor, field, hint, options, onChange, ...rest }: ChoiceProps) {
  return (
    <NativeSelect {...look(editor, field, hint)} {...rest} data={options} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}

type TextAreaProps = TextProps & { readonly rows: number } & Omit<TextareaProps, Own | 'rows'>;
/** Text of several lines; the field grows with it. */
export function TextArea({ editor, field, hint, rows, onChange, ...rest }: TextAreaProps) {
  return (
    <Textarea
      {...look(editor, field, hint)}
      autosize
      minRows={rows}
      maxRows={14}
      {...rest}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
