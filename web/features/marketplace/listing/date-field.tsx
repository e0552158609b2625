import { useId, useRef, useState } from 'react';
import { type BusinessDay, businessDayOf } from '../../../../core/time.ts';
import { readTypedDay } from '../../../../core/typed-day.ts';
import { dayWords } from '../../../../texts/days.ts';
import { CalendarButton } from '../../../ui/calendar-button.tsx';
import { problemOfDay, writtenDay } from '../../../ui/use-typed-day.ts';
import { dayAhead } from '../dates/our-date.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './filter-form.module.css';

type DateFieldProps = { readonly freeOn: BusinessDay | null; readonly onChosen: (form: HTMLFormElement) => void };

/** Whether a text is a day that is not over, or nothing. */
export function isDayToCome(text: string): boolean {
  const typed = readTypedDay(text);
  return typed.kind === 'empty' || (typed.kind === 'value' && dayAhead(typed.day, Date.now()) !== null);
}

/** The day on which vendors must not be taken, typed or picked; it acts once it is another day that is not over. */
export function DateField({ freeOn, onChosen }: DateFieldProps) {
  const { t, language } = useSite();
  const [id, problemId] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const [today] = useState(() => businessDayOf(Date.now()));
  const [problem, setProblem] = useState<string>();
  const choose = (text: string) => {
    const typed = readTypedDay(text);
    setProblem(problemOfDay(text, language) ?? (isDayToCome(text) ? undefined : t('day.invalid')));
    const form = input.current?.form ?? null;
    if (form !== null && typed.kind === 'value' && isDayToCome(text) && typed.day !== freeOn) onChosen(form);
  };
  const pick = (day: BusinessDay) => {
    const text = writtenDay(day, language);
    if (input.current !== null) input.current.value = text;
    choose(text);
  };
  return (
    <div className={freeOn === null ? styles['choice'] : styles['chosen']}>
      <label htmlFor={id}>{t('listing.freeOn')}</label>
      <input
        ref={input}
        id={id}
        name="free_on"
        type="text"
        maxLength={40}
        autoComplete="off"
        placeholder={dayWords(language)('placeholder')}
        defaultValue={writtenDay(freeOn, language)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onBlur={({ currentTarget }) => choose(currentTarget.value)}
        // What was typed before this was there comes when the field is left already.
        onInput={({ currentTarget }) => currentTarget !== document.activeElement && choose(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && choose(currentTarget.value)}
      />
      <CalendarButton language={language} label={t('listing.freeOn')} value={freeOn} first={today} onPick={pick} />
      {problem !== undefined && (
        <p id={problemId} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
