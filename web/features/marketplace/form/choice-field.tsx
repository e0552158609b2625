import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface ChoiceFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly refusal?: string | undefined;
  /** What it says while nothing is chosen. */
  readonly none?: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
}

/** One of a list. */
export function ChoiceField({ id, label, hint, refusal, none, options, ...select }: ChoiceFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} refusal={refusal}>
      {(aria) => (
        <select {...aria} {...select}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: name, lang }) => (
            <option key={value} value={value} lang={lang}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
