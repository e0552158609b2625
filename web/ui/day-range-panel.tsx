import { rangeOf, type OpenRange, type RangePreset, rangePresets, withDay } from '../../core/day-ranges.ts';
import type { BusinessDay } from '../../core/time.ts';
import { dayWords } from '../../texts/days.ts';
import { isBackwards } from '../base/selection.ts';
import { refusalTexts } from '../base/refusal-texts.ts';
import { useLanguage, useTexts } from '../base/texts.ts';
import { useToday } from '../base/today.ts';
import { Calendar } from './calendar.tsx';
import { DayField } from './day-field.tsx';
import classes from './day-range.module.css';

export type DayRangePanelProps = OpenRange & {
  readonly first?: BusinessDay | undefined;
  /** What is wrong with each end. */
  readonly errors?: { readonly start: string | undefined; readonly end: string | undefined } | undefined;
  /** Chips for the ranges that are asked for most: which one it is, and what is told of one that is pressed. */
  readonly presets?: { readonly chosen: RangePreset | undefined; readonly onPress: (preset: RangePreset) => void };
  /** Whole: a preset, or both ends on the calendar. */
  readonly onWhole?: () => void;
  readonly onChange: (range: OpenRange) => void;
};

/** Two days, typed or chosen on one calendar, and presets. */
export function DayRangePanel({ start, end, first, errors, presets, onWhole, onChange }: DayRangePanelProps) {
  const language = useLanguage();
  const refusal = useTexts(refusalTexts);
  const today = useToday();
  const words = dayWords(language);
  const choose = (range: OpenRange) => {
    onChange(range);
    onWhole?.();
  };
  const isWrong = isBackwards({ start: start ?? undefined, end: end ?? undefined });
  return (
    <div className={classes['panel']}>
      {presets !== undefined && (
        <fieldset className={classes['presets']}>
          <legend className="for-screen-readers">{words('period')}</legend>
          <button type="button" aria-pressed={start === null && end === null} onClick={() => choose({ start: null, end: null })}>
            {words('all')}
          </button>
          {rangePresets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={preset === presets.chosen}
              onClick={() => {
                presets.onPress(preset);
                choose(rangeOf(preset, today));
              }}
            >
              {words(preset)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={classes['ends']}>
        <DayField
          isBare
          name="start"
          label={words('from')}
          value={start}
          error={errors?.start}
          onChange={(day) => onChange({ start: day, end })}
        />
        <DayField
          isBare
          name="end"
          label={words('to')}
          value={end}
          error={isWrong ? refusal('ads.period_end_before_start') : errors?.end}
          onChange={(day) => onChange({ start, end: day })}
        />
      </div>
      <Calendar
        language={language}
        label={words('calendar')}
        start={start}
        end={isWrong ? null : end}
        today={today}
        first={first}
        onPick={(day) => {
          const next = withDay({ start, end }, day);
          onChange(next);
          if (next.end !== null) onWhole?.();
        }}
      />
    </div>
  );
}
