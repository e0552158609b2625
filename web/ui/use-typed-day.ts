import { useState } from 'react';
import { type BusinessDay, isBusinessDay } from '../../core/time.ts';
import { readTypedDay } from '../../core/typed-day.ts';
import { dayWords } from '../../texts/days.ts';
import { date } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import { afterPress } from './after-press.ts';
import { useIsResting } from './use-typed-number.ts';

/** A date as its field writes it; what is none stays as it is. */
export const writtenDay = (value: string | null, language: Language): string =>
  value !== null && isBusinessDay(value) ? date(value, language) : (value ?? '');

/** What is to be said about a text that is no date. */
export const problemOfDay = (text: string, language: Language): string | undefined =>
  readTypedDay(text).kind === 'unreadable' ? dayWords(language)('unreadable', { example: date('2026-12-31', language) }) : undefined;

const dayIn = (text: string): BusinessDay | null => {
  const typed = readTypedDay(text);
  return typed.kind === 'value' ? typed.day : null;
};

type TypedDayField = {
  readonly value: BusinessDay | null;
  readonly language: Language;
  readonly onChange: (value: BusinessDay | null) => void;
};

/** A field whose text is read by `readTypedDay`: it stays as typed while it is written, and what cannot be read has no value. */
export function useTypedDay({ value, language, onChange }: TypedDayField) {
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const isResting = useIsResting(text ?? '');
  // Another day than the one typed has come from elsewhere: it is the one that counts.
  const isOwn = text !== null && dayIn(text) === value;
  const unread = isOwn ? problemOfDay(text, language) : undefined;
  return {
    shown: isOwn ? text : writtenDay(value, language),
    problem: isLeft || isResting ? unread : undefined,
    unread,
    onText: (next: string) => {
      setText(next);
      setLeft(false);
      onChange(dayIn(next));
    },
    onPick: (day: BusinessDay) => {
      setText(null);
      onChange(day);
    },
    onBlur: () => {
      afterPress(() => setLeft(true));
      if (text !== null && readTypedDay(text).kind !== 'unreadable') setText(null);
    },
  };
}
