import './form.css';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BusinessDay } from '../../core/time.ts';
import { dayWords } from '../../texts/days.ts';
import { useLanguage } from '../base/texts.ts';
import { CalendarButton } from './calendar-button.tsx';
import { useTypedDay } from './use-typed-day.ts';
import { useUnread } from './use-unread.ts';

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
  /** Tells the form of a text that is no date. Left out where no day is no answer either. */
  readonly unread?: (name: string, problem: string | null) => void;
  readonly onChange: (value: BusinessDay | null) => void;
  readonly onBlur?: () => void;
};

/** The one field for a date: typed as people write it, or chosen on the calendar. */
export function DayField({ name, label, hint, value, error, first, isBare = false, unread, onChange, onBlur }: DayFieldProps) {
  const language = useLanguage();
  const field = useTypedDay({ value, language, onChange });
  useUnread(name, field.unread, unread);
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
