import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface ChoiceFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly refusal?: string | undefined;
  /** What it says while nothing is chosen. */
  readonly none?: string;
  readonly options: readonly Choice[];
  /** More of them, each group under its name; they come after the others. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Choice[] }[];
}
/** One of them. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
}
const optionOf = ({ value, label, lang }: Choice) => (
  <option key={value} value={value} lang={lang}>
    {label}
  </option>
);

/** One of a list. */
export function ChoiceField({ id, label, hint, refusal, none, options, groups = [], ...select }: ChoiceFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} refusal={refusal}>
      {(aria) => (
        <select {...aria} {...select}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(optionOf)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(optionOf)}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
