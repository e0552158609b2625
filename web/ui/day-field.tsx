import './form.css';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BusinessDay } from '../../core/time.ts';
import { dayWords } from '../../texts/days.ts';
import { useLanguage } from '../base/texts.ts';
import { CalendarButton } from './calendar-button.tsx';
import { useTypedDay } from './use-typed-day.ts';

type DayFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: BusinessDay | null;
  readonly error?: ReactNode;
  /** The first day of its calendar. */
  readonly first?: BusinessDay | undefined;
  /** Beside a calendar that is open it needs none of its own. */
  readonly isBare?: boolean;
  readonly onChange: (value: BusinessDay | null) => void;
  readonly onBlur?: () => void;
};

/** The one field for a date: typed as people write it, or chosen on the calendar. */
export function DayField({ name, label, hint, value, error, first, isBare = false, onChange, onBlur }: DayFieldProps) {
  const language = useLanguage();
  const field = useTypedDay({ value, language, onChange });
  const wrong = field.problem ?? error;
  return (
    <TextInput
      name={name}
      label={label}
      error={wrong}
      description={wrong === undefined || wrong === false ? hint : undefined}
      size="md"
      autoComplete="off"
      maxLength={40}
      placeholder={dayWords(language)('placeholder')}
      value={field.shown}
      onChange={({ currentTarget }) => field.onText(currentTarget.value)}
      onBlur={() => {
        field.onBlur();
        onBlur?.();
      }}
      {...(!isBare && {
        rightSection: <CalendarButton language={language} label={label} value={value} first={first} onPick={field.onPick} />,
        rightSectionWidth: 48,
        rightSectionPointerEvents: 'all' as const,
      })}
    />
  );
}
