import { type FormEvent, useRef, useState } from 'react';
import { readTyped } from '../../../../core/typed-amount.ts';
import { choicesOf, meaningOf, problemOf, useIsResting } from '../../../ui/use-typed-number.ts';
import { useKnownText } from '../wedding/use-known-wedding.ts';
import { useSite } from '../site/site-context.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';

type TypedFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly unit: 'rupiah' | 'count';
  readonly refusal?: string | undefined;
  /** The number at first; null: none. */
  readonly initial?: number | null;
  /** What the couple told before: it is in a field nobody typed into. */
  readonly known?: number | null;
};

/** A number of a form that is sent as it stands, read with the rules of `NumberField`. Its form reads it with `readTyped` too. */
export function TypedField({ name, label, hint, unit, refusal, initial = null, known = null }: TypedFieldProps) {
  const { language } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const isResting = useIsResting(text);
  useKnownText(input, known === null ? '' : String(known));
  const typed = readTyped(text, unit);
  const see = ({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value);
  const problem = isResting ? problemOf(typed, unit, language) : undefined;
  const choose = (value: number) => {
    if (input.current === null) return;
    input.current.value = String(value);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <div data-number-unit={unit}>
      <Field id={name} label={label} hint={meaningOf(typed, unit, language) || hint} refusal={problem ?? refusal}>
        {(aria) => (
          <input
            ref={input}
            {...aria}
            type="text"
            name={name}
            inputMode={unit === 'count' ? 'numeric' : 'decimal'}
            maxLength={60}
            autoComplete="off"
            defaultValue={initial ?? ''}
            onInput={see}
            onFocus={see}
          />
        )}
      </Field>
      {problem !== undefined && (
        <p className={styles['choices']}>
          {choicesOf(typed, unit, language).map((choice) => (
            <button key={choice.value} type="button" onClick={() => choose(choice.value)}>
              {choice.label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
