import '../../../ui/form.css';
import { IconPlus } from '@tabler/icons-react';
import { availabilityRules, type Interval } from '../../../../core/meetings/availability.ts';
import { useTexts } from '../../../base/texts.ts';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';
import classes from './hours.module.css';

type IntervalsProps = {
  /** Said to people who listen, so that each field has a name of its own. */
  readonly day: string;
  readonly intervals: readonly Interval[];
  readonly error: string | undefined;
  readonly onChange: (intervals: Interval[]) => void;
  /** What stands where there are none. */
  readonly none: string;
};

const step = availabilityRules.stepMinutes;
const dayMinutes = 1_440;
const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minutes = Array.from({ length: dayMinutes / step + 1 }, (_, index) => index * step);

/** Any number of intervals of a day, each a start and an end on quarters of an hour. */
export function Intervals({ day, intervals, error, onChange, none }: IntervalsProps) {
  const t = useTexts(meetingsTexts);
  const replace = (index: number, part: Partial<Interval>) =>
    onChange(intervals.map((interval, n) => (n === index ? { ...interval, ...part } : interval)));
  return (
    <div className={classes['intervals']}>
      {intervals.length === 0 && <p className={classes['none']}>{none}</p>}
      {intervals.map((interval, index) => (
        <div key={index} className={classes['interval']}>
          <Clock
            label={t('hours.from', { day, n: index + 1 })}
            options={minutes.slice(0, -1)}
            value={interval.from}
            isWrong={error !== undefined}
            onChange={(from) => replace(index, { from })}
          />
          <span aria-hidden>–</span>
          <Clock
            label={t('hours.to', { day, n: index + 1 })}
            options={minutes.slice(1)}
            value={interval.to}
            isWrong={error !== undefined}
            onChange={(to) => replace(index, { to })}
          />
          <RemoveButton
            sign="cross"
            className={classes['remove']}
            label={t('hours.remove', { day, n: index + 1 })}
            onRemove={() => onChange(intervals.filter((_, n) => n !== index))}
          />
        </div>
      ))}
      {error !== undefined && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type AddProps = Pick<IntervalsProps, 'day' | 'intervals' | 'onChange'>;

/** One more interval of a day, as long as there may be one. */
export function AddInterval({ day, intervals, onChange }: AddProps) {
  const t = useTexts(meetingsTexts);
  if (intervals.length >= availabilityRules.intervalsADayMax) return null;
  return (
    <button
      type="button"
      className={classes['add']}
      aria-label={t('hours.addOn', { day })}
      onClick={() => onChange([...intervals, nextAfter(intervals)])}
    >
      <IconPlus size={18} stroke={1.75} aria-hidden /> {t('hours.add')}
    </button>
  );
}

/** An hour that follows the last interval, as far as the day goes; a day without any starts with office hours. */
function nextAfter(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1);
  if (last === undefined) return { from: 9 * 60, to: 17 * 60 };
  const from = Math.min(last.to + 60, dayMinutes - step);
  return { from, to: Math.min(from + 60, dayMinutes) };
}

type ClockProps = {
  readonly label: string;
  readonly options: readonly number[];
  readonly value: number;
  readonly isWrong: boolean;
  readonly onChange: (minute: number) => void;
};

const Clock = ({ label, options, value, isWrong, onChange }: ClockProps) => (
  <select
    className={classes['clock']}
    aria-label={label}
    aria-invalid={isWrong ? true : undefined}
    value={value}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  >
    {options.map((minute) => (
      <option key={minute} value={minute}>
        {clockOf(minute)}
      </option>
    ))}
  </select>
);
