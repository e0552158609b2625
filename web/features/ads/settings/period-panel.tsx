import { dayWords } from '../../../../texts/days.ts';
import { useLanguage } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { Calendar } from '../../../ui/calendar.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { DayRangePanel, type DayRangePanelProps } from '../../../ui/day-range-panel.tsx';
import type { AdForm } from './ad-form.ts';
import classes from './period-choice.module.css';

type Days = Pick<AdForm, 'startsOn' | 'endsOn'>;
export type PeriodPanelProps = Days & {
  readonly hasEnd: boolean;
  readonly errors: DayRangePanelProps['errors'];
  readonly onChange: (days: Partial<Days>) => void;
};

/** The first day, and the last if there is to be one: typed, or chosen on the calendar. */
export default function PeriodPanel({ startsOn, hasEnd, endsOn, errors, onChange }: PeriodPanelProps) {
  const language = useLanguage();
  const today = useToday();
  const words = dayWords(language);
  return (
    <div className={classes['panel']}>
      {hasEnd ? (
        <DayRangePanel
          start={startsOn}
          end={endsOn}
          errors={errors}
          onChange={({ start, end }) => onChange({ startsOn: start, endsOn: end })}
        />
      ) : (
        <>
          <DayField
            isBare
            name="start"
            label={words('from')}
            value={startsOn}
            error={errors?.start}
            onChange={(day) => onChange({ startsOn: day })}
          />
          <Calendar
            language={language}
            label={words('calendar')}
            start={startsOn}
            today={today}
            onPick={(day) => onChange({ startsOn: day })}
          />
        </>
      )}
    </div>
  );
}
