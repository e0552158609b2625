import { useRef, useState } from 'react';
import { isBusinessDay } from '../../../../core/time.ts';
import { readTypedDay } from '../../../../core/typed-day.ts';
import { dayWords } from '../../../../texts/days.ts';
import { CalendarButton } from '../../../ui/calendar-button.tsx';
import { problemOfDay, writtenDay } from '../../../ui/use-typed-day.ts';
import { useIsResting } from '../../../ui/use-typed-number.ts';
import { useKnownText } from '../wedding/use-known-wedding.ts';
import { useSite } from '../site/site-context.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';

type DayFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly refusal: string | undefined;
  /** The day at first, 'YYYY-MM-DD', or what was typed and could not be read. */
  readonly initial?: string;
  /** The day that the couple told before: it is in a field nobody typed into. */
  readonly known?: string | null;
  /** The day, 'YYYY-MM-DD'; what cannot be read as it was typed. */
  readonly onChange?: (day: string) => void;
};

/** A date of a form that is sent as it is typed, read with the rules of `readTypedDay`; the calendar is one press away. */
export function DayField({ id, name, label, hint, refusal, initial = '', known = null, onChange }: DayFieldProps) {
  const { language } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const isResting = useIsResting(text);
  useKnownText(input, known === null ? '' : writtenDay(known, language));
  const day = dayOf(text);
  const see = (next: string) => {
    setText(next);
    onChange?.(dayOf(next));
  };
  const write = (next: string) => {
    if (input.current === null || input.current.value === next) return;
    input.current.value = next;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Field id={id} label={label} hint={hint} refusal={(isResting ? problemOfDay(text, language) : undefined) ?? refusal}>
      {(aria) => (
        <div className={styles['day']}>
          <input
            ref={input}
            {...aria}
            type="text"
            name={name}
            maxLength={40}
            autoComplete="off"
            placeholder={dayWords(language)('placeholder')}
            defaultValue={writtenDay(initial, language)}
            onInput={({ currentTarget }) => see(currentTarget.value)}
            onFocus={({ currentTarget }) => setText(currentTarget.value)}
            // As it is there: the component may not have heard of it yet.
            onBlur={({ currentTarget }) => write(writtenDay(dayOf(currentTarget.value), language))}
          />
          <CalendarButton
            language={language}
            label={label}
            value={isBusinessDay(day) ? day : null}
            onOpen={() => setText(input.current?.value ?? '')}
            onPick={(picked) => write(writtenDay(picked, language))}
          />
        </div>
      )}
    </Field>
  );
}

/** What a text means, as a form sends it: the day, nothing, or the text itself for the rules to refuse. */
function dayOf(text: string): string {
  const typed = readTypedDay(text);
  return typed.kind === 'value' ? typed.day : text.trim();
}
