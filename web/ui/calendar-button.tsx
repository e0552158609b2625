import { useLayoutEffect } from 'react';
import type { BusinessDay } from '../../core/time.ts';
import { dayWords } from '../../texts/days.ts';
import type { Language } from '../../texts/typed.ts';
import { useToday } from '../base/today.ts';
import { Calendar } from './calendar.tsx';
import classes from './calendar-button.module.css';
import { usePopover } from './use-popover.ts';

type CalendarButtonProps = {
  readonly language: Language;
  /** What the day is for. */
  readonly label: string;
  readonly value: BusinessDay | null;
  readonly first?: BusinessDay | undefined;
  /** Before it opens: the field may hold a day that its owner has not heard of. */
  readonly onOpen?: () => void;
  readonly onPick: (day: BusinessDay) => void;
};

/** Opens the calendar of a field for a date. */
export function CalendarButton({ language, label, onOpen, ...chosen }: CalendarButtonProps) {
  const popover = usePopover();
  const words = dayWords(language);
  return (
    <>
      <button {...popover.buttonProps} className={classes['button']} aria-label={words('openCalendar', { label })} onClick={onOpen}>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth={1.75}>
          <path d="M4 6.500q0-1.500 1.500-1.500h13q1.500 0 1.500 1.500v12q0 1.500-1.500 1.500h-13q-1.500 0-1.500-1.500zM4 10h16M8 3v4M16 3v4" />
        </svg>
      </button>
      <div {...popover.popoverProps} className={classes['popover']} aria-label={words('calendar')}>
        {popover.isOpen && <Days {...chosen} language={language} onPlaced={popover.place} onClose={popover.close} />}
      </div>
    </>
  );
}

type DaysProps = Omit<CalendarButtonProps, 'label' | 'onOpen'> & { readonly onPlaced: () => void; readonly onClose: () => void };
function Days({ language, value, first, onPick, onPlaced, onClose }: DaysProps) {
  const today = useToday();
  useLayoutEffect(onPlaced);
  return (
    <Calendar
      language={language}
      label={dayWords(language)('calendar')}
      start={value}
      today={today}
      first={first}
      takesFocus
      onPick={(day) => {
        onPick(day);
        onClose();
      }}
    />
  );
}
